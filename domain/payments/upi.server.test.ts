import { describe, expect, test } from 'vitest'
import { bankLines, paymentOrders, payments, refunds } from './tables.ts'
import { freshDatabase } from '#tests/database.ts'
import { changeMoney } from '#domain/settings/money-settings.server.ts'
import { write } from '#tests/write.ts'
import { collectsAsPromised } from './contract.ts'
import { upiLink } from './upi-link.ts'
import { openUpi } from './upi.server.ts'

collectsAsPromised('upi', async () => {
  const { db, close } = await freshDatabase()
  const account = { vpa: 'padav@example', payeeName: 'Padav', merchantCode: null }
  await write(db, changeMoney.upi, { id: 'upi', stood: '', ...account })
  let count = 0
  const utr = () => `4321${String(++count).padStart(8, '0')}`
  const provider = openUpi({ db })
  return {
    provider: {
      ...provider,
      createOrder: async (asked) => {
        const made = await provider.createOrder(asked)
        const { id, amountPaise } = asked
        const row = { id, bookingId: 'b', provider: 'upi' as const, parts: [1], amountPaise, ...made }
        await db.insert(paymentOrders).values(row).onConflictDoNothing()
        return made
      },
    },
    orderThere: async ({ id, providerOrderId }) => {
      const asked = { providerOrderId, amountPaise: 16_052_00, payee: '', description: 'x', returnUrl: '' }
      const checkout = await provider.checkout!(asked)
      const link = new URL(checkout.kind === 'upi' ? checkout.link : '')
      const said = (name: string) => link.searchParams.get(name) ?? ''
      return [
        { amountPaise: Number(said('am')) * 100, currency: said('cu'), reference: said('tr').toLowerCase() },
      ].filter(() => id.length > 0)
    },
    pay: async ({ id }, amountPaise = 16_052_00) => {
      const line = { utr: utr(), orderId: id, amountPaise }
      await db.insert(bankLines).values(line)
      return line.utr
    },
    payBack: async ({ id, amountPaise }) => {
      const [payment] = await db
        .insert(payments)
        .values({ provider: 'upi', providerPaymentId: utr(), amountPaise, currency: 'INR' })
        .returning()
      await db.insert(refunds).values({ id, paymentId: payment!.id, amountPaise, reason: 'a test' })
      await db.insert(bankLines).values({ utr: utr(), refundId: id, amountPaise })
    },
    wentBack: async () =>
      (await db.select().from(bankLines).orderBy(bankLines.enteredAt)).flatMap(({ refundId, amountPaise }) =>
        refundId === null ? [] : [amountPaise],
      ),
    close,
  }
})

describe('a UPI link', () => {
  const asked = {
    vpa: 'padav@example',
    payee: 'Padav & Sons',
    merchantCode: '4722',
    amountPaise: 1_60_520_05,
    reference: 'A'.repeat(40),
  }

  test('says payee, amount and reference as NPCI wants them', () => {
    const link = upiLink({ ...asked, note: 'Booking 7KQ4M2XX, part 1; the day after tomorrow is too late' })
    expect(link).toBe(
      `upi://pay?pa=padav@example&pn=Padav%20%26%20Sons&mc=4722&tr=${'A'.repeat(35)}&tn=Booking%207KQ4M2XX%20part%201%20the%20day%20after%20tomorrow%20is&am=160520.05&cu=INR`,
    )
  })

  test('lets nothing of a note or a name become another amount', () => {
    const link = upiLink({ ...asked, payee: 'x&am=1.00', note: '&am=1.00#', merchantCode: null })
    expect(new URL(link).searchParams.getAll('am')).toEqual(['160520.05'])
  })
})
