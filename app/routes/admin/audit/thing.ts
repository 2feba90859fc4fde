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

/** A thing as one calls it: "Package kerala-classic", of many written at once "Vehicle, several", of a person their name. */
export function thingText(subject: string, names: ReadonlyMap<string, string>): string {
  const [kind = '', ...rest] = subject.split(':')
  const key = rest.join(':')
  const called = KINDS[kind] ?? capitalised(kind.replaceAll('-', ' '))
  if (key === '*') return `${called}, several`
  const person = names.get(personIn(subject) ?? '')
  return person ?? `${called} ${key}`.trim()
}

/** Which part of the program it was. */
export function programText(program: string): string {
  return `The program, ${PROGRAMS[program] ?? `for ${program}`}`
}
