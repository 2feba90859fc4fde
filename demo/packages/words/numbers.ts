import { numberInWords } from '#platform/wording.ts'

/** "one night", "six nights". */
export function counted(count: number, thing: string): string {
  return `${numberInWords(count)} ${thing}${count === 1 ? '' : 's'}`
}

/** "140 km", or "about 140 km" where the map was all we had. */
export function kmInWords(km: number, about: boolean): string {
  return about ? `about ${km} km` : `${km} km`
}
