/** Arrow keys walk from the question into the cards and among them as they stand; up from the first row leads back. */
export function moveAmongCards(event: KeyboardEvent, input: HTMLInputElement | null): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.isComposing) return
  const cards = [...(input?.closest('dialog')?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
  const from = cards.indexOf(document.activeElement as HTMLElement)
  const inInput = document.activeElement === input
  if (from < 0 && !inInput) return
  const to = inInput ? (event.key === 'ArrowDown' ? cards[0] : undefined) : nextCard(cards, from, event.key, input)
  if (!to) return
  event.preventDefault()
  to.focus()
  to.scrollIntoView({ block: 'nearest' })
}

function nextCard(
  cards: HTMLElement[],
  from: number,
  key: string,
  input: HTMLElement | null,
): HTMLElement | null | undefined {
  if (key === 'ArrowRight') return cards[from + 1]
  if (key === 'ArrowLeft') return cards[from - 1] ?? input
  if (key === 'Home') return cards[0]
  if (key === 'End') return cards.at(-1)
  const columns = columnsOf(cards)
  if (key === 'ArrowDown') return cards[from + columns] ?? (from < cards.length - 1 ? cards.at(-1) : undefined)
  if (key === 'ArrowUp') return cards[from - columns] ?? input
  return undefined
}

function columnsOf(cards: HTMLElement[]): number {
  const top = cards[0]!.getBoundingClientRect().top
  const beyond = cards.findIndex((card) => card.getBoundingClientRect().top > top + 1)
  return beyond < 0 ? cards.length : beyond
}
