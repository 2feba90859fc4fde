import type { ServerBuild } from 'react-router'
import { namedByHash } from '#web/content-security-policy.ts'

type Entry = { inlineScripts: ReadonlySet<string> }
const known = new WeakMap<object, readonly string[]>()

/** What may run inline on a kept page: the scripts our components declared, by their hashes. The page itself is never asked. */
export function declaredScripts(build: Pick<ServerBuild, 'entry'>): readonly string[] {
  const entry = build.entry.module as unknown as Entry
  const found = known.get(entry) ?? namedByHash(entry.inlineScripts)
  known.set(entry, found)
  return found
}
