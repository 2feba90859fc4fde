import { ISLAND_REFUSALS } from '#web/island-refusals.ts'
import { checksOf, isIn, referenceIn } from './overlay.ts'
import type { ToldOutcome } from './send-waiting.ts'

const SIGNED = /(PV1\.[2-9A-Z]{8}\.\d{4}-\d\d-\d\d\.\d{4}-\d\d-\d\d\.\d{1,3})\.([\w-]{86})/

/** What a desk without a network knows of a voucher by itself; undefined of one that is to be let in. */
export async function judgeHere(region: Element, keys: string, voucher: string): Promise<ToldOutcome | undefined> {
  const [, claim, signature] = SIGNED.exec(voucher) ?? []
  if (!claim || !signature || (await isSigned(keys, claim, signature)) === false)
    return bad(ISLAND_REFUSALS['bad-voucher'].message)
  const forms = checksOf(region, referenceIn(voucher))
  if (forms.length === 0)
    return bad('That is nobody on this list. Without a network this desk knows no more than the list.')
  if (!forms.every(isIn)) return undefined
  const since = forms[0]!.querySelector('small')?.textContent ?? ''
  return { outcome: 'again', words: `${referenceIn(voucher)} was in already, ${since}. Nothing was changed.` }
}

function bad(words: string): ToldOutcome {
  return { outcome: 'refused', words }
}

/** Whether one of the site's keys signed it; undefined where this browser cannot tell, and the server will. */
async function isSigned(keys: string, claim: string, signature: string): Promise<boolean | undefined> {
  try {
    for (const { kty, crv, x } of JSON.parse(keys) as JsonWebKey[]) {
      const key = await crypto.subtle.importKey('jwk', { kty, crv, x } as JsonWebKey, 'Ed25519', false, ['verify'])
      if (await crypto.subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(claim))) return true
    }
    return false
  } catch {
    return undefined
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))
}
