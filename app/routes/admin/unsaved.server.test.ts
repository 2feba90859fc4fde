import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { Services } from '#domain/services.server.ts'
import { MINUTE } from '#platform/clock.ts'
import { openKeyRing } from '#platform/key-ring.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import type { Visit } from '#web/contexts.ts'
import { doDeed } from './deeds.server.ts'
import { enterOffice } from './enter.server.ts'
import { keepUnsaved, unsavedOf } from './unsaved.server.ts'

const SITE = 'https://padav.example'
const CSRF = 'c'.repeat(64)
const PAGE = '/admin/bookings/SFX5XTRR?tab=2'
const NOTE: [string, string][] = [
  ['proof-by', 'meera'],
  ['intent', 'note'],
  ['note', 'Call them <at> six & ask “गाड़ी”'],
]
const keys = openKeyRing(['a'.repeat(64)])

/** One browser: what it keeps, and who is signed in on it. */
function openBrowser() {
  const browser = { cookie: undefined as string | undefined, now: Date.parse('2026-11-26T08:00:00Z'), done: 0 }
  const contextOf = (who: string | undefined, awaits?: string) => {
    const context = new RouterContextProvider()
    context.set(servicesContext, { keys, clock: { now: () => new Date(browser.now) } } as unknown as Services)
    const visitor = who === undefined ? undefined : { id: who, role: 'sales', awaits }
    const unsavedCookie = (sealed: string) => sealed
    const visit = { visitor, csrfToken: CSRF, publicUrl: SITE, unsaved: browser.cookie, unsavedCookie }
    context.set(visitContext, visit as unknown as Visit)
    return context
  }
  const take = (headers: HeadersInit) => {
    const set = new Headers(headers).get('Set-Cookie')
    if (set !== null) browser.cookie = set || undefined
  }
  const posted = (fields: [string, string][], { csrf = CSRF, at = PAGE } = {}) => {
    const body = new URLSearchParams([['csrfToken', csrf], ...fields]).toString()
    const type = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': String(body.length) }
    return new Request(SITE + at, { method: 'POST', body, headers: type })
  }
  const note = async () => ({ ok: true as const, done: String((browser.done += 1)) })
  /** Who is signed in and lacks the second step sends a form. */
  const atTheDoor = async (request: Request) => {
    const context = contextOf('meera', 'second-factor')
    const args = { context, request, url: new URL(request.url), params: {}, pattern: '' } as never
    const thrown: unknown = await Promise.resolve(
      enterOffice.at(-1)!(args, () => Promise.reject(new Error('let in'))),
    ).catch((error: unknown) => error)
    if (!(thrown instanceof Response)) throw thrown
    take(thrown.headers)
    return thrown.headers.get('Location')
  }
  return {
    browser,
    atTheDoor,
    sent: (fields: [string, string][], at: string) => posted(fields, { at }),
    /** The form comes, and nobody is signed in. */
    lose: async (fields = NOTE, csrf = CSRF) => take(await keepUnsaved(contextOf(undefined), posted(fields, { csrf }))),
    told: (who: string, at = PAGE) => unsavedOf(contextOf(who), new Request(SITE + at)),
    isTold: (who: string, at = PAGE) => unsavedOf(contextOf(who), new Request(SITE + at)) !== undefined,
    /** The form comes with files, or too large to be read. */
    loseWhole: async (request: Request) => take(await keepUnsaved(contextOf(undefined), request)),
    answer: async (who: string, answer: string, { csrf = CSRF, at = PAGE } = {}) => {
      const sent = posted([['proof-unsaved', answer]], { csrf, at })
      const said = await doDeed(contextOf(who), sent, '/admin/bookings', { note })
      return said instanceof Response ? said.headers.get('Location') : said.data
    },
  }
}

const TYPED = { intent: 'note', note: 'Call them <at> six & ask “गाड़ी”' }

