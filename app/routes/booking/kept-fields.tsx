import { askParams } from '#domain/bookings/quote/ask-address.ts'
import type { AskStep, AskTyped } from '#domain/bookings/quote/ask-address.ts'

/** Which keys of the address each step's own fields write. */
const OWN: Record<AskStep, readonly string[]> = {
  party: ['adults', 'age', 'ages'],
  date: ['departure', 'date'],
  rooms: ['rooms', 'single', 'twin', 'triple', 'quad', 'extras', 'pickup', 'coupon', 'share', 'state'],
}

/** Everything the other steps were told, carried along by this one's form. */
export function KeptFields({ typed, step }: { typed: AskTyped; step: AskStep }) {
  const kept = [...askParams(typed)].filter(([name]) => !OWN[step].includes(name))
  return kept.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
}
