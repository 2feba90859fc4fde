import { X } from 'lucide-react'
import { joined } from './joined.ts'
import styles from './dialog.module.css'

type Props = Omit<React.ComponentProps<'dialog'>, 'title'> & {
  /** What `data-opens` of the link or button names that opens it. */
  id: string
  /** Its heading, with the way to close it; what brings a heading of its own is named by `aria-labelledby`. */
  title?: string
}

/** Over the page, one thing at a time. Escape, a press beside it and whatever has `data-closes` close it. */
export function Dialog({ id, title, className, children, ...dialog }: Props) {
  if (!title)
    return (
      <dialog {...dialog} id={id} className={joined(styles.dialog, className)}>
        {children}
      </dialog>
    )
  return (
    <dialog {...dialog} id={id} className={joined(styles.dialog, className)} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <CloseDialog />
      </div>
      {children}
    </dialog>
  )
}

/** Closes the dialog it stands in. */
export function CloseDialog({ label = 'Close' }: { label?: string }) {
  return (
    <button type="button" className={styles.close} data-closes="" aria-label={label}>
      <X className="icon" aria-hidden="true" />
    </button>
  )
}
