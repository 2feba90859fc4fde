import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { cardsOn } from '#bench/page-types.ts'
import { attribute, readDocument } from '#tests/document.ts'

export type Weight = { htmlBytes: number; cssBytes: number; cards: number; elements: number }

/** What a first visit fetches before anything is touched, in Brotli bytes: the page, its style sheets; `cookie` opens what is not everybody's. */
export async function weigh(siteUrl: string, path: string, cookie = ''): Promise<Weight> {
  const html = await (await fetch(siteUrl + path, { headers: { cookie } })).text()
  // The page is compressed in the background after it was first given.
  await pause(600)
  const document = readDocument(html)
  const sheets = document.all('link').filter((link) => attribute(link, 'rel') === 'stylesheet')
  const paths = (found: (string | undefined)[]) => found.filter((href) => href?.startsWith('/')) as string[]
  return {
    htmlBytes: await brotliBytes(siteUrl + path, cookie),
    cssBytes: await sumOf(siteUrl, paths(sheets.map((sheet) => attribute(sheet, 'href')))),
    cards: cardsOn(html),
    elements: (html.match(/<[a-z]/g) ?? []).length,
  }
}

async function brotliBytes(url: string, cookie = ''): Promise<number> {
  return new Promise((done, failed) => {
    request(url, { headers: { 'accept-encoding': 'br', cookie } }, async (response) =>
      done(Buffer.concat(await response.toArray()).length),
    )
      .on('error', failed)
      .end()
  })
}

async function sumOf(siteUrl: string, paths: string[]): Promise<number> {
  const sizes = await Promise.all(paths.map((path) => brotliBytes(siteUrl + path)))
  return sizes.reduce((sum, size) => sum + size, 0)
}
