import { describe, expect, it } from 'vitest'
import { clockFaults } from './clock-faults.ts'
import { clockSaid, clockTyped, keptIn, keptText } from './clock.ts'
import { hoursByUse, stretchesOf, stripFrom } from './day-hours.ts'
import type { DayStretch, Visit } from './day-hours.ts'
import { hoursLeftShort } from './hours-text.ts'
import { hourIn, saidHours, saidOf } from './said-hours.ts'

const day = { meals: 'all', stay: null, km: null, hours: null, travel: null, altitudeM: null, highestM: null } as const
const told = (text: string, strip: DayStretch[], answer = '') =>
  clockFaults(
    {
      summary: 'A journey.',
      questions: [{ question: 'When?', answer }],
      itinerary: [
        {
          ...day,
          day: 1,
          title: 'A day',
          text,
          overnight: { name: 'Agra', url: 'agra' },
          sights: strip.flatMap((one) => (one.on === 'sight' ? [{ name: one.name, url: one.name }] : [])),
        },
      ],
    },
    [strip],
  ).map(({ message }) => message)
const seen = (name: string, from: number, to: number): DayStretch => ({
  on: 'sight',
  name,
  isShut: false,
  isAwaited: false,
  from,
  to,
})
const ridden = (from: number, to: number): DayStretch => ({ on: 'road', km: 100, from, to })

describe('the words of a day', () => {
  it('say when it sets off, and not when others do', () => {
    const setsOff = (words: string) => saidHours(words).setsOff
    expect(setsOff('A long day: 250 km, nine hours, begun at seven and broken for lunch.')).toBe(7)
    expect(setsOff('You leave Rishikesh at half past six; there is Auli at four.')).toBe(6.5)
    expect(setsOff('Seven in the morning, Agra behind you.')).toBe(7)
    expect(setsOff('You leave Ponda before six.')).toBe(5.5)
    expect(
      setsOff('At eight a coach leaves Delhi. Bed at eight, for a start at four. Supper is at eight.'),
    ).toBeUndefined()
    expect(saidHours('Bed at eight, for a start at four.', { isNext: true }).setsOff).toBe(4)
  })

  it('say what is kept for the sun, and for whom it is no plan', () => {
    expect(saidOf('First light at the Taj Mahal.', { name: 'Taj Mahal' })).toMatchObject({ isAtDawn: true })
    expect(saidOf('Chinese nets at dusk.', { name: 'Fort Kochi Chinese Fishing Nets' })).toMatchObject({
      isAtDusk: true,
    })
    expect(saidOf('Nahargarh over Jaipur at sunset.', { name: 'Jaipur Walled City' }, ['Jaipur']).isAtDusk).toBe(false)
    expect(saidHours('Kalapathar at dawn for those up.').isAtDawn).toBe(false)
    expect(['half past six', '11:00', 'noon', 'soon'].map(hourIn)).toEqual([6.5, 11, 12, undefined])
  })
})

