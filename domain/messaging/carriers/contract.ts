import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Message } from '#domain/messaging/message.ts'
import type { Carrier } from './carrier.ts'

export type Arrived = { to: string; subject: string; body: string; html: string | undefined }

/** A carrier with a view of its far end. */
export type CarrierBench = {
  carrier: Carrier
  arrived(): Promise<Arrived[]>
  failNext(times: number, reason: 'refused' | 'unreachable'): Promise<void>
  close(): Promise<void>
}

const MAIL: Message & { id: string } = {
  id: '0123456789abcdefghjk',
  channel: 'email',
  to: 'meera@example.org',
  subject: 'A mail',
  body: 'Hello',
}

/** What every carrier promises; each member runs it in its own test file. */
export function carriesAsPromised(open: () => Promise<CarrierBench>): void {
  describe('a carrier', () => {
    let bench: CarrierBench
    beforeEach(async () => void (bench = await open()))
    afterEach(() => bench.close())

    it('brings a mail as it was written', async () => {
      const written = {
        ...MAIL,
        subject: 'पड़ाव: your trip for ₹27,450',
        body: 'नमस्ते Meera,\n\n.a line with a dot\nFrom here on\n',
        html: '<p>नमस्ते <b>Meera</b></p>',
      }
      expect(await bench.carrier.deliver(written)).toEqual({ ok: true })
      const [mail] = await bench.arrived()
      expect(mail).toMatchObject({ to: 'meera@example.org', subject: written.subject, html: written.html })
      expect(mail?.body.trimEnd()).toBe(written.body.trimEnd())
    })

    it('brings a long subject and a mail without HTML', async () => {
      const subject = 'Ladakh '.repeat(40).trim()
      await bench.carrier.deliver({ ...MAIL, subject })
      expect(await bench.arrived()).toMatchObject([{ subject, html: undefined }])
    })

    it('says when the other side cannot be reached, and works once it can', async () => {
      await bench.failNext(1, 'unreachable')
      expect(await bench.carrier.deliver(MAIL)).toMatchObject({
        ok: false,
        reason: 'unreachable',
        detail: expect.stringMatching(/./),
      })
      expect(await bench.carrier.deliver(MAIL)).toEqual({ ok: true })
      expect((await bench.arrived()).length).toBe(1)
    })

    it('says when an address will never be taken', async () => {
      await bench.failNext(1, 'refused')
      expect(await bench.carrier.deliver(MAIL)).toMatchObject({
        ok: false,
        reason: 'refused',
        detail: expect.stringMatching(/./),
      })
      expect(await bench.arrived()).toEqual([])
    })

    it('carries several at once', async () => {
      const people = ['a@example.org', 'b@example.org', 'c@example.org', 'd@example.org']
      await Promise.all(people.map((to) => bench.carrier.deliver({ ...MAIL, to })))
      expect((await bench.arrived()).map(({ to }) => to).toSorted()).toEqual(people)
    })
  })
}
