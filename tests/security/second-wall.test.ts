import { AsyncLocalStorage } from 'node:async_hooks'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { BrowserContextOptions } from 'playwright-core'
import type { ServerBuild } from 'react-router'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#demo/accounts.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { articles } from '#domain/content/tables.ts'
import { readConfig } from '#platform/config.server.ts'
import { readAssets } from '#server/assets.ts'
import { serveFromMemory } from '#server/serve-from-memory.ts'
import { createHttpServer } from '#server/listen.ts'
import type * as Built from '#server/main.ts'
import { openBrowser, sparePictures } from '#tests/browser.ts'
import { demoDirectory } from '#tests/demo-directory.ts'
import { freePort } from '#tests/free-port.ts'
import { payloadPages } from './payloads.ts'
import { queryKeys } from '#web/page-key.ts'

const TABS = 4
const OWNER = { email: 'owner@padav.test', password: DEMO_PASSWORD }

const { pages, count } = payloadPages()
let site: Awaited<ReturnType<typeof openUnwashedSite>>
beforeAll(async () => {
  site = await openUnwashedSite()
})
afterAll(() => site?.close())

/** The built site, drawing whatever was stored as if nobody had ever washed or escaped it. */
async function openUnwashedSite() {
  const { createSite, openServices, build } = (await import(
    /* @vite-ignore */ new URL('../../build/server/index.js', import.meta.url).href
  )) as typeof Built
  const directory = await demoDirectory()
  const config = readConfig({ PORT: String(await freePort()), DATA_DIR: directory.path, LOG_LEVEL: 'silent' })
  const services = await openServices(config)
  const stored = new AsyncLocalStorage<string>()
  const put = () => stored.getStore() ?? ''
  const made = createSite({ services, build: async () => unwashed(build, put), islands: '/assets/none.js' })
  const next = getRequestListener(made.app.fetch)
  const assets = await readAssets(join(config.projectDir, 'build/client'))
  const server = createHttpServer(
    serveFromMemory({
      assets,
      cache: made.cache,
      wantsParty: () => false,
      queryKeys: () => queryKeys(['q', 'error']),
      next: (asked, answer) =>
        void stored.run(pages[Number(/stored-(\d+)/.exec(asked.url ?? '')?.[1])] ?? '', () => next(asked, answer)),
    }),
  )
  await new Promise<void>((listening) => server.listen(config.port, config.host, listening))
  const [[article], [tour]] = await Promise.all([
    services.db.select({ id: articles.id }).from(articles).limit(1),
    services.db.select({ id: packages.id }).from(packages).limit(1),
  ])
  return {
    url: config.publicUrl,
    article: `/admin/articles/${article!.id}`,
    tour: `/admin/packages/${tour!.id}`,
    close: async () => {
      made.close()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      await services.close()
      await directory.remove()
    },
  }
}

type Entry = {
  renderDocument(...words: unknown[]): Buffer
  default(...words: unknown[]): Promise<Response>
}

function unwashed(build: ServerBuild, stored: () => string): ServerBuild {
  const entry = build.entry.module as unknown as Entry
  const put = (html: string) => html.replace('</main>', () => `${stored()}</main>`)
  const module = {
    ...entry,
    renderDocument: (...words: unknown[]) => Buffer.from(put(entry.renderDocument(...words).toString())),
    default: async (...words: unknown[]) => {
      const { body, ...answer } = await entry.default(...words).then(async (drawn) => ({
        status: drawn.status,
        headers: drawn.headers,
        body: await drawn.text(),
      }))
      return new Response(put(body), answer)
    },
  }
  return { ...build, entry: { ...build.entry, module } } as unknown as ServerBuild
}

/** Which of the stored scripts ran in a browser that looks at each page, and touches whatever wants to be touched. */
async function ranOn(path: string, options: BrowserContextOptions = {}, login?: object): Promise<Set<number>> {
  const ran = new Set<number>()
  // One of its own each time: what the scripts leave behind is not everybody's.
  const browser = await openBrowser()
  const context = await browser.newContext(options)
  await sparePictures(context)
  if (login) {
    const answer = await context.request.post(`${site.url}/api/authentication/login`, { data: login })
    expect(answer.status()).toBe(200)
  }
  await context.exposeBinding('ran', (_page, n: number) => void ran.add(n))
  await context.route(/evil\.example/, (route) => {
    const n = /(\d+)\.js/.exec(route.request().url())?.[1] ?? '0'
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: `ran(${n})`,
    })
  })
  const left = [...pages.keys()]
  const lookAtOneAfterTheOther = async () => {
    const page = await context.newPage()
    for (let at = left.shift(); at !== undefined; at = left.shift()) {
      // An address of its own each time, so that no page is a kept one.
      const stored = `${options.bypassCSP ? 'x' : 'y'}stored-${at}`
      const answer = await page.goto(`${site.url}${path.replace('{n}', stored)}`, { waitUntil: 'load' })
      expect((await answer!.text()).includes(pages[at]!), `${path} bears no page ${at}`).toBe(true)
      await page.evaluate(touchAll)
    }
  }
  // What settles is waited for, which other tabs need not wait for.
  await Promise.all(Array.from({ length: TABS }, lookAtOneAfterTheOther))
  await browser.close()
  return ran
}

async function touchAll(): Promise<void> {
  // What was begun before has come: a frame is drawn, and a picture asked for last of all has failed.
  const settled = async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    await new Promise((failed) => Object.assign(new Image(), { onerror: failed, src: '/not-a-picture' }))
  }
  await settled()
  for (const element of document.querySelectorAll('[data-bait]')) {
    const type = element.getAttribute('data-bait') ?? ''
    if (type === 'click' && element instanceof HTMLElement) element.click()
    else element.dispatchEvent(new MouseEvent(type))
  }
  await settled()
}

describe('the policy, when washing and escaping have failed', () => {
  test('meets scripts that do run where there is none', async () => {
    expect(count).toBeGreaterThanOrEqual(150)
    expect((await ranOn('/blog/nothing-{n}', { bypassCSP: true })).size).toBeGreaterThan(140)
  })

  test.each([
    ['a kept page', '/blog/nothing-{n}'],
    ['a document for one visitor', '/enquiry/xxxxxxxxxxxxxxxxxxxxxx?view={n}'],
    ['a page to sign in', '/signin?error={n}'],
  ])('lets none of them run on %s', async (_which, path) => {
    expect([...(await ranOn(path))]).toEqual([])
  })

  test('meets scripts that do run in the office where there is none', async () => {
    expect((await ranOn('/admin/settings?{n}', { bypassCSP: true }, OWNER)).size).toBeGreaterThan(80)
  })

  test.each([
    ['the page of an article', () => site.article],
    ['the settings', () => '/admin/settings'],
    ['the page of a package', () => site.tour],
  ])('lets none of them run in the office on %s', async (_which, path) => {
    expect([...(await ranOn(`${path()}?{n}`, {}, OWNER))]).toEqual([])
  })
})
