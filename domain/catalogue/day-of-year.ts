const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "20 Dec" of '12-20'. */
export function dayOfYearText(day: string): string {
  return `${Number(day.slice(3))} ${MONTHS[Number(day.slice(0, 2)) - 1] ?? ''}`
}

/** '12-20' of "20 Dec", "20 December" and '12-20'; what is typed where it is none of them, so that it is refused as it stands. */
export function readDayOfYear(typed: string): string {
  const [, day = '', name = ''] = /^(\d{1,2})\.?\s*([a-z]{3,9})$/i.exec(typed.trim()) ?? []
  const month = MONTHS.findIndex((one) => one.toLowerCase() === name.slice(0, 3).toLowerCase()) + 1
  return month === 0 ? typed.trim() : `${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Whether a day of the year (`12-20`) lies in a span of days, both ends in it, which may reach over the new year. */
export function isInSpan(day: string, { from, to }: { from: string; to: string }): boolean {
  return from <= to ? day >= from && day <= to : day >= from || day <= to
}

/** Whether two spans of days of the year have a day in common. */
export function doMeet(one: { from: string; to: string }, other: { from: string; to: string }): boolean {
  return isInSpan(one.from, other) || isInSpan(other.from, one)
}
