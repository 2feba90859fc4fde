import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { readConfig, socketHandedOver } from './config.server.ts'
import { VARIABLES } from './environment.ts'

const live = {
  APP_MODE: 'live',
  PUBLIC_URL: 'https://padav.example/',
  SCRIPT_SIGNING_KEY: 'k'.repeat(32),
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'hello@padav.example',
  AUTH_SECRET: 'a'.repeat(32),
}
const msg91 = {
  MSG91_AUTH_KEY: 'key',
  MSG91_SENDER: 'PADAVT',
  MSG91_DLT_ENTITY_ID: '1101234567890123456',
  MSG91_TEMPLATES: 'code=flow-1/1107123456789012345, notice=flow-2/1107123456789012346',
}

const razorpay = {
  RAZORPAY_KEY_ID: 'rzp_test_4711',
  RAZORPAY_KEY_SECRET: 'the secret of the key',
  RAZORPAY_WEBHOOK_SECRET: 'the secret of now',
}

describe('the configuration', () => {
  test('takes a gateway, and the secret its notices were signed with before', () => {
    const config = readConfig({ ...razorpay, RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'the secret of before' })
    expect(config.razorpay).toEqual({
      url: 'https://api.razorpay.com',
      keyId: 'rzp_test_4711',
      keySecret: 'the secret of the key',
      webhookSecrets: ['the secret of now', 'the secret of before'],
    })
    expect(readConfig(live).razorpay).toBeUndefined()
  })

  test('takes no real money on PGlite, unless somebody has said so', () => {
    const money = { ...live, ...razorpay, RAZORPAY_KEY_ID: 'rzp_live_4711' }
    expect(() => readConfig(money)).toThrow(/RAZORPAY_KEY_ID takes real money.*DATABASE_URL/)
    expect(readConfig({ ...money, LIVE_PAYMENTS_ON_PGLITE: 'accepted' }).razorpay?.keyId).toBe('rzp_live_4711')
    expect(readConfig({ ...money, DATABASE_URL: 'postgres://db/padav' }).razorpay?.keyId).toBe('rzp_live_4711')
    expect(readConfig({ ...live, ...razorpay }).razorpay?.keyId).toBe('rzp_test_4711')
  })

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
    expect(
      readConfig({ ...live, DATABASE_URL: 'postgres://pooler/padav', DATABASE_DIRECT_URL: 'postgres://db/padav' }),
    ).toMatchObject({ database: { url: 'postgres://pooler/padav', directUrl: 'postgres://db/padav' } })
    for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'])
      expect(() => readConfig({ ...live, [name]: 'postgres://db/padav' })).toThrow('needs DATABASE_URL')
    expect(config.trustProxy).toEqual(['10.0.0.0/8', '::1'])
    expect(config.publicUrl).toBe('https://padav.example')
    expect(config.mail).toEqual({ kind: 'smtp', url: 'smtps://mail.example', from: 'hello@padav.example' })
    const named = 'Malabar Trails <hello@padav.example>'
    expect(readConfig({ ...live, MAIL_FROM: named }).mail).toMatchObject({ from: named })
  })

  test.each(Object.keys(live).filter((name) => name !== 'APP_MODE'))('live mode does not start without %s', (name) => {
    expect(() => readConfig({ ...live, [name]: undefined })).toThrow(name)
    expect(() => readConfig({ ...live, [name]: '' })).toThrow(name)
  })

  test('takes what keeps pages in front: a folder of nginx, which has no token, or an address', () => {
    const CDN_PURGE_URL = 'file:///var/cache/padav/pages'
    expect(readConfig({ CDN: 'nginx', CDN_PURGE_URL }).cdn).toEqual({ kind: 'nginx', folder: '/var/cache/padav/pages' })
    const varnish = { CDN: 'varnish', CDN_PURGE_URL: 'http://127.0.0.1:8080/', CDN_TOKEN: 'of-the-two' }
    expect(readConfig(varnish).cdn).toMatchObject({ kind: 'varnish', purgeUrl: 'http://127.0.0.1:8080/' })
  })

  test('takes what a file of variables holds in quotes, whoever reads it', () => {
    const named = 'Malabar Trails <hello@padav.example>'
    for (const quoted of [`'${named}'`, `"${named}"`])
      expect(readConfig({ ...live, MAIL_FROM: quoted }).mail).toMatchObject({ from: named })
    expect(readConfig({ ...live, AUTH_SECRET: `"${'a'.repeat(32)}` }).authSecrets).toEqual([`"${'a'.repeat(32)}`])
  })

  test.each([
    'https://padav.example/shop',
    'https://user:word@padav.example',
    'https://padav.example?a=b',
    'https://padav.example#a',
    'http://www.your-tours.in',
  ])('takes no address that people cannot come back to, or only in the clear: %s', (PUBLIC_URL) => {
    expect(() => readConfig({ ...live, PUBLIC_URL })).toThrow('PUBLIC_URL')
  })

  test.each([
    'http://127.0.0.1:4000',
    'http://padav:3000',
    'http://192.168.1.5',
    'http://tours.example',
    'https://Tours.in',
  ])('takes an address of a network of one’s own, or one that is encrypted: %s', (PUBLIC_URL) => {
    expect(readConfig({ ...live, PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL.toLowerCase())
  })

  test.each(['localhost', '10.0.0.0/99', '10.0.0.0/', '10.0.0.0/8/8', '::1/129'])(
    'believes no proxy that is no address or network, and names the variable: %s',
    (TRUST_PROXY) => {
      expect(() => readConfig({ ...live, TRUST_PROXY })).toThrow('TRUST_PROXY')
    },
  )

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
    { PAGES: 'slow' },
  ])('refuses %j', (wrong) => {
    expect(() => readConfig(wrong)).toThrow(Object.keys(wrong)[0])
  })

  test.each([
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
    [{ ...live, MAIL_FROM: 'Tours <tours@a.example>, <x@b.example>' }, 'MAIL_FROM'],
    [{ ...live, MAIL_FROM: 'Tours <tours>' }, 'MAIL_FROM'],
    [{ ...live, MSG91_AUTH_KEY: 'key' }, 'MSG91_SENDER'],
    [{ ...live, ...razorpay, RAZORPAY_WEBHOOK_SECRET: '' }, 'RAZORPAY_WEBHOOK_SECRET'],
    [{ ...live, ...razorpay, RAZORPAY_KEY_ID: 'key' }, 'RAZORPAY_KEY_ID'],
    [{ ...live, ...msg91, MSG91_AUTH_KEY: '' }, 'MSG91_AUTH_KEY'],
    [{ AUTH_GOOGLE_ID: 'id' }, 'AUTH_GOOGLE_SECRET'],
    [{ ...live, AUTH_OIDC_ISSUER: 'https://id.example' }, 'AUTH_OIDC_ID'],
    [{ CDN: 'nginx' }, 'CDN_PURGE_URL'],
    [{ CDN: 'nginx', CDN_PURGE_URL: 'http://127.0.0.1/' }, 'a folder of this machine'],
    [{ CDN: 'varnish', CDN_PURGE_URL: 'file:///var/cache', CDN_TOKEN: 'of-the-two' }, 'an address'],
    [{ CDN: 'varnish', CDN_PURGE_URL: 'http://127.0.0.1/' }, 'CDN_TOKEN'],
  ])('refuses half of what belongs together: %j', (half, missing) => {
    expect(() => readConfig(half)).toThrow(missing)
  })

  test('knows the identity providers it was given, and believes the previous secret beside the new', () => {
    const config = readConfig({
      ...live,
      AUTH_SECRET_PREVIOUS: 'b'.repeat(32),
      AUTH_GOOGLE_ID: 'g',
      AUTH_GOOGLE_SECRET: 's',
      AUTH_OIDC_ISSUER: 'https://id.example',
      AUTH_OIDC_ID: 'o',
      AUTH_OIDC_SECRET: 't',
      AUTH_OIDC_NAME: 'Padav staff',
    })
    expect(config.authSecrets).toEqual(['a'.repeat(32), 'b'.repeat(32)])
    expect(config.identityProviders.map(({ id, name, issuer }) => [id, name, issuer])).toEqual([
      ['google', 'Google', 'https://accounts.google.com'],
      ['oidc', 'Padav staff', 'https://id.example'],
    ])
  })

  test('takes the texts of MSG91 as rows, each by its name', () => {
    const { sms, codesBy } = readConfig({ ...live, ...msg91 })
    expect(codesBy).toBe('sms')
    expect(sms).toEqual({
      kind: 'msg91',
      url: 'https://control.msg91.com',
      authKey: 'key',
      sender: 'PADAVT',
      dltEntityId: '1101234567890123456',
      templates: {
        code: { templateId: 'flow-1', dltTemplateId: '1107123456789012345' },
        notice: { templateId: 'flow-2', dltTemplateId: '1107123456789012346' },
      },
    })
    for (const rows of [
      'code',
      'code=flow',
      'code=flow/1',
      'code=a/1107123456789012345,code=b/1107123456789012346',
      ',',
    ])
      expect(() => readConfig({ ...live, ...msg91, MSG91_TEMPLATES: rows })).toThrow(/MSG91_TEMPLATES/)
    expect(readConfig({ ...live, ...msg91, MSG91_TEMPLATES: undefined }).sms).toMatchObject({ templates: {} })
  })

  test('goes live without a carrier for SMS, and then codes go by e-mail', () => {
    expect(readConfig(live)).toMatchObject({ sms: { kind: 'none' }, codesBy: 'email' })
    expect(readConfig({})).toMatchObject({ sms: { kind: 'outbox' }, codesBy: 'sms' })
  })
})

