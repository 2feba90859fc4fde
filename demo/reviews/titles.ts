import { named } from '#demo/places/names.ts'
import { capitalised, numberInWords } from '#platform/wording.ts'
import type { Saying } from './memory.ts'
import { isTrek } from './memory.ts'

const LONG_DRIVE_H = 5

/** Headings by stars: of each enough for as many reviews as a package has of them. */
export const TITLES: Record<number, Saying[]> = {
  5: [
    ({ stop }) => `${stop.name}, and all that came with it`,
    ({ sight }) => sight && `Go for ${named(sight.name)}`,
    ({ pkg }) => `${capitalised(numberInWords(pkg.days))} days without a hitch`,
    () => `Everything as written`,
    ({ pkg }) => `From ${pkg.startCity} with no worries`,
    (memory) => (isTrek(memory) ? 'A hard walk made kind' : 'No worries from first to last'),
    ({ stop }) => `We still talk of ${stop.name}`,
    () => `Better than we had hoped`,
    () => `Well planned and well kept`,
    () => `Would book again tomorrow`,
    () => `Worth every hour of leave`,
  ],
  4: [
    ({ stop }) => `Good, and ${stop.name} was the best of it`,
    () => `Nearly all of it right`,
    ({ drive }) => (drive && drive.hours >= LONG_DRIVE_H ? `Lovely, with one long day` : undefined),
    ({ pkg }) => `A good ${numberInWords(pkg.days)} days`,
    ({ sight }) => sight && `${capitalised(named(sight.name))} made up for the rest`,
    () => `Happy, with one small grumble`,
    () => `A sound plan, kindly run`,
    () => `We came home content`,
    () => `Four stars, and gladly`,
    () => `Very good for the price`,
  ],
  3: [
    () => `Fine, with reservations`,
    ({ stop }) => `${stop.name} yes, the rest so-so`,
    ({ isRoom }) => (isRoom ? `Good plan, tired rooms` : undefined),
    () => `Some of it good`,
    () => `Middling`,
    () => `Right place, rough edges`,
    () => `Could have been better kept`,
    () => `Half of what I had hoped`,
    () => `Neither good nor bad`,
    () => `All right, no more`,
  ],
  2: [
    () => `Not what I had hoped for`,
    ({ stop }) => `Let down in ${stop.name}`,
    () => `More trouble than rest`,
    () => `Too many small faults`,
    () => `We expected more`,
    () => `Poorly kept`,
    () => `Hard to recommend`,
    () => `Not for this price`,
    () => `A tired arrangement`,
  ],
  1: [
    () => `Would not repeat it`,
    ({ pkg }) => `${capitalised(numberInWords(pkg.days))} days I would rather forget`,
    () => `Go with somebody else`,
    () => `Nothing went to plan`,
    () => `Not again`,
    () => `We asked for a refund`,
    () => `Leave spent badly`,
    () => `Little to praise`,
    () => `One star is generous`,
  ],
}
