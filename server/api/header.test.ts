import { write } from '#tests/write.ts'
import { describe, expect } from 'vitest'
import { asProgram } from '#domain/audit/command.server.ts'
import { approveScript } from '#domain/settings/scripts-writing.server.ts'
import type { ScriptPlace } from '#domain/settings/scripts.server.ts'
import { systemClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import type { SiteFacts } from '#domain/settings/settings.ts'
import { saveSetting } from '#domain/settings/settings.server.ts'
import { SIGNING_KEY } from '#tests/api-services.ts'
import { askApi } from '#tests/ask-api.ts'
import { test } from '#tests/database.ts'
import { munnar } from '#tests/sample-catalogue.ts'
import { siteFacts } from '#tests/site-facts.ts'

function approve(db: Db, script: { place: ScriptPlace; snippet: string }, signingKey = SIGNING_KEY) {
  return asProgram({ db, clock: systemClock, signingKey }, 'a test', approveScript, { name: 'Ours', ...script })
}

describe('header and footer', () => {
  test('scripts: only approved and signed ones', async ({ db }) => {
    await approve(db, { place: 'footer', snippet: '<p>x</p><script>start()</script>' })
    await approve(db, { place: 'footer', snippet: '<script>forged()</script>' }, 'another key that nobody here knows')
    expect(await askApi(db, '/api/header/footer-script')).toEqual({
      status: 200,
      body: { data: [{ _id: expect.any(String), footercode: '<script>start()</script>' }] },
    })
    expect(await askApi(db, '/api/header/header-script')).toEqual({ status: 200, body: { data: [] } })
  })

  test('scripts of the head', async ({ db }) => {
    await approve(db, { place: 'header', snippet: '<script>start()</script>' })
    expect(await askApi(db, '/api/header/header-script')).toMatchObject({
      body: { data: [{ headercode: '<script>start()</script>' }] },
    })
  })

  test('band and logo, before and after somebody filled them in', async ({ db }) => {
    expect(await askApi(db, '/api/header/band')).toEqual({ status: 200, body: { data: { number: null } } })
    expect(await askApi(db, '/api/logo/logo1')).toMatchObject({ body: { data: [{ path: '/logo.png' }] } })
    await write(db, saveSetting, { key: 'site', value: siteFacts })
    expect(await askApi(db, '/api/header/band')).toMatchObject({ body: { data: { number: siteFacts.bandPhone } } })
    expect(await askApi(db, '/api/logo/logo1')).toEqual({
      status: 200,
      body: { data: [{ _id: 'logo1', path: siteFacts.logoPath }] },
    })
  })

  test('the logo of another name is never ours (caught: our word mark where they have no logo)', async ({ db }) => {
    const path = async (site: Partial<SiteFacts>) => {
      await write(db, saveSetting, { key: 'site', value: { ...siteFacts, ...site } })
      return (await askApi(db, '/api/logo/logo1')).body
    }
    const given = (path: string) => ({ data: [{ _id: 'logo1', path }] })
    for (const logoPath of ['', '/logo.png'])
      expect(await path({ operatorName: 'Zulu Halts', logoPath })).toEqual(given('/brand/icon-512.png?v=Z'))
    expect(await path({ operatorName: 'यात्रा', logoPath: '' })).toEqual(given('/icons/icon-512.png'))
    expect(await path({ operatorName: 'Zulu Halts', logoPath: '/media/z/960.png' })).toEqual(given('/media/z/960.png'))
    expect(await path({ operatorName: 'Padav', logoPath: '' })).toEqual(given('/logo.png'))
  })

  test('home footer, on both paths', async ({ db }) => {
    expect(await askApi(db, '/api/homefooter')).toEqual({ status: 200, body: { data: [] } })
    const options = [{ _id: munnar.id, name: 'Munnar', selectedItem: 'Munnar', url: 'munnar' }]
    const data = [{ _id: 'famous-cities', category: 'category6' as const, name: 'Famous cities', options }]
    await write(db, saveSetting, { key: 'homeFooter', value: data })
    for (const path of ['/api/homefooter', '/api/home/homefooter'])
      expect(await askApi(db, path)).toEqual({ status: 200, body: { data } })
  })
})
