import { joined } from './joined.ts'
import styles from './notice.module.css'

type Props = Omit<React.ComponentProps<'p'>, 'role'> & {
  tone?: 'note' | 'warn' | 'bad' | 'good'
  /** Said aloud when it appears: at once where something is amiss or it says so, in its turn where it went well. */
  said?: boolean | 'at once'
}

/** Says how something stands, in a box of its own; empty it is not seen. */
export function Notice({ tone = 'note', said = false, className, ...notice }: Props) {
  const role = said ? (said === 'at once' || tone === 'bad' || tone === 'warn' ? 'alert' : 'status') : undefined
  return <p {...notice} role={role} className={joined(styles.notice, styles[tone], className)} />
}
