import { phrases } from '#domain/search/sentences/phrases.ts'
import type { Phrases } from '#domain/search/sentences/phrases.ts'

/** What is said, and how much it speaks for a car that is asked for; each counts once, however often it is said. */
export type Sign = readonly [weight: number, said: Phrases]

/** So much of it is a question for a car. */
export const ENOUGH = 3

/** Words beside which a car is asked for. */
export const SIGNS: readonly Sign[] = [
  [
    2,
    phrases(
      'vehicle, vehicles, van, vans, bus, buses, minibus, mini bus, jeep, jeeps, jip, vyan, vandi, coach, bus service, sawari gadi, sawari gaadi, open jeep, safe ride, lift, limousine, limo, something that seats, fits all, seats all of us, seats everyone, something for all of us, luxury traveller, ac traveller, mini traveller, traveller van, traveller chahiye, traveller on rent',
    ),
  ],
  [
    2,
    phrases(
      'pickup, pick up, pick me, pick him, pick her, pick us, pick them, pick my, pick and drop, drop, drop me, fetch, receive, lene aana, lene jana, chhodna, chodna, chhodana, chhod do, chhod doge, chhod dena, chod dena, chhodne, transfer, transfers, to be moved, to be taken, lane hain, laane hain, lena hai, wait and return, bring him back, bring her back, bring them back, bring us back, airport jana, airport jaana, station jana, station jaana, lene, one way, le jaana hai, le jana hai, le jaane',
    ),
  ],
  [1, phrases('and drop, pick n drop, drop to, pick and drop')],
  [1, phrases('airport, aerodrome, air port, flight, plane')],
  [
    1,
    phrases(
      'station, stn, railway station, junction, rly station, bus stand, train reaches, train arrives, train se utar',
    ),
  ],
  [
    1,
    phrases(
      'land at, landing, land in, lands, landing at, arriving, arrives, arrive, arrival, reach at, reaches, will land, we land, utarna, utrenge, landed',
    ),
  ],
  [
    1,
    phrases(
      'to hotel, se hotel, hotelki, hotel drop, airport se, se airport, from airport, to airport, from the airport, to the airport, airport tak, station se, se station, from station, to station, from the station, to the station, to the hotel, to our hotel, hotel in, resort drop, to resort, to home, se ghar',
    ),
  ],
  [
    2,
    phrases(
      'with driver, driver for, chauffeur for, driver and car for, driver with us, driver needed, need a driver, driver ke saath, driver saath, driver chahiye',
    ),
  ],
  [1, phrases('driver, drivers')],
  [1, phrases('am, pm, baje, bje, o clock, midnight, early morning, late night, subah subah, at night, aadhi raat')],
  [
    1,
    phrases(
      'whole day, full day, fullday, half day, one day, entire day, all day, day out, same day, same night, local, disposal, din bhar, subah se raat, subah se raat tak, subah se shaam, ek din me, ek din mein, day trip, for the day, saradin, hours, hour, hrs',
    ),
  ],
  [
    1,
    phrases(
      'wapas, wapis, vapas, returning, return, and back, come back, there and back, laut, lautna, both ways, round trip',
    ),
  ],
  [
    1,
    phrases(
      'shopping, doctor, hospital, clinic, patient, meeting, meetings, exam, errands, temple visits, photo shoot, shoot, surgery',
    ),
  ],
  [1, phrases('bhejna, bhejna hai, bhejne, take my, take him, take her, take them, take us')],
  [0.5, phrases('jaana hai, jana hai, jayenge, jaayenge, nikalna hai')],
  [
    1,
    phrases(
      'ac, aircon, air conditioned, zyada badi nahi, not cramped, comfortable seats, push back seats, reclining seats, easy to get in, low floor, roof carrier, carrier, smoothest ride, smooth ride, ride, child seat, captain seats, seat belts, leg room, legroom',
    ),
  ],
  [
    0.5,
    phrases(
      'can handle, in snow, on snow, ek gaadi me, ek gaadi mein, ek hi gaadi me, ek hi gaadi mein, all in one, sab ek saath',
    ),
  ],
  [
    1,
    phrases(
      'kachcha rasta, kachche raste, kache raste, raste kharab, rasta kharab, bad roads, bad road, rough roads, rough road, off road, offroad, dunes, sand dunes, dune, snow roads, river crossing, high ground clearance, ground clearance, majboot, mazboot, strong',
    ),
  ],
  [2, phrases('off road jeep, off roader, dune bashing, four wheel drive, four wheeler')],
  [
    0.5,
    phrases(
      'chahiye, chaiye, need, needed, want, require, required, book, hire, rent, on rent, bata do, dilwa do, havi, kavali, venum, beku, kaavali, venam',
    ),
  ],
  [2, phrases('no petrol no diesel, no petrol, electric vehicle, hybrid or electric, hybrid car, no diesel, ev')],
  [2, phrases('wedding car, bridal car, bride and groom entry, vidaai, vidai, dulha, dulhan, groom, decorated')],
  [0.5, phrases('cheapest, sabse sasta, sabse sasti, low cost')],
  [3, phrases('thar chahiye, thar for, thar ke liye, thar rent, thar jeep, thar with driver, thar gaadi')],
]

/** What a company does in a bus: of many a question for one. */
export const EVENTS = phrases(
  'school, skool, vidyalaya, picnic, piknik, pikanik, excursion, industrial visit, offsite, wedding, marriage, shaadi, shadi, vivah, baraat, barat, baaraat, barata, engagement, reception, function, birthday, annual day, mahotsav, rally, kalyanam, pelli',
)
export const MANY = 8

/** What speaks against a car, whatever else is said. */
export const AGAINST: readonly Sign[] = [
  [
    3,
    phrases(
      'ticket, tickets, nearest, near me, how to reach, kaise jaye, kaise jana, kaise jaaye, kaise pahunche, magnetic, museum, cable, toy train, train ticket, cruise, houseboat, bike, bullet, motorcycle, cycle, bicycle, timetable, time table, timings, hop on, allowance, pack, distance, airport near, near airport, airport to be, by train, by flight, by bus, bus se, flight to, flights',
    ),
  ],
  [
    2,
    phrases(
      'hill station, hill stations, places, place to visit, places to visit, spots, spot, resort, resorts, stay, camp, camping, tent, tents, camps, festival, festivals, mela, fair, trek, treks, trekking, hike, hiking, rafting, beach, beaches, itinerary, plan, plans, ghumna, ghoomna, ghumne, ghoomne, jagah, explore, honeymoon, homestay, food, darshan, yatra, romantic, weather, mausam, best time, getaway, getaways, vacation, houseboat, scuba, diving, package, packages, tour, tours, holiday, holidays, visit karna, babymoon, anniversary, solo trip, activities, sthalam, hotel with, premium hotels',
    ),
  ],
  [0.5, phrases('trip, trips, weekend, near, paas, ke paas')],
  [1, phrases('around, kahin, somewhere, kids friendly, temple, temples, mandir')],
]
/** So much less where nights, or days on end, are asked for, or what it may cost. */
export const OF_A_STAY = 2
export const OF_A_BUDGET = 2
export const OF_A_PLACE_ALONE = 1

/** So much where people are counted, and where they go from one place to another. */
export const OF_PEOPLE = 1.5
export const OF_A_WAY = 1.5
export const OF_BAGS = 2
