import { headOf } from './phrase.ts'

const KINDS: [RegExp, string][] = [
  [/hamlet$/i, 'hamlet'],
  [/(village|settlement)$/i, 'village'],
  [/hill station$/i, 'hill station'],
  [/(city|metropolis)$/i, 'city'],
  [/(town|port)$/i, 'town'],
  [/island$/i, 'island'],
  [/valley$/i, 'valley'],
  [/plateau$/i, 'plateau'],
]

/** What one calls a place instead of its name, from its one-line description; undefined where only the name will do. */
export function kindWord(blurb: string): string | undefined {
  const noun = headOf(blurb).split(' ').slice(-2).join(' ')
  return KINDS.find(([pattern]) => pattern.test(noun))?.[1]
}

/**
 * A paragraph in which every second mention of a place says "there" or what it is instead of its name.
 * The name inside a longer name ("Jaipur Literature Festival", "Fort Kochi") stays.
 */
export function onceByName(paragraph: string, name: string, kind: string | undefined): string {
  let mentions = 0
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = new RegExp(
    `(?<=^|[.:!?] )In ${escaped}(?= [a-z])|(?<![A-Z][\\w’']* )(?<=[a-z,;] )(in )?${escaped}(?![\\w’']| [A-Z]| route|,? and [A-Z])|(?<=(?:^|[.:] )(?:Give|Plan|Of|Choose|For|Walk|Take|See) )${escaped}(?= [a-z])|(?<=^|[.:] )${escaped}(?= (?:is|has|stands|lies|wants|takes|fits|asks|keeps|can) )`,
    'g',
  )
  return paragraph.replace(pattern, (said, inside: string | undefined, at: number) => {
    mentions += 1
    if (mentions % 2 === 1) return said
    if (said.startsWith('In ')) return 'Here'
    if (inside) return 'there'
    if (kind === undefined) return said
    return /(^|[.:] )$/.test(paragraph.slice(0, at)) ? `The ${kind}` : `the ${kind}`
  })
}
