import type { FareRules } from './fare-rules.ts'

/** A stretch of driving in minutes from the midnight the first day begins with; both ends may be the same minute. */
export type DrivenStretch = { from: number; to: number }

export const DAY_MINUTES = 24 * 60

/** How many nights are driven into: a night is charged once, however long the wheels turn in it. */
export function nightsDriven(driving: readonly DrivenStretch[], { night }: Pick<FareRules, 'night'>): number {
  return new Set(driving.flatMap((stretch) => nightsOf(stretch, night))).size
}

/** The nights of one stretch, each named by the day whose evening begins it. */
function nightsOf({ from, to }: DrivenStretch, night: FareRules['night']): number[] {
  const first = Math.floor(from / DAY_MINUTES) - 1
  const last = Math.floor(to / DAY_MINUTES)
  return Array.from({ length: last - first + 1 }, (_, i) => first + i).filter((day) => {
    const begins = day * DAY_MINUTES + night.from
    const ends = (day + 1) * DAY_MINUTES + night.to
    return to === from ? from >= begins && from < ends : from < ends && to > begins
  })
}
