import type { FactKind } from '#domain/almanac/fact.ts'

/** What the kinds of facts are called: many of them, and what one says. */
export const KINDS: Record<FactKind, { many: string; says: string }> = {
  festival: { many: 'Festivals', says: 'Departures named for one are there on its days.' },
  holiday: { many: 'Days off', says: 'With weekends they make the long ones.' },
  school: { many: 'School holidays', says: 'Most regions; schools differ.' },
  open: { many: 'Open only then', says: 'Shrines, passes and valleys: nothing is sold outside.' },
  closed: { many: 'Closed then', says: 'Parks in their rest, and sights on a day of the week.' },
  weather: { many: 'Rain and snow', says: 'By state; nothing is refused for it.' },
}

/** What the fields of a fact are called in its history. */
export const PART_NAMES: Record<string, string> = {
  name: 'the name',
  kind: 'the kind',
  otherNames: 'other names',
  at: 'where',
  days: 'the days',
  yearly: 'the days of every year',
  weekdays: 'days of the week',
  months: 'months',
  isDayOff: 'whether it is a day off',
  source: 'the source',
}
