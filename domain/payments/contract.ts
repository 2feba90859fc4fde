import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import type { PaymentProvider, RefundAsked } from './provider.ts'
import { ProviderUnreachable } from './provider.ts'

export type Notice = { body: string; headers: Record<string, string> }
type Order = { id: string; providerOrderId: string }

/** A provider with a hand on its far side. */
export type ProviderBench = {
  provider: PaymentProvider
  /** What the far side has as an order's amount, currency and reference, under the id it gave. */
  orderThere(order: Order): Promise<{ amountPaise: number; currency: string; reference: string }[]>
  /** Somebody pays an order there. Gives its payment id. */
  pay(order: Order, amountPaise?: number): Promise<string>
  /** Has a refund go back by hand, where that is how it goes. */
  payBack?(asked: RefundAsked): Promise<void>
  /** What went back, each in paise. */
  wentBack(): Promise<number[]>
  /** What only a far side with a voice has: notices, banks that say no, and hours in which it is out of reach. */
  voice?: {
    tell(order: Order, paymentId: string, secret?: 'previous' | 'forged'): Promise<Notice>
    /** Signed, and about nothing of ours. */
    nonsense(): Notice
    leave(order: Order, as: 'pending' | 'failed'): Promise<void>
    failNextRefund(order: Order): Promise<void>
    /** Whether it can be cut off: calls are made, and nobody hears the answer. */
    loseAnswers?(lost: boolean): void
  }
  close(): Promise<void>
}

const SUM = 16_052_00

/** What went back since, the least first: a far side keeps its refunds in an order of its own. */
function since(before: readonly number[], now: readonly number[]): number[] {
  const left = [...now]
  for (const paise of before) left.splice(left.indexOf(paise), 1)
  return left.toSorted((one, other) => one - other)
}

