import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Role } from '#domain/policy/role.ts'
import { Rail } from './rail.tsx'
import { screenAt, screensFor } from './screens.ts'

function drawn(pathname: string, role: Role = 'owner'): string {
  const screens = screensFor(role)
  return renderToStaticMarkup(
    <Rail screens={screens} here={screenAt(screens, pathname)} site={undefined}>
      {null}
    </Rail>,
  )
}

const openGroups = (html: string) =>
  [...html.matchAll(/<details[^>]*open=""[^>]*><summary[^>]*>(\w+)/g)].map((at) => at[1])

test('the rail opens the one group one stands in, so that where one is, is in view (caught: House and its pages below the edge)', () => {
  expect(openGroups(drawn('/admin/audit'))).toEqual(['House'])
  expect(openGroups(drawn('/admin/packages/kerala-classic/days'))).toEqual(['Catalogue'])
  expect(drawn('/admin/audit').match(/<details name="rail"/g)!.length).toBe(drawn('/admin').match(/<details /g)!.length)
})

test('on Today the rail opens the group of the day’s work, and a group of one page is that page', () => {
  expect(openGroups(drawn('/admin'))).toEqual(['Sales'])
  expect(openGroups(drawn('/admin', 'editor'))).toHaveLength(1)
  expect(drawn('/admin/reports')).toMatch(/<a href="\/admin\/reports" aria-current="page">/)
  expect(drawn('/admin/reports')).not.toContain('Count')
})
