/** What a trek asks for in paper, and what is closed: by slug, else by state. From the facts and the parks' own rules. */
const OF_TREK: Record<string, string> = {
  'kang-yatse-ii-expedition':
    'The peak permit of the Indian Mountaineering Foundation, the environment fee of Ladakh and the wildlife fees are arranged by us',
  'rumtse-to-tso-moriri-trek':
    'The inner line permit for Tso Moriri, the environment fee of Ladakh and the wildlife fees are arranged by us',
  'parang-la-trek':
    'Forest entry and camping permits are included, and so are the inner line permit for Tso Moriri and the environment fee of Ladakh',
  'roopkund-trek':
    'Camping on the high meadows has been restricted since 2018 and the lake itself is not part of this plan: you go as far as the trail is open, with day permits and village stays where camps are not allowed',
  'agasthyakoodam-trek':
    "Entry is by the forest department's numbered permits, issued for the season from January to March only; we apply when the window opens and refund in full if no number is drawn",
  'amarnath-yatra-trek':
    "Every pilgrim needs a health certificate from a listed doctor and a registration slip for the date; the yatra's dates are set each year by the shrine board",
  'chadar-trek':
    'Leh asks for three days of acclimatisation, a medical check and a permit before anyone steps on the ice; the walk is called off when the sheet does not hold, and then you are moved or refunded',
  'valley-of-flowers-trek':
    'The permit of the national park is included; it opens at seven and must be left by five, and nobody may camp inside',
  'goechala-trek':
    'The permit of Khangchendzonga National Park and a licensed guide, both compulsory, are arranged by us; groups go beyond the first viewpoint only as the park allows that season',
  'double-decker-root-bridge-trek':
    'The village takes a small fee for the path and asks for plastic to go back with you',
  'shrikhand-mahadev-trek':
    'We register everybody for the yatra. Its committee names the days each year, about two weeks in July, and outside them the mountain is shut: our dates are in the middle of the month, and move with the yatra where it does',
  'kinnaur-kailash-trek': 'The administration opens the path only in the yatra season and after a medical check',
  'kalindi-khal-trek':
    'The inner line permit of the border zone, that of Gangotri National Park and the forest permits are arranged by us, for Indian citizens, against an identity card and photographs',
  'milam-glacier-trek':
    'The inner line permit for the valley above Lilam is arranged by us in Munsiyari, for Indian citizens, against an identity card and photographs',
  'nanda-devi-east-base-camp-trek':
    'The inner line permit for the valley above Lilam and the forest permits are arranged by us in Munsiyari, for Indian citizens, against an identity card and photographs',
  'gurez-valley-trek':
    'Gurez lies by the Line of Control: we register everybody with the district and the posts on the way, against the identity card you booked with; foreign nationals need a permission of their own, so ask us before you book',
  'adi-kailash-trek':
    'The inner line permit is arranged by us in Dharchula, for Indian citizens, against an identity card, a medical certificate and photographs',
}
const OF_STATE: Record<string, string> = {
  'IN-SK': "Permits of Sikkim's national parks and border areas are arranged by us; a licensed guide is compulsory",
  'IN-AR': 'The inner line permit is arranged by us for Indian citizens, against an identity card and a photograph',
  'IN-NL': 'The inner line permit is arranged by us for Indian citizens',
  'IN-MZ': 'The inner line permit is arranged by us for Indian citizens',
  'IN-LA': 'Environment and wildlife fees are included, and so are inner line permits where the route needs them',
  'IN-UK': 'Forest entry and camping permits are included',
  'IN-HP': 'Forest entry and camping permits are included',
  'IN-JK': 'Registration with the district and tourism offices is done by us; carry the identity card you booked with',
}

/** The permit sentence of a trek. */
export function permitNote(slug: string, stateCode: string): string {
  return OF_TREK[slug] ?? OF_STATE[stateCode] ?? 'Local forest entry is included; carry an identity card'
}
