import { outageOf } from './outage.ts'

/** Does each piece of work, one after the other, also after one that failed; then throws what has, all of it together. Once the database is gone, nothing more is tried. */
export async function eachInTurn(works: readonly (() => Promise<unknown>)[]): Promise<void> {
  const errors: unknown[] = []
  for (const work of works)
    try {
      await work()
    } catch (error) {
      errors.push(error)
      if (outageOf(error) === 'gone') break
    }
  if (errors.length > 0) throw errors.length === 1 ? errors[0] : new AggregateError(errors)
}

/** The same for each of some things; gives for how many of them the work was done. */
export async function countInTurn<One>(ones: readonly One[], work: (one: One) => Promise<boolean>): Promise<number> {
  let count = 0
  const works = ones.map((one) => async () => {
    if (await work(one)) count++
  })
  await eachInTurn(works)
  return count
}
