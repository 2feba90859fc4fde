import type { Locator, Page } from 'playwright-core'
import { codeSentTo } from './sent-messages.ts'
import type { AccountsSite } from './accounts.ts'
import { until } from './visit.ts'

/** Opens the popup, in one of its modes. */
export async function openPopup(page: Page, mode: 'Login' | 'Create Account' | 'Forgot Password') {
  await page.locator('header [data-opens="sign-in"]').click()
  const popup = page.locator('#sign-in')
  await popup.getByRole('heading', { name: 'Login' }).waitFor()
  await popup.locator('[data-island][data-awake]').waitFor({ state: 'attached' })
  if (mode !== 'Login') await popup.getByRole('button', { name: mode }).first().click()
  await popup.getByRole('heading', { name: mode }).waitFor()
  return popup
}

/** What the form says to who sent it. */
export const answerOf = (place: Locator) => place.locator('p[data-ok]')
/** Waits until it says these words. */
export const says = (page: Page, place: Locator, words: string) =>
  until(page, () => answerOf(place).textContent(), words)
/** How the header greets. */
export const hello = (page: Page) => page.locator('[data-hello]').textContent()

/** Goes through the OTP: sends, types, verifies. */
export async function proveMobile(site: AccountsSite, page: Page, place: Locator, mobile: string): Promise<void> {
  await place.getByLabel('Mobile number', { exact: true }).fill(mobile)
  await place.getByRole('button', { name: 'Send OTP' }).click()
  await says(page, place, 'OTP sent successfully!')
  await place.getByLabel('6-digit OTP').fill(await codeSentTo(site, `+91${mobile}`))
  await place.getByRole('button', { name: 'Verify OTP' }).click()
  await says(page, place, 'OTP verified successfully!')
}
