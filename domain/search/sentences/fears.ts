/** Said before what frightens somebody, and so is not wanted. */
export const FEAR_OF =
  'afraid of, scared of, fear of, frightened of, terrified of, phobia of, nervous of, allergic to, cannot stand, cant stand'

/** "Se", "mein" and "par" stand between a thing and the fear of it, and are passed over. */
export const IS_FEARED = [...fears()].join(', ')

/** "Boat se dar lagta hai", "paani ka darr hai". */
function* fears(): Generator<string> {
  for (const fear of ['dar', 'darr', 'bhay', 'ghabrahat'])
    for (const end of ['lagta hai', 'lagti hai', 'hoti hai', 'lagta', 'is hai', 'is', 'hai', ''])
      for (const link of ['', 'ka ']) yield `${link}${fear} ${end}`.trim()
  yield* ['darte hain', 'darte hai', 'darta hai', 'darti hai', 'darta hu', 'darti hu', 'dar jati hai', 'dar jate hain']
}
