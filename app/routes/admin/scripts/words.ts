import type { ScriptPlace } from '#domain/settings/scripts.server.ts'

export const PLACE_NAMES: Record<ScriptPlace, string> = { header: 'in the head', footer: 'at the end' }

type NamedSet = Readonly<Record<string, { name: string }>>

/** What was put on and taken off between two sets of scripts, in a sentence or two. */
export function changeText({ before, after }: { before: NamedSet | null; after: NamedSet | null }): string {
  const said = [
    { words: 'Put on', names: namesOf(after, before) },
    { words: 'Taken off', names: namesOf(before, after) },
  ].filter(({ names }) => names.length > 0)
  return said.map(({ words, names }) => `${words}: ${names.join(', ')}.`).join(' ') || 'Nothing.'
}

function namesOf(here: NamedSet | null, there: NamedSet | null): string[] {
  return Object.entries(here ?? {}).flatMap(([id, { name }]) =>
    there && id in there ? [] : [name || 'a script without a name'],
  )
}
