import type { Outcome, Spell } from './upgrade.ts'

/** What buyers do to each other. */
const OF_A_CROWD = ['sold-out', 'price-changed', 'too-late']

export function isWell({ spells, unlike, broken }: Outcome): boolean {
  return [unlike, broken, ...Object.values(spells).map(faultsOf)].every((faults) => faults.length === 0)
}

function faultsOf({ booked, refused, pages, office, surprises }: Spell): string[] {
  const odd = Object.entries(refused).filter(([reason]) => !OF_A_CROWD.includes(reason))
  const failed = [...Object.entries(pages.failed), ...Object.entries(office.failed)]
  return [
    ...(booked === 0 ? ['nobody booked'] : []),
    ...[...odd, ...failed].map(([what, times]) => `${times} times ${what}`),
    ...surprises,
  ]
}

/** A drill in words and figures. */
export function describe(name: string, outcome: Outcome): string {
  const { migrations, openIn, spells, unlike, broken } = outcome
  const rows = Object.entries(spells).flatMap(([who, spell]) => [
    `  ${who}: ${spell.booked} bookings paid, ${spell.pages.asked} pages, ${spell.office.asked} pages of the office (the slowest ${Math.round(Math.max(spell.pages.slowest, spell.office.slowest))} ms)`,
    ...faultsOf(spell).map((fault) => `    not as it should be: ${fault}`),
  ])
  return [
    '',
    `  before: ${name}`,
    `  this version brought ${migrations} ${migrations === 1 ? 'migration' : 'migrations'} and was open after ${openIn.toFixed(1)} s`,
    ...rows,
    `  ${unlike.length} bookings the other version shows otherwise ${unlike.slice(0, 5).join(', ')}`,
    ...broken.map(({ rule, count }) => `  the books: ${rule} broken ${count} times`),
    `  ${isWell(outcome) ? 'WELL: the two live together, and the one before can come back.' : 'NOT WELL.'}`,
    '',
    '',
  ].join('\n')
}
