import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pageSheetPath, sheetsOf } from '#app/page-sheet.server.ts'

// A document fetches one style sheet: what its parts brought is put together here, after the build, for each kind of page.
const CLIENT = 'build/client'

const routes = await readRoutes()
const kinds = new Map(
  Object.keys(routes)
    .map((id) => sheetsOf(routes, id))
    .map((sheets) => [pageSheetPath(sheets), sheets]),
)
for (const [path, sheets] of kinds) {
  const rules = Buffer.concat(await Promise.all(sheets.map((sheet) => readFile(join(CLIENT, sheet)))))
  await writeFile(join(CLIENT, path), rules)
}

/** React Router's own list of its routes, as a browser would read it. */
async function readRoutes(): Promise<Parameters<typeof sheetsOf>[0]> {
  const names = await readdir(join(CLIENT, 'assets'))
  // A route's own file may be called so too.
  const named = names.filter((name) => /^manifest-[\w-]+\.js$/.test(name))
  const texts = await Promise.all(named.map((name) => readFile(join(CLIENT, 'assets', name), 'utf8')))
  const text = texts.find((one) => one.startsWith('window.__reactRouterManifest'))
  if (text === undefined) throw new Error('the build left no manifest of its routes')
  const { routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    routes: Parameters<typeof sheetsOf>[0]
  }
  return routes
}
