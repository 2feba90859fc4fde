import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { HOUR } from '#platform/clock.ts'
import { openAccounts, NARROW, newcomer, WIDE } from './accounts.ts'
import { codeSentTo } from './sent-messages.ts'
import type { Visit } from './accounts.ts'
import { hello, openPopup, proveMobile, says } from './sign-in-popup.ts'
import { faultOf, focused, until } from './visit.ts'

const { site, visit: visitWith } = openAccounts()

const visit = (path: string, viewport: typeof WIDE, look: (visit: Visit) => Promise<void>) =>
  visitWith(path, { viewport }, look)

/** Resolves when the page begins to wait for so long. */
function timerOf(page: Page, wanted: number): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((begun) => {
        const { setTimeout } = window
        window.setTimeout = ((work: () => void, time?: number) => {
          if (time === wanted) begun()
          return setTimeout(work, time)
        }) as typeof setTimeout
      }),
    wanted,
  )
}

describe('the popup', () => {
  test('Login: refused, everything typed stays; then in, and the popup closes after 1.5 seconds', async () => {
    await visit('/about-us', WIDE, async ({ page, errors }) => {
      await page.clock.install()
      const popup = await openPopup(page, 'Login')
      await popup.getByLabel('E-mail').fill('traveller@padav.test')
      await popup.getByLabel('Password').fill('not-the-password')
      await popup.getByRole('button', { name: 'Login' }).last().click()
      await says(page, popup, 'The email or the password is not right.')
      expect(await faultOf(popup.getByLabel('Password'))).toBe('The email or the password is not right.')
      expect(await popup.getByLabel('E-mail').inputValue()).toBe('traveller@padav.test')
      expect(await popup.getByLabel('Password').inputValue()).toBe('not-the-password')
      await popup.getByLabel('Password').fill('tea-at-the-halt')
      // From here on the page's clock goes only as it is told.
      await page.clock.pauseAt(Date.now() + HOUR)
      const waiting = timerOf(page, 1500)
      await popup.getByRole('button', { name: 'Login' }).last().click()
      await says(page, popup, 'Login Successful!')
      await waiting
      await page.clock.runFor(1499)
      expect(await popup.isVisible()).toBe(true)
      await page.clock.runFor(1)
      await until(page, () => popup.isVisible(), false)
      await page.clock.resume()
      await until(page, () => hello(page), 'Hello, Meera')
      await until(page, () => page.evaluate(() => document.activeElement?.textContent?.trim()), 'Hello, Meera')
      // The refused login is told to the console by the browser itself.
      expect(errors.filter((error) => !error.includes('status of 401'))).toEqual([])
    })
  })

  test('Create Account: every refusal of SPEC §5, then registered and signed in', async () => {
    const person = newcomer()
    await visit('/about-us', NARROW, async ({ page }) => {
      const popup = await openPopup(page, 'Create Account')
      const submit = () => popup.getByRole('button', { name: 'Create Account' }).last().click()
      const called: string[] = []
      page.on('request', (request) => void (request.method() === 'POST' && called.push(request.url())))
      await submit()
      await says(page, popup, 'Please send OTP first.')
      for (const mobile of ['', '9876543']) {
        await popup.getByLabel('Mobile number', { exact: true }).fill(mobile)
        await popup.getByRole('button', { name: 'Send OTP' }).click()
        await says(page, popup, 'Please enter a valid mobile number.')
        expect(await faultOf(popup.getByLabel('Mobile number', { exact: true }))).toMatch(/^Please enter a valid/)
      }
      expect(called.filter((url) => url.includes('/api/authentication/'))).toEqual([])
      await popup.getByLabel('Full name').fill(person.name)
      await popup.getByLabel('E-mail').fill(person.email)
      await popup.getByLabel('Password').fill('password')
      await popup.getByLabel('Mobile number', { exact: true }).fill(person.mobile)
      await submit()
      await says(page, popup, 'Please send OTP first.')
      await popup.getByRole('button', { name: 'Send OTP' }).click()
      await says(page, popup, 'OTP sent successfully!')
      expect(await popup.getByRole('button', { name: 'Resend OTP' }).count()).toBe(1)
      expect(await popup.getByRole('timer').textContent()).toMatch(/^1(20|1\d) s left$/)
      await popup.getByRole('button', { name: 'Verify OTP' }).click()
      await says(page, popup, 'Please enter OTP.')
      await popup.getByLabel('6-digit OTP').fill('123')
      await popup.getByLabel('Full name').fill('')
      await submit()
      await says(page, popup, 'Please verify OTP first.')
      await popup.getByRole('button', { name: 'Verify OTP' }).click()
      await says(page, popup, 'Invalid OTP. Try again.')
      expect(await faultOf(popup.getByLabel('6-digit OTP'))).toBe('Invalid OTP. Try again.')
      expect(await faultOf(popup.getByLabel('Full name'))).toBeUndefined()
      const otp = await codeSentTo(site, `+91${person.mobile}`)
      await popup.getByLabel('6-digit OTP').fill(otp === '000000' ? '000001' : '000000')
      await popup.getByRole('button', { name: 'Verify OTP' }).click()
      await says(page, popup, 'Invalid OTP. Try again.')
      await popup.getByLabel('6-digit OTP').fill(otp)
      await popup.getByRole('button', { name: 'Verify OTP' }).click()
      await says(page, popup, 'OTP verified successfully!')
      await submit()
      await says(page, popup, 'Please enter your name.')
      await popup.getByLabel('Full name').fill(person.name)
      await submit()
      await says(page, popup, 'Too many people use that password. Please choose another.')
      expect(await popup.getByLabel('Full name').inputValue()).toBe(person.name)
      expect(await popup.getByText('Mobile number verified.').count()).toBe(1)
      await popup.getByLabel('Password').fill(person.password)
      await submit()
      await says(page, popup, 'Registration Successful!')
      await page.locator('#sign-in[open]').waitFor({ state: 'detached' })
      await until(page, () => hello(page), 'Hello, Asha')
    })
  })

  test('Forgot Password: refused without OTP, then the new password opens the account', async () => {
    const person = { email: 'sales@padav.test', mobile: '9000000002' }
    await visit('/about-us', WIDE, async ({ page }) => {
      const popup = await openPopup(page, 'Forgot Password')
      // caught: the focus lost with the switch that was pressed.
      await until(page, () => focused(page), 'Forgot Password')
      await popup.getByLabel('E-mail').fill(person.email)
      await popup.getByLabel('Mobile number', { exact: true }).fill(person.mobile)
      await popup.getByRole('button', { name: 'Reset Password' }).click()
      await says(page, popup, 'Please send OTP first.')
      await proveMobile(site, page, popup, person.mobile)
      await popup.getByRole('button', { name: 'Reset Password' }).click()
      await says(page, popup, 'Please enter new password.')
      await popup.getByLabel('New password').fill('a-new-halt-at-dawn')
      await popup.getByRole('button', { name: 'Reset Password' }).click()
      await says(page, popup, 'Password reset successfully!')
      await page.locator('#sign-in[open]').waitFor({ state: 'detached' })
      const again = await openPopup(page, 'Login')
      await again.getByLabel('E-mail').fill(person.email)
      await again.getByLabel('Password').fill('a-new-halt-at-dawn')
      await again.getByRole('button', { name: 'Login' }).last().click()
      await until(page, async () => (await hello(page))?.startsWith('Hello, '), true)
      expect(await page.locator('[data-hello]').count()).toBe(1)
    })
  })
})
