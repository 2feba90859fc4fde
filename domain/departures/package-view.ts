/** The lists of packages the office keeps. */
export const PACKAGE_VIEWS = ['all', 'public', 'hidden', 'mend'] as const
export type PackageView = (typeof PACKAGE_VIEWS)[number]
