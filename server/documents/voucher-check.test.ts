import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { signVoucher } from '#domain/documents/signed-voucher.ts'
import { openKeyRing } from '#platform/key-ring.ts'
import { createVoucherCheck } from './voucher-check.ts'

const keys = openKeyRing(['a secret for tests that is long enough'])
const CLAIM = { reference: '7KQ4M2TX', startsOn: '2027-01-24', endsOn: '2027-01-31', people: 3 }

/** A guide's phone that has opened the page once, and has no network: nothing of it can ask anybody. */
async function phone(code: string): Promise<{ title: string; said: string[] }> {
  const html = await (await createVoucherCheck({ keys }).request('/voucher/verify')).text()
  const [, script = ''] = /<script>([\s\S]+?)<\/script>/.exec(html) ?? []
  const element = () => ({
    textContent: '',
    replaceChildren: (...rows: { textContent: string }[]) => void (said = rows),
  })
  let said: { textContent: string }[] = []
  const [heading, shown] = [element(), element()]
  const document = { getElementById: () => shown, querySelector: () => heading, createElement: element }
  const parts = { document, location: { hash: `#${code}` }, crypto, atob, TextEncoder, Uint8Array, Intl }
  await (runInContext(script, createContext({ ...parts, addEventListener: () => undefined })) as Promise<void>)
  return { title: heading.textContent, said: said.map(({ textContent }) => textContent) }
}

test('a guide’s phone tells a true voucher from a forged one, and asks nobody (caught: any signature taken)', async () => {
  const voucher = signVoucher(keys, CLAIM)
  const { title, said } = await phone(voucher)
  expect([title, said]).toEqual(['A true voucher', expect.arrayContaining(['7KQ4M2TX', '3'])])
  const more = voucher.replace('.3.', '.4.')
  const foreign = signVoucher(openKeyRing(['the secret of another site, as long']), CLAIM)
  for (const forged of [more, foreign, 'PV1.nothing'])
    expect(await phone(forged)).toEqual({ title: 'Not a voucher of ours', said: [] })
})
