import { Table } from '#app/ui/table.tsx'
import type { Leg } from './road.ts'
import styles from './edit.module.css'

/** The kilometres between the halts of a package. */
export function Legs({ legs }: { legs: readonly Leg[] }) {
  const sum = (of: (leg: Leg) => number | null) => legs.reduce((all, leg) => all + (of(leg) ?? 0), 0)
  return (
    <aside className={styles.bills} aria-labelledby="legs">
      <h3 id="legs">Between the halts</h3>
      {legs.length === 0 ? (
        <p className="soft">The kilometres show here from the second halt on.</p>
      ) : (
        <Table scrollsAs="legs">
          <thead>
            <tr>
              <th scope="col">From, to</th>
              <th scope="col">Way</th>
            </tr>
          </thead>
          <tbody>
            {legs.map(({ from, to, km, hours, isEstimated }, at) => (
              <tr key={at}>
                <th scope="row">
                  {from}, {to}
                </th>
                <td>
                  {km === null ? 'no road' : `${km} km, ${hours} h`}
                  {isEstimated ? <small>estimated</small> : null}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">In all</th>
              <td>
                {sum(({ km }) => km)} km, {sum(({ hours }) => hours)} h
              </td>
            </tr>
          </tfoot>
        </Table>
      )}
      <p className="small soft">From the road table; a pair without a road in it is estimated from the map.</p>
    </aside>
  )
}
