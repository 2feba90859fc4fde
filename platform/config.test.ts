import { describe, expect, test } from 'vitest'
import { readConfig } from './config.server.ts'

const live = {
  APP_MODE: 'live',
  PUBLIC_URL: 'https://padav.example/',
  SCRIPT_SIGNING_KEY: 'k'.repeat(32),
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'hello@padav.example',
}

describe('the configuration', () => {
  test('needs nothing for a demo: loopback, PGlite, stand-ins', () => {
    expect(readConfig({}, '/srv/padav')).toMatchObject({
      mode: 'demo',
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      trustProxy: [],
      database: { kind: 'pglite', dir: './data/db' },
      search: 'memory',
      mail: { kind: 'outbox' },
    })
  })

  test('takes PostgreSQL, proxies and a public address', () => {
    const config = readConfig({ ...live, DATABASE_URL: 'postgres://db/padav', TRUST_PROXY: '10.0.0.0/8, ::1' })
    expect(config.database).toEqual({ kind: 'postgres', url: 'postgres://db/padav' })
    expect(config.trustProxy).toEqual(['10.0.0.0/8', '::1'])
    expect(config.publicUrl).toBe('https://padav.example')
    expect(config.mail).toEqual({ kind: 'smtp', url: 'smtps://mail.example', from: 'hello@padav.example' })
  })

  test.each(Object.keys(live).filter((name) => name !== 'APP_MODE'))('live mode does not start without %s', (name) => {
    expect(() => readConfig({ ...live, [name]: undefined })).toThrow(name)
    expect(() => readConfig({ ...live, [name]: '' })).toThrow(name)
  })

  test('says everything that is missing at once', () => {
    expect(() => readConfig({ APP_MODE: 'live' })).toThrow(/PUBLIC_URL[^]*SCRIPT_SIGNING_KEY[^]*SMTP_URL[^]*MAIL_FROM/)
  })

  test.each([
    { PORT: '70000' },
    { PORT: 'http' },
    { APP_MODE: 'production' },
    { DATABASE_URL: 'mysql://db' },
    { PUBLIC_URL: 'javascript:alert(1)' },
    { SCRIPT_SIGNING_KEY: 'short' },
    { SEARCH: 'elastic' },
  ])('refuses %j', (wrong) => {
    expect(() => readConfig(wrong)).toThrow(Object.keys(wrong)[0])
  })

  test('refuses half a mailbox', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://mail.example' })).toThrow('MAIL_FROM')
  })
})
