import { listCategories } from '#domain/catalogue/categories.server.ts'
import { listPackageCards, rememberedCardsInOrder } from '#domain/catalogue/packages.server.ts'
import { listStates } from '#domain/catalogue/states.server.ts'
import { NO_FILTERS } from '#domain/search/filters.ts'
import type { Services } from '#domain/services.server.ts'
import { SECOND } from '#platform/clock.ts'
import { istDate } from '#platform/dates.ts'
import type { ChangeTag } from '#platform/tags.ts'

const FIRST_CARDS = 72
/** More cards than these are made when somebody asks. */
const MOST_CARDS = 600
/** What a card takes on a desk, and on a phone. */
const CARD_WIDTHS = [480, 768] as const

/** Many packages are changed at once: their pictures are made so long after the first. */
const SOON = 10 * SECOND

/** Makes ahead, while nobody asks, the pictures a first visitor meets: the hero, the home page, the first pages of the list, then every card, and from then on those of what is published. */
export async function warmPictures(services: Services): Promise<void> {
  const { db, art, renditions, log, onChanges } = services
  const queued = new Set<string>()
  const warmCards = () => warmNewCards(services, queued)
  onChanges(soonAfter('catalogue', (): void => void warmCards()))
  try {
    const { wall, ...alone } = art
    const [categories, states, cards] = await Promise.all([
      listCategories(db),
      listStates(db),
      listFirstCards(services),
    ])
    renditions.warm(
      Object.values(alone).map(({ id }) => id),
      [1120, 1600, 768],
      ['avif'],
    )
    const shown = [...cards, ...wall, ...categories, ...states].map(({ picture }) => picture.id)
    renditions.warm(new Set(shown), [480, 320], ['avif'])
  } catch (error) {
    log.warn({ err: error }, 'pictures could not be made ahead')
  }
  await warmCards()
}

async function listFirstCards(services: Services) {
  const today = istDate(services.clock.now())
  const question = { scope: {}, filters: NO_FILTERS, party: undefined, today, page: 1, pageSize: FIRST_CARDS }
  const { ids } = await services.lists.list({ ...question, sort: 'best-season' })
  return rememberedCardsInOrder(services, ids, today)
}

/** Every card's picture that was not yet thought of, those of the newest packages as well. */
async function warmNewCards({ db, renditions, log }: Services, queued: Set<string>): Promise<void> {
  try {
    const { items } = await listPackageCards(db, { pageSize: MOST_CARDS })
    const fresh = items.map(({ picture }) => picture.id).filter((id) => !queued.has(id))
    for (const id of fresh) queued.add(id)
    renditions.warm(fresh, CARD_WIDTHS, ['avif'])
  } catch (error) {
    log.warn({ err: error }, 'pictures of cards could not be made ahead')
  }
}

/** Hears changes, and does something once a while after the first that is about `tag`. */
function soonAfter(tag: ChangeTag, act: () => void) {
  let waiting: NodeJS.Timeout | undefined
  return (...changes: readonly ChangeTag[]) => {
    if (!changes.includes(tag)) return
    waiting ??= setTimeout(() => {
      waiting = undefined
      act()
    }, SOON).unref()
  }
}
