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
    ['closed', 'Close, and take the guarantee back'],
  ],
  closed: [
    ['scheduled', 'Open again'],
    ['guaranteed', 'Open, and guarantee it'],
  ],
  cancelled: [],
} as const

type Props = { plan: Pick<AuditedPlan, 'status' | 'minToRun'>; sold: number }

/** How a departure stands, and what can be made of it. */
export function Marks({ plan: { status, minToRun }, sold }: Props) {
  return (
    <section aria-labelledby="marks">
      <h2 id="marks">How it stands</h2>
      <p>{standing(status, sold)}</p>
      <div className={office.row}>
        {MARKS[status].map(([to, name]) => (
          <DeedForm key={to} intent="mark" of={{ was: status, to }}>
            <Button look="line">{name}</Button>
          </DeedForm>
        ))}
      </div>
      {sold >= minToRun && status === 'scheduled' ? (
        <p className="small soft">
          {sold} are sold and it runs from {minToRun}: travellers read already that it leaves.
        </p>
      ) : null}
    </section>
  )
}

function standing(status: AuditedPlan['status'], sold: number): string {
  if (status === 'closed') return 'Closed: nobody new can book it. Those who have booked keep their seats.'
  if (status === 'guaranteed')
    return `Guaranteed: travellers read that it leaves whoever else books. ${sold} of its seats are sold.`
  return 'Open to book, promised once enough seats are sold.'
}
