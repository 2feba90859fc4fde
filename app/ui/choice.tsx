import { joined } from './field.tsx'
import styles from './choice.module.css'

type Props = React.ComponentProps<'input'> & {
  type: 'checkbox' | 'radio'
  /** `own` where the page lays it out itself: a card to choose, a picture, one of a pair. */
  look?: 'own'
}

/** A box to tick, or one of several to choose, with its words beside it. */
export function Choice({ children, className, look, ...input }: Props) {
  return (
    <label className={look === 'own' ? className : joined(styles.choice, className)}>
      <input {...input} />
      {children}
    </label>
  )
}
