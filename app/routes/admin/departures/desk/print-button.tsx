import { Button } from '#app/ui/button.tsx'

/** Prints the page, as its own style has it on paper. Scripts show it: without them the browser's own menu prints. */
export function PrintButton() {
  return (
    <span data-print="" hidden>
      <Button type="button" look="line">
        Print
      </Button>
    </span>
  )
}
