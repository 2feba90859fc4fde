import type { AttractionFact } from '#db/demo/facts/facts.ts'

const TAKES_THE = /(Museum|Railway|Caves|Tombs|Nets|Temples|Monuments|Villages|Islands|Ruins|Dunes|Backwaters|Border|Lagoon|Synagogue|Basilica|Memorial|Cathedral|Stupa|Complex|Ensembles|City|Tunnel|Ropeway|Gondola|Carvings|Shelters|Moidams|Cemetery|Garden|Gardens|Residency|Group|Palace|Statue|Pagoda|Cenotaph|Ridge|Rock|Bridge)$/
const NEVER_THE = /^(The |Chand|Naini|Jal|Hawa|Chowmahalla|Umaid|Jai|Laxmi|Vijay|Hazarduari|Ujjayanta|Bangalore|Mysore|Leh|Bundi|Marble Palace|Rajwada|Aga Khan|Marine|Solomon|Sanchi|Unakoti|Amer|Dhamek|Ramoji)/

/** A sight's name without the town it carries to be told apart. */
export function shortName(sight: AttractionFact): string {
  return sight.name.replace(/, [A-Z][\w ]+$/, '')
}

/** The name as it stands inside a sentence. */
export function spokenName(sight: AttractionFact): string {
  const name = shortName(sight)
  if (name.startsWith('The ')) return `the ${name.slice(4)}`
  return TAKES_THE.test(name) && !NEVER_THE.test(name) ? `the ${name}` : name
}
