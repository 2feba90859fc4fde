import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { SCOPE_NAMES } from '#domain/partners/scope.ts'
import { signatureOf } from '#domain/partners/webhook-signature.ts'
import { MINUTE } from '#platform/clock.ts'
import { openBrowser } from './browser.ts'
import { freePort } from './free-port.ts'
import { signedIn, tokenIn } from './plain-browser.ts'
import { startProcess, temporaryDirectory } from './running-site.ts'

const PAGE = 'docs/connect.md'
const site = inject('siteUrl')
/** What a strict site allows its pages for the widget's sake. */
const POLICY = `default-src 'none'; script-src ${site}; connect-src ${site}; form-action ${site}; img-src data:`

/** Another site of the operator's, whose every page is the same. */
async function openOtherSite(html: string): Promise<string> {
  const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': POLICY }
  const server = createServer((_, response) => void response.writeHead(200, headers).end(html))
  onTestFinished(() => void (server.closeAllConnections(), server.close()))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

async function blocksOf(language: string): Promise<string[]> {
  const text = await readFile(PAGE, 'utf8')
  return Array.from(text.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm')), ([, block]) => block!)
}

/** A key of a partner, made at the office. */
async function makeKey(): Promise<string> {
  const owner = await signedIn({ url: site }, 'owner')
  const { html } = await owner('/admin/keys')
  const opens = Object.fromEntries(SCOPE_NAMES.map((scope) => [scope, 'yes']))
  const fields = { csrfToken: tokenIn(html), intent: 'make', name: 'Who reads the page', perMinute: '60', ...opens }
  return /padav_[\w-]{43}/.exec((await owner('/admin/keys', fields)).html)?.[0] ?? ''
}

/** The receiver of the page, running until the test is over, however it ends. */
async function startReceiver(secret: string): Promise<{ port: number; heard(): string }> {
  const [dir, port] = [await temporaryDirectory(), await freePort()]
  const file = join(dir.path, 'webhook.mjs')
  await writeFile(file, (await blocksOf('js')).join('\n'))
  const { process: child, output, ended } = startProcess([file], { env: { PADAV_SECRET: secret, PORT: String(port) } })
  onTestFinished(async () => void (child.kill(), await ended, await dir.remove()))
  await expect.poll(() => fetch(`http://127.0.0.1:${port}`).then(({ status }) => status, String)).toBe(401)
  return { port, heard: output }
}

describe(PAGE, () => {
  // (caught: a key the site does not know)
  test('reads, books and is told as it says, command by command', async () => {
    const [secret, key] = [`whsec_${crypto.randomUUID()}`, await makeKey()]
    const receiver = await startReceiver(secret)
    const env = { SITE: site, PADAV_KEY: key, PADAV_SECRET: secret, PORT: String(receiver.port) }
    const script = `set -e\n${(await blocksOf('sh')).join('\n')}`
    const { ended, output } = startProcess(['-c', script], { command: 'bash', env })
    expect({ code: await ended, said: output() }).toMatchObject({
      code: 0,
      said: expect.stringMatching(/"state":"held"[^]*"seatsLeft":\d[^]*"localDate":"2026-12-01"/),
    })
    expect(receiver.heard()).toBe("test { reference: '7KQ4M2TX' }\n")
    const used = await (await signedIn({ url: site }, 'owner'))('/admin/keys')
    expect(used.html).not.toContain('Never used.')
  })

  // (caught: a receiver that does not look at the signature)
  test('its receiver takes what the site signs, once, and nothing else', async () => {
    const secret = `whsec_${crypto.randomUUID()}`
    const receiver = await startReceiver(secret)
    const body = JSON.stringify({ id: 'booking 1', event: 'booking.confirmed', at: '', data: { reference: 'X' } })
    const tell = async (signature: string, said = body) => {
      const headers = { 'Padav-Signature': signature }
      return (await fetch(`http://127.0.0.1:${receiver.port}`, { method: 'POST', body: said, headers })).status
    }
    const now = new Date()
    expect(await tell(signatureOf(secret, body, now))).toBe(204)
    expect(await tell(signatureOf(secret, body, now))).toBe(204)
    expect(await tell(signatureOf('another', body, now))).toBe(401)
    expect(await tell(signatureOf(secret, body, now), body.replace('confirmed', 'cancelled'))).toBe(401)
    expect(await tell(signatureOf(secret, body, new Date(now.getTime() - 10 * MINUTE)))).toBe(401)
    expect(await tell('')).toBe(401)
    expect(receiver.heard()).toBe("booking.confirmed { reference: 'X' }\n")
  })

  // (caught: an old one taken; the body left out of what is signed)
  test('tells a webhook of ours from any other', async () => {
    const [code] = await blocksOf('js')
    const { isOurs } = (await import(`data:text/javascript,${encodeURIComponent(code!)}`)) as {
      isOurs(secret: string, header: string, body: string, now: number): boolean
    }
    const [secret, body, at] = ['of the partner', '{"id":"1"}', new Date('2026-11-20T06:00:00Z')]
    const header = signatureOf(secret, body, at)
    expect(isOurs(secret, header, body, at.getTime())).toBe(true)
    expect(isOurs('of another', header, body, at.getTime())).toBe(false)
    expect(isOurs(secret, header, '{"id":"2"}', at.getTime())).toBe(false)
    expect(isOurs(secret, header, body, at.getTime() + 301_000)).toBe(false)
    expect(isOurs(secret, 't=1', body, at.getTime())).toBe(false)
  })
})

describe('the widget on another site', () => {
  let browser: Browser
  beforeAll(async () => void (browser = await openBrowser()))
  afterAll(() => browser?.close())

  test('finds journeys and shows dates, under a policy that allows the site alone', async () => {
    const found = (await (await fetch(`${site}/api/search-api?q=kerala`)).json()) as { data: { url: string }[] }
    const [example] = await blocksOf('html')
    const html = example!
      .replaceAll('https://www.your-tours.in', site)
      .replace('munnar-tea-country', found.data[0]!.url)
    const context = await browser.newContext()
    const page = await context.newPage()
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    const other = await openOtherSite(
      `<!doctype html><html lang="en"><title>Other</title><link rel="icon" href="data:,">${html}`,
    )
    await page.goto(other)
    const book = page
      .locator('padav-departures')
      .getByRole('link', { name: /^Book \w{3} \d+ \w{3} 20\d\d$/ })
      .first()
    await book.waitFor()
    expect(await book.getAttribute('href')).toMatch(`${site}/booking/new?package=`)
    await page.getByLabel('Find a journey').fill('munnar')
    await page
      .locator('padav-search')
      .getByRole('status')
      .filter({ hasText: /\d+ journeys? fits?\./ })
      .waitFor()
    await page.getByLabel('Find a journey').press('Enter')
    await page.waitForURL(`${site}/search?q=munnar`)
    expect(errors).toEqual([])
    await context.close()
  })
})
