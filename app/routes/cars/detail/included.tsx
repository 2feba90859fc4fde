import inclusions from '#app/routes/package/inclusions/inclusions.module.css'
import type { Tariff } from '#domain/cars/car.ts'

const IN = [
  'The car, the driver and his allowance',
  'Fuel',
  'The kilometres the fare names',
  'The driver’s food and bed on the way',
]
const OUT = [
  'Tolls, parking, state tax and permits: against slips, with a band beside every fare',
  'Entry tickets, guides and ferries',
  'Your meals and your stay',
  'Kilometres, hours, days and nights beyond those the fare names, at the rates below',
]

/** What the fare holds, and what one pays for oneself. */
export function Included({ tariff }: { tariff: Tariff }) {
  return (
    <section aria-labelledby="holds">
      <h2 id="holds" style={{ marginBottom: 'var(--s4)' }}>
        What the fare holds
      </h2>
      <div className={inclusions.columns}>
        <List title="Included" items={[...IN, `GST of ${tariff.gstPercent}\u00a0%`]} />
        <List title="Not included" items={OUT} className={inclusions.out} />
      </div>
    </section>
  )
}

function List({ title, items, className }: { title: string; items: string[]; className?: string | undefined }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className={className}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
