import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { DatabaseGone } from '#platform/outage.ts'
import { answerUnexpectedErrors } from './unexpected-errors.ts'

const app = new Hono()
app.onError(
  answerUnexpectedErrors({
    log: { warn: () => undefined, error: () => undefined },
    heartbeat: { check: async () => true, note: () => undefined },
  }),
)
app.all('/enquiries', () => {
  throw new DatabaseGone()
})

// Caught: a form's sender offered a link to try again, which asks for another page and leaves what they typed behind.
test('who sent a form into an outage is told that nothing typed is lost, who asked for a page may ask again', async () => {
  const headers = { Accept: 'text/html' }
  const asked = await app.request('/enquiries', { headers })
  const sent = await app.request('/enquiries', { method: 'POST', headers })
  expect([asked.status, sent.status]).toEqual([503, 503])
  expect(await asked.text()).toContain('Try again</a>')
  const words = await sent.text()
  expect(words).toContain('what you typed is still there')
  expect(words).not.toContain('<a ')
})

// Caught: pg's words for a connection that broke between two statements, which npm run chaos had answered as a mistake of ours.
test('a connection that broke under a transaction is an outage, however soon the database is back', async () => {
  const broken = new Hono()
  broken.onError(
    answerUnexpectedErrors({
      log: { warn: () => undefined, error: () => undefined },
      heartbeat: { check: async () => true, note: () => undefined },
    }),
  )
  broken.post('/api/bookings', () => {
    const cause = new Error('Client has encountered a connection error and is not queryable')
    throw new Error('Failed query: rollback', { cause })
  })
  expect((await broken.request('/api/bookings', { method: 'POST' })).status).toBe(503)
})
