import type { PosterRecipe } from '#art/kind.ts'
import { keepsPromise, promisesOf } from '#domain/media/recipes/promised.ts'
import { compositionOf, type Scene } from '#domain/media/recipes/scenes.ts'

/** A picture a journey may be listed with. What it shows is undefined of a photograph, which is like nothing; `isOwn` of one that keeps what the name promises. */
export type Look<Shown> = { shown: Shown; composition: string | undefined; isOwn: boolean }

type PicturedThing = { recipe: PosterRecipe | null }

/** So many are enough for any row to find one unlike its neighbours. */
const MOST_LOOKS = 6

/**
 * Of a gallery in its order what a journey may be listed with: its first picture, then those that keep the same promise, then what else its name or the
 * words under it speak of, then the others; none of one composition twice.
 */
export function looksOf<Shown extends PicturedThing>(
  { name, summary }: { name: string; summary: string },
  gallery: readonly Shown[],
): Look<Shown>[] {
  const [first] = gallery
  const promises = promisesOf(name, summary)
  const keeps = ({ recipe }: Shown, promise: readonly Scene[]) => recipe !== null && keepsPromise(promise, recipe)
  const promise = first && promises.find((scenes) => keeps(first, scenes))
  const isOwn = (shown: Shown) =>
    promise ? keeps(shown, promise) : shown.recipe !== null && shown.recipe.slug === first?.recipe?.slug
  const isTold = (shown: Shown) => promises.some((scenes) => keeps(shown, scenes))
  const looks = gallery.map((shown) => ({
    shown,
    composition: shown.recipe ? compositionOf(shown.recipe) : undefined,
    isOwn: shown === first || isOwn(shown),
  }))
  const others = looks.filter((look) => !look.isOwn)
  const ordered = [
    ...looks.filter((look) => look.isOwn),
    ...others.filter(({ shown }) => isTold(shown)),
    ...others.filter(({ shown }) => !isTold(shown)),
  ]
  const isNew = ({ composition }: Look<Shown>, at: number) =>
    composition === undefined || ordered.findIndex((other) => other.composition === composition) === at
  return ordered.filter(isNew).slice(0, MOST_LOOKS)
}

const ROW = 3
/** So many cards are seen in one look down a page: none of them shows what two others do while it has something else. */
const SCREEN = 15
const MOST_ON_SCREEN = 2

/**
 * What each of several shows where they stand in this order: its first picture where those before it show something else; then another that keeps its
 * promise; before two alike stand in a row of three, or three on a screen, any other picture of its own journey, though not what one of the next alone can
 * keep its promise with.
 */
export function setBeside<Shown>(albums: readonly (readonly Look<Shown>[])[]): (Shown | undefined)[] {
  const before: (string | undefined)[] = []
  return albums.map((looks, at) => {
    const spared = albums.slice(at + 1, at + ROW + 1).flatMap(onlyOwn)
    const isWorn = ({ composition }: Look<Shown>) =>
      composition !== undefined &&
      before.slice(1 - SCREEN).filter((shown) => shown === composition).length >= MOST_ON_SCREEN
    const fresh = looks.filter((look) => !isWorn(look))
    const unlike = (
      distance: number,
      own: boolean,
      left: readonly (string | undefined)[] = [],
      among: readonly Look<Shown>[] = looks,
    ) =>
      among.find(
        ({ composition, isOwn }) =>
          (isOwn || (!own && !left.includes(composition))) &&
          (composition === undefined || !before.slice(-distance).includes(composition)),
      )
    const own = unlike(ROW, true, [], fresh) ?? unlike(ROW - 1, true, [], fresh)
    const other =
      unlike(ROW, false, spared, fresh) ?? unlike(ROW - 1, false, spared, fresh) ?? unlike(ROW - 1, false, [], fresh)
    const worn = unlike(ROW, true) ?? unlike(ROW - 1, true) ?? unlike(ROW - 1, false, spared) ?? unlike(ROW - 1, false)
    const look = own ?? other ?? worn ?? unlike(1, false) ?? looks[0]
    before.push(look?.composition)
    return look?.shown
  })
}

function onlyOwn(looks: readonly Look<unknown>[]): (string | undefined)[] {
  const own = looks.filter(({ isOwn }) => isOwn)
  return own.length === 1 ? own.map(({ composition }) => composition) : []
}
