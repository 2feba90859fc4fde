import { describe, expect } from 'vitest'
import { z } from 'zod'
import { authBench, MEERA } from '#tests/benches/auth-bench.ts'
import { apiServices } from '#tests/api-services.ts'
import { test } from '#tests/database.ts'
import { createApi } from './api.ts'
import { DESCRIBED } from './authentication-described.ts'

type DescribedAnswer = { content: { 'application/json': { schema: object } } }
type Operation = { summary: string; responses: Record<string, DescribedAnswer> }
type Document = { paths: Record<string, { post?: Operation }>; components: { schemas: Record<string, object> } }

const SPEC_CALLS = ['send-otp', 'resend-otp', 'verify-otp', 'signup', 'login', 'forgot-password', 'logout']
const GOOD: Record<string, object> = { 'send-otp': MEERA, login: MEERA, logout: {} }

function schemaOf(document: Document, operation: Operation, status: number): z.ZodType {
  const answer = operation.responses[status]
  if (!answer) throw new Error(`${operation.summary}: ${status} is not described`)
  const inlined = JSON.stringify({ ...answer.content['application/json'].schema, $defs: document.components.schemas })
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
