import { ungrouped } from './digits.ts'

/** Money is an integer number of paise everywhere; rupees exist only on the screen. */
export type Paise = number

const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 })

/** Paise to "₹1,20,000", with two decimals only when there are paise to show. */
export function formatPaise(paise: Paise): string {
  return paise % 100 === 0 ? whole.format(paise / 100) : exact.format(paise / 100)
}

/** Paise to "₹1,20,000.00", as a bill and a tax are written. */
export function formatPaiseWithPaise(paise: Paise): string {
  return exact.format(paise / 100)
}

/** Whole rupees to paise. */
export function rupees(amount: number): Paise {
  return Math.round(amount * 100)
}

/** `percent` of an amount in paise, rounded half-up to a paisa. */
export function percentOf(paise: Paise, percent: number): Paise {
  return Math.round((paise * Math.round(percent * 100)) / 10_000)
}

/** Rounds paise half-up to the nearest rupee, still in paise (CGST Act, section 170). */
export function roundToRupee(paise: Paise): Paise {
  return Math.round(paise / 100) * 100
}

/** Rupees as they are typed and as a bank prints them, with or without commas and paise; undefined for anything else. */
export function readRupees(typed: string): Paise | undefined {
  const plain = ungrouped(typed.replace(/^₹\s*/, ''))
  const [, amount, part = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(plain) ?? []
  return amount ? Number(amount) * 100 + Number(part.padEnd(2, '0')) : undefined
}
