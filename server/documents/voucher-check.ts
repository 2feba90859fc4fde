import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { listVoucherKeys } from '#domain/documents/signed-voucher.ts'
import type { VoucherKey } from '#domain/documents/signed-voucher.ts'
import type { Services } from '#domain/services.server.ts'
import { DAY, SECOND } from '#platform/clock.ts'
import { plainPage } from '#server/auth/plain-page.ts'

/** A season on the road: so long the page opens from the phone's own memory, without a network. */
const KEPT_FOR = (60 * DAY) / SECOND

/**
 * Checks travel vouchers without a network: `/voucher/verify`, which a guide's phone opens once and keeps, reads what a QR code carries behind its `#` (no browser sends that
 * part anywhere) and checks the signature itself; `/.well-known/voucher-keys.json` gives the public keys to any other program (RFC 7517).
 */
export function createVoucherCheck({ keys }: Pick<Services, 'keys'>): Hono {
  const app = new Hono()
  const voucherKeys = listVoucherKeys(keys)
  const script = checkScript(voucherKeys)
  const digest = createHash('sha256').update(script).digest('base64')
  const policy = `default-src 'none'; script-src 'sha256-${digest}'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'`
  app.get('/voucher/verify', async (c) =>
    c.html(await checkPage(script), 200, {
      'Cache-Control': `public, max-age=${KEPT_FOR}`,
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'no-referrer',
    }),
  )
  app.get('/.well-known/voucher-keys.json', (c) =>
    c.json({ keys: voucherKeys }, 200, {
      'Cache-Control': 'public, max-age=86400',
      'Access-Control-Allow-Origin': '*',
    }),
  )
  return app
}

function checkPage(script: string) {
  return plainPage(
    'Travel voucher',
    html`<p id="answer" role="status">Scan the code of a travel voucher with this phone’s camera: it opens here.</p>
      <dl id="said"></dl>
      <p>
        <small
          >Checked on this phone, without a network. Whether a booking was cancelled later, the office knows.</small
        >
      </p>
      <noscript><p>Checking a signature needs JavaScript.</p></noscript>
      ${raw(`<script>${script}</script>`)}`,
  )
}

/** What runs on the phone; it knows the public keys and asks nobody. */
function checkScript(keys: readonly VoucherKey[]): string {
  return `const KEYS = ${JSON.stringify(keys)}
const FORM = /^(PV1\\.([2-9A-Z]{8})\\.(\\d{4}-\\d\\d-\\d\\d)\\.(\\d{4}-\\d\\d-\\d\\d)\\.(\\d{1,3}))\\.([\\w-]{86})$/
const answer = document.getElementById('answer'), said = document.getElementById('said'), heading = document.querySelector('h1')
const bytesOf = (text) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (one) => one.charCodeAt(0))
const dayOf = (day) => new Date(day + 'T00:00:00Z').toLocaleDateString('en-IN', { dateStyle: 'full', timeZone: 'UTC' })
async function isSigned(claim, signature) {
  for (const { kty, crv, x } of KEYS) {
    const key = await crypto.subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify'])
    if (await crypto.subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(claim))) return true
  }
  return false
}
function show(title, words, rows) {
  heading.textContent = title
  answer.textContent = words
  said.replaceChildren(...rows.flatMap(([name, value]) => ['dt', 'dd'].map((tag, at) => Object.assign(document.createElement(tag), { textContent: [name, value][at] }))))
}
async function check() {
  const given = location.hash.slice(1)
  if (given === '') return
  const [, claim, reference, from, until, people, signature] = FORM.exec(given) ?? []
  try {
    if (!claim || !(await isSigned(claim, signature))) return show('Not a voucher of ours', 'The signature does not fit. Call the office before you let anybody travel on it. If the voucher is new, open this page once with a network.', [])
    show('A true voucher', 'Signed by this site, and not changed since.', [['Booking', reference], ['First day', dayOf(from)], ['Last day', dayOf(until)], ['People', people]])
  } catch {
    show('Not checked', 'This browser cannot check signatures. A newer one can.', [])
  }
}
addEventListener('hashchange', check)
check()`
}
