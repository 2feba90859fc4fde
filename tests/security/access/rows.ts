import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'
import { CALLS } from './calls.ts'
import { PEOPLE } from './matrix.ts'
import type { Letter, Row, Someone } from './matrix.ts'
import { PAGES } from './pages.ts'

export const ROWS = [...PAGES, ...CALLS]
export const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE']
export const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' }
export const FOREIGN: Record<string, string>[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
]
export const letterOf = ([, , , letters]: Row, who: Someone) => letters[PEOPLE.indexOf(who)] as Letter
export const methodsOf = ([methods]: readonly [string, ...unknown[]]) =>
  methods.split(' ').map((method) => (method === '*' ? 'ALL' : method))
export const takes = (method: string) => (row: Row) => methodsOf(row).includes(method)
export const named = (rows: readonly Row[]) => rows.map((row): [string, Row] => [row[1], row])
/** Who is enough to try the ways round a row as, one of each who are answered alike: whoever may most comes first, and guests last. */
export const triedAs = (row: Row): readonly Someone[] => {
  const fromAbove = PEOPLE.toReversed()
  const isFirst = (who: Someone) => fromAbove.find((other) => letterOf(row, other) === letterOf(row, who)) === who
  return fromAbove.filter((who) => who === 'guest' || isFirst(who))
}
export const MOST_AND_LEAST: readonly Someone[] = ['owner', 'guest']
const files = new Map((routes as RouteConfigEntry[]).map(({ path = '', file }) => [`/${path}`, file]))
/** Eight pages of words are one file, so are the three lists of articles: what one of them answers by another door, all do. */
export const isFirstOfItsFile = ([, path]: Row) => {
  const file = files.get(path)
  return !file || PAGES.find(([, other]) => files.get(other) === file)?.[1] === path
}
/**
 * Who is kept out of a page and in which part of the site it stands, whether its address names a thing or a file: how an address is read does not depend
 * on more, neither on what whoever is let in is shown there.
 */
const kindOf = ([, path, action, letters]: Row) => {
  const part = action === 'site.read' ? path === '/' : path.split('/')[1]
  return [letters.replaceAll(/[^lu-]/g, '+'), part, path.includes(':'), /csv$|\./.test(path)].join()
}
export const isFirstOfItsKind = (row: Row) => PAGES.find((other) => kindOf(other) === kindOf(row)) === row
export const isKeptOut = (row: Row, who: Someone) => ['l', 'u', '-'].includes(letterOf(row, who))

/** Whom a row keeps out that is nearest to being let in: one who works here passes the door of the office. */
export const isKeptOutOf = (row: Row) =>
  (['sales', 'editor', 'owner', 'traveller', 'guest'] as const).find((who) => isKeptOut(row, who))!

/** Where a page takes no form React Router itself refuses them all, whatever the method is: one of them stands for the others. */
export const methodsNobodyNames = ([, path]: Row) => {
  const isTaken = (method: string) => ROWS.some((other) => other[1] === path && takes(method)(other))
  const isPageWithoutForm = PAGES.some((page) => page[1] === path) && !isTaken('POST')
  return isPageWithoutForm ? ['DELETE'] : CHANGING.filter((method) => !isTaken(method))
}
