import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import type { fieldsOf } from './fields.ts'
import type { WritingState } from '#domain/content/writing-state.ts'
import { formatTime, istDate } from '#platform/dates.ts'
import office from './office.module.css'

/** How a text is saved, by how it stands: the first keeps it so. */
export function SaveButtons({ state }: { state: WritingState }) {
  return (
    <>
      {BUTTONS[state].map(([status, look, name]) => (
        <Button key={name} look={look} name="status" value={status}>
          {name}
        </Button>
      ))}
    </>
  )
}

type FieldProps = Omit<ReturnType<ReturnType<typeof fieldsOf>>, 'name'> & { name: string }
type HourProps = { state: WritingState; of: (name: 'day' | 'hour') => FieldProps }

/** When a text appears by itself; what is public already has no such hour. */
export function HourFields({ state, of }: HourProps) {
  if (state === 'published') return null
  return (
    <div className={office.pair}>
      <Field {...of('day')} label="Appears on" type="date" help="For “Schedule”; else it may stay empty." />
      <Field {...of('hour')} label="At" type="time" />
    </div>
  )
}

/** When people look first, where nobody has said an hour. */
const USUAL_HOUR = '06:00'

/** The same as a form holds it: the day and the hour in India. */
export function hourTyped(publishAt: Date | string | null | undefined): { day: string; hour: string } {
  if (!publishAt) return { day: '', hour: USUAL_HOUR }
  const at = new Date(publishAt)
  return { day: istDate(at), hour: formatTime(at) }
}

/** What the Enter key saves it as: as the first of its buttons. */
export function enteredState(state: WritingState): WritingState {
  return BUTTONS[state][0][0]
}

const BUTTONS = {
  draft: [
    ['draft', 'ink', 'Save the draft'],
    ['review', 'line', 'Send for review'],
    ['scheduled', 'line', 'Schedule'],
    ['published', 'go', 'Publish'],
  ],
  review: [
    ['review', 'ink', 'Save'],
    ['draft', 'line', 'Back to a draft'],
    ['scheduled', 'line', 'Schedule'],
    ['published', 'go', 'Publish'],
  ],
  scheduled: [
    ['scheduled', 'ink', 'Save'],
    ['draft', 'line', 'Back to a draft'],
    ['published', 'go', 'Publish'],
  ],
  published: [
    ['published', 'go', 'Save and publish'],
    ['withdrawn', 'line', 'Withdraw'],
  ],
  withdrawn: [
    ['withdrawn', 'ink', 'Save'],
    ['scheduled', 'line', 'Schedule'],
    ['published', 'go', 'Publish again'],
  ],
} as const
