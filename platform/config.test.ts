import { describe, expect, test } from 'vitest'
import { readConfig } from './config.server.ts'

const live = {
  APP_MODE: 'live',
  PUBLIC_URL: 'https://padav.example/',
  SCRIPT_SIGNING_KEY: 'k'.repeat(32),
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'hello@padav.example',
  AUTH_SECRET: 'a'.repeat(32),
  MSG91_AUTH_KEY: 'key',
  MSG91_SENDER: 'PADAVT',
  MSG91_DLT_ENTITY_ID: '1101234567890123456',
  MSG91_OTP_TEMPLATE_ID: 'flow',
  MSG91_OTP_DLT_TEMPLATE_ID: '1107123456789012345',
  MSG91_NOTICE_TEMPLATE_ID: 'notice-flow',
  MSG91_NOTICE_DLT_TEMPLATE_ID: '1107123456789012346',
  MSG91_ENQUIRY_TEMPLATE_ID: 'enquiry-flow',
  MSG91_ENQUIRY_DLT_TEMPLATE_ID: '1107123456789012347',
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

  test.each([
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
    [{ MSG91_AUTH_KEY: 'key' }, 'MSG91_SENDER'],
    [{ MSG91_NOTICE_TEMPLATE_ID: 'notice-flow' }, 'MSG91_NOTICE_DLT_TEMPLATE_ID'],
    [{ MSG91_ENQUIRY_TEMPLATE_ID: 'enquiry-flow' }, 'MSG91_ENQUIRY_DLT_TEMPLATE_ID'],
    [{ AUTH_GOOGLE_ID: 'id' }, 'AUTH_GOOGLE_SECRET'],
    [{ ...live, AUTH_OIDC_ISSUER: 'https://id.example' }, 'AUTH_OIDC_ID'],
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
    expect(config.sms).toEqual({
      kind: 'msg91',
      url: 'https://control.msg91.com',
      authKey: 'key',
      sender: 'PADAVT',
      dltEntityId: '1101234567890123456',
      otpTemplateId: 'flow',
      otpDltTemplateId: '1107123456789012345',
      noticeTemplateId: 'notice-flow',
      noticeDltTemplateId: '1107123456789012346',
      enquiryTemplateId: 'enquiry-flow',
      enquiryDltTemplateId: '1107123456789012347',
    })
  })
})
