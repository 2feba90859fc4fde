import type { LedgerAccount, ProviderName } from '#domain/payments/payment.ts'

export const ACCOUNTS: Record<LedgerAccount, string> = {
  applied: 'Applied to bookings',
  'refund-due': 'Refund due',
  refunded: 'Refunded',
  dispute: 'In dispute',
}
export const PROVIDER_NAMES: Record<ProviderName, string> = {
  simulator: 'Simulator',
  razorpay: 'Razorpay',
  upi: 'UPI to the bank',
}
