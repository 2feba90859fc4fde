import type { SeasonedCard } from '#app/parts/package-card/priced-cards.server.ts'
import { isUnfiltered } from '#domain/search/filters.ts'
import { daysAsked } from '#domain/search/lists/departure-query.ts'
import type { ListAnswer, ListQuestion } from '#domain/search/lists/port.ts'
import type { LooserFilters } from '#domain/search/looser.ts'
import { nearestInPrice, nearestOfAny, nearMisses } from '#domain/search/near-misses.ts'
import type { NearMiss } from '#domain/search/near-misses.ts'
import type { Services } from '#domain/services.server.ts'
import { differsText } from './differs.ts'
import { readCards } from './listing-cards.server.ts'
import type { ListingRequest, NearCard } from './listing-cards.server.ts'

/** Of so many one can choose; of fewer what comes near is shown too. */
const ENOUGH = 6
/** An empty list offers at least so many. */
const FEWEST = 3
const PARTLY = 'Fits part of your words'

/** One that just misses, and whether it does by costing more. */
type CloseCard = NearCard & { isDearer?: boolean }

type NearAsked = ListingRequest & { answer: ListAnswer; looser: LooserFilters | undefined }

/** What is not quite what was asked for, up to a list of some length: what misses the filters by little, what fits part of the words, then what is further from the filters. */
export async function readNearest(services: Services, question: ListQuestion, near: NearAsked): Promise<NearCard[]> {
  const { answer, looser: _looser, ...asked } = near
  const close = await readMisses(services, question, { ...near, found: answer.ids, isFar: false })
  const most = ENOUGH - answer.total
  const room = most - (near.apart ? close.filter(({ isDearer }) => !isDearer) : close).length
  const partly = await readPartly(services, question, { ...asked, most: room })
  const shown = withinPriceFirst(close, partly, near).slice(0, Math.max(most, close.length))
  const found = [...answer.ids, ...shown.map(({ card }) => card.id)]
  const beside = await readMissesBeside(services, question, { ...near, found })
  const all = [...found, ...beside.map(({ card }) => card.id)]
  const nearest = [...shown, ...beside, ...(await readMisses(services, question, { ...near, found: all, isFar: true }))]
  return answer.total > 0 ? nearest : [...nearest, ...(await readAny(services, question, near, nearest))]
}

/** What just misses before what fits part of the words, but of what has all of them and can be paid nothing that is dearer. */
function withinPriceFirst(
  close: readonly CloseCard[],
  partly: readonly NearCard[],
  { apart = new Set() }: Pick<ListingRequest, 'apart'>,
): NearCard[] {
  const isApart = ({ card }: NearCard) => apart.has(card.id)
  return [
    ...close.filter(({ isDearer }) => !isDearer),
    ...partly.filter(isApart),
    ...close.filter(({ isDearer }) => isDearer),
    ...partly.filter((one) => !isApart(one)),
  ]
}

/** What an empty list lacks of the fewest it offers. */
async function readAny(
  services: Services,
  question: ListQuestion,
  { looser, ...asked }: NearAsked,
  nearest: readonly NearCard[],
): Promise<NearCard[]> {
  const most = FEWEST - nearest.length
  if (isUnfiltered(question.filters) || most <= 0) return []
  const found = nearest.map(({ card }) => card.id)
  const any = await nearestOfAny(services.lists, question, { found, most, looser: looser?.filters })
  return readMissed(services, question, any, asked)
}

/** Of what fits part of the words, goes to some of the places that are named, or close by, what misses the filters by little. */
async function readMissesBeside(
  services: Services,
  question: ListQuestion,
  { fillers = [], differs, ...near }: NearAsked & { found: readonly string[] },
): Promise<NearCard[]> {
  if (fillers.length === 0) return []
  const misses = await readMisses(services, { ...question, among: fillers }, { ...near, isFar: false })
  const saying = (one: NearCard) => [differs?.get(one.card.id) ?? PARTLY, one.differs].filter(Boolean).join('. ')
  return misses.map((one) => ({ ...one, differs: saying(one) }))
}

async function readPartly(
  services: Services,
  question: ListQuestion,
  { most, fillers = [], differs, ...asked }: ListingRequest & { most: number },
): Promise<NearCard[]> {
  if (most <= 0 || fillers.length === 0) return []
  const { ids } = await services.lists.list({ ...question, among: fillers, page: 1, pageSize: most })
  const cards = await readCards(services, ids, { ...asked, departing: question.filters })
  return cards.map((priced) => ({ ...priced, differs: differs?.get(priced.card.id) ?? PARTLY }))
}

async function readMisses(
  services: Services,
  question: ListQuestion,
  { answer, looser, found, isFar, ...asked }: NearAsked & { found: readonly string[]; isFar: boolean },
): Promise<CloseCard[]> {
  const most = ENOUGH - found.length
  if (isUnfiltered(question.filters) || answer.total >= ENOUGH || most <= 0) return []
  const misses = await nearMisses(services.lists, question, { found, most, isFar, around: asked.around ?? [] })
  if (isFar && misses.length === 0 && found.length === 0 && looser)
    return readLooser(services, question, { looser, asked })
  return readMissed(services, question, misses, asked)
}

/** The cards of what misses a question, each of the filters it was found with. */
async function readMissed(
  services: Services,
  question: ListQuestion,
  misses: readonly NearMiss[],
  asked: ListingRequest,
): Promise<CloseCard[]> {
  const near = daysAsked(question.filters, asked.today)
  const byFilters = Map.groupBy(misses, ({ filters }) => filters)
  const most = question.filters.price?.to ?? Infinity
  const cards = await Promise.all(
    [...byFilters].map(async ([departing, some]) => {
      const ids = some.map(({ id }) => id)
      const found = await readCards(services, ids, { ...asked, departing, near })
      const isDearer = (departing.price?.to ?? Infinity) > most
      return withDifferences(found, question).map((one) => ({ ...one, isDearer }))
    }),
  )
  return cards.flat()
}

/** Where nothing just misses, the first of the nearest list that has something. */
async function readLooser(
  services: Services,
  question: ListQuestion,
  { looser, asked }: { looser: LooserFilters; asked: ListingRequest },
): Promise<NearCard[]> {
  const { filters } = looser
  const inOrder = filters.price ? question : nearestInPrice(question)
  const { ids } = await services.lists.list({ ...inOrder, filters, page: 1, pageSize: ENOUGH })
  const near = daysAsked(question.filters, asked.today)
  return withDifferences(await readCards(services, ids, { ...asked, departing: filters, near }), question)
}

function withDifferences(cards: readonly SeasonedCard[], { filters }: ListQuestion): NearCard[] {
  return cards.map((priced) => ({ ...priced, differs: differsText(priced, filters) }))
}
