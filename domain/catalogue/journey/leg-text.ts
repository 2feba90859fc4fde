import { MEANS } from './leg.ts'
import type { Leg, MeansOfTravel } from './leg.ts'

/** How one goes, as a reader of an itinerary is told. */
export const MEANS_WORDS: Record<MeansOfTravel, string> = {
  road: 'by road',
  walk: 'on foot',
  pony: 'in the saddle',
  boat: 'by boat',
  train: 'by train',
  flight: 'by air',
}

/** How a part of a day's way is written, in a form and in a spreadsheet. */
export const LEG_HELP = `One a line, as "road 24 km 1.25 h" or "walk 10 km 5 h up 950 m down 0 m": ${MEANS.join(', ')}.`

const WRITTEN = new RegExp(
  String.raw`^(${MEANS.join('|')}) +([\d.]+) *km(?: +([\d.]+) *h)?(?: +up +(\d+) *m)?(?: +down +(\d+) *m)?$`,
  'i',
)

/** "walk 10 km 5 h up 950 m down 0 m". */
export function legText({ by, km, hours, upM, downM }: Leg): string {
  return [
    `${by} ${km} km`,
    ...(hours === null ? [] : [`${hours} h`]),
    ...(upM === undefined ? [] : [`up ${upM} m`]),
    ...(downM === undefined ? [] : [`down ${downM} m`]),
  ].join(' ')
}

/** The same read back; undefined what is written otherwise. Without hours one sleeps on the way. */
export function legIn(text: string): Leg | undefined {
  const [, by, km, hours, up, down] = WRITTEN.exec(text.trim()) ?? []
  if (!by || !Number.isFinite(Number(km))) return undefined
  return {
    by: by.toLowerCase() as Leg['by'],
    km: Number(km),
    hours: hours === undefined ? null : Number(hours),
    ...(up === undefined ? {} : { upM: Number(up) }),
    ...(down === undefined ? {} : { downM: Number(down) }),
  }
}
