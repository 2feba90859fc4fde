import { readdir, readFile } from 'node:fs/promises'
import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

/** Every page of a build as `GET /path`, with `POST /path` where it takes a form. */
export function listPages({ routes }: ServerBuild): string[] {
  const found = Object.keys(routes).flatMap((id) => {
    const path = pathOf(routes, id)
    return [`GET ${path}`, ...(routes[id]?.module.action ? [`POST ${path}`] : [])]
  })
  return [...new Set(found)]
}

/** The ids of the routes that make a page up, the outermost first. */
export function routeIdsOf({ routes }: ServerBuild, path: string): string[] {
  const at = Object.keys(routes).filter((id) => pathOf(routes, id) === path)
  return [...new Set(at.flatMap((id) => lineOf(routes, id).map((route) => route.id)))]
}

/** The routes that have middleware but neither themselves nor above them `handle.app`. */
export function guardedDocuments({ routes }: ServerBuild): { guarded: string[]; open: string[] } {
  const guarded = guardedIn(routes)
  return { guarded, open: guarded.filter((id) => !lineOf(routes, id).some(isApp)) }
}

type GuardedModule = { middleware?: unknown }

/** The ids of the routes that have middleware. */
function guardedIn(routes: Routes): string[] {
  return Object.keys(routes).filter((id) => (routes[id]?.module as GuardedModule | undefined)?.middleware)
}

/** Each route that has middleware, with the pages it stands before: its own, or of a layout those under it that have none of their own. */
export function guardsOf({ routes }: ServerBuild): { id: string; paths: string[] }[] {
  const guarded = guardedIn(routes)
  const guardOf = (id: string) => lineOf(routes, id).findLast((route) => guarded.includes(route.id))?.id
  const parents = new Set(Object.values(routes).map((route) => route?.parentId))
  const pages = Object.keys(routes).filter((id) => !parents.has(id))
  return guarded.map((id) => ({
    id,
    paths: pages.filter((page) => guardOf(page) === id).map((page) => pathOf(routes, page)),
  }))
}

/** The same build as if some of its routes had never had middleware. */
export function withoutGuards(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const { middleware: _gone, ...module } = (route?.module ?? {}) as GuardedModule
    return [id, ids.includes(id) ? { ...route, module } : route]
  })
  return { ...build, routes: Object.fromEntries(routes) as Routes }
}

function pathOf(routes: Routes, id: string): string {
  const path = lineOf(routes, id).map((route) => route.path ?? '')
  return `/${path.filter(Boolean).join('/')}`
}

function lineOf(routes: Routes, id: string | undefined): Route[] {
  const route = id === undefined ? undefined : routes[id]
  return route ? [...lineOf(routes, route.parentId), route] : []
}

function isApp({ module: { handle } }: Route): boolean {
  return (handle as { app?: boolean } | undefined)?.app === true
}

/**
 * The other addresses at which React Router itself answers a page: its name in capitals, what its own client asks for, of all the routes or of some
 * (FINDINGS F1, F2). Behind each stands the guard of that very page.
 */
export function doorsOf(path: string, routeIds: string[]): string[] {
  const data = dataOf(path)
  const asked = [routeIds.at(-1) ?? '', ''].map((ids) => `${data}?_routes=${encodeURIComponent(ids)}`)
  return [path.toUpperCase(), data, ...asked, shoutedOf(path)]
}

/** Every other way to write the address of a page that has been seen to slip past a guard: escapes, slashes, dots. They differ in how an address is read, before any page is found. */
export function spellingsOf(path: string, routeIds: string[]): string[] {
  const first = path.split('/')[1] ?? ''
  const [data, shouted] = [dataOf(path), shoutedOf(path)]
  const asked = [...routeIds, routeIds.join(','), ''].map((ids) => `_routes=${encodeURIComponent(ids)}`)
  return [
    ...(first === '' ? [] : wordsOf(path, first)),
    `${path}/`,
    `${path}//`,
    `/${path}`,
    `//${path}`,
    `/.${path}`,
    `/nothing/..${path}`,
    `${path}%20`,
    `${path};x=1`,
    `${path}?index`,
    `${path}?_data=${encodeURIComponent(routeIds.at(-1) ?? '')}`,
    `${path}%2Edata`,
    `${path}/.data`,
    `${path}/_.data`,
    `${path}.DATA`,
    `/${data}`,
    `${data}/`,
    ...asked.map((query) => `${data}?${query}`),
    ...asked.map((query) => `${shouted}?${query}`),
    `/__manifest?paths=${encodeURIComponent(path)}`,
  ]
}

function dataOf(path: string): string {
  return `${path === '/' ? '/_root' : path}.data`
}

function shoutedOf(path: string): string {
  return `${path.toUpperCase()}.data`
}

function wordsOf(path: string, first: string): string[] {
  const rest = path.slice(first.length + 1)
  const letter = `%${first.charCodeAt(0).toString(16)}`
  const escaped = `/${letter}${first.slice(1)}${rest}`
  const between = ['%2F', '//', '/./', '/x/../', '\\'].map((slash) => `/${first}${rest.replace('/', slash)}`)
  return [`/${first[0]!.toUpperCase()}${first.slice(1)}${rest}`, escaped, `${escaped}.data`, ...between]
}

/** The code of some rooms in one text, without its tests. */
export async function sourceOf(...rooms: string[]): Promise<string> {
  const root = new URL('../../../', import.meta.url)
  const listed = rooms.map(async (room) => {
    const files = await readdir(new URL(room, root), { recursive: true })
    return files.map((file) => `${room}/${file}`)
  })
  const code = (await Promise.all(listed)).flat().filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  return (await Promise.all(code.map((file) => readFile(new URL(file, root), 'utf8')))).join('\n')
}
