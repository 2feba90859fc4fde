import { openFacts } from '#demo/facts/facts.ts'
import { makePackages } from '#demo/packages/make-packages.ts'

export const today = '2026-11-20'
export const facts = openFacts(process.cwd())
export const packages = makePackages(facts, { today })
export const days = packages.flatMap((pack) => pack.itinerary.map((day) => ({ slug: pack.slug, ...day })))
export const named = (wrong: { slug: string }[]) => wrong.map(({ slug }) => slug)
