import type { Halt } from '#app/ui/state.tsx'
import type { ReviewState } from '#domain/reviews/review.ts'

/** How a review stands, and what it is called in the list. */
export const STATES: Record<ReviewState, { halt: Halt; word: string; view: string }> = {
  pending: { halt: 'review', word: 'Waits', view: 'To read' },
  published: { halt: 'published', word: 'Published', view: 'Published' },
  declined: { halt: 'withdrawn', word: 'Kept back', view: 'Kept back' },
}

/** "1 review", "12 reviews". */
export function countText(count: number): string {
  return count === 1 ? '1 review' : `${count.toLocaleString('en-IN')} reviews`
}

/** Stars at most, as a filter says them. */
export function atMostText(stars: number): string {
  return stars === 1 ? '1 star' : `${stars} stars or fewer`
}

const SHOWN = 180

/** The first words of what somebody wrote. */
export function begins(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()}…` : text
}
