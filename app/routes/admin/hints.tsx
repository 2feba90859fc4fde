import { TriangleAlert } from 'lucide-react'
import { joined } from '#app/ui/joined.ts'
import styles from './hints.module.css'

type Props = {
  /** In words, each with the way to where it is mended, if there is one. */
  hints: readonly { words: string; mendedAt?: string }[]
  /** What they are, where no heading says so. */
  label?: string
  /** Beside each other, as far as there is room. */
  look?: 'beside'
}

/** What is worth mending, or a second look, and keeps nobody from anything. */
export function Hints({ hints, label, look }: Props) {
  if (hints.length === 0) return null
  return (
    <ul className={joined(styles.hints, look && styles.beside)} aria-label={label}>
      {hints.map(({ words, mendedAt }) => (
        <li key={words}>
          <TriangleAlert className="icon" aria-hidden="true" />
          {mendedAt ? <a href={mendedAt}>{words}</a> : <span>{words}</span>}
        </li>
      ))}
    </ul>
  )
}
