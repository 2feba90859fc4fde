import type { Comfort, PackageKind } from './package.ts'

/** How one stays, in a word. */
export const COMFORT_NAMES: Record<Comfort, string> = { standard: 'Standard', comfort: 'Comfort', premium: 'Premium' }

/** What a package is, in a word. */
export const KIND_NAMES: Record<PackageKind, string> = { tour: 'Tour', trek: 'Trek', break: 'Short break' }
