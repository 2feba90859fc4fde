/** To the half hour, as hours are told wherever they are; what is less than one is not rounded up to it. */
export function roundedHours(hours: number): number {
  return hours < 1 ? hours : Math.round(hours * 2) / 2
}

/** Hours as a page shows them: to the half hour, and less than one to the quarter. */
export function shownHours(hours: number): number {
  return hours < 1 ? Math.max(0.25, Math.round(hours * 4) / 4) : roundedHours(hours)
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

/** "4½ h", "10¼ h", "45 min": what is left of hours that are shown. */
export function hoursLeftShort(hours: number): string {
  return hours < 1 ? hoursShort(hours) : `${fractions(hours)} h`
}

function figureOf(hours: number): string {
  return fractions(roundedHours(hours))
}

function fractions(hours: number): string {
  return String(hours).replace('.25', '¼').replace('.5', '½').replace('.75', '¾')
}
