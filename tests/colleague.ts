import { expect } from 'vitest'
import { openCaller } from './accounts.ts'
import { plainBrowser, tokenIn } from './plain-browser.ts'
import type { PlainBrowser } from './plain-browser.ts'
import { messageTo } from './sent-messages.ts'

/** Somebody whom the owner has invited, signed in: of the demo's own people other tests change the passwords. Gives what their browser would say and its cookies. */
export function hireInSales(site: { url: string }, owner: PlainBrowser, email: string) {
  return hire(site, owner, email, 'sales')
}

export async function hire(site: { url: string }, owner: PlainBrowser, email: string, role: 'sales' | 'editor') {
  const { html } = await owner('/admin/staff')
  const invited = await owner('/admin/staff', { csrfToken: tokenIn(html), intent: 'invite', email, role })
  expect(invited.location).toBe('/admin/staff?done=invited')
  const path = /\/join\/[\w-]{43}/.exec(await messageTo(site, email, /\/join\//))?.[0] ?? ''
  const guest = plainBrowser(site)
  const password = 'nine dry umbrellas'
  const asked = { csrfToken: tokenIn((await guest(path)).html), name: 'Nina Das', password }
  expect((await guest(path, asked)).status).toBe(302)
  const { call, cookies } = openCaller(site)
  expect((await call('/api/authentication/login', { email, password })).status).toBe(200)
  return plainBrowser(site, cookies)
}
