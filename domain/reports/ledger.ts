import { PROVIDERS } from '#domain/payments/payment.ts'
import type { LedgerAccount, ProviderName } from '#domain/payments/payment.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'

/** A line of the payments' ledger: what came into an account, or below zero left it, of a payment. `provider` is what it came by, of what has gone back what it went by. */
export type ListedEntry = {
  id: number
  at: Date
  provider: ProviderName
  /** What the provider or the bank calls what moved: the payment, or of money that has gone back the refund. */
  reference: string
  account: LedgerAccount
  paise: Paise
  /** Null of money that names no booking, as a trial of the gateway. */
  booking: string | null
  who: string | null
  reason: string
  /** Of money that came in the number of its receipt voucher; of what has gone back the refund vouchers and credit notes of its booking. */
  papers: string[]
  /** When and under which number of the bank its provider paid it out, or netted it, as far as its settlements tell. */
  settledOn: CalendarDate | null
  utr: string | null
}

/** Lines of a provider and an account together. */
export type EntryGroup = {
  provider: ProviderName
  account: LedgerAccount
  entries: number
  inPaise: Paise
  outPaise: Paise
}

/** What a provider took and paid back: the side of it that stands in a bank's statement, too. */
export type ProviderTotal = { provider: ProviderName; tookPaise: Paise; gaveBackPaise: Paise }

/** The groups of a month as the providers saw them: what comes into `applied` or `dispute` comes from outside, what comes into `refunded` has gone there, less what leaves it, which was noted wrongly; what is `taken-back` never came; all else moves within. */
export function providerTotals(groups: readonly EntryGroup[]): ProviderTotal[] {
  return PROVIDERS.flatMap((provider) => {
    const own = groups.filter((group) => group.provider === provider)
    const into = (...accounts: LedgerAccount[]) =>
      own.reduce((sum, { account, inPaise }) => sum + (accounts.includes(account) ? inPaise : 0), 0)
    const gone = own.filter(({ account }) => account === 'refunded')
    const neverPaise = gone.reduce((sum, { outPaise }) => sum + outPaise, 0)
    const tookPaise = into('applied', 'dispute') - into('taken-back')
    return own.length === 0 ? [] : [{ provider, tookPaise, gaveBackPaise: into('refunded') - neverPaise }]
  })
}
