import { joined } from './joined.ts'
import styles from './choice.module.css'

type Props = React.ComponentProps<'input'> & {
  type: 'checkbox' | 'radio'
  /** `own` where the page lays it out itself: a card to choose, a picture, one of a pair. */
  look?: 'own'
  /** Of the box or the dot itself, where the page has it look otherwise. */
  controlClass?: string | undefined
}

/** A box to tick, or one of several to choose, with its words beside it. */
export function Choice({ children, className, controlClass, look, ...input }: Props) {
  return (
    <label className={look === 'own' ? className : joined(styles.choice, className)}>
      <input {...input} className={controlClass} />
      {children}
    </label>
  )
}
