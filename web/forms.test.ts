import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readForm, readPageForm } from './forms.ts'

const PLAIN = 'application/x-www-form-urlencoded'
const MANY = 'multipart/form-data; boundary=x'

describe('the form of a call', () => {
  test.each([
    ['application/json; charset=utf-8', '{"email":"a@b.in"}', { email: 'a@b.in' }],
    ['APPLICATION/X-WWW-FORM-URLENCODED', 'email=a%40b.in&x=%ff', { email: 'a@b.in', x: '\ufffd' }],
    ['application/json', '', {}],
  ])('of %s is read: %s', async (type, body, form) => {
    expect(await readForm(type, async () => body)).toMatchObject({ ok: true, value: { form } })
  })

  test.each([
    [undefined, 'email=a', 'unknown-form'],
    ['text/plain', '{}', 'unknown-form'],
    ['application/json', '{', 'malformed-form'],
    ['application/json', 'null', 'malformed-form'],
    ['application/json', '[1]', 'malformed-form'],
    ['application/json', String.raw`{"name":"a\u0000"}`, 'malformed-form'],
    [PLAIN, 'name=a%00', 'malformed-form'],
  ])('of %s is refused: %s', async (type, body, reason) => {
    expect(await readForm(type, async () => body)).toEqual({ ok: false, reason })
  })
})

describe('the form of a page', () => {
  const read = (type: string | undefined, body: string) =>
    readPageForm(new Request('https://x', { method: 'POST', body, headers: type ? { 'Content-Type': type } : {} }))

  test('may hold files', async () => {
    const sent = await read(
      MANY,
      '--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n\0\r\n--x--\r\n',
    )
    expect(sent.ok && sent.value.get('a')).toBeInstanceOf(File)
  })

  test('ends each line of a text with one character, and leaves a file as it is (caught: lines as a browser sends them)', async () => {
    const part = (head: string, body: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`
    const parts = [part('name="about"', 'One.\r\nTwo.'), part('name="file"; filename="rows.csv"', 'a\r\nb')]
    const sent = await read(MANY, `${parts.join('')}--x--\r\n`)
    const form = sent.ok ? sent.value : new FormData()
    const file = form.get('file') as File
    expect([form.get('about'), file.name, await file.text()]).toEqual(['One.\nTwo.', 'rows.csv', 'a\r\nb'])
  })

  test.each([
    ['text/plain', 'a=b', 'unknown-form'],
    ['application/json', '{}', 'unknown-form'],
    [MANY, 'a=b', 'malformed-form'],
    [MANY, '', 'malformed-form'],
    ['multipart/form-data', '--x', 'malformed-form'],
    [PLAIN, 'a%00=b', 'malformed-form'],
  ])('of %s is refused: %s', async (type, body, reason) => {
    expect(await read(type, body)).toEqual({ ok: false, reason })
  })

  test('throws for nothing', async () => {
    const type = fc.constantFrom(PLAIN, MANY, 'multipart/form-data', 'multipart/form-data; boundary=', 'x')
    await fc.assert(
      fc.asyncProperty(type, fc.string({ unit: 'binary' }), async (...sent) => void (await read(...sent))),
    )
  })
})
