/** First words of the facts' one-line descriptions that are no names and so lose their capital inside a sentence. */
const COMMON = new Set(
  `aarti abandoned acoustic airport all-women alpine ancient apple apple-belt apple-orchard apsidal arch army ashram backwater bamboo base basilica bathing bay beach beachside beehive beloved birth birthplace black blackbuck blue blue-pool boat boat-ride boat-safari boathouse boating bodhi-tree border boulder boulder-strewn brackish bridge broad busiest business busy camping canal canopy-walk cantilever cantonment capital carved casuarina-lined cave cave-mouth chariot-like church city clean clear-water cliff cliff-edge cliff-top cloud-wrapped cluster coast coastal coffee coffee-estate coffee-growing coffee-hill cold-desert collection colonial commercial cone-hill confluence conservation-minded coral coral-fringed coronation coronation-site crescent cultural dam dark-sky deep deer delicate delta dense deodar deodar-forest deodar-grove desert dolphin domed double-curvature dune early earth earth-lingam eight-armed eighteenth-century elephant eleventh-century estuary evening evergreen excavated far-north fifteenth-century fir-forest fire-lingam first five five-storey floating floating-phumdi foothill forest forested former fort fort-like fort-palace forty-metre fountain four-kilometre four-minaret four-plunge four-tiered fourteen-gopuram gap garden gateway ghat ghat-bridge ghat-edge ghost giant glacier glass-clear glasshouse gold-plated golden golden-domed golden-sand golden-sphere gorge-edge graffiti-covered granite grassland grassy great green gurudwara hairpin-bend hairpin-loop halt handloom hanging-pillar harbour headquarters heart-shaped hexagonal high high-altitude high-density highest hill hill-fort hill-ringed hilltop historic holiest home homestay hornbill hot-spring houseboat ice-lingam immersive industrial inland island island-lake isolated jetty jheel keyhole keyhole-shaped lagoon lake lake-set lake-side lakefront lakeside large largest last laterite light-shafted lighthouse limestone lit living long lotus-shaped lotus-tank main mango-shaped mangrove mangrove-creek marble marble-carved masonry massive math mausoleum meadow meadow-and-sal memorial meteor-impact meteorite-impact million-year mixed moated monastery monolithic monsoon mound-burials mud-brick mural-rich museum mushroom-domed narrow-gauge national neolithic nine nine-kilometre nine-spired nine-storey nineteenth-century oak-forest oasis old oldest om-shaped one one-man only open optical-illusion orange orchard orchid overgrown overnight painted-haveli palace palm-lined paragliding park peace pilgrim pilgrimage pine pine-clad pine-forest pine-ringed pioneer place planned plateau popular port prehistoric presidential princely promenade pyramidal quiet rack rafting rail rain-drenched rain-rich rain-water rainforest rainforest-to-snow rare ravine rebuilt reclining-vishnu red red-cliff red-sandstone remote replica reserve reservoir restored rhino rhino, rhododendron rice-bowl ridge ridge-top river-encircled river-island riverside roadhead rock-cut rocky rolling ropeway row royal ruined ruins sacred sal sal-forest salt samadhi sanctuary sand sandstone saucer-shaped scorpion-tail sea sea-islet sea-lapped sea-rock seafront seaside seat second segmented seven-circled seven-storey seven-strand seven-terraced seven-walled seventeen-metre seventh-century seventy-hairpin shallow shell-marked ship shola shola-grassland shore shrine single-lion site sixteenth-century sixty-foot sixty-metre-long ski small small, smoke-cascade snorkelling snout snow soldier source southern spa spice spice-hill sports-goods spring star-plan star-shaped state stepped stone stone-and-timber strawberry stream-cut stupa sunrise sunset surf suspension synagogue table-land tallest tea tea-estate tea-garden teak teak-bamboo teak-forest teardrop-shaped temple temple-tank ten-thousand-step tenth-century terraced terracotta textile the thousand-door thousand-year-old three three-hill three-step tiger tower towering town toy trek tribal trout-river twelve-storey twenty-five-metre twin twin-shrine two-stage two-tier unconquered undefeated valley vanishing-sea vast vehicle-free venue very village walk-through walled war water waterfall wealthy weekend well-kept wetland whispering-gallery white white-domed white-marble white-orchid white-sand white-water wide winter working yoga zoo,`.split(
    ' ',
  ),
)

const UNIQUE =
  /^(highest|largest|oldest|tallest|busiest|holiest|only|first|last|main|capital|birthplace|home|headquarters|seat|source|site|snout|place|state capital|national capital|winter capital|mausoleum)\b/i
const HEAD_ENDS =
  /\b(of|with|by|on|in|near|from|where|over|below|above|facing|that|for|beside|to|amid|at|known|called|built|between|reached|beneath|under|inside|across|among|around|marking|when|who|lit|gate|named|spread|needing|adjoining|on)\b/

