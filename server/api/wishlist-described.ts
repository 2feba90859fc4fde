import { createRoute, z } from '@hono/zod-openapi'
import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi'
import type { Refusal } from '#web/refusals.ts'
import { byStatus } from './authentication-described.ts'
import { Ref } from './shapes/ids.ts'
import { DeviceListsSent, WishlistAnswer } from './shapes/wishlist.ts'

const ALWAYS: readonly Refusal[] = ['no-session', 'method-not-allowed', 'unexpected-error', 'database-gone']
const CHANGING: readonly Refusal[] = [...ALWAYS, 'cross-site', 'too-long']

const lists = {
  200: { description: 'Both lists.', content: { 'application/json': { schema: z.object({ data: WishlistAnswer }) } } },
}
const nothing = { 204: { description: 'Done, or so already.' } }
const params = z.object({
  package: Ref.openapi({ description: 'Its url or its _id.', example: 'munnar-tea-country' }),
})
const body = { required: true, content: { 'application/json': { schema: DeviceListsSent } } }

const CALLS: Pick<RouteConfig, 'method' | 'path' | 'summary' | 'request' | 'responses'>[] = [
  {
    method: 'get',
    path: '/api/wishlist',
    summary: 'What the signed-in person saved and looked at',
    responses: { ...byStatus(ALWAYS), ...lists },
  },
  {
    method: 'put',
    path: '/api/wishlist',
    summary: 'Join a device’s lists to the person’s own',
    request: { body },
    responses: { ...byStatus([...CHANGING, 'malformed']), ...lists },
  },
  ...(['wishlist', 'viewed'] as const).flatMap((list) => [
    {
      method: 'put' as const,
      path: `/api/${list}/{package}`,
      summary: list === 'wishlist' ? 'Save a package' : 'Note that a package was looked at',
      request: { params },
      responses: { ...byStatus([...CHANGING, 'malformed', 'unknown-package']), ...nothing },
    },
    {
      method: 'delete' as const,
      path: `/api/${list}/{package}`,
      summary: list === 'wishlist' ? 'Save a package no longer' : 'Forget that a package was looked at',
      request: { params },
      responses: { ...byStatus([...CHANGING, 'malformed']), ...nothing },
    },
  ]),
  {
    method: 'delete',
    path: '/api/viewed',
    summary: 'Forget everything looked at',
    responses: { ...byStatus(CHANGING), ...nothing },
  },
]

/** Adds the calls about a person's own lists to the document; they are answered in `wishlist.ts`. */
export function describeWishlist(api: OpenAPIHono): void {
  api.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-sid',
    description:
      'The cookie that logging in sets; plain `sid` where the site is plain HTTP on this very machine, as a demo is.',
  })
  for (const call of CALLS)
    api.openAPIRegistry.registerPath(createRoute({ ...call, tags: ['Wishlist'], security: [{ session: [] }] }))
}
