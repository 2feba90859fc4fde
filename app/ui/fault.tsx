import { TriangleAlert } from 'lucide-react'
import styles from './field.module.css'

type Props = {
  id: string
  /** Read out when it appears: where no message of the whole form is. */
  said?: boolean | undefined
  children: React.ReactNode
}

/** What is amiss with a field, said under it in words that name what would be right. Its field is tied to it by its id. */
export function Fault({ id, said, children }: Props) {
  return children ? (
    <p id={id} className={styles.fault} role={said ? 'alert' : undefined}>
      <TriangleAlert className="icon" aria-hidden="true" />
      {children}
    </p>
  ) : null
}
