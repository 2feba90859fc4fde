import { beforeAll, describe, expect, inject, test } from 'vitest'
import { ownNetwork } from '#tests/accounts.ts'
import { askRaw, sendRaw } from '#tests/raw-request.ts'
import type { RawAnswer } from '#tests/raw-request.ts'

const siteUrl = inject('siteUrl')
/** Of its own: what others send meanwhile does not use up its budget. */
const network = ownNetwork()
const FORMS = ['/users/profile', '/users/profile.data', '/users/link']
const TYPES = [
  undefined,
  'text/plain',
  'text/xml',
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'multipart/mixed; boundary=x',
  ';;;',
]
const BODIES = [
  '',
  '{',
  'null',
  '--x',
  '--x\r\n\r\n\r\n--x--',
  '--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--\r\n',
  'intent=name&name=%00',
  '%',
  'intent=__proto__',
  '\0'.repeat(100),
]

let cookies: string
let csrfToken: string
beforeAll(async () => {
  const logIn = await post(
    '/api/authentication/login',
    'application/json',
    JSON.stringify({
      email: 'traveller@padav.test',
      password: 'tea-at-the-halt',
    }),
  )
  expect(logIn.status).toBe(200)
  cookies = cookiesOf(logIn)
  const answer = await askRaw(siteUrl, '/api/auth/csrf', { headers: { Cookie: cookies } })
  cookies = [cookies, cookiesOf(answer)].join('; ')
  ;({ csrfToken } = JSON.parse(answer.body.toString()) as { csrfToken: string })
})

function cookiesOf({ headers }: RawAnswer): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

function post(path: string, type: string | undefined, body: string): Promise<RawAnswer> {
  const headers = {
    'X-Forwarded-For': network,
    'Content-Length': String(Buffer.byteLength(body)),
    ...(type === undefined ? {} : { 'Content-Type': type }),
    ...(cookies ? { Cookie: cookies } : {}),
  }
  return askRaw(siteUrl, path, { method: 'POST', headers, body })
}

describe('a signed-in page', () => {
  test.each(FORMS)('%s refuses a body that is no form of its own', async (path) => {
    const met: [string | undefined, string, number][] = []
    for (const type of TYPES) for (const body of BODIES) met.push([type, body, (await post(path, type, body)).status])
    expect(met.filter(([, , status]) => status < 200 || status >= 500)).toEqual([])
    const other = met.filter(([type]) => !/^(application\/x-www|multipart\/form)/.test(type ?? ''))
    expect(new Set(other.map(([, , status]) => status))).toEqual(new Set([415]))
  })

  test('takes a field that is a file, and a time without end, for nothing', async () => {
    for (const action of [
      'name',
      'mobile',
      'email',
      'password',
      'send-mobile',
      'send-email',
      'end-session',
      'delete',
    ]) {
      const fields = Object.entries({ csrfToken, intent: action, sentAt: '1e999' }).map(([name, value]) =>
        part(name, value),
      )
      const files = ['name', 'mobile', 'email', 'otp', 'password', 'newPassword', 'session'].map((name) =>
        part(`${name}"; filename="a`, 'x'),
      )
      const { status } = await post(
        '/users/profile',
        'multipart/form-data; boundary=x',
        [...fields, ...files, '--x--\r\n'].join(''),
      )
      expect([action, status]).toEqual([action, expect.toSatisfy((met: number) => met >= 400 && met < 500)])
    }
  })
})

function part(name: string, value: string): string {
  return `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
}

describe('the calls and the pages', () => {
  test('say 405 to who reads what can only be sent', async () => {
    const { status, headers } = await askRaw(siteUrl, '/api/auth/callback/credentials')
    expect([status, headers.get('allow')]).toEqual([405, 'POST'])
  })

  // Caught: one list of methods for every path.
  test.each([
    ['/logo.png', 'GET, HEAD'],
    ['/india', 'GET, HEAD'],
    ['/healthz', 'GET, HEAD'],
    ['/signin', 'GET, HEAD'],
    ['/join/x', 'GET, HEAD, POST'],
    ['/api/search-api', 'GET, HEAD, OPTIONS'],
    ['/api/bookings', 'POST'],
    ['/newsletter', 'POST'],
    ['/your-data', 'GET, HEAD, POST'],
  ])('%s says what can be done there: %s', async (path, allow) => {
    for (const method of ['TRACE', 'PROPFIND', 'DELETE']) {
      const { status, headers } = await askRaw(siteUrl, path, { method })
      expect([method, status, headers.get('allow')]).toEqual([method, 405, allow])
    }
  })

  test('what is sent packed is not read as if it were plain', async () => {
    const body = JSON.stringify({ package: 'x', startsOn: '2030-01-01', adults: 2 })
    const headers = { 'Content-Type': 'application/json', 'Content-Length': `${body.length}` }
    for (const path of ['/api/quotes', '/api/authentication/login', '/newsletter']) {
      const packed = await askRaw(siteUrl, path, {
        method: 'POST',
        body,
        headers: { ...headers, 'Content-Encoding': 'gzip' },
      })
      expect([path, packed.status, packed.headers.get('accept-encoding')]).toEqual([path, 415, 'identity'])
      const plain = await askRaw(siteUrl, path, {
        method: 'POST',
        body,
        headers: { ...headers, 'Content-Encoding': 'identity' },
      })
      expect(plain.status).not.toBe(415)
    }
  })

  test('close the connection on which too much was sent', async () => {
    const body = `email=${'a'.repeat(20_000)}`
    const asked = `POST /newsletter/confirm HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    const { status, headers } = await sendRaw(siteUrl, Buffer.from(asked))
    expect([status, headers.get('connection')]).toEqual([413, 'close'])
  })
})
