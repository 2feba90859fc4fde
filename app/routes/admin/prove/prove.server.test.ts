import { RouterContextProvider } from 'react-router'
import { describe, expect } from 'vitest'
import { appoint } from '#domain/accounts/roles.server.ts'
import { sendChangeOtp } from '#domain/accounts/otp/send-otp.server.ts'
import { enrolPasskey, offerPasskey } from '#domain/accounts/second-factor/passkeys.server.ts'
import { findVisitor } from '#domain/accounts/sessions.server.ts'
import type { Services } from '#domain/services.server.ts'
import { REAUTHENTICATION_LASTS } from '#domain/policy/policy.ts'
import { MINUTE, SECOND } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { doDeed, told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { accountBench, PASSWORD } from '#tests/benches/account-bench.ts'
import { newestCode } from '#tests/benches/otp-bench.ts'
import { softPasskey } from '#tests/benches/soft-passkey.ts'
import { onBoth as test } from '#tests/database.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import type { Visit } from '#web/contexts.ts'
import { reauthenticate, wantedIn } from './prove.server.ts'

const SITE = 'https://padav.example'
const CSRF = 'c'.repeat(64)
const SIGNED_AT = { rpId: 'padav.example', origin: SITE }

/** An owner at a desk, and the deed of one form: somebody's role. */
async function desk(db: Db) {
  const bench = accountBench(db)
  let { token } = await bench.signIn(await bench.person({ role: 'owner' }))
  const other = await bench.person({ role: 'sales' })
  const needs = { ...bench.needs, config: { publicUrl: SITE, otpCountries: ['IN'], codesBy: 'sms' as const } }
  const visitorNow = async () => (await findVisitor(db, bench.clock, token, 'of who has one'))!.visitor
  const contextNow = async () => {
    const context = new RouterContextProvider()
    context.set(servicesContext, needs as unknown as Services)
    const sessionCookie = (next: string) => (token = next)
    const visit = { visitor: await visitorNow(), csrfToken: CSRF, publicUrl: SITE, sessionCookie }
    context.set(visitContext, visit as unknown as Visit)
    return context
  }
  /** Adds a passkey, by which the owner is asked from then on. */
  const keepPasskey = async () => {
    const [key, visitor, browserHash] = [softPasskey(), await visitorNow(), 'desk']
    const asked = { purpose: 'second-factor', target: visitor.email, browserHash, network: 'n' } as const
    await sendChangeOtp(needs, visitor, asked)
    const offered = await offerPasskey(needs, visitor, 'Padav')
    const answer = key.create({ ...SIGNED_AT, challenge: offered.ok ? offered.value.challenge : '' })
    const mailed = await newestCode(db, visitor.email!)
    const added = await enrolPasskey(needs, visitor, { answer, name: 'Key', mailed, browserHash })
    token = added.ok ? added.value.token : ''
    return key
  }
  const give: Deed = async (services, actor, typed) =>
    told(await appoint(services, actor, { userId: other, role: typed('role') as 'editor' }), () => 'given', {
      invalid: 'unclear-deed',
    })
  const send = (path: string, fields: [string, string][], csrf = CSRF) => {
    const body = new URLSearchParams([['csrfToken', csrf], ...fields]).toString()
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': String(Buffer.byteLength(body)),
    }
    return new Request(SITE + path, { method: 'POST', body, headers })
  }
  const sendWith = async (path: string, fields: [string, string][], file: File) => {
    const form = new FormData()
    for (const [name, value] of [['csrfToken', CSRF], ...fields] as const) form.append(name, value)
    form.append('file', file)
    const body = await new Response(form).blob()
    const headers = { 'Content-Type': body.type, 'Content-Length': String(body.size) }
    return new Request(SITE + path, { method: 'POST', body, headers })
  }
  return {
    ...bench,
    keepPasskey,
    role: async () => (await bench.user(other))?.role,
    /** What the page of the deed answers to its form. */
    press: async (fields: [string, string][]) =>
      doDeed(await contextNow(), send('/admin/staff?page=2', [['intent', 'give'], ...fields]), '/admin/staff', {
        give,
      }),
    /** What the page that asks who is there answers. */
    prove: async (fields: [string, string][], csrf = CSRF, file?: File) => {
      const path = '/admin/prove?to=%2Fadmin%2Fstaff%3Fpage%3D2'
      const sent = file ? await sendWith(path, fields, file) : send(path, fields, csrf)
      return reauthenticate(await contextNow(), sent)
    },
  }
}

