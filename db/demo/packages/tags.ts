/** The words a package may be tagged with; the filters of the search show these and no others. */
export const TAGS = [
  'mountains', 'snow', 'lake', 'river', 'desert', 'beach', 'backwaters', 'islands', 'forest', 'tea-and-coffee', 'temples', 'forts-and-palaces', 'monasteries', 'wildlife', 'birds',
  'world-heritage', 'houseboat', 'camping', 'homestay', 'heritage-stay', 'food', 'festival', 'crafts', 'yoga-and-ayurveda', 'waterfalls', 'road-trip', 'train', 'ferry', 'short-break',
  'long-journey', 'couples', 'families', 'friends', 'seniors', 'first-timers', 'offbeat', 'adventure', 'photography', 'permit-needed', 'high-altitude', 'winter-sun', 'summer-escape', 'monsoon',
  'pilgrimage', 'jyotirlinga', 'tribal-culture', 'nightlife', 'budget', 'premium', 'summit', 'high-pass', 'meadow', 'glacier', 'weekend-trek', 'winter-trek', 'western-ghats', 'private-car',
] as const
export type Tag = (typeof TAGS)[number]

const OF_THEME: Record<string, Tag[]> = {
  'hill-station': ['mountains', 'summer-escape'], heritage: ['forts-and-palaces', 'photography'], culture: ['crafts'], wildlife: ['wildlife', 'forest'], spiritual: ['temples', 'pilgrimage'],
  pilgrimage: ['pilgrimage', 'temples'], desert: ['desert', 'winter-sun'], beach: ['beach', 'winter-sun'], backwater: ['backwaters', 'houseboat'], island: ['islands', 'ferry'],
  honeymoon: ['couples'], romance: ['couples'], family: ['families', 'first-timers'], adventure: ['adventure', 'friends'], monastery: ['monasteries'], buddhist: ['monasteries', 'pilgrimage'],
  offbeat: ['offbeat', 'homestay'], nature: ['forest', 'photography'], lake: ['lake'], river: ['river'], 'road-trip': ['road-trip'], 'winter-sports': ['snow', 'adventure'], winter: ['snow'],
  monsoon: ['monsoon'], festival: ['festival', 'photography'], food: ['food'], wellness: ['yoga-and-ayurveda', 'seniors'], tribal: ['tribal-culture', 'crafts'], youth: ['friends'], tea: ['tea-and-coffee'],
  coffee: ['tea-and-coffee'], waterfall: ['waterfalls'], nightlife: ['nightlife'], handicraft: ['crafts'], luxury: ['premium'], weekend: ['short-break'], trekking: ['adventure'],
  summit: ['summit', 'mountains'], pass: ['high-pass', 'mountains'], meadow: ['meadow', 'mountains'], glacier: ['glacier', 'mountains'], 'western-ghats': ['western-ghats', 'forest'], sahyadri: ['western-ghats'],
  fort: ['forts-and-palaces'], valley: ['mountains', 'river'], ridge: ['mountains', 'photography'], viewpoint: ['photography', 'mountains'], 'base-camp': ['mountains', 'glacier'], forest: ['forest'], canyon: ['adventure', 'offbeat'],
}

/** At least three tags of the list, the most particular first. */
export function tagsOf(themes: readonly string[], others: readonly Tag[]): Tag[] {
  const tags = new Set<Tag>([...themes.flatMap((theme) => OF_THEME[theme] ?? []), ...others])
  for (const spare of ['private-car', 'photography', 'families'] as const) if (tags.size < 3) tags.add(spare)
  return [...tags].slice(0, 9)
}
