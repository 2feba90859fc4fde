import type { AgeBands, PriceGrid } from '#domain/catalogue/package.ts'

/** Of what age somebody pays a cell of the grid; nothing where age does not matter. */
export function agesOf(cell: keyof PriceGrid, { infantUnder, adultFrom, youngest }: AgeBands): string | undefined {
  if (cell === 'infant') return infantUnder > youngest ? `under ${infantUnder} years` : undefined
  const isChild = cell === 'childWithBed' || cell === 'childNoBed'
  const from = Math.max(infantUnder, youngest)
  return isChild && adultFrom > from ? spanText(from, adultFrom) : undefined
}

/** Who counts as what, in a sentence or two. */
export function agesText({ infantUnder, adultFrom, youngest }: AgeBands, takesChildren: boolean): string {
  const from = youngest > 0 ? `From ${youngest} years on. ` : ''
  if (!takesChildren || adultFrom <= Math.max(infantUnder, youngest))
    return `${from}Everybody who comes pays as an adult.`
  const infants = infantUnder > youngest ? `infant under ${infantUnder}, ` : ''
  const children = `child: ${spanText(Math.max(infantUnder, youngest), adultFrom)}`
  return `${from}Age counts in completed years on the day of departure: ${infants}${children}, adult from ${adultFrom}.`
}

function spanText(from: number, before: number): string {
  if (from === 0) return `up to ${before - 1} years`
  return from === before - 1 ? `${from} years` : `${from} to ${before - 1} years`
}
