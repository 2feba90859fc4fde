/** "1 booking", "1,204 bookings". */
export function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`
}

/** " that matches", " that match": what a list that is narrowed says after what it counts; nothing of one that is not. */
export function matching(count: number, isNarrowed: boolean): string {
  if (!isNarrowed) return ''
  return count === 1 ? ' that matches' : ' that match'
}
