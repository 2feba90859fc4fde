import type { Meanwhile } from '#domain/audit/command.server.ts'

type Typed = Record<string, string>

/**
 * A form after somebody else saved the thing it was made from. What they changed and this form did not is taken over; where both changed a field, what was typed stays and
 * `theirs` says what stands now. What the thing was like is not always known: then all that differs is theirs.
 */
export function joinTyped(
  typed: Typed,
  { was, now }: { was: Typed | undefined; now: Typed },
): { typed: Typed; theirs: Typed; taken: string[] } {
  const joined = { ...typed }
  const theirs: Typed = {}
  const taken: string[] = []
  for (const [name, stands] of Object.entries(now)) {
    const mine = typed[name] ?? ''
    if (mine === stands || was?.[name] === stands) continue
    if (was && was[name] === mine) {
      joined[name] = stands
      taken.push(name)
    } else theirs[name] = stands
  }
  return { typed: joined, theirs, taken }
}

/** Who was first, by name: those of them that are known. */
export function whoChanged({ by }: Meanwhile, names: Readonly<Record<string, string>>): string {
  const all = [...new Set(by.map(({ actor, actorKind }) => (actorKind === 'program' ? 'The program' : names[actor])))]
  const known = all.filter((name) => name !== undefined)
  return known.length === 0 ? 'Somebody' : known.join(' and ')
}
