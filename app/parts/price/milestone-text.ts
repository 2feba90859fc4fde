import type { Milestone } from '#domain/pricing/payment-plan.ts'
import { formatPaise } from '#platform/money.ts'

/** "25 %", "₹10,000" or "the rest". */
export function milestoneText(milestone: Milestone): string {
  if (milestone.kind === 'percent') return `${milestone.percent}\u00a0%`
  return milestone.kind === 'fixed' ? formatPaise(milestone.paise) : 'the rest'
}
