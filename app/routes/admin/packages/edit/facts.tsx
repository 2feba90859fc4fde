import { href } from 'react-router'
import { Choice } from '#app/ui/choice.tsx'
import { Fault } from '#app/ui/fault.tsx'
import { Field, LongField } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { faultAt, fieldsOf } from '#app/routes/admin/fields.ts'
import { DIFFICULTY_NAMES } from '#domain/catalogue/difficulty-names.ts'
import { COMFORT_NAMES, KIND_NAMES } from '#domain/catalogue/kind-names.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'
import { monthName } from '#platform/dates.ts'
import type { KnownThings } from './known.ts'
import { optionsOf, Pair } from './fields.tsx'
import type { PartForm } from './part-form.ts'
import { readerOf, ticked } from './typed.ts'
import styles from './edit.module.css'

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1))
const TEXTS = ['name', 'url', 'categoryId', 'startCity', 'endCity', 'summary', 'intro'] as const
const NUMBER = 'A whole number, or nothing.'

export const facts: PartForm = {
  name: 'Facts',
  fields: [
    ...TEXTS,
    'kind',
    'comfort',
    'days',
    'groupMin',
    'groupMax',
    'difficulty',
    'maxAltitudeM',
    'distanceKm',
    'tags',
    'highlights',
  ],
  boxes: ({ categories, states }) => [
    ...MONTHS.map((month) => `months.${month}`),
    ...states.map(({ code }) => `stateCodes.${code}`),
    ...categories.map(({ id }) => `categoryIds.${id}`),
  ],
  lists: {},
  typed: (content) => ({
    ...Object.fromEntries(TEXTS.map((name) => [name, content[name]])),
    kind: content.kind,
    comfort: content.comfort,
    days: countText(content.days),
    groupMin: countText(content.groupMin),
    groupMax: countText(content.groupMax),
    difficulty: content.difficulty ?? '',
    maxAltitudeM: countText(content.maxAltitudeM),
    distanceKm: countText(content.distanceKm),
    tags: content.tags.join(', '),
    highlights: content.highlights.join('\n'),
    ...ticked('months', content.months),
    ...ticked('stateCodes', content.stateCodes),
    ...ticked('categoryIds', content.categoryIds),
  }),
  read: (typed, known, content) => {
    const { categories, states } = known
    const { faults, amiss, text, whole, lines, chosen } = readerOf(typed)
    /** A place of ours as it is written there; what stands already may stay. */
    const placeIn = (name: 'startCity' | 'endCity') => {
      const words = text(name)
      const place = known.places.find((one) => one.name.toLowerCase() === words.toLowerCase())
      if (words !== '' && words !== content[name] && !place)
        amiss(name, `We have no place called ${words}. Its page comes first, under Cities.`)
      return place?.name ?? words
    }
    const values = {
      ...Object.fromEntries(TEXTS.map((name) => [name, text(name)])),
      startCity: placeIn('startCity'),
      endCity: placeIn('endCity'),
      kind: text('kind') as PackageDraft['kind'],
      comfort: text('comfort') as PackageDraft['comfort'],
      days: whole('days', 'A journey has 1 to 60 days.') ?? 0,
      groupMin: whole('groupMin', 'A whole number of travellers.') ?? 0,
      groupMax: whole('groupMax', 'A whole number of travellers.') ?? 0,
      difficulty: (text('difficulty') || null) as PackageDraft['difficulty'],
      maxAltitudeM: whole('maxAltitudeM', NUMBER),
      distanceKm: whole('distanceKm', NUMBER),
      tags: text('tags')
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
      highlights: lines('highlights'),
      months: chosen('months', MONTHS, content.months.map(String)).map(Number),
      stateCodes: chosen(
        'stateCodes',
        states.map(({ code }) => code),
        content.stateCodes,
      ),
      categoryIds: chosen(
        'categoryIds',
        categories.map(({ id }) => id),
        content.categoryIds,
      ),
    }
    return { values, faults }
  },
  Fields: ({ typed, faults, known }) => {
    const of = fieldsOf({ typed, faults })
    const specialities = known.categories.filter(({ kind }) => kind === 'speciality')
    return (
      <>
        <Field {...of('name')} label="Name" maxLength={200} />
        <Field
          {...of('url')}
          label="Address"
          before={<span className={styles.before}>/package/</span>}
          maxLength={120}
        />
        <Pair>
          <Select {...of('kind')} label="Kind" options={optionsOf(KIND_NAMES)} />
          <Select {...of('comfort')} label="Comfort" options={optionsOf(COMFORT_NAMES)} />
        </Pair>
        <Pair>
          <Field {...of('days')} label="Days" inputMode="numeric" maxLength={2} />
          <Select
            {...of('difficulty')}
            label="How hard, of a trek"
            none="Not a trek"
            options={optionsOf(DIFFICULTY_NAMES)}
          />
        </Pair>
        <Pair>
          <Field {...of('startCity')} label="Starts in" list="places" maxLength={120} />
          <Field {...of('endCity')} label="Ends in" list="places" maxLength={120} />
        </Pair>
        <Places known={known} />
        <Pair>
          <Field {...of('groupMin')} label="Smallest group" inputMode="numeric" maxLength={3} />
          <Field {...of('groupMax')} label="Largest group" inputMode="numeric" maxLength={3} />
        </Pair>
        <Pair>
          <Field {...of('distanceKm')} label="Kilometres in all" inputMode="numeric" maxLength={6} />
          <Field {...of('maxAltitudeM')} label="Highest point, metres" inputMode="numeric" maxLength={5} />
        </Pair>
        <Select
          {...of('categoryId')}
          label="Belongs to"
          none="Choose a category"
          help={
            specialities.length > 0 ? undefined : (
              <>
                There is none yet: <a href={`${href('/admin/categories')}/new`}>add the first one</a>. What is typed
                here stays.
              </>
            )
          }
          options={specialities.map(({ id, name }) => ({ value: id, name }))}
        />
        <Boxes
          name="categoryIds"
          legend="Stands under, too"
          boxes={known.categories.map(({ id, name }) => [id, name])}
          {...{ typed, faults }}
        />
        <Boxes
          name="months"
          legend="Best months"
          boxes={MONTHS.map((month) => [month, monthName(Number(month)).slice(0, 3)])}
          {...{ typed, faults }}
        />
        <Boxes
          name="stateCodes"
          legend="States"
          boxes={known.states.map(({ code, name }) => [code, name])}
          {...{ typed, faults }}
        />
        <Field {...of('tags')} label="Tags" help="With commas: hill station, tea." />
        <LongField {...of('summary')} label="Summary" help="One sentence, on cards and in search." rows={2} />
        <LongField {...of('intro')} label="Introduction" help="The paragraph the page begins with." rows={5} />
        <LongField {...of('highlights')} label="Highlights" help="One a line." rows={6} />
      </>
    )
  },
}

function countText(count: number | null): string {
  return count === null || count === 0 ? '' : String(count)
}

/** Names to choose from while typing. */
export function Places({ known }: { known: KnownThings }) {
  return (
    <datalist id="places">
      {[...new Set(known.places.map(({ name }) => name))].map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </datalist>
  )
}

type BoxesProps = {
  name: string
  legend: string
  boxes: readonly (readonly [id: string, name: string])[]
  typed: Readonly<Record<string, string>>
  faults: Readonly<Record<string, string>>
}

/** Several of a few, each with a box. */
export function Boxes({ name, legend, boxes, typed, faults }: BoxesProps) {
  const fault = faultAt(faults, name)
  return (
    <fieldset className={styles.boxes} aria-describedby={fault ? `${name}-fault` : undefined}>
      <legend id={name}>{legend}</legend>
      <div>
        {boxes.map(([id, words]) => (
          <Choice
            key={id}
            type="checkbox"
            name={`${name}.${id}`}
            value="yes"
            defaultChecked={Boolean(typed[`${name}.${id}`])}
          >
            {words}
          </Choice>
        ))}
      </div>
      <Fault id={`${name}-fault`}>{fault}</Fault>
    </fieldset>
  )
}
