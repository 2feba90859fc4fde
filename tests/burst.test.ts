import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#demo/accounts.server.ts'
import { SECOND } from '#platform/clock.ts'
import { LONGEST_QUEUE, PATIENCE, shareOf } from '#platform/concurrency-limiter.ts'
import { CONNECTIONS } from '#platform/db.server.ts'
import { openDemoDatabase } from '#tests/demo-database.ts'
import type { OwnDatabase } from '#tests/own-database.ts'
import { postEnquiry, postFrom } from '#tests/enquiry-burst.ts'
import { AUTH_SECRET } from '#tests/ripe-stamp.ts'
import { startSite, temporaryDirectory } from '#tests/running-site.ts'
import type { RunningSite } from '#tests/running-site.ts'
import { REFUSALS } from '#web/refusals.ts'

let database: OwnDatabase
let data: Awaited<ReturnType<typeof temporaryDirectory>>
let site: RunningSite

beforeAll(async () => {
  data = await temporaryDirectory()
  database = await openDemoDatabase()
  site = await startSite({ DATA_DIR: data.path, DATABASE_URL: database.url, TRUST_PROXY: '127.0.0.1', AUTH_SECRET })
})

afterAll(async () => {
  await site?.stop('SIGKILL')
  await database?.drop()
  await data?.remove()
})

/** Many at once, with how long each waited, and people who do other things meanwhile. */
async function flood(most: number, send: (n: number) => Promise<Response>) {
  const sent = performance.now()
  const answerTo = async (n: number) => {
    const { status } = await send(n)
    return { status, waited: performance.now() - sent }
  }
  const flooding = Promise.all(Array.from({ length: most }, (_, n) => answerTo(n)))
  const others = await Promise.all([
    ...['/readyz', '/credits?page=1', '/api/rating', '/speciality-tours'].map((path) => fetch(site.url + path)),
    postFrom(
      site.url,
      '/api/authentication/login',
      { email: 'traveller@padav.test', password: DEMO_PASSWORD },
      '10.9.9.9',
    ),
  ])
  return { answers: await flooding, others: others.map(({ status }) => status) }
}

describe('a burst is no outage', () => {
  // Caught: the wait in the pool's queue counted as time to connect, a heartbeat that stands in that queue, one line for everybody; a wait of
  // a second, with which 285 of them were answered 503.
  test('300 enquiries at once are taken, or asked to come again after all the time that is promised; nobody else notices', async () => {
    expect(LONGEST_QUEUE).toBeGreaterThanOrEqual(300)
    const { answers, others } = await flood(300, (n) => postEnquiry(site.url, n))
    // Beyond a hundred and twenty in an hour the form asks for a proof of work: that is an answer in its turn.
    const statuses = [200, REFUSALS['enquiry-proof'].status, 503]
    const [taken, asked, late] = statuses.map((wanted) => answers.filter(({ status }) => status === wanted))
    expect(taken!.length + asked!.length + late!.length).toBe(300)
    // All find room in the queue, so that each waits until its patience is over: a lower bound, however slow the machine is.
    expect(late!.filter(({ waited }) => waited < PATIENCE.forms)).toEqual([])
    // Of that time an enquiry holds one of the connections of forms for less than a second.
    expect(taken!.length).toBeGreaterThanOrEqual((shareOf('forms', CONNECTIONS) * PATIENCE.forms) / SECOND)
    expect(others).toEqual([200, 200, 200, 200, 200])
    expect(site.output()).not.toContain('the database is gone')
  })

  // Caught: limits that are looked up in the database.
  test('200 codes asked for by one client are refused before anything is looked up', async () => {
    const send = (n: number) =>
      postFrom(
        site.url,
        '/api/authentication/send-otp',
        { email: 'a@example.org', mobile: `98200${10_000 + n}` },
        '10.2.2.2',
      )
    const { answers, others } = await flood(200, send)
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([])
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(140)
    expect(others).toEqual([200, 200, 200, 200, 200])
  })
})
