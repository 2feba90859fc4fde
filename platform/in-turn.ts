import type pg from 'pg'

type Ask = (...words: unknown[]) => unknown

/**
 * Has a connection asked one question at a time, in the order they came. What is asked of the pool at once goes to many connections; in a transaction there is one, and the driver's
 * own queue is on its way out (pg 9).
 */
export function askInTurn(client: pg.ClientBase): void {
  const ask = client.query.bind(client) as Ask
  let last: Promise<unknown> | undefined
  const asking: Ask = (...words) => {
    // The pool itself asks so, one question a connection.
    if (typeof words.at(-1) === 'function') return ask(...words)
    const askNow = () => ask(...words)
    const answer = last === undefined ? askNow() : last.then(askNow, askNow)
    if (!(answer instanceof Promise)) return answer
    const over = () => {
      if (last === answer) last = undefined
    }
    last = answer
    answer.then(over, over)
    return answer
  }
  client.query = asking as typeof client.query
}
