import { Button } from '#app/ui/button.tsx'
import type { AuditedPlan } from '#domain/departures/planning/departure-plan.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import office from '#app/routes/admin/office.module.css'

const MARKS = {
  scheduled: [
    ['guaranteed', 'Guarantee it'],
    ['closed', 'Close to bookings'],
  ],
  guaranteed: [
    ['scheduled', 'Take the guarantee back'],
    ['closed', 'Close to bookings'],
  ],
  closed: [
    ['scheduled', 'Open again'],
    ['guaranteed', 'Open, and guarantee it'],
  ],
  /** Closed while it was guaranteed. */
  kept: [
    ['guaranteed', 'Open again, guaranteed as before'],
    ['scheduled', 'Open, and take the guarantee back'],
  ],
  cancelled: [],
} as const

type Props = { plan: Pick<AuditedPlan, 'status' | 'minToRun'>; sold: number; wasPromised: boolean }

/** How a departure stands, and what can be made of it. */
export function Marks({ plan: { status, minToRun }, sold, wasPromised }: Props) {
  return (
    <section aria-labelledby="marks">
      <h2 id="marks">How it stands</h2>
      <p>{standingText({ status, minToRun, sold, wasPromised })}</p>
      <div className={office.row}>
        {MARKS[wasPromised ? 'kept' : status].map(([to, name]) => (
          <DeedForm key={to} intent="mark" of={{ was: status, to }}>
            <Button look="line">{name}</Button>
          </DeedForm>
        ))}
      </div>
    </section>
  )
}

type Standing = Props['plan'] & Omit<Props, 'plan'>

/** How it stands, for whoever is about to change that. */
export function standingText({ status, minToRun, sold, wasPromised }: Standing): string {
  if (status === 'closed')
    return `Closed: nobody new can book it. Those who have booked keep their seats.${wasPromised ? ' It was guaranteed when it was closed.' : ''}`
  if (status === 'guaranteed')
    return `Guaranteed: travellers read that it leaves whoever else books. ${sold} of its seats are sold. Closed, it keeps that for when it is open again.`
  if (sold >= minToRun)
    return `Open to book. ${sold} are sold and it runs from ${minToRun}: travellers read that it leaves.`
  return 'Open to book, promised once enough seats are sold.'
}
