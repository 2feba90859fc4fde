import { checkIn, checkInByVoucher } from '#domain/bookings/check-in.server.ts'
import { told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'

/** What the forms of a departure's desk ask for. */
export function deskDeeds(departureId: string): Record<string, Deed> {
  return {
    'check-in': async (services, actor, typed) => {
      const [reference, place, isIn] = [typed('reference'), typed('place'), typed('to') !== 'out']
      const done = await checkIn(services, actor, { departureId, reference, place, isIn })
      return told(done, () => (isIn ? `in-${reference}` : `out-${reference}`), { invalid: 'no-place' })
    },
    voucher: async (services, actor, typed) => {
      const done = await checkInByVoucher(services, actor, { departureId, voucher: typed('voucher') })
      return told(done, ({ reference, count }) => `${count === 0 ? 'again' : 'in'}-${reference}`, {
        invalid: 'bad-voucher',
      })
    },
  }
}
