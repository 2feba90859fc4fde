import { Table } from '#app/ui/table.tsx'
import { formatPaise, formatPaiseWithPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import styles from './money-table.module.css'

type Sum = { name: string; paise: Paise }

/** Lines of money and what they come to. */
export function SumTable({ caption, lines, total }: { caption: string; lines: readonly Sum[]; total: Sum }) {
  return (
    <Table className={styles.table}>
      <caption className="vh">{caption}</caption>
      <tbody>
        {lines.map(({ name, paise }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{signed(paise)}</td>
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row">{total.name}</th>
          <td>{formatPaise(total.paise)}</td>
        </tr>
      </tbody>
    </Table>
  )
}

/** Paise and all, with a true minus before what is taken off. */
export function signed(paise: Paise): string {
  return paise < 0 ? `−${formatPaiseWithPaise(-paise)}` : formatPaiseWithPaise(paise)
}
