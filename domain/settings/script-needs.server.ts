import { createHash } from 'node:crypto'
import type { CleanSnippet } from './snippet.ts'
import { SCRIPT_SOURCES } from './script-sources.ts'

/** What a Content-Security-Policy must allow: base64 SHA-256 `hashes` of inline bodies, and the origins of what is loaded, shown and called. */
export type ScriptNeeds = {
  hashes: readonly string[]
  scripts: readonly string[]
  images: readonly string[]
  connects: readonly string[]
}

/** What a snippet needs to run, with what its sources fetch further. */
export function needsOf({ bodies, scripts, images }: Pick<CleanSnippet, 'bodies' | 'scripts' | 'images'>): ScriptNeeds {
  const hosts = [...scripts, ...images].map((address) => new URL(address).host)
  const further = hosts.flatMap((host) => SCRIPT_SOURCES[host] ?? [])
  const loaded = originsOf(scripts)
  return {
    hashes: bodies.map((body) => createHash('sha256').update(body).digest('base64')),
    scripts: distinct(loaded, ...further.map((one) => one.scripts ?? [])),
    images: distinct(originsOf(images), ...further.map((one) => one.images ?? [])),
    connects: distinct(loaded, ...further.map((one) => one.connects ?? [])),
  }
}

/** What several need together. */
export function needsOfAll(needs: readonly ScriptNeeds[]): ScriptNeeds {
  const all = (part: keyof ScriptNeeds) => distinct(...needs.map((one) => one[part]))
  return { hashes: all('hashes'), scripts: all('scripts'), images: all('images'), connects: all('connects') }
}

function originsOf(addresses: readonly string[]): string[] {
  return addresses.map((address) => new URL(address).origin)
}

function distinct(...lists: (readonly string[])[]): string[] {
  return [...new Set(lists.flat())]
}
