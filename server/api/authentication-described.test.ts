import { describe, expect } from 'vitest'
import { z } from 'zod'
import { authBench, MEERA } from '#tests/benches/auth-bench.ts'
import { apiServices } from '#tests/api-services.ts'
import { test } from '#tests/database.ts'
import { createApi } from './api.ts'
import { DESCRIBED } from './authentication-described.ts'

type DescribedAnswer = { content?: Record<string, { schema: object }> }
type Operation = { summary: string; responses: Record<string, DescribedAnswer> }
type Document = {
  paths: Record<string, { get?: Operation; post?: Operation }>
  components: { schemas: Record<string, object> }
}

const SPEC_CALLS = ['send-otp', 'resend-otp', 'verify-otp', 'signup', 'login', 'forgot-password', 'logout']
const GOOD: Record<string, object> = { 'send-otp': MEERA, login: MEERA, logout: {} }

function schemaOf(document: Document, operation: Operation, status: number): z.ZodType {
  const answer = operation.responses[status]
  if (!answer) throw new Error(`${operation.summary}: ${status} is not described`)
  const inlined = JSON.stringify({ ...answer.content!['application/json']!.schema, $defs: document.components.schemas })
  return z.fromJSONSchema(JSON.parse(inlined.replaceAll('#/components/schemas/', '#/$defs/')))
}

describe('the description of the authentication calls', () => {
  test('names each of them', () => {
    expect(Object.keys(DESCRIBED).toSorted()).toEqual(SPEC_CALLS.toSorted())
  })

  test('is true: each answers as it says, to good and to bad', async ({ db }) => {
    const bench = authBench(db)
    await bench.enrol()
    const document = (await (await createApi(apiServices(db)).request('/api/openapi.json')).json()) as Document
    for (const call of SPEC_CALLS) {
      const path = `/api/authentication/${call}`
      const operation = document.paths[path]!.post!
      const browser = bench.browser()
      const answers = [
        await browser.json(path, GOOD[call] ?? {}),
        await browser.json(path, {}),
        await browser.sendForm(path, '', { Origin: 'https://evil.example' }),
        await browser.ask(path, { method: 'POST', body: 'x', headers: { 'Content-Type': 'text/plain' } }),
        await browser.ask(path),
      ]
      expect([call, answers[0]!.status]).toEqual([call, call in GOOD ? 200 : expect.any(Number)])
      for (const answer of answers) {
        const parsed = schemaOf(document, operation, answer.status).safeParse(await answer.json())
        expect([call, answer.status, parsed.error?.message]).toEqual([call, answer.status, undefined])
      }
    }
  })
})

describe('the description of the session client’s calls', () => {
  const FORM = 'application/x-www-form-urlencoded'
  /** A call as it may be asked, beside the path the document has it by. */
  const ASKED = [
    ['get', 'session'],
    ['get', 'csrf'],
    ['get', 'providers'],
    ['get', 'callback/{provider}', 'callback/google?state=x'],
    ['get', 'callback/{provider}', 'callback/nobody'],
    ['post', 'session'],
    ['post', 'signin/{provider}', 'signin/credentials'],
    ['post', 'callback/credentials'],
    ['post', 'signout'],
    ['post', '_log'],
  ] as const
  const google = {
    id: 'google',
    name: 'Google',
    issuer: 'https://idp.example',
    clientId: 'x',
    clientSecret: 'y',
  } as const

  test('names each of them, and is true: with a token and without, wanting JSON or the next page', async ({ db }) => {
    const bench = authBench(db, { config: { identityProviders: [google] } })
    await bench.enrol()
    const { paths, components } = (await (
      await createApi(apiServices(db)).request('/api/openapi.json')
    ).json()) as Document
    const described = Object.keys(paths).filter((path) => path.startsWith('/api/auth/'))
    expect(new Set(described)).toEqual(new Set(ASKED.map(([, path]) => `/api/auth/${path}`)))
    const said = new Set<string>()
    for (const [method, path, at = path] of ASKED) {
      const operation = paths[`/api/auth/${path}`]![method]!
      const browser = bench.browser()
      const csrfToken = await browser.csrf()
      const fields = { csrfToken, callbackUrl: '/india', email: MEERA.email, password: MEERA.password }
      const send = (sent: Record<string, string>) =>
        path === 'session'
          ? browser.json(`/api/auth/${at}`, sent)
          : browser.sendForm(`/api/auth/${at}`, String(new URLSearchParams(sent)))
      const answers =
        method === 'get'
          ? [await browser.ask(`/api/auth/${at}`)]
          : [
              await send({ json: 'true' }),
              await send({ ...fields, password: 'wrong', json: 'true' }),
              await send(fields),
              await send({ ...fields, json: 'true' }),
              await browser.ask(`/api/auth/${at}`, {
                method: 'POST',
                body: 'x'.repeat(20_000),
                headers: { 'Content-Type': FORM },
              }),
            ]
      for (const answer of answers) {
        said.add(`${method} ${path} ${answer.status}`)
        expect(operation.responses).toHaveProperty(String(answer.status))
        const { content } = operation.responses[answer.status]!
        expect([path, answer.status, content !== undefined]).toEqual([path, answer.status, answer.status !== 302])
        if (!content?.['application/json']) continue
        const document = { paths, components }
        const parsed = schemaOf(document, operation, answer.status).safeParse(await answer.json())
        expect([path, answer.status, parsed.error?.message]).toEqual([path, answer.status, undefined])
      }
    }
    expect([...said]).toEqual(
      expect.arrayContaining(['post callback/credentials 401', 'post callback/credentials 200']),
    )
  })
})
