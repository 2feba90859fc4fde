import { Clock } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Fault } from '#app/ui/fault.tsx'
import { Field, LongField } from '#app/ui/field.tsx'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { LONGEST_NOTE } from '#domain/leads/desk/enquiry/deed.ts'
import { CALL_OUTCOMES } from '#domain/leads/lead.ts'
import { HOUR, MINUTE } from '#platform/clock.ts'
import { addDays, istDate, timeOfDay, weekdayOf } from '#platform/dates.ts'
import { NextCall } from './enquiry-list.tsx'
import type { OpenedEnquiry } from './opened.server.ts'
import { OUTCOMES, standing } from './words.ts'
import departures from '#app/routes/admin/departures/departures.module.css'
import office from '#app/routes/admin/office.module.css'
import styles from './enquiry.module.css'

type Props = { found: OpenedEnquiry; kept: KeptForm }

/** When to call next, who is reminded of it, and what came of a call. */
export function CallCard({ found, kept }: Props) {
  const { enquiry, now, colleagues } = found
  const { nextCallAt, assigneeId } = enquiry
  const who = colleagues.find(({ id }) => id === assigneeId)?.name
  return (
    <section aria-labelledby="call" className={departures.card}>
      <div className={styles.call}>
        <Clock className="icon" aria-hidden="true" />
        <div>
          <h2 id="call" className={styles.title}>
            {nextCallAt ? <NextCall at={nextCallAt} now={now} before="next call " /> : 'No call is planned'}
          </h2>
          <p className="small soft">
            {nextCallAt
              ? who
                ? `${who} gets a mail 10 minutes before.`
                : 'Nobody is reminded: it is given to nobody.'
              : 'Whoever plans it gets a mail 10 minutes before.'}
          </p>
        </div>
        <div className={office.row}>
          {soonOf(now).map(({ name, day, time }) => (
            <DeedForm key={name} intent="plan" of={{ ...standing(enquiry), day, time }}>
              <Button look="line">{name}</Button>
            </DeedForm>
          ))}
        </div>
      </div>
      <Plan found={found} kept={kept} />
      <Called found={found} kept={kept} />
    </section>
  )
}

/** Moments one presses rather than types: in an hour, to the next five minutes, and ten o'clock of the next working day. */
function soonOf(now: Date): { name: string; day: string; time: string }[] {
  const today = istDate(now)
  const inAnHour = new Date(Math.ceil((now.getTime() + HOUR) / (5 * MINUTE)) * 5 * MINUTE)
  const next = [1, 2, 3].map((days) => addDays(today, days)).find((day) => weekdayOf(day) < 6)!
  const name = next === addDays(today, 1) ? 'Tomorrow 10:00' : 'Mon 10:00'
  return [
    { name: 'In an hour', day: istDate(inAnHour), time: clockText(inAnHour) },
    { name, day: next, time: '10:00' },
  ]
}

function clockText(at: Date): string {
  const { hours, minutes } = timeOfDay(at)
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

function Plan({ found: { enquiry, now }, kept }: Props) {
  const mine = keptOf(kept, 'plan')
  const { nextCallAt } = enquiry
  return (
    <details open={Boolean(mine)}>
      <summary>Another time…</summary>
      <DeedForm intent="plan" of={standing(enquiry)} className={office.form}>
        <When
          id="plan"
          kept={mine}
          now={now}
          help="Empty it to plan no call."
          stands={nextCallAt ? { day: istDate(nextCallAt), time: clockText(nextCallAt) } : undefined}
        />
        <p>
          <Button look="line">Save</Button>
        </p>
      </DeedForm>
    </details>
  )
}

function Called({ found: { enquiry, now }, kept }: Props) {
  const mine = keptOf(kept, 'called')
  return (
    <details open={Boolean(mine)}>
      <summary>Called…</summary>
      <DeedForm intent="called" of={standing(enquiry)} className={office.form}>
        <fieldset aria-describedby={mine?.faults['outcome'] ? 'outcome-fault' : undefined}>
          <legend>How it ended</legend>
          <div className={office.week}>
            {CALL_OUTCOMES.map((outcome) => (
              <Choice
                key={outcome}
                type="radio"
                name="outcome"
                value={outcome}
                defaultChecked={mine?.typed['outcome'] === outcome}
              >
                {OUTCOMES[outcome]}
              </Choice>
            ))}
          </div>
          <Fault id="outcome-fault">{mine?.faults['outcome']}</Fault>
        </fieldset>
        <LongField
          id="called-note"
          name="note"
          label="What was said"
          rows={2}
          maxLength={LONGEST_NOTE}
          defaultValue={mine?.typed['note'] ?? ''}
          fault={mine?.faults['note']}
        />
        <When id="called" kept={mine} now={now} help="Of the next call; empty for none." />
        <p>
          <Button look="ink">Save the call</Button>
        </p>
      </DeedForm>
    </details>
  )
}

type WhenProps = {
  id: string
  kept: KeptForm
  now: Date
  help: string
  stands?: { day: string; time: string } | undefined
}

function When({ id, kept, now, help, stands }: WhenProps) {
  return (
    <div className={office.pair}>
      <Field
        id={`${id}-day`}
        name="day"
        label="Day"
        type="date"
        min={istDate(now)}
        help={help}
        defaultValue={kept?.typed['day'] ?? stands?.day ?? ''}
        fault={kept?.faults['day']}
      />
      <Field
        id={`${id}-time`}
        name="time"
        label="Time in India"
        type="time"
        defaultValue={kept?.typed['time'] ?? stands?.time ?? ''}
        fault={kept?.faults['time']}
      />
    </div>
  )
}
