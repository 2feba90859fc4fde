import { Bill, PanelPart, TotalPanel } from '#app/parts/booking/total.tsx'
import { datesText } from '#app/parts/booking/words.ts'
import { Halts } from '#app/parts/halts/halts.tsx'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'

/** The trip a task is about, beside it: where it goes and when, who sleeps how, what it costs. */
export function TripPanel({ reference, journey }: { reference: string; journey: PricedJourney }) {
  return (
    <TotalPanel label="Your trip">
      <PanelPart>
        <h2>{journey.package.name}</h2>
        <p className="small soft num">
          {datesText(journey)}, from {journey.departureCity}
        </p>
        <Halts names={journey.package.stops.map(({ name }) => name)} isTrek={journey.package.kind === 'trek'} />
      </PanelPart>
      <PanelPart>
        <Bill journey={{ ...journey, payments: [] }} />
        <p className="small soft">
          {journey.roomsText}. Booking <b className="num">{reference}</b>
        </p>
      </PanelPart>
    </TotalPanel>
  )
}
