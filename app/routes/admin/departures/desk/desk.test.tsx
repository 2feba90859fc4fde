import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { Cars } from './desk-cars.tsx'
import { Manifest } from './desk-manifest.tsx'
import type { ShownBooking } from './shown.ts'

function drawn(element: React.ReactNode): string {
  const Page = createRoutesStub([{ path: '/', Component: () => element }])
  return renderToStaticMarkup(<Page />).replaceAll(/<[^>]*>/g, '|')
}

const CAR = {
  id: 'a',
  plate: 'KL 07 AB 1234',
  car: 'MUV',
  seats: 6,
  driver: 'Ravi',
  mobile: '9',
  toldAt: null,
  isReached: true,
}
const free = {
  vehicles: [{ id: 'v', plate: 'KL 07 CD 5678', car: 'Sedan', seats: 4, garage: 'Kochi' }],
  drivers: [{ id: 'd', name: 'Mina', mobile: '9812345678', garage: 'Kochi' }],
}

test('the desk says before and after a car is assigned whether everybody has a seat (caught: six seats for seven, without a word)', () => {
  const cars = (sold: number, seats: number[]) =>
    drawn(
      <Cars
        cars={seats.map((count, at) => ({ ...CAR, id: `${at}`, seats: count }))}
        sold={sold}
        free={free}
        isOver={false}
        isEvening={false}
        kept={undefined}
      />,
    )
  expect(cars(7, [])).toContain('7 travellers need a seat: 7 have none yet.')
  expect(cars(7, [])).toContain('Kochi: Sedan, 4 seats, KL 07 CD 5678')
  expect(cars(7, [6])).toContain('7 travellers need a seat: 6 seats go along, 1 has none yet.')
  expect(cars(7, [6, 4])).toContain('7 travellers need a seat; 10 seats go along.')
})

const person = { position: 0, name: 'Asha', age: 41, room: 1, meals: '', hasPaper: true, inAt: null }
const booking = { reference: 'TPSCHCC7', contactName: 'Asha', contactMobile: null, contactEmail: null } as const
const money = { totalPaise: 0, paidPaise: 0, duePaise: 0, roomsText: '', hasEmergency: true }
const alone: ShownBooking = { ...booking, ...money, extras: [], pickup: 'Shivamogga, 07:00', people: [person] }

test('the manifest has a column for what somebody has, and says once where all get in (caught: one place in every row, and three columns of nothing)', () => {
  const headsOf = (bookings: ShownBooking[]) => {
    const html = drawn(<Manifest bookings={bookings} isOpen={false} isOff={false} />)
    return ['Traveller', 'Food', 'Gets in', 'Extras', 'Papers', 'Still due'].filter((head) =>
      html.includes(`|${head}|`),
    )
  }
  expect(headsOf([alone, { ...alone, reference: 'SAB5QMX7' }])).toEqual(['Traveller', 'Papers'])
  const other = { ...alone, reference: 'SAB5QMX7', pickup: 'Sagara, 08:00', extras: ['Guide'], duePaise: 1_00 }
  const eats = { ...other, people: [{ ...person, meals: 'Jain' }] }
  expect(headsOf([alone, eats])).toEqual(['Traveller', 'Food', 'Gets in', 'Extras', 'Papers', 'Still due'])
})
