/** How long the whole run may take, and what is left of it. */
export function openBudget(wholeMs: number): { leftMs(): number; until(shareMs: number): number } {
  const end = performance.now() + wholeMs
  return {
    leftMs: () => end - performance.now(),
    /** The moment a section that may take `shareMs` must be over. */
    until: (shareMs) => Math.min(end, performance.now() + shareMs),
  }
}
