import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import office from './office.module.css'

/** Over a page where something was typed when the session had ended: shown again when asked for, and done only then. */
export function Unsaved({ csrfToken }: { csrfToken: string }) {
  return (
    <Form className={office.kept} role="status">
      <input type="hidden" name="csrfToken" value={csrfToken} />
      <p>You were logged out when you sent this form, and nothing was done. What you typed is still here.</p>
      <Button name="proof-unsaved" value="show">
        Take it up again
      </Button>
      <Button look="bare" name="proof-unsaved" value="leave">
        Leave it
      </Button>
    </Form>
  )
}
