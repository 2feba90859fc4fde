import { joined } from './joined.ts'
import styles from './notice.module.css'

type Props = Omit<React.ComponentProps<'p'>, 'role'> & {
  tone?: 'note' | 'warn' | 'bad' | 'good'
  /** Said aloud when it appears: at once where something is amiss or it says so, in its turn where it went well; `first` has whoever goes by keys go on from it. */
  said?: boolean | 'at once' | 'first'
}

/** Says how something stands, in a box of its own; empty it is not seen. */
export function Notice({ tone = 'note', said = false, className, ...notice }: Props) {
  const role = said ? (said === 'at once' || tone === 'bad' || tone === 'warn' ? 'alert' : 'status') : undefined
  const focus = said === 'first' && notice.children ? { tabIndex: -1, autoFocus: true } : {}
  return <p {...focus} {...notice} role={role} className={joined(styles.notice, styles[tone], className)} />
}
