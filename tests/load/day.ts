/** How many come at an hour of the day, beside what comes at night: lunch and the evening are when people plan journeys. */
function crowdAt(hour: number): number {
  const around = (peak: number, width: number) => Math.exp(-(((hour - peak) / width) ** 2))
  return 0.15 + 0.9 * around(13, 2.5) + 1.6 * around(21, 2)
}

const STEPS = 24 * 60

/** When each of so many visits begins, as shares of a day from 0 to 1, in order: few at night, most at nine in the evening. */
export function spreadOverDay(visits: number): number[] {
  const crowds = Array.from({ length: STEPS }, (_, at) => crowdAt((at * 24) / STEPS))
  const all = crowds.reduce((sum, crowd) => sum + crowd, 0)
  const starts: number[] = []
  let come = 0
  for (const [at, crowd] of crowds.entries()) {
    come += (crowd / all) * visits
    while (starts.length < Math.round(come)) starts.push(at / STEPS)
  }
  return starts
}

/** A share of a day as the clock says it: 0.875 is 21:00. */
export function hourOf(share: number): string {
  const minutes = Math.floor(share * STEPS)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
