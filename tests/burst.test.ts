import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDemoDatabase } from '#tests/demo-database.ts'
import type { OwnDatabase } from '#tests/own-database.ts'
import { postEnquiry, postFrom } from '#tests/enquiry-burst.ts'
import { AUTH_SECRET } from '#tests/ripe-stamp.ts'
import { startSite, temporaryDirectory } from '#tests/running-site.ts'
import type { RunningSite } from '#tests/running-site.ts'

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

/** Many at once, and people who do other things meanwhile. */
async function flood(most: number, send: (n: number) => Promise<Response>) {
  const flooding = Promise.all(Array.from({ length: most }, (_, n) => send(n).then(({ status }) => status)))
  const others = await Promise.all([
    ...['/readyz', '/credits?page=1', '/api/rating', '/speciality-tours'].map((path) => fetch(site.url + path)),
    postFrom(
      site.url,
      '/api/authentication/login',
      { email: 'nobody@example.org', password: 'wrong-and-long' },
      '10.9.9.9',
    ),
  ])
  return { statuses: await flooding, others: others.map(({ status }) => status) }
}

describe('a burst is no outage', () => {
  // Caught: the wait in the pool's queue counted as time to connect, a heartbeat that stands in that queue, one line for everybody.
  test('300 enquiries at once are taken or asked to come again, and nobody else notices', async () => {
    const { statuses, others } = await flood(300, (n) => postEnquiry(site.url, n))
    expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([])
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(10)
    expect(others).toEqual([200, 200, 200, 200, 401])
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
    const { statuses, others } = await flood(200, send)
    expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([])
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(140)
    expect(others).toEqual([200, 200, 200, 200, 401])
  })
})
