/** Takes up to `count` in their order, but no more than `mostADay` that leave on one day while later days have some. */
export function spreadByDate<Leaving extends { startsOn: string }>(
  leaving: Leaving[],
  { count, mostADay }: { count: number; mostADay: number },
): Leaving[] {
  const onDay = new Map<string, number>()
  const chosen = leaving.filter(({ startsOn }) => {
    const already = onDay.get(startsOn) ?? 0
    onDay.set(startsOn, already + 1)
    return already < mostADay
  })
  const shown = new Set(chosen.slice(0, count))
  for (const one of leaving) if (shown.size < count) shown.add(one)
  return leaving.filter((one) => shown.has(one))
}
