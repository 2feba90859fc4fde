/** Whether who asks with an `If-None-Match` holds what has this tag: weakly compared, as RFC 9110 §13.1.2 has it, since a proxy that compresses makes a tag weak. */
export function isHeld(asked: string | undefined, etag: string): boolean {
  if (asked === undefined || asked === etag) return asked !== undefined
  return asked.split(',').some((tag) => tag.trim() === '*' || opaqueOf(tag.trim()) === opaqueOf(etag))
}

function opaqueOf(tag: string): string {
  return tag.replace(/^W\//, '')
}
