import type { ListedPage } from '#web/route-handle.ts'

type WrittenPage = { slug: string; name: string; under: NonNullable<ListedPage['under']> }

/** The pages an operator may write: where each is, and what the footer calls it once it is written. */
export const WRITTEN_PAGES: readonly WrittenPage[] = [
  { slug: 'about-us', name: 'About Us', under: 'company' },
  { slug: 'careers', name: 'Careers', under: 'company' },
  { slug: 'reward-recognition', name: 'Reward & Recognition', under: 'company' },
  { slug: 'refund-cancellation', name: 'Refund & Cancellation', under: 'help' },
  { slug: 'payments', name: 'Payments', under: 'help' },
  { slug: 'payment-policy', name: 'Payment Policy', under: 'help' },
  { slug: 'privacy-policy', name: 'Privacy Policy', under: 'help' },
  { slug: 'terms-and-conditions', name: 'Terms and Conditions', under: 'help' },
]
