import { joined } from './joined.ts'
import styles from './button.module.css'

/** `go` leaves the house and is the one in view, `ink` saves, `line` and `calm` stand beside, `bad` takes away, `bare` is hardly there. */
export type ButtonLook = 'go' | 'ink' | 'line' | 'calm' | 'bare' | 'bad'

type Props = React.ComponentProps<'button'> & {
  look?: ButtonLook
  /** What it began is on its way: it says so, and cannot begin it again. */
  busy?: boolean
}

/** Does something; what only leads somewhere is a link. */
export function Button({ look = 'line', busy = false, className, onClick, ...button }: Props) {
  return (
    <button
      {...button}
      className={joined('btn', LOOKS[look], styles.button, className)}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}

// Links wear these too, so they stand in base.css.
const LOOKS: Record<ButtonLook, string | undefined> = {
  go: 'go',
  calm: 'calm',
  bare: 'bare',
  ink: styles.ink,
  line: styles.line,
  bad: styles.bad,
}
