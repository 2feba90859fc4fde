import type { Question } from '#domain/catalogue/package.ts'
import type { DemoPackage } from '#demo/packages/demo-package.ts'
import { sentencesOf } from './told.ts'
import type { ToldSentences } from './told.ts'

const MOST_QUESTIONS = 6
const MOST_HIGHLIGHTS = 6

/** Highlights nobody is tired of: what three packages have said of a sight or a halt, the next leaves out. */
export function sparingHighlights({ highlights, slug }: DemoPackage, told: ToldSentences): string[] {
  const fresh = highlights.filter((highlight) => told.mayTell(highlight, slug)).slice(0, MOST_HIGHLIGHTS)
  return fresh.map((highlight) => told.tell(highlight, slug))
}

/** Six questions at most, asked and answered nowhere else in the same words, without what three others have said after their first sentence. */
export function sparingQuestions({ questions, slug }: DemoPackage, told: ToldSentences): Question[] {
  const own = questions.filter(
    ({ question, answer }) => told.isNew(`${question} ${answer}`) && told.mayTell(sentencesOf(answer)[0] ?? '', slug),
  )
  for (const { question, answer } of own.slice(0, MOST_QUESTIONS)) told.keep(`${question} ${answer}`)
  return own.slice(0, MOST_QUESTIONS).map(({ question, answer }) => {
    const [first = '', ...rest] = sentencesOf(answer)
    const fresh = [first, ...rest.filter((sentence) => told.mayTell(sentence, slug))].join(' ')
    return { question, answer: told.tell(fresh, slug) }
  })
}
