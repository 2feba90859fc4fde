import { Button } from '#app/ui/button.tsx'

type Props = {
  /** The id the page is shown at then. */
  at: string
  /** What is previewed, on a page with several. */
  of?: string
}

/**
 * Draws what the words of a form would become, without saving any: the form's page with its deed `preview`, which is `showAgain`. What is drawn says `data-drawn`, and follows by
 * itself where scripts run.
 */
export function PreviewButton({ at, of }: Props) {
  return (
    <Button look="line" name="intent" value="preview" formAction={`#${at}`} data-again="">
      Preview, without saving{of ? <span className="vh">, {of}</span> : null}
    </Button>
  )
}
