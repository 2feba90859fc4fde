import { Field } from '#app/ui/field.tsx'
import { movedUntilText } from './moved-until.ts'
import { Select } from '#app/ui/select.tsx'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import { formatDate } from '#platform/dates.ts'
import type { ChangeableHire } from './hire.server.ts'
import form from '#app/routes/booking/party-form.module.css'

type Props = {
  journey: PricedJourney
  hire: ChangeableHire
  /** Where the pick-up is changed, which costs nothing. */
  pickup: string
  draft: { typed: Record<string, string>; faults: Record<string, string> } | undefined
}

/** What of a hire may be otherwise, as it is now: the day, the hour, how many come, the class. */
export function HireFields({ journey, hire, pickup, draft }: Props) {
  const faults = draft?.faults ?? {}
  const field = (name: keyof ChangeableHire['now']) => ({
    id: name,
    name,
    defaultValue: draft?.typed[name] ?? hire.now[name],
    fault: faults[name],
  })
  const others = Object.entries(faults).filter(([name]) => !(name in hire.now))
  return (
    <>
      {others.map(([name, words]) => (
        <p key={name}>{words}</p>
      ))}
      <div className={form.contact}>
        {hire.mayMove ? (
          <Field {...field('date')} label="Day" type="date" min={hire.tomorrow} required />
        ) : (
          <p>
            It comes on {formatDate(journey.startsOn)}. {movedUntilText(journey, hire.moveUntil)}
          </p>
        )}
        <Field {...field('time')} label="Leaving at" help="A night that is driven into costs more" type="time" />
        {hire.asksDays ? (
          <Field
            {...field('days')}
            label="Days"
            help="Calendar days; as many as the road needs if left empty"
            inputMode="numeric"
            maxLength={2}
          />
        ) : null}
        <Field {...field('people')} label="How many come" inputMode="numeric" maxLength={2} required />
        <Select
          {...field('car')}
          label="Class"
          options={hire.classes.map(({ url, name, seats }) => ({ value: url, name: `${name}, ${seats} seats` }))}
        />
      </div>
      <p className="small soft">
        A change is priced at the rates of today. Another way, or another city? Cancel this one and ask for that trip;{' '}
        <a href={pickup}>another address in {journey.departureCity}</a> costs nothing.
      </p>
    </>
  )
}
