import { describe, expect, it } from 'vitest'
import { fits, pageOfTour } from './bank.ts'
import { packages } from '#tests/demo-packages.ts'

type Pack = (typeof packages)[number]
const words = ({ name, summary, itinerary, inclusions }: Pack) =>
  [name, summary, ...inclusions, ...itinerary.flatMap(({ text, overnight }) => [text, overnight?.name])].join(' ')
const says = (what: RegExp) => (pack: Pack) => what.test(words(pack))
const runsIn = (months: number[]) => (pack: Pack) => months.some((month) => pack.months.includes(month))

/** What an answer speaks of, and where that is to be had: read off the finished page, not off what made it. */
const TOLD: [said: RegExp, isSo: (pack: Pack) => boolean][] = [
  [/Rohtang Pass needs/, says(/Rohtang|Atal Tunnel|Nubra|Pangong|Tso Moriri|Hanle/)],
  [/two or three nights in Leh/, says(/\bLeh\b/)],
  [/at Gulmarg, Solang, Auli/, says(/Gulmarg|Solang|Auli/)],
  [/lose flights to fog and snow/, says(/Srinagar|\bLeh\b|Kashmir/)],
  [/Registration of every pilgrim/, says(/Yamunotri|Gangotri|Kedarnath|Badrinath/)],
  [/path from Gaurikund/, says(/Kedarnath/)],
  [/dawn in an open car/, says(/safari drive/)],
  [
    /room heater is often charged/,
    ({ maxAltitudeM, itinerary }) =>
      (maxAltitudeM ?? 0) >= 1800 || itinerary.some(({ altitudeM }) => (altitudeM ?? 0) >= 1800),
  ],
  [/dry toilet tents/, ({ itinerary }) => itinerary.some(({ stay }) => stay?.startsWith('Tent'))],
  [/lower snow trails/, runsIn([12, 1, 2])],
  [/Ladakh, Spiti and Kashmir lie mostly/, runsIn([6, 7, 8, 9])],
  [/the charge is 10 percent of the tour cost/, ({ kind }) => kind !== 'trek'],
  [/usually the hotel|the package page/, () => false],
]

describe('an answer of the bank', () => {
  it('stands where what it speaks of is to be had (caught: 19, of Leh on a page of Kashmir and of Auli in the rains)', () => {
    const wrong = packages.flatMap((pack) =>
      pack.questions.flatMap(({ question, answer }) =>
        TOLD.some(([said, isSo]) => said.test(answer) && !isSo(pack)) ? [`${pack.slug}: ${question}`] : [],
      ),
    )
    expect(wrong).toEqual([])
  })
})

describe('a question', () => {
  it('is asked and answered in the same words on one page (caught: 157 pairs on two or three)', () => {
    const pairs = packages.flatMap(({ questions }) => questions.map(({ question, answer }) => `${question} ${answer}`))
    expect(pairs.filter((pair, at) => pairs.indexOf(pair) !== at)).toEqual([])
  })

  it('is asked on every page twice at the least', () => {
    expect(packages.filter(({ questions }) => questions.length < 2).map(({ slug }) => slug)).toEqual([])
  })
})

describe('a question of the monsoon', () => {
  it('is asked where the almanac has rain in a month of the tour (caught: June to September of any state, and none in May)', () => {
    const tour = pageOfTour([], { stateCodes: [], months: [] })
    const asked = (code: string, month: number) =>
      fits({ question: 'Is it wise to travel in the monsoon?' }, { ...tour, stateCodes: [code], months: [month] })
    expect([asked('IN-LA', 7), asked('IN-DL', 9), asked('IN-TN', 8)]).toEqual([false, false, false])
    expect([asked('IN-AS', 5), asked('IN-TN', 11), asked('IN-MH', 7)]).toEqual([true, true, true])
  })
})
