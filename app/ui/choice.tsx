import { joined } from './field.tsx'
import styles from './choice.module.css'

type Props = React.ComponentProps<'input'> & { type: 'checkbox' | 'radio' }

/** A box to tick, or one of several to choose, with its words beside it. */
export function Choice({ children, className, ...input }: Props) {
  return (
    <label className={joined(styles.choice, className)}>
      <input {...input} />
      {children}
    </label>
  )
}
