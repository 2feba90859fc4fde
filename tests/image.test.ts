import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { validate } from 'dockerfile-utils'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bytesIn, layImage } from '#scripts/image-tree.ts'
import { demoDirectory } from './demo-directory.ts'
import { given, openPartner } from './partner.ts'
import { openedSite, startProcess, startWords, temporaryDirectory } from './running-site.ts'

/** debian:13-slim for amd64: what debootstrap lays as `minbase`, without documents, manuals and languages. */
const BASE_BYTES = 81e6
const MOST_BYTES = 350e6
/** What is run in a container (deploy/containers.md), or by hand. */
const COMMANDS = [
  'owner',
  'backup',
  'restore',
  'reconcile',
  'pictures',
  'places',
  'move-to-postgres',
  'demo-clear',
  'call-off',
]
const TOUR = 'munnar-tea-country'

const image = await temporaryDirectory()
beforeAll(() => layImage(image.path))
afterAll(() => image.remove())

// (caught: an instruction written wrong, two CMD, a relative WORKDIR, a flag nobody knows)
test('the Dockerfile has nothing a linter knows to be wrong', async () => {
  expect(validate(await readFile('Dockerfile', 'utf8'))).toEqual([])
})

describe('the files of the image', () => {
  // (caught: with the maps and types of libraries, with the icons pages are built from, with React's builds for browsers: 353 MB as buildah counts)
  test('are 350 MB with Node and Debian at most', () => {
    const node = statSync(process.execPath).size
    expect(bytesIn(image.path) + node + BASE_BYTES).toBeLessThan(MOST_BYTES)
  })

  // (caught: a library left out; a folder a library reads left out)
  test('have every library the site may ask for, and each command', async () => {
    const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as { dependencies: object }
    const names = Object.keys(dependencies).filter((name) => name !== 'lucide-react')
    const all = names.map((name) => `await import('${name}')`).join('\n')
    const read = startProcess(['--input-type=module', '--eval', all], { cwd: image.path, env: {} })
    expect({ code: await read.ended, said: read.output() }).toEqual({ code: 0, said: '' })
    const helped = COMMANDS.map((name) => startProcess([`scripts/${name}.ts`, '--help'], { cwd: image.path, env: {} }))
    for (const { ended, output } of helped)
      expect({ code: await ended, said: output() }).toEqual({ code: 0, said: expect.stringContaining('npm run') })
  })

  test('are a site: pages, their files, a booking, its papers and pictures', async () => {
    const data = await demoDirectory()
    const { PATH = '' } = process.env
    const own = { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', SHUTDOWN_PAUSE: '0', DATA_DIR: data.path, PATH }
    const site = await openedSite(startProcess(startWords(), { cwd: image.path, env: own }))
    const ask = async (path: string, headers = {}) => {
      const answer = await fetch(new URL(path, site.url), { headers })
      return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
    }
    try {
      const home = await ask('/')
      expect(home).toMatchObject({ status: 200, text: expect.stringContaining('<svg') })
      const [style] = /\/assets\/[^"]+\.css/.exec(home.text)!
      for (const path of ['/india', '/api/docs', '/api/openapi.json', '/sitemap.xml', '/widget.js', style])
        expect({ path, ...(await ask(path)) }).toMatchObject({ status: 200 })
      const [media] = /\/media\/\w+\//.exec((await ask('/api/search-api')).text)!
      expect(await ask(`${media}1120.avif`)).toMatchObject({ status: 200, type: 'image/avif' })
      const paper = await bookedPaper(site.url)
      expect(await ask(paper.url, paper.headers)).toMatchObject({ status: 200, type: 'application/pdf' })
    } finally {
      expect(await site.stop()).toBe(0)
      await data.remove()
    }
  })
})

/** The itinerary of a trip that was booked and paid for, and who may have it. */
async function bookedPaper(site: string): Promise<{ url: string; headers: Record<string, string> }> {
  const partner = openPartner(site)
  const { _id: departure } = (await partner.departuresOf(TOUR, 2)).at(-1)!
  const { token } = await given(partner.quote({ package: TOUR, departure, adults: 2 }))
  const booking = await given(partner.hold(token))
  const { payUrl } = await partner.pay(booking, { provider: 'simulator', part: 1 })
  await fetch(new URL(payUrl, site), { method: 'POST', body: new URLSearchParams({ outcome: 'success' }) })
  const { documents } = await partner.look(booking)
  return {
    url: documents.find(({ kind }) => kind === 'itinerary')!.url,
    headers: { Authorization: `Bearer ${booking.token}` },
  }
}
