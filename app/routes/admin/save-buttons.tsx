import { Button } from '#app/ui/button.tsx'
import type { WritingState } from '#domain/content/writing-state.ts'

/** How a text is saved, by how it stands: the first keeps it so. */
export function SaveButtons({ state }: { state: WritingState }) {
  return (
    <>
      {BUTTONS[state].map(([status, look, name]) => (
        <Button key={name} look={look} name="status" value={status}>
          {name}
        </Button>
      ))}
    </>
  )
}

/** What the Enter key saves it as: as the first of its buttons. */
export function enteredState(state: WritingState): WritingState {
  return BUTTONS[state][0][0]
}

const BUTTONS = {
  draft: [
    ['draft', 'ink', 'Save the draft'],
    ['published', 'go', 'Publish'],
  ],
  scheduled: [
    ['published', 'ink', 'Save'],
    ['draft', 'line', 'Back to a draft'],
  ],
  published: [
    ['published', 'go', 'Save and publish'],
    ['withdrawn', 'line', 'Withdraw'],
  ],
  withdrawn: [
    ['withdrawn', 'ink', 'Save'],
    ['published', 'go', 'Publish again'],
  ],
} as const
