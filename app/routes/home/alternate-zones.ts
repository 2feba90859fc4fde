/** The same items with neighbours from different parts of the country as far as that goes; within a part their order stays. */
export function alternateZones<Placed extends { zone: string }>(places: Placed[]): Placed[] {
  const rest = [...places]
  const line: Placed[] = []
  while (rest.length > 0) {
    const next = rest.findIndex(({ zone }) => zone !== line.at(-1)?.zone)
    line.push(...rest.splice(Math.max(next, 0), 1))
  }
  return line
}
