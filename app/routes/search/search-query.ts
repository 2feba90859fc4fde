export type SearchQuery = {
  text: string
  month: number | undefined
  length: { least: number; most: number } | undefined
}

const LONGEST_TEXT = 100

/** The question in an address; what makes no sense in it is left out. */
export function readSearchQuery(params: URLSearchParams): SearchQuery {
  const month = Number(params.get('month'))
  return {
    text: (params.get('q') ?? '').trim().slice(0, LONGEST_TEXT),
    month: Number.isInteger(month) && month >= 1 && month <= 12 ? month : undefined,
    length: readLength(params.get('days') ?? ''),
  }
}

function readLength(text: string): SearchQuery['length'] {
  const [, least, most] = /^(\d{1,2})-(\d{1,2})$/.exec(text) ?? []
  const length = { least: Number(least), most: Number(most) }
  return length.least >= 1 && length.most >= length.least ? length : undefined
}
