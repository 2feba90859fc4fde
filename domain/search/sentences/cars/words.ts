import { phrases } from '#domain/search/sentences/phrases.ts'

/** What is said of hires alone; "thar" and "traveller" are not among them. */
export const OF_HIRES: ReadonlySet<string> = new Set(
  'amaze carens triber wagonr ertiga etios verna tigor hycross dzire uber ola rapido blablacar chauffeur chauffeured cab cabs taxi taxis taiksi seater seaters kiraye kiraaye gaadi gadi gari sedan hatchback suv innova crysta urbania fortuner sumo scorpio bolero coach minibus mercedes audi bmw gurkha gloster jaguar gaddi xylo ertica inova outstation'.split(
    ' ',
  ),
)

/** Said together they ask for a car. */
export const TOGETHER = phrases(
  'wagon r, honda city, toyota camry, maruti swift, hyundai aura, wheels for the day, car rental, car hire, car on rent, rent a car, hire a car, car with driver, tempo traveller, bus for, car from, airport to, to airport, per km, night charges, driver allowance, 8 hours 80 km, hours 40 km, hours 80 km, hrs 80 km, hr 80 km, hrs 40 km, hours 120 km, shared taxi, self drive, lot of luggage, push back seats, pushback seats, one way drop, 4x4, 4 x 4, 4 wd, 4wd, 4 by 4',
)

/** Said around a car that is asked for; elsewhere it may be of a tour, a place or an aeroplane. */
export const BESIDE_CARS = phrases(
  'car, cars, per km, per day, per hour, electric, ev, cng, diesel, petrol, ac, non ac, 4 x 4, 4x4, 4wd, 4 wd, 4 by 4, rent, rental, rentals, with driver, fare, fares, rate, rates, service, services, pe, toyota, maruti, suzuki, swift, kia, carens, mahindra, force, traveller, traveler, mini, full trip, whole trip, multi day, intercity, shared, sharing, share, private, tourist, old, luxury, premium, small, big, two way, 4 hours 40 km, km limit, minimum, min, wedding, event, for wedding, good, trusted, verified, experienced, lady, woman, english speaking, hindi speaking, english, hindi, speaking, pahadi, non drinker, same car, same, honda, tata, hyundai, hilly, city tour, city, bhajan mandali, mandali, bhajan mandli, mandli, saman, samaan, saman ke saath, samaan ke saath, samiti, chain, chains, station taxi, station drop, station pickup, station pick up, railway station',
)

/**
 * What asks for a car where nothing else is said but from where to where, who comes and when: "udaipur to jaipur drop", "12 people from Pune and back". Beside
 * other words it may be of a tour.
 */
export const OF_DRIVES = phrases(
  'one way, one - way, drop, baraat, barat, baaraat, wapas, wapis, vapas, vapis, aur wapas, pickup, pick up, pick and drop, transfer, transfers, round trip, round - trip, roundtrip, return, there and back, and back, both ways, local, full day, half day, hourly, disposal, at disposal, driver, drivers, km, kms, kilometre, kilometres, on rent, for rent, hire, on hire, toll, toll tax, parking, state tax, border tax, permit tax, vehicle, vehicles, bus, buses, van, vans, tempo, jeep, jeeps, carrier, roof carrier, luggage, luggage carrier, bag, bags, suitcase, suitcases, trolley bags, child seat, baby seat, car seat, seat, seats, seating capacity, ev, cng, diesel, ac, non ac, airport, railway station, rail station, thar, 8 hours 80 km, 12 hours 120 km, night halt, hours, hrs, hour',
)

/** Said of when, who and how beside a drive, and nothing more. */
export const WITH_DRIVES = phrases(
  'am, pm, h, baje, hotel, per, day, limit, capacity, pick n drop, bata, ride, rides, trip, jana, jaana, jaake, jakar, chahiye, bje, o clock, early morning, morning, evening, subah, sham, shaam, night, raat, late night, midnight, overnight, bande, adult, adults, child, children, kids, baccha, bachcha, bacche, bade, badi, staff, log, logo, logon, people, persons, pax, members, friends, only, sirf, hum, ham, we, all, sab, extra, included, include, charges, charge, of, x, out, bahar, more, much, lot, lots, many, extra, zyada, jyada, bada, available, same day, drop only, seats, -, +, &, /, booking, one, two, three, four, five, six, seven, eight, nine, ten, small, big',
)

/** Parts of India and sights, and the places a car drives to for them: "goa" is no city. */
export const HUBS: Readonly<Record<string, string>> = {
  'ajanta caves': 'Ajanta',
  andaman: 'Port Blair',
  andamans: 'Port Blair',
  goa: 'Panaji',
  'golden temple': 'Amritsar',
  kashmir: 'Srinagar',
  'kutch rann': 'Dhordo',
  ladakh: 'Leh',
  'mahakal temple': 'Ujjain',
  'mahakaleshwar temple': 'Ujjain',
  meghalaya: 'Shillong',
  'rann of kutch': 'Dhordo',
  'rann of kutchh': 'Dhordo',
  ranthambore: 'Sawai Madhopur',
  ranthambhore: 'Sawai Madhopur',
  sikkim: 'Gangtok',
  'statue of belief': 'Nathdwara',
  'statue of unity': 'Kevadia',
  'taj mahal': 'Agra',
  'white rann': 'Dhordo',
}
