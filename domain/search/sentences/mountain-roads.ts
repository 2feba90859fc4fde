import { phrasesAsRead } from './except-words.ts'

const ROADS =
  'ghat road, ghat roads, ghat section, ghaat road, ghaat roads, hill road, hill roads, hilly road, hilly roads, mountain road, mountain roads, mountainous roads, pahadi road, pahadi roads, pahadi raste, pahadi rasta, pahadi raaste, pahadi rasto, pahadi raston, pahadi sadak, pahadi sadke, pahad ki sadak, pahad ke raste, pahado ke raste, pahadon ke raste, pahado ki sadak, ghumavdar raste, ghumavdar rasta, ghumavdar sadak, ghumavdar road, ghumaavdar raste, tedhe medhe raste, winding road, winding roads, curvy road, curvy roads, twisty roads, hairpin bends, hairpins, hairpin roads, zig zag roads, zigzag roads, serpentine roads, steep roads, ghaat, ghat, khai wale raste, khai'.split(
    ', ',
  )
const AHEAD =
  'no, not, without, avoid, avoiding, bina, no driving on, do not want, dont want, do not like, dont like, hate, not comfortable on, not comfortable with, cannot handle, can not handle, cant handle, cannot take, cant take, afraid of, scared of, fear of, fears, phobia of, terrified of, nervous on'.split(
    ', ',
  )
const BEHIND =
  'nahi, nahin, na ho, nahi ho, nahi chahiye, nahi chalega, mat, ke bina, avoid, avoid karna hai, se bachna hai, se bachna, se dar lagta hai, se darr lagta hai, se dar, se darr, ka dar, ka darr, par dar lagta hai, pe dar lagta hai, me dar lagta hai, mein dar lagta hai, par darr lagta hai, pe darr lagta hai, se darte hain, se darti hai, se darta hai, se ghabrahat hoti hai, se ghabrahat, se pareshani, se problem, pasand nahi, scare me, scare us, scare her, scare him, scare my mother, frighten me'.split(
    ', ',
  )
/** Of these alone nobody says what they are before them: "no ghat" is of a river. */
const BARE = ['ghat', 'ghaat', 'khai']

/** Where no road climbs: "plain area only". */
const PLAINS =
  'plain area, plain areas, plains area, plain region, plains only, only plains, plain land, flat land, flat area, flat areas, flat terrain, flat region, plain road, plain roads, flat road, flat roads, maidani ilaka, maidani ilako, maidani area, maidani kshetra, maidan wala ilaka, samtal jagah, samtal area, sapat raste, sapat sadak, seedhe raste, seedhi sadak'

/** What those say who want no road of the mountains, the fear of it too: "ghat road se dar lagta hai". */
export const NO_MOUNTAIN_ROADS = phrasesAsRead(
  [
    ...ROADS.filter((road) => !BARE.includes(road)).flatMap((road) => AHEAD.map((not) => `${not} ${road}`)),
    ...ROADS.flatMap((road) => BEHIND.map((not) => `${road} ${not}`)),
    PLAINS,
  ].join(', '),
)
