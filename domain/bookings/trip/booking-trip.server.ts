import { eq } from 'drizzle-orm'
import { clock } from '#domain/cars/fare-calculation/shared-lines.ts'
import { findCityById, listPlaceTypes } from '#domain/catalogue/cities.server.ts'
import { toldPlaces } from '#domain/catalogue/pickups.ts'
import type { Package } from '#domain/catalogue/package.ts'
import { findPackageById } from '#domain/catalogue/packages.server.ts'
import { findDeparture } from '#domain/departures/departures.server.ts'
import { daysFor } from '#domain/documents/eaten.ts'
import { readAlmanac } from '#domain/almanac/almanac.server.ts'
import { packingList } from '#domain/documents/packing-list.ts'
import type { PackingList } from '#domain/documents/packing-list.ts'
import type { Trip } from '#domain/documents/trip.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import { UNKNOWN_SITE } from '#domain/settings/settings.ts'
import { istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import type { WholeBooking } from '#domain/bookings/find-booking.server.ts'
import { extrasOf } from '#domain/bookings/quote/extras-of.ts'
import type { Hire } from '#domain/bookings/quote/priced-journey.ts'
import { bookingEvents } from '#domain/bookings/tables.ts'
import { wholeParts } from '#domain/bookings/group/shares.ts'
import { includedFor } from './included.ts'
import { withMeals } from './later-details.server.ts'

/** A booking as its itinerary, voucher and calendar show it; days, stays and meals are the package's of today. */
export async function tripOf(db: Db, booking: WholeBooking): Promise<Trip> {
  const { journey, startsOn, endsOn, reference, today, instalments } = booking
  const [pkg, site = UNKNOWN_SITE] = [await findPackageById(db, journey.package.id), await findSetting(db, 'site')]
  const hire = journey.package.kind === 'car' ? journey.package.hire : undefined
  const { name, days, nights, startCity, endCity, stops } = journey.package
  const { address, bandPhone: phone, operatorName } = site
  const travellers = await withMeals(db, booking)
  const extras = extrasOf(journey)
  const where = address ? `${address.street}, ${address.city} ${address.postalCode}` : ''
  return {
    reference,
    kind: journey.package.kind,
    operator: { name: operatorName, address: where, phone },
    name,
    days,
    nights,
    startCity,
    endCity,
    stops,
    revision: await countEvents(db, booking.id),
    isCancelled: booking.state === 'cancelled',
    startsOn,
    endsOn,
    departureCity: journey.departureCity,
    ...(hire ? { pickup: comesTo(booking, hire), meeting: null } : toldPlaces(journey)),
    // What a trek measures is walked.
    distanceKm: hire ? hire.km : journey.package.kind === 'trek' ? null : (pkg?.distanceKm ?? null),
    itinerary: daysFor(pkg?.itinerary ?? [], travellers),
    inclusions: hire ? heldBy(hire, journey.package.days) : [...extras, ...(await includedIn(db, booking, pkg))],
    exclusions: hire ? hire.notIncluded : [...(pkg?.exclusions ?? []), ...allBut(extras)],
    packing: await packingFor(db, booking, pkg),
    lead: { name: booking.contactName ?? '', mobile: booking.contactMobile },
    roomsText: journey.roomsText,
    people: journey.party.adults + journey.party.ages.length,
    travellers,
    parts: wholeParts(instalments).map(({ paidAt, share: _share, ...part }) => ({
      ...part,
      paidOn: paidAt && istDate(paidAt),
    })),
    madeOn: today,
    madeAt: booking.now,
  }
}

async function includedIn(db: Db, { journey, departureId }: WholeBooking, pkg: Package | undefined): Promise<string[]> {
  const { package: sold, rooms } = journey
  if (!pkg || sold.kind === 'car') return []
  const departure = departureId === null ? undefined : await findDeparture(db, departureId)
  const isShared = departure !== undefined && !departure.isPrivate
  return includedFor(pkg.inclusions, { kind: sold.kind, rooms: rooms.rooms, isShared })
}

/** Where a hired car comes and when; null until who booked has said where. */
function comesTo({ pickup }: Pick<WholeBooking, 'pickup'>, { leaveAt }: Hire): string | null {
  return pickup !== null && leaveAt !== null ? `${pickup}, ${clock(leaveAt)}` : pickup
}

/** Every event of a booking makes its papers say something new, or nothing worse than the same again. */
function countEvents(db: Db, bookingId: string): Promise<number> {
  return db.$count(bookingEvents, eq(bookingEvents.bookingId, bookingId))
}

async function packingFor(db: Db, { journey }: WholeBooking, pkg: Package | undefined): Promise<PackingList> {
  const { package: sold, startsOn, endsOn, party } = journey
  const city = sold.kind === 'car' ? await findCityById(db, sold.hire.cityId) : undefined
  const heights = [
    city?.altitudeM,
    pkg?.maxAltitudeM,
    ...(pkg?.itinerary ?? []).flatMap(({ altitudeM, highestM }) => [altitudeM, highestM]),
  ]
  const known = heights.filter((metres) => typeof metres === 'number')
  const packed = {
    kind: sold.kind,
    startsOn,
    endsOn,
    stateCodes: pkg?.stateCodes ?? (city ? [city.stateCode] : []),
    highestM: known.length > 0 ? Math.max(...known) : null,
    placeTypes:
      city?.types ??
      (await listPlaceTypes(
        db,
        (pkg?.stops ?? []).map(({ url }) => url),
      )),
    ages: party.ages,
  }
  return packingList(packed, await readAlmanac(db))
}

/** The package's own words of what is not included may name what this booking has. */
function allBut(extras: readonly string[]): string[] {
  return extras.length === 0 ? [] : [`All this but what is booked and paid with the trip: ${extras.join(', ')}`]
}

function heldBy({ chargeableKm }: Hire, days: number): string[] {
  const driver = `The car, its driver, and the driver’s food${days === 1 ? '' : ' and bed'}`
  return [driver, 'Fuel', `${chargeableKm.toLocaleString('en-IN')} km`, 'GST']
}