/** What every provider promises; each member runs it in its own test file. */
export function collectsAsPromised(name: string, open: () => Promise<ProviderBench>): void {
  describe(`the provider ${name}`, () => {
    let bench: ProviderBench
    beforeAll(async () => void (bench = await open()))
    afterAll(() => bench?.close())

    const asked = (id: string) => ({
      id,
      amountPaise: SUM,
      description: 'Booking 7KQ4M2XX, part 1',
      returnPath: `/payments/return/${id}`,
      closesAt: new Date(Date.now() + 600_000),
    })
    const order = async () => {
      const id = newId()
      return { id, ...(await bench.provider.createOrder(asked(id))) }
    }
    const paid = async (amountPaise?: number) => {
      const one = await order()
      return { one, paymentId: await bench.pay(one, amountPaise) }
    }
    const refundOf = (providerPaymentId: string, amountPaise: number): RefundAsked => ({
      id: newId(),
      attempt: 0,
      providerPaymentId,
      providerRefundId: null,
      amountPaise,
    })

    it('makes an order of our amount in rupees under our reference, once', async () => {
      expect(await bench.provider.isReady()).toBe(true)
      const one = await order()
      expect(one.payUrl).toMatch(/^\/[\w/-]+$/)
      const again = await bench.provider.createOrder(asked(one.id))
      expect(again.providerOrderId).toBe(one.providerOrderId)
      expect(await bench.orderThere(one)).toEqual([{ amountPaise: SUM, currency: 'INR', reference: one.id }])
    })

    it('says what became of an order: nothing, or what was paid, to the paisa', async () => {
      const one = await order()
      expect(await bench.provider.listEvents(one.providerOrderId)).toEqual([])
      const providerPaymentId = await bench.pay(one, SUM - 1)
      const event = { kind: 'captured', providerOrderId: one.providerOrderId, providerPaymentId, currency: 'INR' }
      const told = await bench.provider.listEvents(one.providerOrderId)
      expect(told).toMatchObject([{ ...event, amountPaise: SUM - 1 }])
      expect(await bench.provider.listEvents(one.providerOrderId)).toEqual(told)
    })

    it('says what was taken since a time, whenever its order was made', async () => {
      const { one } = await paid()
      const told = await bench.provider.listEvents(one.providerOrderId)
      const unpaid = await order()
      await bench.voice?.leave(unpaid, 'failed')
      const taken = await bench.provider.listTaken(new Date(Date.now() - HOUR))
      expect(taken).toEqual(expect.arrayContaining(told))
      expect(taken.filter(({ providerOrderId }) => providerOrderId === unpaid.providerOrderId)).toEqual([])
      expect(await bench.provider.listTaken(new Date(Date.now() + HOUR))).toEqual([])
    })

    it('believes no notice that bears no signature', () => {
      const call = { body: '{"event":"payment.captured","payload":{}}', headers: new Headers() }
      expect(bench.provider.readWebhook(call)).toEqual({ ok: false, reason: 'bad-signature' })
    })

    it('gives back once, however often it is asked', async () => {
      const { paymentId } = await paid()
      const asked = refundOf(paymentId, 5_000_00)
      const before = await bench.wentBack()
      await bench.provider.refund(asked)
      await bench.payBack?.(asked)
      const again = await bench.provider.refund(asked)
      expect(again.state).toBe('done')
      expect(await bench.provider.refund({ ...asked, providerRefundId: again.providerRefundId })).toEqual(again)
      expect(since(before, await bench.wentBack())).toEqual([5_000_00])
    })

    it('gives back in parts, each by its own id', async () => {
      const { paymentId } = await paid()
      const before = await bench.wentBack()
      for (const paise of [1_00, 2_00]) {
        const asked = refundOf(paymentId, paise)
        await bench.payBack?.(asked)
        expect((await bench.provider.refund(asked)).state).toBe('done')
      }
      expect(since(before, await bench.wentBack())).toEqual([1_00, 2_00])
    })

    it('tells by a signed notice what it says when it is asked, and by the same number however often', async ({
      skip,
    }) => {
      const { voice } = bench
      if (!voice) return skip()
      const { one, paymentId } = await paid()
      for (const secret of [undefined, 'previous'] as const) {
        const { body, headers } = await voice.tell(one, paymentId, secret)
        const read = () => bench.provider.readWebhook({ body, headers: new Headers(headers) })
        const money = { providerPaymentId: paymentId, amountPaise: SUM, currency: 'INR' }
        const value = { kind: 'captured', providerOrderId: one.providerOrderId, ...money }
        expect(read()).toMatchObject({ ok: true, value })
        expect(read()).toEqual(read())
      }
    })

    it('believes no notice that was forged, or changed on its way', async ({ skip }) => {
      const { voice } = bench
      if (!voice) return skip()
      const { one, paymentId } = await paid()
      const forged = await voice.tell(one, paymentId, 'forged')
      const { body, headers } = await voice.tell(one, paymentId)
      const changed = { body: body.replace(String(SUM), String(SUM * 2)), headers }
      expect(changed.body).not.toBe(body)
      for (const call of [forged, changed, { body: ` ${body}`, headers }])
        expect(bench.provider.readWebhook({ body: call.body, headers: new Headers(call.headers) })).toEqual({
          ok: false,
          reason: 'bad-signature',
        })
    })

    it('leaves alone what is signed and about nothing of ours', ({ skip }) => {
      if (!bench.voice) return skip()
      const { body, headers } = bench.voice.nonsense()
      const read = bench.provider.readWebhook({ body, headers: new Headers(headers) })
      expect(read).toEqual({ ok: false, reason: 'not-for-us' })
    })

    it('says that a bank was asked, or said no; money counts above both', async ({ skip }) => {
      if (!bench.voice) return skip()
      for (const kind of ['pending', 'failed'] as const) {
        const one = await order()
        await bench.voice.leave(one, kind)
        const { providerOrderId } = one
        expect(await bench.provider.listEvents(providerOrderId)).toMatchObject([{ kind, providerOrderId }])
        await bench.pay(one)
        expect(await bench.provider.listEvents(providerOrderId)).toMatchObject([{ kind: 'captured' }])
      }
    })

    it('says when a refund came to nothing, and gives it back at the next attempt', async ({ skip }) => {
      if (!bench.voice) return skip()
      const { one, paymentId } = await paid()
      const before = await bench.wentBack()
      const asked = refundOf(paymentId, SUM)
      await bench.voice.failNextRefund(one)
      expect(await bench.provider.refund(asked)).toMatchObject({ state: 'failed', detail: expect.stringMatching(/./) })
      expect(await bench.provider.refund({ ...asked, attempt: 1 })).toMatchObject({ state: 'done' })
      expect(await bench.provider.refund(refundOf(paymentId, 1))).toMatchObject({ state: 'failed' })
      expect(since(before, await bench.wentBack())).toEqual([SUM])
    })

    it('throws when nobody hears its answer; what was asked for is not done twice', async ({ skip }) => {
      const lose = bench.voice?.loseAnswers
      if (!lose) return skip()
      const { paymentId } = await paid()
      const before = await bench.wentBack()
      const [id, asked_] = [newId(), refundOf(paymentId, SUM)]
      lose(true)
      // An order is looked for before it is made, so the first call that is lost is that one; the refund has gone.
      await expect(bench.provider.createOrder(asked(id))).rejects.toBeInstanceOf(ProviderUnreachable)
      await expect(bench.provider.refund(asked_)).rejects.toBeInstanceOf(ProviderUnreachable)
      lose(false)
      expect(await bench.provider.refund(asked_)).toMatchObject({ state: 'done' })
      expect(since(before, await bench.wentBack())).toEqual([SUM])
    })
  })
}
