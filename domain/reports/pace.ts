/** Seats of journeys that leave in a month: sold by a day, by the same day a year before for the same month of that year, and in the end then. */
export type PaceMonth = { month: string } & PaceSeats
type PaceSeats = { seats: number; seatsBefore: number; seatsInTheEnd: number }

export const NO_PACE: PaceSeats = { seats: 0, seatsBefore: 0, seatsInTheEnd: 0 }

/** Where it ends if it goes on selling as the year before did; undefined where nothing was sold by this day then. */
export function endOfPace({ seats, seatsBefore, seatsInTheEnd }: PaceSeats): number | undefined {
  return seatsBefore === 0 ? undefined : Math.round((seats * seatsInTheEnd) / seatsBefore)
}
