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
