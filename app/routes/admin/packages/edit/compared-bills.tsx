import { Table } from '#app/ui/table.tsx'
import type { PartyBill } from '#app/routes/admin/packages/bills.ts'
import { formatPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import styles from './edit.module.css'

/** Whose prices, and what three parties would pay by them; none where they cannot be counted. */
export type BillsByWhom = { whose: string; bills: readonly PartyBill[] | undefined }

/** Where two changed prices at once: what each would have the same parties pay, yours last and held against the one before it. Nothing where both would have them pay the same. */
export function ComparedBills({ all }: { all: readonly BillsByWhom[] }) {
  const counted = all.flatMap(({ whose, bills }) => (bills ? [{ whose, sums: bills.map(sumOf) }] : []))
  const [theirs, yours] = [counted.at(-2)?.sums, counted.at(-1)?.sums]
  if (!all.at(-1)?.bills || !theirs || yours?.every((sum, at) => sum === theirs[at])) return null
  const parties = all.at(-1)?.bills?.map(({ name }) => name) ?? []
  return (
    <section className={styles.compared} aria-labelledby="compared">
      <h2 id="compared">What each would cause</h2>
      <Table scrollsAs="compared">
        <thead>
          <tr>
            <th scope="col">They pay</th>
            {counted.map(({ whose }) => (
              <th key={whose} scope="col">
                {whose}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parties.map((party, at) => (
            <tr key={party}>
              <th scope="row">{party}</th>
              {counted.map(({ whose, sums }) => (
                <td key={whose}>
                  {sums[at] === undefined ? 'Not sold' : formatPaise(sums[at])}
                  {sums === yours ? <small>{differenceText(theirs[at], sums[at])}</small> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}

function sumOf({ bill }: PartyBill): Paise | undefined {
  return bill.ok ? bill.value.totalPaise : undefined
}

function differenceText(theirs: Paise | undefined, yours: Paise | undefined): string | null {
  if (theirs === undefined || yours === undefined || theirs === yours) return null
  return `${formatPaise(Math.abs(yours - theirs))} ${yours > theirs ? 'more' : 'less'}`
}
