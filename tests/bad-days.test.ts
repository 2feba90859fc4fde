import { randomInt } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migratedDirectory } from '#tests/migrated-directory.ts'
import { startSite, startSiteProcess } from '#tests/running-site.ts'
import type { RunningSite } from '#tests/running-site.ts'

let data: Awaited<ReturnType<typeof migratedDirectory>>
let site: RunningSite | undefined

// Each test goes on with the directory the one before it left behind, as an operator would.
beforeAll(async () => void (data = await migratedDirectory()))
afterAll(async () => {
  await site?.stop('SIGKILL')
  await data.remove()
})

async function start(): Promise<RunningSite> {
  // Subscriptions are limited by network; behind a proxy each may come from another.
  site = await startSite({ DATA_DIR: data.path, TRUST_PROXY: '127.0.0.1' })
  return site
}

async function expectWholeSite({ url }: RunningSite): Promise<void> {
  for (const path of ['/', '/india', '/speciality-tours', '/search?q=munnar'])
    expect([path, (await fetch(url + path)).status]).toEqual([path, 200])
  const { data: packages } = (await (await fetch(`${url}/api/search-api`)).json()) as { data: unknown[] }
  expect(packages.length).toBeGreaterThanOrEqual(300)
}

describe('a machine that is switched off', () => {
  test('while the first catalogue is loaded: the next start loads it whole', async () => {
    const first = startSiteProcess({ DATA_DIR: data.path })
    await expect
      .poll(first.output, { timeout: 180_000, interval: 20 })
      .toContain('entering')
      .finally(() => first.process.kill('SIGKILL'))
    await first.ended
    expect(first.output()).not.toContain('open at')
    await expectWholeSite(await start())
  }, 300_000)

  test('a second process on the same directory ends at once and names the first', async () => {
    const second = startSiteProcess({ DATA_DIR: data.path })
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(`already in use by process ${site?.process.pid}`)
    expect((await fetch(`${site?.url}/readyz`)).status).toBe(200)
  })

  test('loses nothing it said it had', async () => {
    const running = site ?? (await start())
    const acknowledged: string[] = []
    const enough = 60 + randomInt(60)
    // Many at once, so that some are always between being written and being acknowledged.
    const writers = Array.from({ length: 16 }, async (_, writer) => {
      for (let i = 0; ; i++) {
        const email = `reader-${writer}-${i}@padav.test`
        const answer = await subscribe(running.url, email, `10.${writer}.${i}.1`).catch(() => undefined)
        if (!answer) return
        expect(answer.status).toBe(200)
        if (acknowledged.push(email) === enough) running.process.kill('SIGKILL')
      }
    })
    await Promise.all(writers)
    expect(acknowledged.length).toBeGreaterThanOrEqual(enough)

    const again = await start()
    const answer = await fetch(`${again.url}/dev/outbox`, { headers: { Accept: 'application/json' } })
    const { data: mails } = (await answer.json()) as { data: { to: string }[] }
    const kept = new Set(mails.map(({ to }) => to))
    expect(acknowledged.filter((email) => !kept.has(email))).toEqual([])
    await expectWholeSite(again)
  })
})

describe('a stop that was asked for', () => {
  test('finishes the request in flight, refuses new ones and exits 0', async () => {
    const running = site ?? (await start())
    const slow = await halfSentForm(running.url)
    const ended = running.stop('SIGTERM')
    await expect
      .poll(() =>
        fetch(running.url).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed')
    expect(running.process.exitCode).toBeNull()
    expect(await slow.finish()).toMatch(/^HTTP\/1\.1 200 .*"message"/s)
    expect(await ended).toBe(0)
    site = undefined
  })
})

function subscribe(url: string, email: string, from: string): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json', 'X-Forwarded-For': from }
  return fetch(`${url}/newsletter`, { method: 'POST', headers, body: JSON.stringify({ email }) })
}

const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n'

/** A subscription whose last half is still to come. */
async function halfSentForm(url: string): Promise<{ finish(): Promise<string> }> {
  const { hostname, port } = new URL(url)
  const body = JSON.stringify({ email: 'slow-reader@padav.test' })
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.on('data', (chunk) => (text += chunk.toString()))
  const closed = new Promise((done) => socket.once('close', done))
  socket.write(
    `POST /newsletter HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAccept: application/json\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  )
  // The server says so once the request is its own.
  await expect.poll(() => text).toBe(CONTINUE)
  return {
    finish: async () => {
      socket.write(body.slice(10))
      await closed
      return text.slice(CONTINUE.length)
    },
  }
}
