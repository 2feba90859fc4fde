import { describe, expect, it } from 'vitest'
import { openMailServer } from '#tests/mail-server.ts'
import type { Received } from '#tests/mail-server.ts'
import { carriesAsPromised } from './contract.ts'
import type { ArrivedMessage } from './contract.ts'
import { openSmtpCarrier } from './smtp.server.ts'

carriesAsPromised('email', async () => {
  let failures: (Error & { responseCode?: number })[] = []
  const server = await openMailServer({ onRcptTo: (_address, _session, done) => done(failures.shift() ?? null) })
  return {
    carrier: openSmtpCarrier({ url: `smtp://127.0.0.1:${server.port}`, from: 'Padav <hello@padav.test>' }),
    arrived: async () => server.received.map(readMail),
    failNext: async (times, reason) => {
      const code = reason === 'refused' ? 550 : 451
      failures = Array.from({ length: times }, () =>
        Object.assign(new Error(`${reason} by the server`), { responseCode: code }),
      )
    },
    close: server.close,
  }
})

const MAIL = {
  id: '0123456789abcdefghjk',
  channel: 'email',
  to: 'meera@example.org',
  subject: 'A mail',
  body: 'Hello',
} as const
const open = (port: number, user = '') =>
  openSmtpCarrier({ url: `smtp://${user}127.0.0.1:${port}`, from: 'hello@padav.test' })

describe('the SMTP carrier', () => {
  it('gives each message its own name, the same at every attempt, and says that a machine wrote it', async () => {
    const server = await openMailServer()
    await open(server.port).deliver(MAIL)
    await open(server.port).deliver(MAIL)
    for (const { raw, from } of server.received) {
      expect(from).toBe('hello@padav.test')
      expect(headerOf(raw, 'Message-ID')).toBe('<0123456789abcdefghjk@padav.test>')
      expect(headerOf(raw, 'Auto-Submitted')).toBe('auto-generated')
    }
    expect(server.received.length).toBe(2)
    await server.close()
  })

  it('lets neither an address nor a subject add headers or people', async () => {
    const server = await openMailServer()
    const carrier = open(server.port)
    for (const to of [
      'a@example.org, b@example.org',
      'a@example.org\r\nBcc: b@example.org',
      'A <a@example.org>',
      'a@example.org;b@example.org',
    ])
      expect(await carrier.deliver({ ...MAIL, to })).toMatchObject({ ok: false, reason: 'refused' })
    expect(await carrier.deliver({ ...MAIL, subject: 'Hello\r\nBcc: b@example.org' })).toEqual({ ok: true })
    expect(server.received.map(({ to }) => to)).toEqual([['meera@example.org']])
    expect(headerOf(server.received[0]?.raw ?? '', 'Bcc')).toBeUndefined()
    await server.close()
  })

  it('asks for answers at the one address it was given, and at none that is more than one (caught: taking it as it came)', async () => {
    const server = await openMailServer()
    const carrier = open(server.port)
    const wrong = ['a@example.org, b@example.org', 'a@example.org\r\nBcc: b@example.org', 'A <a@example.org>', 'nobody']
    for (const replyTo of ['asha+tours@example.org', ...wrong])
      expect(await carrier.deliver({ ...MAIL, replyTo })).toEqual({ ok: true })
    const answers = server.received.map(({ raw }) => headerOf(raw, 'Reply-To'))
    expect(answers).toEqual(['asha+tours@example.org', ...wrong.map(() => undefined)])
    expect(server.received.map(({ to }) => to.join())).toEqual(answers.map(() => MAIL.to))
    await server.close()
  })

  it('takes a dead server and a wrong password for something that passes', async () => {
    const server = await openMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('no')),
    })
    expect(await open(server.port, 'padav:wrong@').deliver(MAIL)).toMatchObject({ ok: false, reason: 'unreachable' })
    await server.close()
    expect(await open(server.port).deliver(MAIL)).toMatchObject({ ok: false, reason: 'unreachable' })
  })

  it('carries no SMS', async () => {
    expect(await open(9).deliver({ ...MAIL, channel: 'sms', to: '+919800000000' })).toMatchObject({
      ok: false,
      reason: 'refused',
    })
  })
})

function headerOf(raw: string, name: string): string | undefined {
  const head = (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ')
  const line = head.split('\r\n').find((header) => header.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  return line?.slice(name.length + 1).trim()
}

function readMail({ raw, to }: Received): ArrivedMessage {
  const boundary = /boundary="([^"]+)"/.exec(headerOf(raw, 'Content-Type') ?? '')?.[1]
  const parts = boundary
    ? raw
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => part.trimStart())
    : [raw]
  const find = (type: string) => parts.find((part) => headerOf(part, 'Content-Type')?.startsWith(type))
  const html = find('text/html')
  return {
    to: to.join(),
    subject: decodeWords(headerOf(raw, 'Subject') ?? ''),
    body: readPart(find('text/plain') ?? ''),
    html: html && readPart(html).trimEnd(),
  }
}

function readPart(part: string): string {
  const coded = part.slice(part.indexOf('\r\n\r\n') + 4)
  const encoding = headerOf(part, 'Content-Transfer-Encoding')
  const plain =
    encoding === 'base64'
      ? Buffer.from(coded, 'base64').toString()
      : encoding === 'quoted-printable'
        ? unquote(coded.replace(/=\r\n/g, ''))
        : coded
  return plain.replaceAll('\r\n', '\n')
}

function unquote(coded: string): string {
  return Buffer.from(
    coded.replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString()
}

function decodeWords(subject: string): string {
  const joined = subject.replace(/\?=\s+=\?/g, '?==?')
  return joined.replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_all, kind: string, coded: string) =>
    kind.toUpperCase() === 'B' ? Buffer.from(coded, 'base64').toString() : unquote(coded.replaceAll('_', ' ')),
  )
}
