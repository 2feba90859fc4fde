import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What can change, by name; what is made of it is dropped when a command says so. Each room adds its own beside what they are about
 * (`declare module '#platform/tags.ts'`), so a tag no room has declared does not compile.
 */
export interface Tags {}
export type Tag = Tags[keyof Tags]
/** What whoever keeps something hears; '*' is everything, for instance after changes may have been missed. */
export type ChangeTag = Tag | '*'

const answers = new AsyncLocalStorage<Set<Tag>>()

/** Said by a room before it reads: what the answer that is being made will be made of. */
export function reads(...tags: readonly Tag[]): void {
  readsAll(tags)
}

/** The same, of all that something kept is made of. */
export function readsAll(tags: Iterable<Tag>): void {
  const answer = answers.getStore()
  if (answer) for (const tag of tags) answer.add(tag)
}

/** Does the work and adds to `tags` everything that is read for it, however deep. */
export function collecting<Value>(tags: Set<Tag>, work: () => Value): Value {
  return answers.run(tags, work)
}

/** Whether the changes are about something made of `tags`. */
export function concerns(changes: ReadonlySet<ChangeTag>, tags: ReadonlySet<Tag>): boolean {
  return changes.has('*') || !changes.isDisjointFrom(tags)
}
