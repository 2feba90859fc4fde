import { Field, LongField } from '#app/ui/field.tsx'
import { RowCount, RowDeeds } from './fields.tsx'
import type { FieldsProps, PartForm } from './part-form.ts'
import { readerOf, rowsIn, typedRows } from './typed.ts'
import { withSpare } from '#app/routes/admin/departures/season-typed.ts'
import { fieldsOf } from '#app/routes/admin/fields.ts'
import styles from './edit.module.css'

const COLUMNS = ['question', 'answer']

export const words: PartForm = {
  name: 'Inclusions',
  fields: ['inclusions', 'exclusions'],
  lists: { questions: { columns: COLUMNS } },
  typed: ({ inclusions, exclusions, questions }) => ({
    inclusions: inclusions.join('\n'),
    exclusions: exclusions.join('\n'),
    ...typedRows('questions', questions),
  }),
  read: (typed) => {
    const { faults, amiss, text, lines } = readerOf(typed)
    const questions = rowsIn(typed, 'questions', COLUMNS).map((_, at) => ({
      question: text(`questions.${at}.question`),
      answer: text(`questions.${at}.answer`),
    }))
    for (const [at, { question }] of questions.entries())
      if (question === '') amiss(`questions.${at}.question`, 'An answer needs its question.')
    return { values: { inclusions: lines('inclusions'), exclusions: lines('exclusions'), questions }, faults }
  },
  Fields: WordFields,
}

function WordFields({ typed, faults }: FieldsProps) {
  const rows = rowsIn(typed, 'questions', COLUMNS)
  const shown = withSpare(rows)
  const of = fieldsOf({ typed, faults })
  return (
    <>
      <LongField {...of('inclusions')} label="The price holds" help="One a line." rows={8} />
      <LongField {...of('exclusions')} label="It does not hold" help="One a line." rows={6} />
      <h3>Questions</h3>
      <RowCount list="questions" count={shown.length} />
      {shown.map((row, at) => (
        <div key={at} className={styles.row}>
          <Field
            {...of(`questions.${at}.question`)}
            defaultValue={row['question'] ?? ''}
            label={`Question ${at + 1}`}
          />
          <LongField {...of(`questions.${at}.answer`)} defaultValue={row['answer'] ?? ''} label="Answer" rows={3} />
          {at < rows.length ? (
            <RowDeeds list="questions" at={at} count={rows.length} what={`question ${at + 1}`} />
          ) : null}
        </div>
      ))}
    </>
  )
}