/** Descriptions that need a word more to stand inside a sentence. */
const RESTATED: Record<string, string> = {
  'Mahachaitya ruins and museum': 'the ruins of the Mahachaitya, with a museum',
  "Queen's stepwell of over 500 sculptures": "the Queen's stepwell of over 500 sculptures",
  'Limestone caves and sal forest': 'limestone caves and sal forest',
  'Coral reefs walkable at low tide': 'coral reefs one can walk on at low tide',
  'Blue Mountain national park': 'the national park of the Blue Mountain',
  'Twin islands joined by a sandbar': 'twin islands joined by a sandbar',
  'Krishna seen through a nine-holed window': 'a temple where Krishna is seen through a nine-holed window',
  'Domed royal necropolis': 'a domed royal necropolis',
  'Stone chariot and musical pillars': 'the temple of the stone chariot and the musical pillars',
  'Sunrise on Kanchenjunga': 'the hill for sunrise on Kanchenjunga',
  'Overgrown British headquarters': 'the overgrown British headquarters',
  'Jahangir Mahal and Raja Mahal palaces': 'the palaces of Jahangir Mahal and Raja Mahal',
  'Oval Maidan and Marine Drive building groups': 'the buildings around the Oval Maidan and along Marine Drive',
  'Collection from Harappan bronzes to miniatures': 'a collection that runs from Harappan bronzes to miniatures',
  'Great Stupa founded by Ashoka': 'the Great Stupa founded by Ashoka',
  'Very tall plunge fall of India': 'a very tall plunge fall',
  'Very long earthen dam of the Mahanadi': 'a very long earthen dam on the Mahanadi',
  'Mixed heritage park of the third peak': 'the park around the world’s third-highest peak',
  'World headquarters temple of ISKCON': 'the world headquarters of ISKCON',
  'Rock-cut reclining Vishnu': 'rock-cut halls with a reclining Vishnu',
  'Rare temple of Brahma': 'a rare temple of Brahma',
  'Early murals in a riverside temple group': 'a riverside temple group with early murals',
  'Pink City of palaces, forts and bazaars': 'the Pink City of palaces, forts and bazaars',
  'Queen of hills above the Doon valley': 'the “queen of hills” above the Doon valley',
  'Keoladeo bird park and Lohagarh fort': 'the town of the Keoladeo bird park and Lohagarh fort',
  'Oasis of early temples and dunes near Jodhpur': 'an oasis of early temples and dunes near Jodhpur',
  'ISKCON headquarters on the Ganga': 'the ISKCON headquarters on the Ganga',
  'Pallava shore temple and rock-cut monuments': 'the town of the Pallava shore temple and rock-cut monuments',
  'Theyyam country with sea forts and drive-in beach': 'Theyyam country, with sea forts and a drive-in beach',
  'Konyak country near Longwa village': 'Konyak country near Longwa village',
  'Garden city and technology capital': 'the garden city and technology capital',
  'Southern tip where three seas meet': 'the southern tip where three seas meet',
  'Marble gorge and Dhuandhar falls of the Narmada': 'the marble gorge and Dhuandhar falls of the Narmada',
  'Blue city below the Mehrangarh fort': 'the blue city below the Mehrangarh fort',
  'Confluence where the Ganga takes its name': 'the confluence where the Ganga takes its name',
  'Cultural capital of colonial landmarks and Durga Puja': 'the cultural capital of colonial landmarks and Durga Puja',
  'Tea town and ferry point for Majuli': 'a tea town and the ferry point for Majuli',
}

/** A one-line description as part of a sentence, with its article: "Mughal city of the Taj Mahal" → "the Mughal city of the Taj Mahal". */
export function phrase(blurb: string): string {
  const restated = RESTATED[blurb]
  if (restated !== undefined) return restated
  const [first = ''] = blurb.split(' ')
  const words =
    COMMON.has(first.toLowerCase()) || /^the$/i.test(first) ? blurb.charAt(0).toLowerCase() + blurb.slice(1) : blurb
  if (/^(one of|the |two |three |five |nine )/i.test(words) || /^(\S+ )?\S+['’]s /.test(words)) return words
  return `${articleOf(words)}${words}`
}

/** The words of a description before its first preposition: "Green valley town called …" → "Green valley town". */
export function headOf(blurb: string): string {
  return (blurb.split(HEAD_ENDS)[0] ?? blurb).trim().replace(/,.*/, '')
}

function articleOf(words: string): string {
  const head = headOf(words)
  if (
    UNIQUE.test(words) ||
    /^[^,]*?(?<!north|south|east|west|view|cluster|group|row|collection|pair) of (the |[A-Z])/.test(words)
  )
    return 'the '
  if (/[^sui]s$/.test(head)) return ''
  return /^(a|e|i|o(?!ne-)|un|h(?=eir|our)|8|11th)/i.test(words) ? 'an ' : 'a '
}
