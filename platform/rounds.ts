import { outageOf } from './outage.ts'

const MOST_AT_ONCE = 100

type WaitingAsker<Asked, Answer> = { asked: Asked; give(answer: Answer): void; fail(error: unknown): void }

/**
 * Does together what many ask for at once: whoever asks while a round of their group is under way is in the next one, with all who have come by then, in the
 * order they came; nobody waits for company. `work` answers each at its place, and may be done again where it throws: a mistake with one of
 * them has each tried by itself, an outage is everybody's.
 */
export function inRounds<Asked, Answer>(
  work: (asked: Asked[], group: string) => Promise<Answer[]>,
): (asked: Asked, group?: string) => Promise<Answer> {
  const queues = new Map<string, WaitingAsker<Asked, Answer>[]>()

  async function serve(group: string, queue: WaitingAsker<Asked, Answer>[]): Promise<void> {
    while (queue.length > 0) await hold(queue.splice(0, MOST_AT_ONCE), group)
    queues.delete(group)
  }

  async function hold(round: WaitingAsker<Asked, Answer>[], group: string): Promise<void> {
    try {
      const asked = round.map((one) => one.asked)
      const answers = await work(asked, group)
      for (const [at, one] of round.entries()) one.give(answers[at]!)
    } catch (error) {
      if (round.length > 1 && outageOf(error) === undefined) for (const one of round) await hold([one], group)
      else for (const one of round) one.fail(error)
    }
  }

  return (asked, group = '') =>
    new Promise((give, fail) => {
      const one = { asked, give, fail }
      const queue = queues.get(group)
      if (queue) return void queue.push(one)
      const begun = [one]
      queues.set(group, begun)
      void serve(group, begun)
    })
}

/** The rounds of each `owner`, such as a database, opened when somebody first asks for them and gone with it. */
export function oneFor<Owner extends object, Rounds>(open: (owner: Owner) => Rounds): (owner: Owner) => Rounds {
  const opened = new WeakMap<Owner, Rounds>()
  return (owner) => {
    const rounds = opened.get(owner) ?? open(owner)
    opened.set(owner, rounds)
    return rounds
  }
}
