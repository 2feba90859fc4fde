import { phraseEnd, phrases } from '#domain/search/sentences/phrases.ts'
import type { Phrases } from '#domain/search/sentences/phrases.ts'
import type { Token } from '#domain/search/sentences/tokens.ts'

const SAID = {
  cheap: phrases(
    'cheap, cheapest, sasta, sasti, saste, sabse sasta, sabse sasti, low cost, budget, economical, kam daam, kam paise, least expensive, affordable, reasonable',
  ),
  premium: phrases(
    'luxury, premium, classy, vip, vvip, executive, top class, high end, fancy, shaandar, shandar, elegant, posh, business class, client, clients, foreign client, foreign, foreigner, foreigners, delegate, director, directors, ambassador, minister, corporate, ceo, mercedes or bmw, presidential, decent, photo shoot, impressive, aalishan, badhiya, royal, grand',
  ),
  comfort: phrases(
    'comfortable, comfort, aaramdayak, aaram, aaramdeh, smooth, smoothest, quiet, not cramped, cramped, spacious, back pain, pregnant, surgery, reclining, leg room, legroom, legs pain, knee, pair dard, captain, relaxed, long drive, senior citizens, seniors, elderly, grandfather, grandmother, grandparents, dada, dadi, nana, nani, dada dadi, old parents, budhe, buzurg, aged, parents, wheelchair, easy to get in, patient',
  ),
  low: phrases('low floor, low, oonchi na ho, unchi na ho, not high, easy to sit, lower'),
  rough: phrases(
    'kachcha, kachche, kache, kharab, bad roads, bad road, rough, rough road, rough roads, off road, offroad, off roader, 4x4, 4 x 4, 4wd, 4 wd, 4 by 4, four wheel drive, four by four, majboot, mazboot, strong, sturdy, capable, ground clearance, river crossing, snow roads, snow, barf, baraf, winter roads, winter road, high pass, high passes, spiti, kaza, zanskar, padum, dunes, dune, dune bashing, sand dunes, off roading, jeep, jeeps, jip, pothole, potholes, tough roads, broken roads, tawang, hunder',
  ),
  trackless: phrases(
    'dunes, dune, sand, sand dunes, desert, ret, dune bashing, thar, 4x4, 4 x 4, 4wd, 4 wd, 4 by 4, four wheel drive, four by four, off road, off roader',
  ),
  snow: phrases('snow, snow roads, barf, baraf, winter roads, winter road, high pass, high passes'),
  electric: phrases(
    'electric, ev, electric vehicle, no petrol, no diesel, no petrol no diesel, battery, dhuan nahi, pollution free, green car, zero emission, eco friendly',
  ),
  hybrid: phrases('hybrid'),
  small: phrases(
    'small, chhoti, choti, compact, zyada badi nahi, bahut badi nahi, tang, narrow lanes, narrow, mini, hatchback',
  ),
  large: phrases('badi gaadi, badi gadi, big car, spacious, roomy, not cramped, cramped, suv, large car'),
  bus: phrases('bus, buses, bas, basa, coach, minibus, mini bus, volvo'),
  van: phrases('van, vans, vyan, tempo, traveller, traveler, minivan, tempo traveller'),
  couple: phrases(
    'bride, groom, dulha, dulhe, dulhan, vidaai, vidai, wedding car, bridal, decorated, wedding, marriage, shaadi, shadi, shadi ke liye, engagement',
  ),
  cooled: phrases('ac, air conditioned, aircon, a c'),
  inTown: phrases(
    'airport, station, local, city, within city, full day, half day, whole day, meetings, shopping, hospital, hours, day hire, drop, pickup, sheher',
  ),
  high: phrases(
    'leh, ladakh, nubra, pangong, pangong tso, zanskar, padum, spiti, kaza, tawang, north sikkim, gurudongmar, hanle, tso moriri, khardung la, lahaul, keylong',
  ),
  hills: phrases(
    'darjeeling, gangtok, sikkim, siliguri, kalimpong, north sikkim, tawang, meghalaya, shillong, leh, ladakh, nubra, kedarnath, chopta, badrinath, gomukh, auli, spiti, kaza, kinnaur, zanskar, pangong, munsiyari',
  ),
} satisfies Record<string, Phrases>

/** What a car must be like, as a question says it. */
export type CarNeeds = Readonly<Record<keyof typeof SAID, boolean>>

/** What a question wishes of a car besides seats and a boot. */
export function carNeeds(tokens: readonly Token[]): CarNeeds {
  const has = (said: Phrases) => tokens.some((_, at) => phraseEnd(tokens, at, said) !== undefined)
  return Object.fromEntries(Object.entries(SAID).map(([need, said]) => [need, has(said)])) as CarNeeds
}
