import { isPlural, named } from '#demo/places/names.ts'
import type { SightStory } from '#demo/places/sight-story.ts'

export const it = ({ sight }: SightStory) => named(sight.name)
export const go = ({ sight }: SightStory) => (isPlural(sight.name) ? 'they are' : 'it is')
export const inRain = ({ sight }: SightStory) => sight.bestMonths.includes(7) || sight.bestMonths.includes(8)
