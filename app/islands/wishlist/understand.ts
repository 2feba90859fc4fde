import { isRef, MOST_COMPARED, MOST_KEPT, readKept, readRefs } from '#domain/wishlist/wishlist.ts'
import type { Kept, KeptKind } from '#domain/wishlist/wishlist.ts'

/** A package whose place on a list the account has not been told of, and since when. */
export type Unsent = { kind: KeptKind; url: string; at: number }

/** What a device keeps; `of` is whose account the lists are joined with, '' for nobody's, `askedAt` when that was last looked at. */
export type Device = Record<KeptKind, Kept[]> & { compared: string[]; of: string; askedAt: number; unsent: Unsent[] }

const MOST_UNSENT = 100

/** What can be understood of a device's lists that anybody may have written. */
export function understand(written: unknown, now: number): Device {
  const { wished, viewed, compared, of, askedAt, unsent } = (written ?? {}) as Partial<Record<keyof Device, unknown>>
  return {
    wished: readKept(wished, MOST_KEPT.wished, now),
    viewed: readKept(viewed, MOST_KEPT.viewed, now),
    compared: Array.isArray(compared) ? readRefs(compared.filter(isRef).join(), MOST_COMPARED) : [],
    of: typeof of === 'string' ? of : '',
    askedAt: typeof askedAt === 'number' && askedAt <= now ? askedAt : 0,
    unsent: Array.isArray(unsent) ? unsent.filter(isUnsent).slice(-MOST_UNSENT) : [],
  }
}

function isUnsent(entry: unknown): entry is Unsent {
  const { kind, url, at } = (entry ?? {}) as Partial<Unsent>
  return (kind === 'wished' || kind === 'viewed') && isRef(url) && typeof at === 'number'
}
