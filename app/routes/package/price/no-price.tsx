import type { QuoteRefusal } from '#domain/pricing/quote-request.ts'
import type { Package } from '#domain/catalogue/package.ts'
import styles from './price-panel.module.css'

/** Why this party cannot have a price, and what it could do. */
export function NoPrice({ reason, pkg }: { reason: QuoteRefusal; pkg: Package }) {
  return <p className={styles.part}>{wordsOf(reason, pkg)}</p>
}

function wordsOf(reason: QuoteRefusal, { kind, rates, groupMax }: Package): string {
  const what = kind === 'trek' ? 'trek' : 'journey'
  if (reason === 'too-young') return `This ${what} takes people from ${rates.ageBands.youngest} years on.`
  if (reason === 'group-too-large')
    return `A group of this ${what} is at most ${groupMax} people. Ask us for one of your own.`
  if (reason === 'rooms-do-not-fit')
    return 'No rooms of this journey hold your party: each needs an adult in it, and every adult a bed. Ask us, or count the rooms another way.'
  if (reason === 'not-offered') return 'The rooms you counted are not sold here. Let us propose them, or ask us.'
  return 'There is no price for that. Ask us.'
}
