import { joined } from './joined.ts'
import { Notice } from './notice.tsx'
import styles from './form.module.css'

/** What came of a form when it was sent. */
export type FormOutcome = { ok: boolean; message: string }

type Props = React.ComponentProps<'form'> & {
  says?: FormOutcome | undefined
  /** With it the page is not left: the `data-answer` it stands in becomes the one of the page the server answers with. */
  live?: boolean
  /** What a change of the form asks of this page besides its fields, as "step=date"; sending it leads on as ever. */
  changed?: string
  /** Work the browser is asked to do before the form is taken; it is sent again with it. */
  challenge?: unknown
}

/** A form, one field under the other. The server says what is amiss, in the site's words and at its field: the browser's bubbles stay away. */
export function Form({ says, live = false, changed, challenge, className, children, ...form }: Props) {
  return (
    <form
      method="post"
      noValidate
      {...form}
      className={joined(styles.form, className)}
      data-live={live ? 'post' : changed}
      data-challenge={challenge ? JSON.stringify(challenge) : undefined}
    >
      <Says {...says} />
      {children}
    </form>
  )
}

/** Where a form says what came of it; scripts find it by `data-says`, the fields it is about by its `id`. */
export function Says({ id, ok = false, message }: Partial<FormOutcome> & { id?: string }) {
  return (
    <Notice id={id} tone={ok || !message ? 'good' : 'bad'} said data-says="" data-ok={message ? ok : undefined}>
      {message}
    </Notice>
  )
}

/** What marks a field that the form's one message is about, and ties it to the message; a field with words of its own has its `fault`. */
export function tieTo(saysId: string, faulty: readonly string[] = []) {
  return (...names: string[]) =>
    names.some((name) => faulty.includes(name)) ? ({ 'aria-invalid': true, 'aria-describedby': saysId } as const) : {}
}
