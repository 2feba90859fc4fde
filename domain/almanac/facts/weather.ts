import type { AlmanacFact } from '#domain/almanac/fact.ts'
import { shipped } from '#domain/almanac/fact.ts'

const OWN = 'Own compilation of 2026-11-20 (demo/facts/SOURCES.md), by month'
const weather = (key: string, name: string, at: string[], from: string, to: string) =>
  shipped('weather', { key, name, at, yearly: { from, to }, source: OWN })

/** When it rains hard and when it snows, by state (ISO codes in small letters). */
export const WEATHER: AlmanacFact[] = [
  weather('monsoon-west-coast', 'Monsoon on the west coast', ['in-ga', 'in-mh', 'in-ka'], '06-05', '09-30'),
  weather('monsoon-kerala', 'South-west monsoon in Kerala', ['in-kl', 'in-ld'], '06-01', '07-31'),
  weather('rains-tamil-nadu', 'North-east monsoon', ['in-tn', 'in-py'], '10-15', '12-15'),
  weather(
    'monsoon-north-east',
    'Rains in the north-east',
    ['in-as', 'in-ar', 'in-ml', 'in-mn', 'in-mz', 'in-nl', 'in-tr'],
    '05-01',
    '09-30',
  ),
  weather('monsoon-himalaya', 'Landslides in the western Himalaya', ['in-hp', 'in-uk', 'in-jk'], '07-01', '08-31'),
  weather(
    'monsoon-plains',
    'Monsoon in the plains',
    ['in-dl', 'in-up', 'in-pb', 'in-hr', 'in-br', 'in-ch', 'in-rj', 'in-gj', 'in-mp', 'in-cg'],
    '07-01',
    '08-31',
  ),
  weather('monsoon-deccan', 'Monsoon on the Deccan', ['in-ts', 'in-ap'], '06-11', '09-30'),
  weather('monsoon-east', 'Monsoon in the east', ['in-wb', 'in-od', 'in-jh', 'in-sk'], '06-11', '09-30'),
  weather('monsoon-andaman', 'Rains on the Andamans', ['in-an'], '05-01', '09-30'),
  weather('snow-ladakh', 'Snow in Ladakh and Spiti', ['in-la'], '11-01', '04-30'),
  weather('snow-himalaya', 'Snow in the western Himalaya', ['in-hp', 'in-uk', 'in-jk'], '12-01', '03-31'),
]
