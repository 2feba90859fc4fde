import { listCategories } from '#domain/catalogue/categories.server.ts'
import { listPackageCards } from '#domain/catalogue/packages.server.ts'
import { listStates } from '#domain/catalogue/states.server.ts'
import type { Services } from '#domain/services.server.ts'
import { istDate, monthOf } from '#platform/dates.ts'

const FIRST_CARDS = 72

/** Makes ahead, while nobody asks, the pictures a first visitor meets: the hero, the home page, the first pages of the list. */
export async function warmPictures({ db, art, clock, renditions, log }: Services): Promise<void> {
  try {
    const month = monthOf(istDate(clock.now()))
    const { wall, ...alone } = art
    const [categories, states, cards] = await Promise.all([
      listCategories(db),
      listStates(db),
      listPackageCards(db, { sort: 'best-season', month, pageSize: FIRST_CARDS }),
    ])
    renditions.warm(
      Object.values(alone).map(({ id }) => id),
      [1120, 1600, 768],
      ['avif'],
    )
    const shown = [...cards.items, ...wall, ...categories, ...states].map(({ picture }) => picture.id)
    renditions.warm(new Set(shown), [480, 320], ['avif'])
  } catch (error) {
    log.warn({ err: error }, 'pictures could not be made ahead')
  }
}
