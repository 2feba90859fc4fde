import type { ItineraryDay } from '#domain/catalogue/package.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'
import type { Halt } from './halts.ts'
import type { PackingList } from './packing-list.ts'

/** Who runs the journey, as it stands at the head of its papers. */
export type Operator = { name: string; address: string; phone: string | null }

/** A journey as its itinerary, voucher and calendar show it; handed in, since nothing here knows a booking. */
export type Trip = {
  reference: string
  kind: 'tour' | 'trek' | 'break' | 'car'
  operator: Operator
  name: string
  days: number
  nights: number
  startCity: string
  endCity: string
  departureCity: string
  /** Where they get in and when, in words; null where they come to where it leaves. */
  pickup: string | null
  /** Where they come to and by when, in words; null where they get in on the way, or nobody has said. */
  meeting: string | null
  distanceKm: number | null
  /** Grows whenever something happens to the booking. */
  revision: number
  isCancelled: boolean
  startsOn: CalendarDate
  endsOn: CalendarDate
  stops: Halt[]
  /** As the package stands today, as it is told to those who travel. */
  itinerary: ItineraryDay[]
  inclusions: string[]
  exclusions: string[]
  packing: PackingList
  lead: { name: string; mobile: string | null }
  roomsText: string
  /** How many people travel. */
  people: number
  /** Of each what they eat, in words of whoever booked; what a friend said of themselves stands with the operator alone. */
  travellers: { name: string; age: number; room: number | null; meals: string }[]
  parts: {
    part: number
    percent: number | null
    amountPaise: Paise
    dueOn: CalendarDate | null
    paidOn: CalendarDate | null
  }[]
  /** The day in India on which the paper is made. */
  madeOn: CalendarDate
  madeAt: Date
}

/** A mobile of which only its ends can be read: enough to know it by. */
export function maskedMobile(mobile: string): string {
  return `${mobile.slice(0, 3)} ${mobile.slice(3, 5)}••• ••${mobile.slice(-3)}`
}
