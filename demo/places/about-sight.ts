import { chanceOf } from '#demo/packages/chance.ts'
import { isPlural, named } from './names.ts'
import type { SightStory } from './sight-story.ts'
import { adviceFor } from './sight/advice.ts'
import { monthsFor } from './sight/season.ts'
import { companionOf, heritageOf, howLong } from './sight/visit.ts'
import { whereIs } from './sight/where.ts'
import { paragraph } from './words.ts'
import { capitalised } from '#platform/wording.ts'

/** Two short paragraphs about a sight: where it is and how long it takes; what to know, when to go and what is near. */
export function aboutSight(story: SightStory): string[] {
  const first = paragraph(whereIs(story), howLong(story), heritageOf(story))
  const name = named(story.sight.name)
  const [advice, months, companion] = [adviceFor(story), monthsFor(story), companionOf(story)]
  const order = chanceOf(`${story.sight.slug}/order`)()
  const second =
    order < 0.34
      ? paragraph(months, after(months, advice, name), companion)
      : order < 0.67
        ? paragraph(advice, after(advice, months, name), companion)
        : paragraph(advice, companion, months)
  return [first, second]
}

/** A sentence that follows one in which the sight was named: it says "it", "them" or "there" instead. */
function after(before: string | undefined, sentence: string | undefined, name: string): string | undefined {
  if (!before?.toLowerCase().includes(name.toLowerCase()) || sentence === undefined) return sentence
  const [subject, object, verb] = isPlural(name) ? ['They', 'them', 'are'] : ['It', 'it', 'is']
  const start = `${capitalised(name)} ${verb}`
  const begun = sentence.startsWith(start) ? `${subject} ${verb}${sentence.slice(start.length)}` : sentence
  return begun.replace(` at ${name}`, ' there').replace(` ${name}`, ` ${object}`)
}
