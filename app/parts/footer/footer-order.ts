const MOST_PACKAGES = 10

type RatedThing = { name: string; rating: number | null }

/** The packages a category shows in the footer: reversed, by rating, then by name, so that the name decides; at most ten (SPEC §9). */
export function footerPackages<Package extends RatedThing>(packages: readonly Package[]): Package[] {
  return packages
    .toReversed()
    .toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
    .toSorted((a, b) => compareNames(a, b))
    .slice(0, MOST_PACKAGES)
}

/** Categories as the footer lists them: by name. */
export function footerCategories<Category extends { name: string }>(categories: readonly Category[]): Category[] {
  return categories.toSorted(compareNames)
}

function compareNames(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name, 'en-IN')
}
