import { fileURLToPath } from 'node:url'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { queryKeys } from '#web/page-key.ts'
import type { RouteHandle } from '#web/route-handle.ts'
import routes from './routes.ts'

type FoundRoute = { path: string; opensByAddress: boolean; isSafe: boolean }

/** What lies behind an app is one: nothing below needs to be looked at. */
async function look(route: RouteConfigEntry, above = { path: '', isSafe: false }): Promise<FoundRoute[]> {
  const { handle = {} } = (await import(fileURLToPath(new URL(route.file, import.meta.url)))) as {
    handle?: RouteHandle
  }
  const path = `${above.path}/${route.path ?? ''}`
  const isSafe = above.isSafe || handle.app === true || handle.noInjectedScripts === true
  const keys = queryKeys(handle.query ?? [])
  const opensByAddress = /:token\b/.test(path) || keys.has('token') || keys.has('key')
  const below = handle.app ? [] : await Promise.all((route.children ?? []).map((one) => look(one, { path, isSafe })))
  return [{ path, opensByAddress, isSafe }, ...below.flat()]
}

// Caught: the page that takes somebody off the list of letters, whose token any script of the operator could send away.
test('no script of the operator runs on a page whose address opens something', async () => {
  const found = (await Promise.all((routes as RouteConfigEntry[]).map((route) => look(route)))).flat()
  const open = found.filter(({ opensByAddress }) => opensByAddress)
  expect(open.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/newsletter/:step', '/join/:token', '/q/:token', '/booking/:reference']),
  )
  expect(open.filter(({ isSafe }) => !isSafe)).toEqual([])
})
