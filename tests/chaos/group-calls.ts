import { Hono } from 'hono'
import { z } from 'zod'
import { findBooking } from '#domain/bookings/find-booking.server.ts'
import { findShare } from '#domain/bookings/group/friend.server.ts'
import { endGroup, formGroup, listShares } from '#domain/bookings/group/group.server.ts'
import { startPayment } from '#domain/bookings/pay/pay.server.ts'
import { shareToken } from '#domain/bookings/group/share-link.ts'
import { SPLITS } from '#domain/bookings/group/shares.ts'
import { answerUnexpectedErrors } from '#server/unexpected-errors.ts'
import type { Services } from '#domain/services.server.ts'

const End = z.object({ token: z.string(), end: z.literal(true) })
const Form = z.object({ token: z.string(), split: z.enum(SPLITS), sharers: z.array(z.number().int()) })
const Pay = z.object({ token: z.string(), part: z.literal('all') })

/** What the pages of a group do, as calls: the commands are the same, the forms before them are tested elsewhere. */
export function createGroupCalls(services: Services): Hono {
  const { db, keys } = services
  const app = new Hono()
  app.post('/crowd/:reference/group', async (c) => {
    const asked = z.union([End, Form]).parse(await c.req.json())
    const opened = await findBooking(db, keys, c.req.param('reference'), { token: asked.token })
    if (!opened) return c.json({ reason: 'unknown-booking' }, 404)
    const { booking, access } = opened
    const changed = 'end' in asked ? await endGroup(services, access) : await formGroup(services, access, asked)
    if (!changed.ok) return c.json({ reason: changed.reason }, 409)
    const friends = (await listShares(db, booking.id)).filter(({ share }) => share > 0)
    return c.json({
      data: { shares: friends.map(({ share, linkId }) => ({ share, token: shareToken(keys, linkId) })) },
    })
  })
  app.post('/crowd/:reference/share/:share/payments', async (c) => {
    const { token, part } = Pay.parse(await c.req.json())
    const found = await findShare(db, keys, c.req.param('reference'), { share: Number(c.req.param('share')), token })
    if (!found) return c.json({ reason: 'unknown-share' }, 404)
    const key = c.req.header('Idempotency-Key')!
    const started = await startPayment(services, found.access, { provider: 'simulator', part, key })
    return started.ok ? c.json({ data: started.value }, 201) : c.json({ reason: started.reason }, 409)
  })
  app.onError(answerUnexpectedErrors(services))
  return app
}
