import { RouterContextProvider } from 'react-router'
import { describe, expect } from 'vitest'
import { appoint } from '#domain/accounts/roles.server.ts'
import { findVisitor } from '#domain/accounts/sessions.server.ts'
import type { Services } from '#domain/services.server.ts'
import { PROOF_LASTS } from '#domain/policy/policy.ts'
import { MINUTE, SECOND } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { doDeed, told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { accountBench, PASSWORD } from '#tests/benches/account-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import type { Visit } from '#web/contexts.ts'
import { takeProof, wantedIn } from './prove.server.ts'

const SITE = 'https://padav.example'
const CSRF = 'c'.repeat(64)

/** An owner at a desk, and the deed of one form: somebody's role. */
async function desk(db: Db) {
  const bench = accountBench(db)
  const { token } = await bench.signIn(await bench.person({ role: 'owner' }))
  const other = await bench.person({ role: 'sales' })
  const contextNow = async () => {
    const found = await findVisitor(db, bench.clock, token, 'of who has one')
    const context = new RouterContextProvider()
    context.set(servicesContext, bench.needs as unknown as Services)
    context.set(visitContext, { visitor: found?.visitor, csrfToken: CSRF, publicUrl: SITE } as Visit)
    return context
  }
  const give: Deed = async (services, actor, typed) =>
    told(await appoint(services, actor, { userId: other, role: typed('role') as 'editor' }), () => 'given')
  const send = (path: string, fields: [string, string][], csrf = CSRF) => {
    const body = new URLSearchParams([['csrfToken', csrf], ...fields]).toString()
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': String(Buffer.byteLength(body)),
    }
    return new Request(SITE + path, { method: 'POST', body, headers })
  }
  return {
    ...bench,
    role: async () => (await bench.user(other))?.role,
    /** What the page of the deed answers to its form. */
    press: async (fields: [string, string][]) =>
      doDeed(await contextNow(), send('/admin/staff?page=2', [['intent', 'give'], ...fields]), '/admin/staff', {
        give,
      }),
    /** What the page that asks who is there answers. */
    prove: async (fields: [string, string][], csrf = CSRF) =>
      takeProof(await contextNow(), send('/admin/prove?to=%2Fadmin%2Fstaff%3Fpage%3D2', fields, csrf)),
  }
}

const locationOf = (answer: unknown) =>
  answer instanceof Response ? [answer.status, answer.headers.get('Location')] : answer

describe('a deed of money, scripts or roles', () => {
  test('is done within five minutes of signing in, and asks who is there after (caught: a mark nobody asks for)', async ({
    db,
  }) => {
    const { press, role, pass } = await desk(db)
    expect(PROOF_LASTS).toBe(5 * MINUTE)
    pass(5 * MINUTE - SECOND)
    expect(locationOf(await press([['role', 'editor']]))).toEqual([302, '/admin/staff?done=given'])
    pass(SECOND)
    const to = '/admin/prove?to=%2Fadmin%2Fstaff%3Fpage%3D2'
    expect(locationOf(await press([['role', 'owner']]))).toEqual([307, to])
    expect(await role()).toBe('editor')
  })

  test('is carried on with everything that was typed, and done once the password is there (caught: fields of one name counted once; the password shown on)', async ({
    db,
  }) => {
    const { press, prove, role, pass } = await desk(db)
    pass(11 * MINUTE)
    const fields: [string, string][] = [
      ['intent', 'give'],
      ['role', 'editor'],
      ['tag', 'a'],
      ['tag', 'b <"&'],
    ]
    expect(await prove(fields)).toMatchObject({ data: { carried: fields, message: '' }, init: { status: 403 } })
    const given: [string, string] = ['proof-given', 'yes']
    const wrong = await prove([...fields, given, ['proof-password', 'not it']])
    expect(wrong).toMatchObject({ data: { carried: fields, message: 'That is not your password.' } })
    expect(locationOf(await press(fields))).toMatchObject([307, expect.anything()])
    const right = await prove([...fields, given, ['proof-password', PASSWORD]])
    expect(locationOf(right)).toEqual([307, '/admin/staff?page=2'])
    expect(locationOf(await press([...fields, given, ['proof-password', PASSWORD]]))).toEqual([
      302,
      '/admin/staff?done=given',
    ])
    expect(await role()).toBe('editor')
  })

  test('is opened by no form of another page (caught: the token not asked for)', async ({ db }) => {
    const { press, prove, pass } = await desk(db)
    pass(11 * MINUTE)
    const given: [string, string][] = [
      ['proof-given', 'yes'],
      ['proof-password', PASSWORD],
    ]
    expect(await prove(given, 'x'.repeat(64))).toMatchObject({ init: { status: 403 } })
    expect(locationOf(await press([['role', 'owner']]))).toMatchObject([307, expect.anything()])
    expect(locationOf(await prove(given))).toEqual([303, '/admin/staff?page=2'])
  })
})

describe('where a proof leads', () => {
  test.each([
    ['/admin/payments?page=2', '/admin/payments?page=2'],
    ['https://padav.example/admin/payments', '/admin/payments'],
    ['/users/profile', '/admin'],
    ['/administer', '/admin'],
    ['//evil.example/admin/x', '/admin'],
    ['https://evil.example/admin/x', '/admin'],
    ['/admin/../users/profile', '/admin'],
    ['/admin/prove?to=/admin/prove', '/admin'],
    ['', '/admin'],
  ])('%s is %s: a page of the office, and not this one', (to, wanted) => {
    const asked = new Request(`${SITE}/admin/prove?${new URLSearchParams({ to })}`)
    expect(wantedIn(asked, SITE)).toBe(wanted)
  })
})
