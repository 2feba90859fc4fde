/** A page of which no paint was told by then comes alive all the same. */
const PATIENCE_MS = 2000

/** Does work when something of the page has been seen: what runs before it holds up a slow phone, and nobody can have touched anything yet. */
export function oncePainted(work: () => void): void {
  // A page that nobody looks at is not painted.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return work()
  const begin = () => {
    observer.disconnect()
    clearTimeout(waiting)
    work()
  }
  const observer = new PerformanceObserver((seen) => {
    if (seen.getEntriesByName('first-contentful-paint').length > 0) begin()
  })
  const waiting = setTimeout(begin, PATIENCE_MS)
  observer.observe({ type: 'paint', buffered: true })
}
