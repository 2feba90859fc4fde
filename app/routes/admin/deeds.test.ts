import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Services } from '#domain/services.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import type { Visit } from '#web/contexts.ts'
import { doDeed } from './deeds.server.ts'

const CSRF = 'c'.repeat(64)
const PATH = 'https://padav.example/admin/fleet'

test('a field that holds more than is kept is shown again whole, with how much may stand there (caught: cut without a word)', async () => {
  const context = new RouterContextProvider()
  context.set(servicesContext, {} as Services)
  context.set(visitContext, { csrfToken: CSRF, publicUrl: PATH } as unknown as Visit)
  const taken: string[] = []
  const send = (note: string) => {
    const body = String(new URLSearchParams({ csrfToken: CSRF, intent: 'keep', note }))
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': String(body.length),
    }
    const keep = async (_services: Services, _actor: unknown, typed: (name: string) => string) => {
      taken.push(typed('note'))
      return { ok: true as const, done: 'kept' }
    }
    return doDeed(context, new Request(PATH, { method: 'POST', body, headers }), '/admin/fleet', { keep })
  }
  expect(await send('a'.repeat(2501))).toMatchObject({
    data: { typed: { note: 'a'.repeat(2501) }, faults: { note: '2,501 signs; at most 2,500 are kept here.' } },
    init: { status: 400 },
  })
  await send(` ${'a'.repeat(2500)} `)
  expect(taken).toEqual(['a'.repeat(2500)])
})

test('a field with two faults says both (caught: the last of them alone)', async () => {
  const context = new RouterContextProvider()
  context.set(servicesContext, {} as Services)
  context.set(visitContext, { csrfToken: CSRF, publicUrl: PATH } as unknown as Visit)
  const body = String(new URLSearchParams({ csrfToken: CSRF, intent: 'keep' }))
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': String(body.length) }
  const faults = ['Too short.', 'No figure in it.', 'Too short.'].map((message) => ({ path: 'plate', message }))
  const keep = async () => ({ ok: false as const, reason: 'unclear-deed' as const, faults })
  const request = new Request(PATH, { method: 'POST', body, headers })
  expect(await doDeed(context, request, '/admin/fleet', { keep })).toMatchObject({
    data: { faults: { plate: 'Too short. No figure in it.' } },
  })
})
