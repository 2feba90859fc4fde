import { expect } from 'vitest'
import { apiServices } from '#tests/api-services.ts'
import { test } from '#tests/database.ts'
import { createApi } from './api.ts'

type Operation = { security: Record<string, string[]>[]; responses: object }

// (caught: a key refused with a status its call did not declare; a method refused so)
test('every call declares how a key and a method are refused', async ({ db }) => {
  const answer = await createApi(apiServices(db)).request('/api/openapi.json')
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Operation>> }
  const lacking = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security, responses }]) => {
        const ofKey = security.some((way) => 'partner' in way) ? ['401', '403', '429'] : []
        const ofMethod = /^\/api\/auth\/(session|csrf|providers)$/.test(path) ? '400' : '405'
        return [...ofKey, ofMethod].some((status) => !(status in responses))
      })
      .map(([method]) => `${method} ${path}`),
  )
  expect(lacking).toEqual([])
})