describe('a demo', () => {
  const { PUBLIC_URL, SMTP_URL, MAIL_FROM } = live
  test.each([
    [{ HOST: '0.0.0.0' }, 'HOST'],
    [{ HOST: '::' }, 'HOST'],
    [{ HOST: '10.0.0.7' }, 'HOST'],
    [{ HOST: '127.0.0.1.nip.io' }, 'HOST'],
    [{ PUBLIC_URL: 'https://tours.co.in' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://localhost.tours.co.in' }, 'PUBLIC_URL'],
    [{ SMTP_URL, MAIL_FROM }, 'SMTP_URL, MAIL_FROM'],
    [msg91, 'MSG91_AUTH_KEY'],
    [{ ...razorpay, RAZORPAY_KEY_ID: 'rzp_live_4711' }, 'RAZORPAY_KEY_ID'],
    [{ ...live, APP_MODE: undefined, PUBLIC_URL: 'https://tours.co.in' }, 'PUBLIC_URL'],
  ])('is not what somebody starts with %j', (env, named) => {
    expect(() => readConfig(env)).toThrow(new RegExp(`APP_MODE=live[^]*${named}`))
  })

  test('keeps to this machine under any name that nobody else can have', () => {
    for (const HOST of ['127.0.0.1', '127.0.0.53', '::1', 'localhost']) expect(readConfig({ HOST }).mode).toBe('demo')
    const urls = [
      'http://localhost:8443',
      'https://shop.localhost',
      'http://[::1]:3000',
      'https://padav.test',
      PUBLIC_URL,
    ]
    for (const url of urls) expect(readConfig({ PUBLIC_URL: url }).mode).toBe('demo')
  })

  test('may try a real identity provider: nobody hears from the site through one', () => {
    expect(readConfig({ AUTH_GOOGLE_ID: 'g', AUTH_GOOGLE_SECRET: 's' }).identityProviders).toHaveLength(1)
  })
})

describe('what is written of the variables', () => {
  test('names each of them once, in the example and in the README (caught: a variable nobody wrote down)', async () => {
    const example = await readFile('.env.example', 'utf8')
    const named = [...example.matchAll(/^#?([A-Z0-9_]+)=/gm)].map(([, name]) => name)
    expect(named).toHaveLength(VARIABLES.length)
    expect(new Set(named)).toEqual(new Set(VARIABLES))
    const rows = (await readFile('README.md', 'utf8')).split('\n').filter((line) => line.startsWith('| `'))
    expect(VARIABLES.filter((name) => !rows.some((row) => row.includes(`\`${name}\``)))).toEqual([])
  })
})

test('a socket is taken from whoever started this process with one, and from nobody else', () => {
  const given = { LISTEN_PID: '71', LISTEN_FDS: '1' }
  expect(socketHandedOver(given, 71)).toEqual({ fd: 3 })
  expect(socketHandedOver(given, 72)).toBeUndefined()
  expect(socketHandedOver({}, 71)).toBeUndefined()
})
