import type { Car } from '#domain/cars/car.ts'
import { makeRoadNetwork } from '#domain/cars/roads/road-network.ts'
import type { RoadPlace } from '#domain/cars/roads/roads.ts'
import { readTripAsk } from '#domain/cars/trip/trip-query.ts'
import { fareForTrip } from '#domain/cars/trip/fare.ts'
import type { TripFare } from '#domain/cars/trip/fare.ts'
import { GST_RATES } from '#domain/tax/gst-rates.ts'

export const TODAY = '2026-11-20'
export const SEDAN = {
  name: 'Sedan',
  fuels: ['petrol', 'diesel'],
  seats: 4,
  perKmPaise: 1100,
  perKmOneWayPaise: 1500,
  minKmPerDay: 250,
  driverAllowancePaise: 300_00,
  nightChargePaise: 300_00,
  local4h40kmPaise: null,
  local8h80kmPaise: 2000_00,
  local12h120kmPaise: null,
  extraKmPaise: 1300,
  extraHourPaise: 150_00,
  gstScheme: 'CAR_5',
} as unknown as Car

export function place(id: string, lat: number, changes: Partial<RoadPlace> = {}): RoadPlace {
  const name = id.charAt(0).toUpperCase() + id.slice(1)
  const state = { stateCode: 'IN-DL', stateName: 'Delhi' }
  return {
    id,
    name,
    url: id,
    lat,
    lon: 77,
    altitudeM: 200,
    types: [],
    altNames: [],
    airport: null,
    ...state,
    ...changes,
  }
}

export const rajasthan = { stateCode: 'IN-RJ', stateName: 'Rajasthan' }
export const network = makeRoadNetwork(
  [
    place('delhi', 28.6, {
      name: 'New Delhi',
      altNames: ['Dilli'],
      airport: { iata: 'DEL', name: 'Indira Gandhi', km: 14 },
    }),
    place('jaipur', 26.9, rajasthan),
    place('udaipur', 24.6, rajasthan),
    place('udaipur-tripura', 23.5, { name: 'Udaipur', stateCode: 'IN-TR', stateName: 'Tripura' }),
    place('gangtok', 27.3, { altitudeM: 1650, stateCode: 'IN-SK', stateName: 'Sikkim' }),
    place('shimla', 31.1, { altitudeM: 2250, stateCode: 'IN-HP', stateName: 'Himachal Pradesh' }),
    place('shrine', 31.3, { stateCode: 'IN-HP', stateName: 'Himachal Pradesh' }),
    place('manali', 32.2, { altitudeM: 2050, stateCode: 'IN-HP', stateName: 'Himachal Pradesh' }),
    place('nainital', 29.4, { altitudeM: 2080, stateCode: 'IN-UK', stateName: 'Uttarakhand' }),
    place('rishikesh', 30.1, { altitudeM: 370, stateCode: 'IN-UK', stateName: 'Uttarakhand' }),
    place('leh', 34.2, { altitudeM: 3500, stateCode: 'IN-LA', stateName: 'Ladakh' }),
    place('nako', 31.9, { altitudeM: 3600, stateCode: 'IN-HP', stateName: 'Himachal Pradesh' }),
    place('kaza', 32.3, { altitudeM: 3650, stateCode: 'IN-HP', stateName: 'Himachal Pradesh' }),
    place('atoll', 10, { types: ['island'] }),
  ],
  [
    { oneCityId: 'delhi', otherCityId: 'jaipur', km: 280, hours: 5, way: 'road' },
    { oneCityId: 'udaipur', otherCityId: 'jaipur', km: 340, hours: 6, way: 'road' },
    { oneCityId: 'delhi', otherCityId: 'shimla', km: 345, hours: 8, way: 'road' },
    { oneCityId: 'delhi', otherCityId: 'manali', km: 535, hours: 12, way: 'road' },
    { oneCityId: 'manali', otherCityId: 'leh', km: 425, hours: 14, way: 'road' },
    { oneCityId: 'manali', otherCityId: 'kaza', km: 200, hours: 9, way: 'road' },
    { oneCityId: 'shimla', otherCityId: 'nako', km: 300, hours: 12, way: 'road' },
    { oneCityId: 'nako', otherCityId: 'kaza', km: 113, hours: 4, way: 'road' },
    { oneCityId: 'shimla', otherCityId: 'shrine', km: 20, hours: 6, way: 'walk' },
  ],
)

export function ask(query: string): TripFare {
  return fareForTrip(SEDAN, {
    ask: readTripAsk(new URLSearchParams(query))!,
    network,
    today: TODAY,
    gstRates: GST_RATES,
  })
}

export function fare(query: string) {
  const answer = ask(query)
  if (!answer.ok) throw new Error(answer.problems.map(({ words }) => words).join(' '))
  return answer
}