const locationOf = (answer: unknown) =>
  answer instanceof Response ? [answer.status, answer.headers.get('Location')] : answer

describe('a deed of money, scripts or roles', () => {
  test('is done within five minutes of signing in, and asks who is there after (caught: a mark nobody asks for)', async ({
    db,
  }) => {
    const { press, role, pass } = await desk(db)
    expect(REAUTHENTICATION_LASTS).toBe(5 * MINUTE)
    pass(5 * MINUTE - SECOND)
    expect(locationOf(await press([['role', 'editor']]))).toEqual([302, '/admin/staff?done=given'])
    pass(SECOND)
    const to = '/admin/prove?to=%2Fadmin%2Fstaff%3Fpage%3D2'
    expect(locationOf(await press([['role', 'owner']]))).toEqual([307, to])
    expect(await role()).toBe('editor')
  })

  test('says first what is wrong with its form (caught: a second factor asked for a role there is not)', async ({
    db,
  }) => {
    const { press, role, pass } = await desk(db)
    pass(11 * MINUTE)
    const answer = await press([['role', 'pilot']])
    expect(answer).toMatchObject({ data: { typed: { role: 'pilot' }, faults: { role: expect.any(String) } } })
    expect(await role()).toBe('sales')
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

  test('names the files that cannot come along, for as long as it asks (caught: left out without a word)', async ({
    db,
  }) => {
    const { prove, pass } = await desk(db)
    pass(11 * MINUTE)
    const [fields, file]: [[string, string][], File] = [[['intent', 'give']], new File(['tea'], 'tea-hills.pdf')]
    const files = ['tea-hills.pdf']
    expect(await prove(fields, CSRF, file)).toMatchObject({ data: { carried: fields, files } })
    const wrong = await prove([
      ...fields,
      ['proof-file', 'tea-hills.pdf'],
      ['proof-given', 'yes'],
      ['proof-password', 'no'],
    ])
    expect(wrong).toMatchObject({ data: { carried: fields, files } })
  })

  test('is done once a passkey has signed what it is asked then (caught: a passkey asked of another page’s form)', async ({
    db,
  }) => {
    const { press, prove, role, pass, keepPasskey } = await desk(db)
    const key = await keepPasskey()
    pass(11 * MINUTE)
    const given: [string, string] = ['proof-given', 'yes']
    const asks: [string, string] = ['proof-asks', 'passkey']
    expect(await prove([given, asks], 'x'.repeat(64))).toMatchObject({ data: { options: undefined } })
    const asked = (await prove([given, asks])) as { data: { options: { challenge: string } } }
    const answer = key.get({ ...SIGNED_AT, challenge: asked.data.options.challenge })
    const fields: [string, string][] = [
      ['intent', 'give'],
      ['role', 'editor'],
    ]
    const proof: [string, string] = ['proof-passkey', answer]
    expect(locationOf(await prove([...fields, given, proof]))).toEqual([307, '/admin/staff?page=2'])
    expect(locationOf(await press([...fields, given, proof]))).toEqual([302, '/admin/staff?done=given'])
    expect(await role()).toBe('editor')
    pass(11 * MINUTE)
    expect(await prove([given, proof])).toMatchObject({ init: { status: 403 } })
  })

  test('is opened by no form of another page, and nothing of one is shown on (caught: the token not asked for; asked for only with a proof)', async ({
    db,
  }) => {
    const { press, prove, pass } = await desk(db)
    pass(11 * MINUTE)
    const foreign = await prove([['intent', 'give']], 'x'.repeat(64))
    expect(foreign).toMatchObject({ data: { carried: [] }, init: { status: 403 } })
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
