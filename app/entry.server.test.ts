import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Services } from '#domain/services.server.ts'
import { openLog } from '#platform/log.server.ts'
import { asKind, requestUnderWay } from '#platform/request.ts'
import { failureContext, servicesContext } from '#web/contexts.ts'
import { handleError } from './entry.server.tsx'

// Caught: its path as it was asked, which gives whoever reads the log a role in the office.
test('a page that failed is named by its route, and nothing in the log opens it', () => {
  const lines: string[] = []
  const log = openLog('debug', { write: (line) => void lines.push(line) })
  const context = new RouterContextProvider()
  context.set(servicesContext, { log } as Services)
  context.set(failureContext, {})
  const request = new Request('https://padav.example/join/a-secret-of-somebody?key=another-secret')
  asKind('pages', () => {
    requestUnderWay()!.route = '/join/:token'
    const args = { request, context, params: {} } as Parameters<typeof handleError>[1]
    handleError(new Error('it failed'), args)
  })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toMatchObject({ msg: 'a page failed', method: 'GET', route: '/join/:token' })
  expect(lines[0]).not.toContain('secret')
})
