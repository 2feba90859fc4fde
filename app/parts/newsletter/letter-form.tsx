import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import styles from './letter-form.module.css'

type Props = { id?: string; draft?: { email: string; fault?: string; message?: string } | undefined }

/** Asks for the address our letters go to; where it can, the server's answer takes its place. */
export function LetterForm({ id = 'newsletter-email', draft }: Props) {
  return (
    <div data-answer="letter">
      <Form
        action="/newsletter"
        className={styles.letter}
        says={draft?.message ? { ok: false, message: draft.message } : undefined}
        live
      >
        <Field
          id={id}
          label="E-mail address"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={draft?.email}
          fault={draft?.fault}
          said
        />
        <Button>Send it</Button>
      </Form>
    </div>
  )
}

/** What takes the form's place once it has done its work. */
export function LetterSent({ words }: { words: string }) {
  return (
    <div data-answer="letter">
      <p role="status" tabIndex={-1} data-says="" className={styles.sent}>
        {words}
      </p>
    </div>
  )
}
