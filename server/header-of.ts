import type { IncomingMessage } from 'node:http'

/**
 * One header of a request as Node's `headers` has it, those of one name joined, without reading them all: a browser sends fifteen, and a kept page wants
 * three. `name` is in small letters.
 */
export function headerOf({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>, name: string): string | undefined {
  let found: string | undefined
  for (let at = 0; at < rawHeaders.length; at += 2) {
    // Most are told from it by their length.
    if (rawHeaders[at]!.length !== name.length || rawHeaders[at]!.toLowerCase() !== name) continue
    const value = rawHeaders[at + 1]!
    found = found === undefined ? value : found + (name === 'cookie' ? '; ' : ', ') + value
  }
  return found
}
