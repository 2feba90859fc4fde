import page from '#app/parts/booking/booking-page.module.css'
import { Bill, PanelPart, TotalBar, TotalPanel } from '#app/parts/booking/total.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Select } from '#app/ui/select.tsx'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import type { ChangeDraft } from '#web/contexts.ts'
import type { ChangeableHire } from './change-hire.server.ts'
import type { Standing } from './opened.server.ts'
import form from './party-form.module.css'

type Props = {
  standing: Standing
  hire: ChangeableHire
  draft: ChangeDraft | undefined
  /** What stands above it. */
  children: React.ReactNode
}

const FORM = 'change-form'

/** What of a hire may be otherwise, as it is now: the day, the hour, how many come, the class. */
export function ChangeHire({ standing: { journey, reference }, hire, draft, children }: Props) {
  const faults = draft?.faults ?? {}
  const field = (name: keyof ChangeableHire['now']) => ({
    id: name,
    name,
    defaultValue: draft?.typed[name] ?? hire.now[name],
    fault: faults[name],
  })
  const others = Object.entries(faults).filter(([name]) => !(name in hire.now))
  const go = (
    <Button look="go" form={FORM}>
      See the difference
    </Button>
  )
  return (
    <>
      <div className={`wrap ${page.page}`}>
        {children}
        <div className={page.two}>
          <Form id={FORM} action={`/booking/${reference}/change`} className={form.form}>
            {others.map(([name, words]) => (
              <p key={name}>{words}</p>
            ))}
            <div className={form.contact}>
              {hire.mayMove ? (
                <Field {...field('date')} label="Day" type="date" min={hire.tomorrow} required />
              ) : (
                <p>It comes on {formatDate(journey.startsOn)}, which is too near to be moved.</p>
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
              A change is priced at the rates of today. Another way, or another city? Cancel this one and ask for that
              trip; <a href={`/booking/${reference}/travellers`}>another address in {journey.departureCity}</a> costs
              nothing.
            </p>
            <p>
              <a className={page.link} href={`/booking/${reference}`}>
                Leave it as it is
              </a>
            </p>
          </Form>
          <TotalPanel label="Your trip as it is">
            <PanelPart>
              <p className="label">As it is now</p>
              <Bill journey={{ ...journey, payments: [] }} />
              <p className="small soft">{journey.roomsText}</p>
              <div className={page.desk}>{go}</div>
            </PanelPart>
          </TotalPanel>
        </div>
      </div>
      <TotalBar label="Your trip as it is" figure={formatPaise(journey.totalPaise)} note="now">
        {go}
      </TotalBar>
    </>
  )
}
