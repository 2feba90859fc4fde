/**
 * Sights that keep other hours than their kind, by their addresses: parks one drives through at dawn and in the afternoon, monuments among the
 * temples, temples that do not rest after noon, and doors with hours of their own.
 */
const TABLE = `
05:30-10:30+14:00-18:30 bandhavgarh-national-park bandipur-national-park blackbuck-national-park dudhwa-national-park gir-national-park
05:30-10:30+14:00-18:30 gorumara-national-park jaldapara-national-park jim-corbett-national-park kanha-national-park kaziranga-national-park
05:30-10:30+14:00-18:30 manas-national-park nagarahole-national-park panna-national-park pench-national-park rajaji-national-park
05:30-10:30+14:00-18:30 ranthambore-national-park satpura-national-park valmiki-national-park bhadra-tiger-reserve brt-tiger-reserve
05:30-10:30+14:00-18:30 kali-tiger-reserve melghat-tiger-reserve mudumalai-tiger-reserve mukundra-hills-tiger-reserve pilibhit-tiger-reserve
05:30-10:30+14:00-18:30 sariska-tiger-reserve tadoba-andhari-tiger-reserve pobitora-wildlife-sanctuary wayanad-wildlife-sanctuary
05:30-10:30+14:00-18:30 wild-ass-sanctuary
07:00-17:00 valley-of-flowers-national-park
07:30-16:00 eravikulam-national-park
06:00-18:00 shore-temple pattadakal-monuments durga-temple-aihole ramappa-temple thousand-pillar-temple veerabhadra-temple-lepakshi
06:00-18:00 hoysaleswara-temple-halebidu khajuraho-western-group modhera-sun-temple masroor-rock-cut-temple lakshmana-temple-sirpur
06:00-18:00 jahaz-mahal
08:30-17:30 vittala-temple keshava-temple-somanathapura
06:00-20:00 konark-sun-temple
04:00-22:00 tirumala-venkateswara-temple sripuram-golden-temple jal-mahal
04:00-13:00+15:00-22:00 sabarimala-temple
09:00-17:00 albert-hall-museum cellular-jail
09:00-17:30 aga-khan-palace
08:30-18:30 sabarmati-ashram
07:30-18:00 kirti-mandir
12:00-19:00 madhya-pradesh-tribal-museum
12:00-17:00 ranakpur-jain-temple
12:00-18:00 dilwara-temples
10:00-18:30 akshardham-temple-delhi
`

/** The hours of sights that have their own, as they are entered: 05:30-10:30. */
export const OWN_HOURS: ReadonlyMap<string, string[]> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [hours = '', ...urls] = line.split(' ')
      return urls.map((url) => [url, hours.split('+')] as const)
    }),
)
