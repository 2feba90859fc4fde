/** A day of a list in its order, and how many of its rows stand on it. */
export type CountedDay = { day: string; count: number }

/** The days a page of a list by day lies on, from its first to its last, and how many rows of them stand before it; none of a page that is not there. So no page reads the days of another. */
export function daysOfPage(
  days: readonly CountedDay[],
  page: number,
  pageSize: number,
): { days: string[]; offset: number } | undefined {
  const [from, until] = [(page - 1) * pageSize, page * pageSize]
  const on: string[] = []
  let [before, offset] = [0, 0]
  for (const { day, count } of days) {
    const isOn = count > 0 && before < until && before + count > from
    if (isOn && on.length === 0) offset = from - before
    if (isOn) on.push(day)
    before += count
  }
  return on.length === 0 ? undefined : { days: on, offset }
}
