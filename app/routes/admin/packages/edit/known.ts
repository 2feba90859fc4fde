import type { CategoryKind } from '#domain/catalogue/category.ts'
import type { CityPin } from '#domain/catalogue/city.ts'
import type { Picture } from '#domain/media/picture.ts'

export type Sight = { id: string; name: string; url: string; cityId: string }

/** What a package may refer to. */
export type KnownThings = {
  categories: readonly { id: string; name: string; kind: CategoryKind }[]
  states: readonly { code: string; name: string }[]
  places: readonly CityPin[]
  sights: readonly Sight[]
  plans: { cancellation: readonly Option[]; payment: readonly Option[] }
  /** Those it has, and those of its places and sights. */
  pictures: readonly Picture[]
}
type Option = { value: string; name: string }

/** How a place is chosen among those of the same name. */
export function placeText({ name, stateCode }: CityPin, { places, states }: KnownThings): string {
  const isAlone = places.filter((place) => place.name === name).length === 1
  return isAlone ? name : `${name}, ${states.find(({ code }) => code === stateCode)?.name ?? stateCode}`
}

/** The place somebody means; one of `near` before another of the same name. */
export function placeNamed(typed: string, known: KnownThings, near: readonly string[] = []): CityPin | undefined {
  const words = typed.trim().toLowerCase()
  const named = known.places.filter(({ name }) => name.toLowerCase() === words)
  return (
    known.places.find((place) => placeText(place, known).toLowerCase() === words) ??
    named.find(({ id }) => near.includes(id)) ??
    (named.length === 1 ? named[0] : undefined)
  )
}
