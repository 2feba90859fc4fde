import { isRef, MOST_COMPARED, MOST_IN_WISHLIST, readWishlistEntries, readRefs } from '#domain/wishlist/wishlist.ts'
import type { WishlistEntry, WishlistKind } from '#domain/wishlist/wishlist.ts'

/** A package whose place on a list the account has not been told of, and since when. */
export type UnsentChange = { kind: WishlistKind; url: string; at: number }

/** What a device keeps; `of` is whose account the lists are joined with, '' for nobody's, `askedAt` when that was last looked at. */
export type DeviceWishlist = Record<WishlistKind, WishlistEntry[]> & {
  compared: string[]
  of: string
  askedAt: number
  unsent: UnsentChange[]
}

const MOST_UNSENT = 100

/** What can be understood of a device's lists that anybody may have written. */
export function readDeviceWishlist(written: unknown, now: number): DeviceWishlist {
  const { wished, viewed, compared, of, askedAt, unsent } = (written ?? {}) as Partial<
    Record<keyof DeviceWishlist, unknown>
  >
  return {
    wished: readWishlistEntries(wished, MOST_IN_WISHLIST.wished, now),
    viewed: readWishlistEntries(viewed, MOST_IN_WISHLIST.viewed, now),
    compared: Array.isArray(compared) ? readRefs(compared.filter(isRef).join(), MOST_COMPARED) : [],
    of: typeof of === 'string' ? of : '',
    askedAt: typeof askedAt === 'number' && askedAt <= now ? askedAt : 0,
    unsent: Array.isArray(unsent) ? unsent.filter(isUnsent).slice(-MOST_UNSENT) : [],
  }
}

function isUnsent(entry: unknown): entry is UnsentChange {
  const { kind, url, at } = (entry ?? {}) as Partial<UnsentChange>
  return (kind === 'wished' || kind === 'viewed') && isRef(url) && typeof at === 'number'
}
