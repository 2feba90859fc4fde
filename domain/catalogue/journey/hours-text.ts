/** To the half hour, as hours are told wherever they are; what is less than one is not rounded up to it. */
export function roundedHours(hours: number): number {
  return hours < 1 ? hours : Math.round(hours * 2) / 2
}

/** "3½ hours", "45 minutes". */
export function hoursText(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)} minutes`
  const words = figureOf(hours)
  return words === '1' ? '1 hour' : `${words} hours`
}

/** "4½ h", "45 min". */
export function hoursShort(hours: number): string {
  return hours < 1 ? `${Math.round(hours * 60)} min` : `${figureOf(hours)} h`
}

function figureOf(hours: number): string {
  return String(roundedHours(hours)).replace('.5', '½')
}
