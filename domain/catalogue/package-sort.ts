export const PACKAGE_SORTS = ['best-season', 'price', 'price-desc', 'days', 'days-desc', 'rating', 'name'] as const

/** The orders a list of packages can stand in; 'best-season' puts those best in a given month first. */
export type PackageSort = (typeof PACKAGE_SORTS)[number]
