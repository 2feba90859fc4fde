/** Does each piece of work, one after the other, also after one that failed; then throws what has, all of it together. */
export async function eachInTurn(works: readonly (() => Promise<unknown>)[]): Promise<void> {
  const errors: unknown[] = []
  for (const work of works)
    try {
      await work()
    } catch (error) {
      errors.push(error)
    }
  if (errors.length > 0) throw errors.length === 1 ? errors[0] : new AggregateError(errors)
}
