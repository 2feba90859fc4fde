import type { Memory, Saying } from './memory.ts'
import { GENTLE } from './parties.ts'
import type { Party } from './parties.ts'

const COMPANY: Record<Party, Saying[]> = {
  couple: [
    () => `It was our anniversary.`,
    () => `There were just the two of us.`,
    ({ pkg }) =>
      pkg.categoryKeys.includes('honeymoon') ? `We had been married for nine days when we left.` : undefined,
    ({ pkg }) => (pkg.kind === 'trek' ? undefined : `It was our first journey without the children in eleven years.`),
  ],
  'two-couples': [() => `We were two couples.`, () => `Our neighbours came with us, so we were four.`],
  sisters: [() => `I travelled with my sister.`, () => `My sister and I go somewhere every year.`],
  parents: [
    () => `We went with my parents, who are past sixty-five, and they managed everything.`,
    () => `My mother-in-law came too, and was the last of us to tire.`,
  ],
  children: [
    ({ pkg }) =>
      pkg.kind === 'trek'
        ? `Our daughters, ten and thirteen, walked all of it.`
        : `Our children are six and nine, and they were happy.`,
    ({ pkg }) =>
      pkg.kind === 'trek'
        ? `Our son is eleven, and was ahead of us most of the time.`
        : `We were four, the youngest seven.`,
  ],
  friends: [
    () => `We were a group of friends from college.`,
    () => `Six of us from the office went together.`,
    () => `We were four friends from school.`,
  ],
  alone: [() => `I went alone and came back with friends.`, () => `It was my first journey by myself.`],
}

const ANYBODY: Saying[] = [
  () => `We had saved a little leave for this.`,
  ({ pkg }) => (GENTLE.includes(pkg.difficulty ?? '') ? `It was my first trek.` : undefined),
]

/** What a reviewer may say of who went. */
export const companyOf = ({ party }: Memory): Saying[] => [...COMPANY[party], ...ANYBODY]
