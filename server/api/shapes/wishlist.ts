import { z } from '@hono/zod-openapi'
import { MOST_IN_WISHLIST } from '#domain/wishlist/wishlist.ts'
import type { WishlistEntry, WishlistKind } from '#domain/wishlist/wishlist.ts'
import type { WishlistPackage, Wishlist } from '#domain/wishlist/wishlists.server.ts'
import { Id, Ref } from './ids.ts'

const at = z.iso.datetime('That is no moment in time.').openapi({
  description: 'When it was saved or looked at; a moment still to come counts as now.',
  example: '2026-11-21T06:00:00.000Z',
})

const KeptEntry = z
  .object({
    package: z.object({
      _id: Id,
      name: z.string().openapi({ example: 'Tea hills of Munnar' }),
      url: z.string().openapi({ example: 'munnar-tea-country' }),
    }),
    at,
  })
  .openapi('KeptPackage')

export const WishlistAnswer = z
  .object({
    wished: z
      .array(KeptEntry)
      .openapi({ description: `Saved packages, latest first, at most ${MOST_IN_WISHLIST.wished}.` }),
    viewed: z
      .array(KeptEntry)
      .openapi({ description: `Packages looked at, latest first, at most ${MOST_IN_WISHLIST.viewed}.` }),
  })
  .openapi('Wishlist')

const listed = (kind: WishlistKind) =>
  z
    .array(
      z.object({ package: Ref.openapi({ description: 'Its url or its _id.', example: 'munnar-tea-country' }), at }),
      'That is no list.',
    )
    .max(MOST_IN_WISHLIST[kind], `A list holds at most ${MOST_IN_WISHLIST[kind]} packages.`)
    .openapi({ description: 'What the device has kept while nobody was signed in.' })

const DeviceListsSent = z.object({ wished: listed('wished'), viewed: listed('viewed') }, 'Send both lists.')

/** A device's lists as they are sent. */
export const DeviceLists = DeviceListsSent.transform((sent) => ({
  wished: sent.wished.map(toWishlistEntry),
  viewed: sent.viewed.map(toWishlistEntry),
}))
export { DeviceListsSent }

function toWishlistEntry({ package: url, at }: { package: string; at: string }): WishlistEntry {
  return { url, at: Date.parse(at) }
}

/** A person's lists as the call answers them. */
export function toAnswer({ wished, viewed }: Wishlist): z.infer<typeof WishlistAnswer> {
  return { wished: wished.map(toEntry), viewed: viewed.map(toEntry) }
}

function toEntry({ id, name, url, keptAt }: WishlistPackage): z.infer<typeof KeptEntry> {
  return { package: { _id: id, name, url }, at: keptAt.toISOString() }
}
