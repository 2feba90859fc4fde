import { desc } from 'drizzle-orm'
import { SECOND, stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { openKeyRing } from '#platform/key-ring.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { sendEnquiry } from '#domain/leads/enquiries.server.ts'
import type { EnquiryNeeds } from '#domain/leads/enquiries.server.ts'
import { giveStamp } from '#domain/leads/stamp.server.ts'
import { leadEvents, leads } from '#domain/leads/tables.ts'

export const ASKED = {
  about: 'contact:',
  page: '/contact-us',
  name: 'Meera Nair',
  mobile: '98123 45678',
  email: 'Meera@Example.org',
  month: '12',
  from: '',
  until: '',
  adults: '2',
  ages: '9, 6',
  budget: '60,000',
  message: 'Tea gardens, please, and not too many stairs.',
  homepage: '',
}
export type Form = Record<string, unknown>

/** Enquiries on a test's database, with a clock to move and stamps that are old enough. */
export function leadBench(db: Db) {
  const clock = stoppedClock(new Date('2026-11-20T04:30:00Z'))
  const keys = openKeyRing(['a secret for tests that is long enough'])
  const config = { publicUrl: 'https://padav.example', otpCountries: ['IN'], codesBy: 'sms' as 'sms' | 'email' }
  const needs: EnquiryNeeds = { db, clock, keys, config }
  const pass = (ms: number) => clock.set(new Date(clock.now().getTime() + ms))
  const stamped = (form: Form = {}): Form => {
    const whole = { ...ASKED, ...form }
    const stamp = giveStamp(needs, whole.about)
    pass(8 * SECOND)
    return { ...whole, stamp }
  }
  const send = (form: Form, network = '203.0.113.7') => sendEnquiry(needs, { form, network })
  return {
    needs,
    clock,
    keys,
    pass,
    stamped,
    send,
    /** An enquiry that is taken; throws when it was not. */
    async receive(form: Form = {}, network?: string) {
      const sent = await send(stamped(form), network)
      if (!sent.ok) throw new Error(`refused: ${sent.reason}`)
      return { ...sent.value, token: sent.value.token ?? '' }
    },
    leads: () => db.select().from(leads).orderBy(desc(leads.createdAt), desc(leads.id)),
    events: async () => (await db.select().from(leadEvents).orderBy(leadEvents.id)).map(({ kind }) => kind),
    messages: async () => (await listOutbox(db, 1000)).toReversed(),
  }
}
