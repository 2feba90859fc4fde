import type { AttractionFact } from '#demo/facts/facts.ts'

/** Sights nearly every visitor has heard of, the best known first. */
export const ICONS = [
  'taj-mahal',
  'golden-temple',
  'hawa-mahal',
  'gateway-of-india',
  'red-fort',
  'qutub-minar',
  'amber-fort',
  'meenakshi-amman-temple',
  'charminar',
  'mysore-palace',
  'dal-lake',
  'pangong-lake',
  'konark-sun-temple',
  'ajanta-caves',
  'ellora-caves',
  'brihadisvara-temple-thanjavur',
  'victoria-memorial',
  'kaziranga-national-park',
  'jaisalmer-fort',
  'mehrangarh-fort',
  'city-palace-udaipur',
  'india-gate',
  'humayuns-tomb',
  'khajuraho-western-group',
  'vittala-temple',
  'sanchi-stupa',
  'mahabodhi-temple',
  'kashi-vishwanath-temple',
  'dashashwamedh-ghat',
  'kedarnath-temple',
  'tirumala-venkateswara-temple',
  'jagannath-temple',
  'ranthambore-national-park',
  'gir-national-park',
  'agra-fort',
  'fatehpur-sikri-complex',
  'lake-pichola',
  'white-rann-of-kutch',
  'statue-of-unity',
  'cellular-jail',
  'radhanagar-beach',
  'alappuzha-backwaters',
  'eravikulam-national-park',
  'periyar-national-park',
  'tawang-monastery',
  'rani-ki-vav',
  'elephanta-caves',
  'har-ki-pauri',
  'nilgiri-mountain-railway',
  'darjeeling-himalayan-railway',
]

const ICON_FAME = 50
const TAG_FAME: Record<string, number> = {
  jyotirlinga: 14,
  'char-dham': 16,
  'char-dham-india': 14,
  'tiger-reserve': 8,
  'national-park': 5,
  ramsar: 2,
  'panch-kedar': 6,
}

/** How well known a sight is, for ordering only: icons first in their order, then World Heritage, then what its tags say. */
export function fameOf(sight: AttractionFact): number {
  const place = ICONS.indexOf(sight.slug)
  const icon = place < 0 ? 0 : ICON_FAME + ICONS.length - place
  const tags = sight.tags.map((tag) => TAG_FAME[tag] ?? 0)
  return icon + (sight.unesco ? 25 : 0) + Math.max(0, ...tags) + Math.min(4, Math.round(sight.hoursNeeded))
}
