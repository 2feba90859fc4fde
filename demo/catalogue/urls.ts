import type { DemoFacts } from '#demo/facts/facts.ts'

/** The address of every place by slug. A city whose name is also its state's stands under "<slug>-city", as the state has the plain one. */
export function cityUrls(facts: DemoFacts): Map<string, string> {
  const states = new Set(facts.states.map(({ slug }) => slug))
  return new Map(facts.places.map(({ slug }) => [slug, states.has(slug) ? `${slug}-city` : slug]))
}
