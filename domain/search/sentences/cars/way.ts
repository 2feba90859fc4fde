import { withoutCar } from '#domain/search/sentences/asked-car.ts'
import { HUBS } from './words.ts'
import { citiesIn } from '#domain/search/sentences/places-in.ts'
import type { SentenceNames } from '#domain/search/sentences/sentence-names.ts'

/** A drive as a fare is asked for it: it has room for one halt between, and `left` are those that are named besides. */
export type CarWay = { from?: string | undefined; to?: string | undefined; via?: string | undefined; left: string[] }

const OF_ONE_HUB = new RegExp(`\\b(?:${Object.keys(HUBS).join('|')})\\b(?!\\s+airport)`, 'gi')

/** "Shaam" is no Sam. */
const HOURS_OF_DAY = /\b(?:shaa?m|subah|dopahar)\b/gi
const FROM = /\bfrom\b/i
const SE = /(?:^|\s)(?:se|से)(?=\s|$)/i
const VIA = /\bvia\b/i

/** The drive a question tells: "kochi to munnar", "spiti from manali", "delhi to agra via mathura", and of many places in a row the first, one between and the last. */
export function readCarWay(asked: string, names: SentenceNames): CarWay {
  const plain = asked.replace(OF_ONE_HUB, (name) => HUBS[name.toLowerCase()] ?? name).replace(HOURS_OF_DAY, ' ')
  const { sure, places } = placesOf(plain, names)
  // "Barat" is a wedding's party, and no Barot mistyped.
  const text = sure ? plain : withoutCar(plain)
  const find = (part: string) => inOrder(citiesIn(part, names, { sure, suburbs: true }))
  const [ahead = '', ...rest] = text.split(VIA)
  const vias = places.length > 2 ? find(rest.join(' ')) : []
  const [from, ...others] =
    vias.length > 0 && vias.length < places.length - 1 ? startFirst(ahead, find) : startFirst(text, find)
  const to = others.at(-1)
  const between = [...others.slice(0, -1), ...vias].filter((place) => place !== from && place !== to)
  return { from, to, via: between[0], left: [...new Set(between.slice(1))] }
}

/** The cities of a way; where fewer than two are spelt right, those a letter away too. */
function placesOf(text: string, names: SentenceNames): { sure: boolean; places: string[] } {
  const written = citiesIn(text, names, { sure: true, suburbs: true })
  if (written.length > 1) return { sure: true, places: inOrder(written) }
  return { sure: false, places: inOrder(citiesIn(withoutCar(text), names, { sure: false, suburbs: true })) }
}

/** The places of a text, the one it says the way begins at before the others: of "spiti from manali" Manali. */
function startFirst(text: string, find: (part: string) => string[]): string[] {
  const from = FROM.exec(text)
  const [before, after] = from ? [find(text.slice(0, from.index)), find(text.slice(from.index))] : [[], []]
  if (before.length > 0 && after.length > 0) return inOrder([after[0]!, ...before, ...after.slice(1)])
  const se = SE.exec(text)
  const until = se ? find(text.slice(0, se.index)) : []
  const isLast = until.length > 1 && find(text.slice(se!.index)).length === 0
  return isLast ? [until.at(-1)!, ...until.slice(0, -1)] : find(text)
}

function inOrder(places: readonly string[]): string[] {
  return places.filter((place, at) => place !== places[at - 1])
}
