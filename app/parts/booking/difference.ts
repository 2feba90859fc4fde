import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import { meetingText, pickupText } from '#domain/catalogue/pickups.ts'
import { partyWithAgesText } from '#domain/party/party.ts'
import { formatDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'

/** A line that is not as it was; null where it was not there, or is there no longer. */
export type ChangedLine = { name: string; was: Paise | null; is: Paise | null }
/** `samePaise` is what all lines that are as they were come to. */
export type Difference = {
  lines: ChangedLine[]
  samePaise: Paise
  wasTotal: Paise
  isTotal: Paise
  facts: string[]
}

/** What changed from one version of a quote to the next, line by line, and in words what else did. */
export function differenceOf(before: PricedJourney, now: PricedJourney): Difference {
  const [was, is] = [linesOf(before), linesOf(now)]
  const keys = [...new Set([...was.keys(), ...is.keys()])]
  const lines = [...keys.filter(isSold), ...keys.filter((key) => !isSold(key))].map((key) => ({
    name: nameOf(was.get(key), is.get(key)),
    was: was.get(key)?.paise ?? null,
    is: is.get(key)?.paise ?? null,
  }))
  return {
    lines: lines.filter((line) => line.was !== line.is),
    samePaise: lines.reduce((sum, line) => sum + (line.was === line.is ? (line.is ?? 0) : 0), 0),
    wasTotal: before.totalPaise,
    isTotal: now.totalPaise,
    facts: changedFacts(before, now),
  }
}

/** As it is; with how many there were, where there are more or fewer. */
function nameOf(was: Line | undefined, is: Line | undefined): string {
  const { name, count } = (is ?? was)!
  const words = count > 1 ? `${count} × ${name}` : name
  return was && is && was.count !== is.count ? `${words} (was ${was.count})` : words
}

type Line = { name: string; count: number; paise: Paise }

const TAX = 'tax '
const ROUND_OFF = 'round off'

/** What is sold stands before the tax on it, a line that is new too. */
function isSold(key: string): boolean {
  return !key.startsWith(TAX) && key !== ROUND_OFF
}

function linesOf({ lines, taxes, roundOffPaise }: PricedJourney): Map<string, Line> {
  return new Map([
    ...lines.map(({ kind, cell, name, count, paise }): [string, Line] => [
      `${kind} ${cell ?? name}`,
      { name, count, paise },
    ]),
    ...taxes.map(({ tax, percent, paise }): [string, Line] => [
      `${TAX}${tax}`,
      { name: `${tax} ${percent}\u00a0%`, count: 1, paise },
    ]),
    // Always there: that nothing was rounded is a figure too.
    [ROUND_OFF, { name: 'Round off', count: 1, paise: roundOffPaise }],
  ])
}

/** Where one comes to, of two that both have no pick-up: with one that is another thing, said already. */
function comesTo(...both: [PricedJourney, PricedJourney]): [string, (journey: PricedJourney) => string][] {
  return both.some(({ pickup }) => pickup)
    ? []
    : [['Come to', ({ meeting }) => (meeting ? meetingText(meeting) : 'where it leaves')]]
}

function changedFacts(before: PricedJourney, now: PricedJourney): string[] {
  const facts: [string, (journey: PricedJourney) => string][] = [
    ['Leaves', ({ startsOn, departureCity }) => `${formatDate(startsOn)} from ${departureCity}`],
    ['Who comes', ({ party }) => partyWithAgesText(party)],
    ['Pick-up', ({ pickup }) => (pickup ? pickupText(pickup) : 'none')],
    ...comesTo(before, now),
    [now.package.kind === 'car' ? 'Car' : 'Rooms', ({ roomsText }) => roomsText],
  ]
  return [
    ...facts.filter(([, of]) => of(before) !== of(now)).map(([name, of]) => `${name}: ${of(now)} (was ${of(before)}).`),
    ...lostPromotions(before, now),
  ]
}

/** Why what was taken off falls away, in the words the new price gives for it. */
function lostPromotions(before: PricedJourney, now: PricedJourney): string[] {
  const stays = new Set(now.lines.map(({ promotionId }) => promotionId))
  const lost = before.lines.filter(({ promotionId }) => promotionId && !stays.has(promotionId))
  return lost.flatMap(({ name }) => now.trace.find((words) => words.startsWith(name)) ?? [])
}
