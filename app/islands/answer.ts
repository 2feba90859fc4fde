/** A picture as the calls name it. */
export type AnsweredPicture = { path: string; width: number | undefined; height: number | undefined }

/** The fields of what a call answered; none when it is no object. Whoever wrote the answer, reading it never throws. */
export function fieldsIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Whether a call answered with an object at all: a network that wants its own login first answers 200 and a page. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Text, or a number as text; else an empty word. */
export function textIn(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

/** A number, or one that is written as text; else undefined. */
export function numberIn(value: unknown): number | undefined {
  const number = textIn(value).trim() === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) ? number : undefined
}

/** A list; what is none counts as an empty one. */
export function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** A picture, said as an object with a path or as the path alone. */
export function pictureIn(value: unknown): AnsweredPicture | undefined {
  const { path, width, height } = fieldsIn(typeof value === 'string' ? { path: value } : value)
  return typeof path === 'string' && path !== ''
    ? { path, width: numberIn(width), height: numberIn(height) }
    : undefined
}
