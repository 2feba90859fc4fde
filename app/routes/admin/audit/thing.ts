import { capitalised } from '#platform/wording.ts'

/** Kinds of things whose written name is not what one calls them. */
const KINDS: Readonly<Record<string, string>> = {
  user: 'Person',
  'api-key': 'API key',
  'gst-rate': 'GST rate',
  'gst-registration': 'GSTIN',
  outbox: 'Message',
  upi: 'UPI',
}

/** What is set, by its key. */
const SETTINGS: Readonly<Record<string, string>> = {
  site: 'Company and site',
  homeFooter: 'Footer',
  home: 'Home page',
  brand: 'Colours',
  connections: 'Tests of mail and SMS',
  upi: 'UPI address',
  refunds: 'Limit of refunds',
}

const PROGRAMS: Readonly<Record<string, string>> = {
  demo: 'for the demo',
  import: 'for an import',
  owner: 'from the command line',
  'call-off': 'calling off',
}

/** The person a thing is, by their id. */
export function personIn(subject: string): string | undefined {
  return /^user:(.+)$/.exec(subject)?.[1]
}

/** What a thing was called where it was written down. */
export function nameIn(thing: unknown): string | undefined {
  if (typeof thing !== 'object' || thing === null) return undefined
  const { name, title, code, fileName } = thing as Record<string, unknown>
  return [name, title, code, fileName].find((one): one is string => typeof one === 'string' && one !== '')
}

/** By whose id, and by which subject, what is called how today; `kept` is how the entry itself names it. */
type Names = {
  people: ReadonlyMap<string, string>
  things: ReadonlyMap<string, string>
  kept: string | undefined
}

/** A thing as one calls it: "Package Kerala Classic", of many written at once "Vehicle, several", of a person their name; what has no name has its id. */
export function thingText(subject: string, { people, things, kept }: Names): string {
  const [kind = '', ...rest] = subject.split(':')
  const key = rest.join(':')
  const called = KINDS[kind] ?? capitalised(kind.replaceAll('-', ' '))
  if (key === '*') return `${called}, several`
  const person = people.get(personIn(subject) ?? '')
  if (person !== undefined) return person
  if (kind === 'setting') return SETTINGS[key] ?? `Setting ${key}`
  return `${called} ${things.get(subject) ?? kept ?? key}`.trim()
}

const KIND_OF = Object.fromEntries(Object.entries(KINDS).map(([kind, name]) => [name.toLowerCase(), kind]))

/** The subjects of the kinds and settings that some words begin to name in the words of this office: "UPI", "GSTIN 32AAB…". */
export function subjectsSaid(words: string): string[] {
  const said = words.trim().toLowerCase()
  const [, many] = /^(.+), several$/.exec(said) ?? []
  if (many) return [`${KIND_OF[many] ?? many.replaceAll(' ', '-')}:*`]
  if (said === '') return []
  const settings = Object.entries(SETTINGS).filter(([, name]) => name.toLowerCase().includes(said))
  const kinds = Object.entries(KINDS).filter(([, name]) => said.startsWith(`${name.toLowerCase()} `))
  return [
    ...settings.map(([key]) => `setting:${key}`),
    ...kinds.map(([kind, name]) => `${kind}:${words.trim().slice(name.length + 1)}`),
  ]
}

/** Which part of the program it was. */
export function programText(program: string): string {
  return `The program, ${PROGRAMS[program] ?? `for ${program}`}`
}
