import { forgetKeptOfOthers } from '#app/islands/kept-trips.ts'

/** What a browser keeps of who is signed in (SPEC §3): for show only, `token` opens nothing. */
export type LocalPerson = { _id: string; role: string; token: string; name: string; image: string | null }

/** Where it is kept in localStorage, as JSON. */
const PERSON_KEY = 'padav.person'

let known: LocalPerson | undefined
let isRead = false

/** Who was signed in here last, as far as this browser knows. */
export function localPerson(): LocalPerson | undefined {
  if (!isRead) known = read()
  isRead = true
  return known
}

/** Keeps who is signed in, or with undefined forgets it, and tells whoever hears. Whether this browser knew of somebody else till now. */
export function keepPerson(person: LocalPerson | undefined): boolean {
  const isNews = read()?._id !== person?._id
  known = person
  isRead = true
  try {
    if (person) localStorage.setItem(PERSON_KEY, JSON.stringify(person))
    else localStorage.removeItem(PERSON_KEY)
  } catch {
    // A browser that keeps nothing still shows the name on this page.
  }
  // What is read without a network asks nobody who is reading.
  void forgetKeptOfOthers(person?._id)
  // On the document, so that code which must not bring this one along can hear it too.
  document.dispatchEvent(new CustomEvent('person', { detail: person?._id }))
  return isNews
}

/** Calls `hear` whenever the person changes. */
export function onPerson(hear: () => void): void {
  document.addEventListener('person', hear)
}

/** What a call says of a person → what is kept; undefined when it names nobody. */
export function toLocalPerson(said: unknown): LocalPerson | undefined {
  if (typeof said !== 'object' || said === null) return undefined
  const { _id, role, token, name, image } = said as Record<string, unknown>
  if (typeof _id !== 'string' || _id === '') return undefined
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return { _id, role: text(role), token: text(token), name: text(name), image: text(image) || null }
}

function read(): LocalPerson | undefined {
  try {
    return toLocalPerson(JSON.parse(localStorage.getItem(PERSON_KEY) ?? 'null'))
  } catch {
    return undefined
  }
}
