import type { ServerBuild } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { RouteHandle } from '#web/route-handle.ts'
import { readDocumentRoutes, readFramedRoutes, readPartyRoutes } from './document-routes.ts'

type Route = NonNullable<ServerBuild['routes'][string]>

function route(id: string, parentId: string | undefined, path: string | undefined, handle?: RouteHandle): Route {
  const module = { default: () => null, handle } as unknown as Route['module']
  return { id, parentId, path, module, index: path === undefined && parentId !== undefined } as Route
}

const build = {
  routes: {
    root: route('root', undefined, ''),
    home: route('home', 'root', undefined),
    city: route('city', 'root', 'india/:url', { party: true }),
    map: route('map', 'root', 'india/map'),
    users: route('users', 'root', 'users', { app: true }),
    profile: route('profile', 'users', 'profile'),
    preview: route('preview', 'root', 'preview/:id', { app: true, framed: true }),
    rest: route('rest', 'root', '*'),
  },
}
const classify = readDocumentRoutes(build)
const wantsParty = readPartyRoutes(build)

describe('documents and the app', () => {
  test.each(['/', '/india/munnar', '/nowhere', '/userssss', '/india/users'])('%s is a document', (path) => {
    expect(classify(path)).toBe('document')
  })

  // React Router matches without regard to case and end slashes: a path it would answer as the app is never kept.
  test.each(['/users', '/users/profile', '/users/profile/', '/USERS/Profile', '/%75sers/profile'])(
    '%s is the app',
    (path) => {
      expect(classify(path)).toBe('app')
    },
  )
})

describe('pages whose prices are for a party', () => {
  test.each(['/india/goa', '/INDIA/goa', '/india/goa/', '/%69ndia/goa'])('%s is one', (path) => {
    expect([wantsParty(path), wantsParty(path)]).toEqual([true, true])
  })

  test.each(['/', '/india', '/india/map', '/india/goa/more', '/users/profile', '/nowhere'])('%s is none', (path) => {
    expect([wantsParty(path), wantsParty(path)]).toEqual([false, false])
  })
})

test('only a page that says so is shown in a frame', () => {
  const framed = ['/preview/9', '/preview', '/users', '/nowhere'].filter(readFramedRoutes(build))
  expect(framed).toEqual(['/preview/9'])
})
