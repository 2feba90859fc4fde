import { ADDRESS_FROM_PAISE } from '#domain/bookings/papers/buyer.ts'
import { formatPaise } from '#platform/money.ts'

const FROM = formatPaise(ADDRESS_FROM_PAISE)

/** Why the law wants an address on an invoice, where it does. */
export const LAW_WANTS = `The law wants your address and state on an invoice of ${FROM} or more (CGST Rule 46).`
/** The same of one it does not want it on. */
export const LAW_LEAVES = `Not needed below ${FROM}.`
