import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { listed } from '#platform/wording.ts'
import office from './office.module.css'

type Props = { csrfToken: string; isKept: boolean; lost: readonly string[] }

/** Over a page where something was typed when the session had ended: shown again when asked for, and done only then; and what of it is gone. */
export function Unsaved({ csrfToken, isKept, lost }: Props) {
  return (
    <Form className={office.kept} role="status">
      <input type="hidden" name="csrfToken" value={csrfToken} />
      <p>You were logged out when you sent this form, and nothing was done. {keptText(isKept, lost)}</p>
      {isKept ? (
        <Button name="proof-unsaved" value="show">
          Take it up again
        </Button>
      ) : null}
      <Button look="bare" name="proof-unsaved" value="leave">
        {isKept ? 'Leave it' : 'I have read it'}
      </Button>
    </Form>
  )
}

function keptText(isKept: boolean, lost: readonly string[]): string {
  if (!isKept) return `Nothing of it could be kept: ${listed(lost)}.`
  return lost.length === 0 ? 'What you typed is still here.' : `What you typed is still here, but for ${listed(lost)}.`
}
