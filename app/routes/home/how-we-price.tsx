import { WrittenLink } from '#app/parts/written/written-link.tsx'
import { milestoneText } from '#app/parts/price/milestone-text.ts'
import type { Milestone } from '#domain/pricing/payment-plan.ts'
import type { SectionWords } from '#domain/settings/home-sections.ts'
import styles from './how-we-price.module.css'
import { listed } from '#platform/wording.ts'

/** `milestones`: what seats are held with, and what is due later. */
type Props = SectionWords & { holdsSeats: boolean; milestones: readonly Milestone[] }

/** How a price comes about, in three halts, and what stands behind it. */
export function HowWePrice({ holdsSeats, milestones, id, title, lead }: Props) {
  return (
    <section data-far="" className="section" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{title}</h2>
        {lead ? <p>{lead}</p> : null}
        <ol className={styles.plain}>
          <li>
            <h3>You see the whole total</h3>
            <p>
              GST is in the first figure you read, and in the last. What else is in it stands on the page of each
              journey.
            </p>
          </li>
          {holdsSeats ? <Instalments milestones={milestones} /> : null}
          <li>
            <h3>You can change your mind</h3>
            <p>
              The charge grows only as the date comes near. If we call a date off, everything comes back.{' '}
              <WrittenLink slug="refund-cancellation">Read the slabs</WrittenLink>
            </p>
          </li>
        </ol>
      </div>
    </section>
  )
}

function Instalments({ milestones }: { milestones: readonly Milestone[] }) {
  const [first, ...later] = milestones
  if (!first || later.length === 0) return null
  const parts = later.map((part) => `${milestoneText(part)} ${dueText(part)}`)
  return (
    <li>
      <h3>You hold seats from {milestoneText(first)}</h3>
      <p>The rest is due later: {listed(parts)}. Closer to the day, what is due by then is paid with it.</p>
    </li>
  )
}

function dueText({ daysBefore }: Milestone): string {
  return daysBefore ? `by ${daysBefore} days before you leave` : 'on the day you leave'
}