describe('a form whose session had ended', () => {
  test('is shown to its author again on its page, filled in, and done by nobody (caught: done when it was taken up)', async () => {
    const { browser, lose, isTold, answer } = openBrowser()
    await lose()
    expect([isTold('meera'), isTold('meera', '/admin/bookings/OTHER')]).toEqual([true, false])
    expect(await answer('meera', 'show')).toEqual({ message: '', typed: TYPED, faults: {} })
    expect(browser.done).toBe(0)
  })

  test('is nobody else’s, on no other page, and not for ever (caught: without the look at whose it is; at where it stood)', async () => {
    const { browser, lose, isTold, answer } = openBrowser()
    await lose()
    expect(isTold('arjun')).toBe(false)
    expect(await answer('arjun', 'show')).toBe(PAGE)
    expect(await answer('meera', 'show', { at: '/admin/bookings/OTHER' })).toBe('/admin/bookings/OTHER')
    browser.now += 12 * 60 * MINUTE
    expect(isTold('meera')).toBe(false)
    browser.cookie = keys.seal('another purpose', 'x')
    expect(isTold('meera')).toBe(false)
  })

  test('may be left, and is kept of no page but ours (caught: without the token)', async () => {
    const { browser, lose, answer } = openBrowser()
    await lose(NOTE, 'd'.repeat(64))
    await lose(NOTE.slice(1))
    expect(browser.cookie).toBeUndefined()
    await lose()
    await expect(answer('meera', 'show', { csrf: 'd'.repeat(64) })).rejects.toMatchObject({ init: { status: 400 } })
    expect(await answer('meera', 'leave')).toBe(PAGE)
    expect(browser.done).toBe(0)
  })

  test('says what of it a cookie has no room for, and keeps the rest (caught: nothing kept, and not a word)', async () => {
    const { browser, lose, told, answer } = openBrowser()
    const long = Array.from({ length: 6_000 }, (_, at) => String.fromCodePoint(0x900 + ((at * 7_919) % 9_973))).join('')
    await lose([...NOTE, ['more', long]])
    expect(told('meera')).toEqual({ isKept: true, lost: [`the text “${long.trim().slice(0, 40)}…”`] })
    expect(browser.cookie!.length).toBeLessThan(3_700)
    expect(await answer('meera', 'show')).toMatchObject({ typed: TYPED })
  })

  test('names the files that are gone, and says so of a form too large to be read, to a page of ours alone (caught: a file gone without a word)', async () => {
    const { browser, loseWhole, told, answer } = openBrowser()
    const form = new FormData()
    for (const [name, value] of [['csrfToken', CSRF], ...NOTE]) form.append(name!, value!)
    form.append('voucher', new File(['tea'], 'tea-hills.pdf'))
    const body = await new Response(form).blob()
    const sent = (size: number, site: string) =>
      new Request(SITE + PAGE, {
        method: 'POST',
        body,
        headers: { 'Content-Type': body.type, 'Content-Length': String(size), 'Sec-Fetch-Site': site },
      })
    await loseWhole(sent(body.size, 'same-origin'))
    expect(told('meera')).toEqual({ isKept: true, lost: ['the file tea-hills.pdf'] })
    browser.cookie = undefined
    await loseWhole(sent(3_000_000, 'cross-site'))
    expect(browser.cookie).toBeUndefined()
    await loseWhole(sent(3_000_000, 'same-origin'))
    expect(told('meera')).toEqual({ isKept: false, lost: ['the form: all of it together is too large'] })
    expect(await answer('meera', 'show')).toBe(PAGE)
    expect(browser.done).toBe(0)
  })

  test('waits for its page where it stood before the question who is there, and where the second step is still to come (caught: kept for the question; not kept at the door)', async () => {
    const { browser, loseWhole, told, sent, atTheDoor } = openBrowser()
    await loseWhole(sent(NOTE, `/admin/prove?${new URLSearchParams({ to: PAGE })}`))
    expect(told('meera')).toEqual({ isKept: true, lost: [] })
    browser.cookie = undefined
    expect(await atTheDoor(sent(NOTE, PAGE))).toBe(`/admin/prove?${new URLSearchParams({ to: PAGE })}`)
    expect(told('meera')).toEqual({ isKept: true, lost: [] })
  })
})
