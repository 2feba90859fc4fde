import { expect } from 'vitest'
import type { RawAnswer } from '#tests/raw-request.ts'
import { STAFF } from './matrix.ts'
import type { Letter, Someone } from './matrix.ts'
import type { KnownPerson } from './site.ts'

/** Whose words stand in an answer, its headers too. */
export function shownIn(people: readonly KnownPerson[], { headers, body }: RawAnswer): Someone[] {
  const text = `${body.toString()}\n${[...headers].map((pair) => pair.join(': ')).join('\n')}`
  return people.filter(({ marks }) => marks.some((mark) => text.includes(mark))).map(({ who }) => who)
}

/** Where an answer sends the browser on to: a redirect, or one as React Router's own client reads it. */
export function sentTo({ status, headers, body }: RawAnswer): string {
  return status === 202 ? body.toString() : (headers.get('location') ?? '')
}

/** Whether whoever asked got nothing of the page: an error, a redirect, or the way to the sign-in. */
export function isRefused(answer: RawAnswer): boolean {
  if (answer.status >= 400) return true
  const place = sentTo(answer)
  return answer.status >= 300 ? place !== '' : answer.status === 202 && place.includes('SessionRequired')
}

/** The answer to GET at the very address of a row; `shown` are the people in it. */
export function expectLetter(
  letter: Letter,
  { who, address, shown }: { who: Someone; address: string; shown: Someone[] },
  answer: RawAnswer,
): void {
  const expectAs = (found: unknown, wanted: unknown) => expect([address, who, found]).toEqual([address, who, wanted])
  const named = letter === 't' ? shown.filter((one) => !STAFF.includes(one)) : shown
  if (letter !== 'a') expectAs(named, letter === 'o' ? [who] : [])
  const signIn = `/api/auth/signin?${new URLSearchParams({ error: 'SessionRequired', callbackUrl: address })}`
  if (letter === 'l') return expectAs([answer.status, sentTo(answer)], [302, signIn])
  if (letter === 'h') return expectAs([answer.status, sentTo(answer)], [302, '/'])
  if (letter === 'p') return expectAs([answer.status, sentTo(answer)], [302, '/users/profile'])
  if (letter === 'u') return expectAs(answer.status, 401)
  if (letter === '-') return expectAs(answer.status, 403)
  if (letter === 'n') return expectAs([answer.status, answer.body.toString()], [200, '{}'])
  if (letter === '+') return expectAs(answer.status < 400, true)
  expectAs(answer.status, 200)
}
