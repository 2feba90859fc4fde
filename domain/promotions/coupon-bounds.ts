import { z } from 'zod'

const MOST_PAISE = 10_00_000_00

const figure = (most: number) => {
  const words = `A figure from 1 to ${most.toLocaleString('en-IN')}.`
  return z.number(words).int(words).min(1, words).max(most, words)
}
const SUM_WORDS = 'A sum in rupees, as 1,500; at most 10 lakh.'

/** How far what a promotion says may go, by whichever way it comes: a form, a file, the demo. */
export const COUPON_BOUNDS = {
  /** Kept in capitals. */
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{3,20}$/, 'A code has 3 to 20 letters and figures, as MONSOON10.'),
  name: z.string().trim().max(60, 'At most 60 letters: it stands in the bill.'),
  /** What is free is not sold: a bill has to come to something. */
  percent: figure(99),
  paise: z.number(SUM_WORDS).int(SUM_WORDS).positive(SUM_WORDS).max(MOST_PAISE, SUM_WORDS),
  daysAhead: figure(730),
  leastPeople: figure(42),
  mostUses: figure(9_999_999),
  mostPerPerson: figure(9_999),
}

/** It never ends before it begins. */
export function refuseEndBeforeBegin(
  { validFrom, validTo }: { validFrom: string | null; validTo: string | null },
  context: z.RefinementCtx,
): void {
  if (validFrom && validTo && validTo < validFrom)
    context.addIssue({ code: 'custom', path: ['validTo'], message: 'That is before it begins.' })
}