describe('a strip', () => {
  it('that tells another hour than the words is a fault', () => {
    expect(told('A long day, begun at seven.', [ridden(8, 12)])).toEqual([
      'The words set off at 7:00 am, and the day begins at 8:00 am.',
    ])
    expect(told('You are up in the dark.', [ridden(8, 12)])[0]).toMatch('before sunrise')
    expect(told('Dusk is for India Gate.', [seen('India Gate', 11, 12)])[0]).toMatch(
      'told at dusk, and left at 12:00 pm',
    )
    expect(told('You are driven into Kanha twice.', [seen('Kanha', 14, 17)])).toEqual([
      'Kanha is told of twice, and seen once.',
    ])
    expect(told('A day.', [ridden(8, 12)], 'Be in Agra by noon, for day 1 has road.')).toHaveLength(1)
    expect(told('A day.', [ridden(12, 14)], 'Be in Agra by noon, for day 1 has road.')).toEqual([])
    expect(told('A long day, begun at seven.', [])).toEqual([])
  })

  it('that has a sight at another hour than the words, or one where one has left already, is a fault', () => {
    const ghat = seen('Har Ki Pauri', 13.5, 15.5)
    expect(told('Har Ki Pauri at six: find a step.', [ghat])).toEqual([
      'Har Ki Pauri is told at 6:00 pm, and seen at 1:30 pm.',
    ])
    expect(told('Har Ki Pauri at six: find a step.', [seen('Har Ki Pauri', 18, 20)])).toEqual([])
    const [hill, dam] = [seen('Tiger Hill', 8, 10), seen('Mattupetty Dam', 12, 14)]
    expect(told('Tiger Hill at four if it is clear.', [hill])[0]).toMatch('told at 4:00 am')
    expect(told('Factory at eleven, dam and corn at four.', [dam])[0]).toMatch('told at 4:00 pm')
    expect(told('The palace is lit at seven.', [seen('Mysore Palace', 13, 15)])).toEqual([])
    expect(told('You leave Alappuzha at eight.', [seen('Alappuzha Beach', 8, 9), ridden(9, 10.5)])).toHaveLength(1)
    expect(told('You leave Alappuzha at eight.', [seen('Alappuzha Beach', 7, 8), ridden(8, 9.5)])).toEqual([])
    expect(told('Before you leave: Alappuzha Beach.', [ridden(8, 9), seen('Alappuzha Beach', 9, 10)])).toHaveLength(1)
    expect(told('At noon you board; dinner is karimeen.', [ridden(8.5, 12.5)])).toEqual([
      'The words are there at 12:00 pm, and the way ends at 12:30 pm.',
    ])
    expect(told('To Bekaltal by noon.', [ridden(8, 12)])).toEqual([])
  })

  it('keeps what has an hour for it: the sun, two drives, the hour one is to be there', () => {
    const laid = (visits: Visit[], begins?: string) =>
      stretchesOf(
        { km: null, hours: null, travel: null, begins },
        { before: [], onTheWay: [], after: visits, isRound: true },
      )
    const fort = { name: 'Fort', hours: 2, type: 'fort' }
    const dunes = { name: 'Dunes', hours: 1, type: 'desert', at: 17.5 }
    const park = { name: 'Park', hours: 3, type: 'wildlife' }
    const of = (stretches: DayStretch[]) => stretches.map((one) => [one.on === 'sight' ? one.name : one.on, one.from])
    expect(of(laid([dunes, fort], '12:00'))).toEqual([
      ['Fort', 12],
      ['Dunes', 17.5],
    ])
    expect(
      of(
        laid([
          { ...park, at: 5.5 },
          { ...park, at: 15 },
        ]),
      ),
    ).toEqual([
      ['Park', 5.5],
      ['Park', 15],
    ])
    expect(stripFrom([laid([{ ...park, at: 5.5 }]), []])).toBe(5)
  })

  it('adds up to what is drawn, as its words print it (caught: 16½ of 16)', () => {
    const { uses, free } = hoursByUse([ridden(8, 10.25), seen('Fort', 10.25, 13.5)])
    expect([...uses.map(({ hours }) => hours), free]).toEqual([2.5, 3.5, 10])
    expect(hoursByUse([ridden(8, 8.75), seen('Fort', 9, 11)]).free).toBe(13.25)
    expect(hoursByUse([ridden(3, 13)]).free).toBe(9)
    expect([13.25, 0.75, 9].map(hoursLeftShort)).toEqual(['13¼ h', '45 min', '9 h'])
  })
})

it('hours of a sight are typed behind its name, and read back', () => {
  expect(keptIn('Tiger Hill at 4:30 am')).toEqual({ name: 'Tiger Hill', at: ['04:30'] })
  expect(keptIn(keptText({ name: 'Kanha', at: ['06:00', '15:00'] }))).toEqual({ name: 'Kanha', at: ['06:00', '15:00'] })
  expect(keptText({ name: 'Kanha', at: ['06:00', '15:00'] })).toBe('Kanha at 6:00 am, 3:00 pm')
  expect(['00:05', '12:00', '13:45'].map((kept) => clockTyped(clockSaid(kept)))).toEqual(['00:05', '12:00', '13:45'])
  expect(clockSaid('half past')).toBe('half past')
  expect(keptIn('Lights at Night')).toEqual({ name: 'Lights at Night' })
  expect(['9:30 pm', '21.30', '5:00', 'Noon', 'soon'].map(clockTyped)).toEqual([
    '21:30',
    '21:30',
    '05:00',
    '12:00',
    'soon',
  ])
  expect(keptIn('Kanha at 6:00 am, noon')).toEqual({ name: 'Kanha', at: ['06:00', '12:00'] })
})
