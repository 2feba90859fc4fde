/** Of so many visits one is timed: enough to tell by, and little to keep. */
const ONE_OF = 5
const REPORTS = '/reports/visit'

/** Tells the site how fast this page was, of some visits; never who asked. Machines are no visitors. */
export function countVisit(): void {
  if (navigator.webdriver || document.hidden || document.querySelector('[data-office]')) return
  if (Math.random() * ONE_OF < 1) timeVisit()
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

function timeVisit(): void {
  const begin = (navigation() as { activationStart?: number } | undefined)?.activationStart ?? 0
  let lcp: number | undefined
  watch('largest-contentful-paint', ({ startTime }) => (lcp = Math.max(0, startTime - begin)))
  const shifts = addShifts()
  const touches = new Map<number, number>()
  watch('event', ({ interactionId, duration }: PerformanceEventTiming) => {
    if (interactionId > 0) touches.set(interactionId, Math.max(duration, touches.get(interactionId) ?? 0))
  })
  // Whoever leaves for another page is not always said to be hidden first.
  const leaving = new AbortController()
  const tell = ({ type }: Event) => {
    if (type === 'visibilitychange' && document.visibilityState !== 'hidden') return
    leaving.abort()
    const page = location.pathname.split('/')[1] ?? ''
    const device = matchMedia('(max-width: 899px)').matches ? 'phone' : 'desktop'
    send({ page, device, lcp, inp: slowest([...touches.values()]), cls: Math.round(shifts.worst * 1000) })
  }
  document.addEventListener('visibilitychange', tell, leaving)
  addEventListener('pagehide', tell, leaving)
}

/** The worst stretch of layout shifts: those less than a second apart, five seconds at most (web.dev/articles/cls). */
function addShifts(): { worst: number } {
  const shifts = { worst: 0 }
  let [sum, first, last] = [0, 0, 0]
  watch('layout-shift', ({ value, startTime, hadRecentInput }: Shift) => {
    if (hadRecentInput) return
    const isSame = startTime - last < 1000 && startTime - first < 5000
    sum = isSame ? sum + value : value
    if (!isSame) first = startTime
    last = startTime
    shifts.worst = Math.max(shifts.worst, sum)
  })
  return shifts
}

/** Of fifty touches one may be an outlier (web.dev/articles/inp). */
function slowest(durations: number[]): number | undefined {
  return durations.toSorted((a, b) => b - a)[Math.floor(durations.length / 50)]
}

function watch<Entry extends PerformanceEntry>(type: string, seen: (entry: Entry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(seen))
  observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit)
}

function navigation(): PerformanceNavigationTiming | undefined {
  return performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
}

function send(report: object): void {
  navigator.sendBeacon(REPORTS, new Blob([JSON.stringify(report)], { type: 'application/json' }))
}
