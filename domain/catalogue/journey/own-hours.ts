/** When a sight lets one in and closes, in hours of the day. */
export type VisitingHours = { opens: number; closes: number }

/**
 * Sights that keep other hours than their kind, by their addresses: parks one drives through at dawn and in the afternoon, monuments among the
 * temples, temples that do not rest after noon, and doors with hours of their own. What nobody enters is seen at any hour.
 */
const TABLE = `
5.5-10.5+14-18.5 bandhavgarh-national-park bandipur-national-park blackbuck-national-park dudhwa-national-park gir-national-park
5.5-10.5+14-18.5 gorumara-national-park jaldapara-national-park jim-corbett-national-park kanha-national-park kaziranga-national-park
5.5-10.5+14-18.5 manas-national-park nagarahole-national-park panna-national-park pench-national-park rajaji-national-park
5.5-10.5+14-18.5 ranthambore-national-park satpura-national-park valmiki-national-park bhadra-tiger-reserve brt-tiger-reserve
5.5-10.5+14-18.5 kali-tiger-reserve melghat-tiger-reserve mudumalai-tiger-reserve mukundra-hills-tiger-reserve pilibhit-tiger-reserve
5.5-10.5+14-18.5 sariska-tiger-reserve tadoba-andhari-tiger-reserve pobitora-wildlife-sanctuary wayanad-wildlife-sanctuary
5.5-10.5+14-18.5 wild-ass-sanctuary
7-17 valley-of-flowers-national-park
7.5-16 eravikulam-national-park
6-18 shore-temple pattadakal-monuments durga-temple-aihole ramappa-temple thousand-pillar-temple veerabhadra-temple-lepakshi
6-18 hoysaleswara-temple-halebidu khajuraho-western-group modhera-sun-temple masroor-rock-cut-temple lakshmana-temple-sirpur
6-18 jahaz-mahal
8.5-17.5 vittala-temple keshava-temple-somanathapura
6-20 konark-sun-temple
4-22 tirumala-venkateswara-temple sripuram-golden-temple jal-mahal
4-13+15-22 sabarimala-temple
9-17 albert-hall-museum cellular-jail
9-17.5 aga-khan-palace
8.5-18.5 sabarmati-ashram
7.5-18 kirti-mandir
12-19 madhya-pradesh-tribal-museum
`

export const OWN_HOURS: ReadonlyMap<string, readonly VisitingHours[]> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [hours = '', ...urls] = line.split(' ')
      const openings = hours.split('+').map((opening) => {
        const [opens = 0, closes = 0] = opening.split('-').map(Number)
        return { opens, closes }
      })
      return urls.map((url) => [url, openings] as const)
    }),
)
