/** A part of a thing that was changed, as it was and as it is; undefined where there was or is none. */
export type ChangedPart = { name: string; before: string | undefined; after: string | undefined }

/** What of a thing is not as it was, part by part; a thing that is no record is one part. */
export function changedParts(before: unknown, after: unknown): ChangedPart[] {
  const [was, is] = [partsOf(before), partsOf(after)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((name) => ({ name, before: textOf(was[name]), after: textOf(is[name]) }))
    .filter(({ before, after }) => before !== after)
}

function partsOf(thing: unknown): Record<string, unknown> {
  if (thing === null || thing === undefined) return {}
  if (typeof thing !== 'object' || Array.isArray(thing)) return { value: thing }
  const { content, ...parts } = thing as Record<string, unknown>
  // What a draft holds is read field by field.
  return { ...parts, ...(content === undefined ? {} : isRecord(content) ? content : { content }) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  return typeof value === 'string' ? value : JSON.stringify(value)
}
