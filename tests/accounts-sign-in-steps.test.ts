import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, test } from 'vitest'
import { HOUR } from '#platform/clock.ts'
import { openAccounts, NARROW, PASSWORD, WIDE } from './accounts.ts'
import type { Visit } from './accounts.ts'
import { answerOf, openPopup, says } from './sign-in-popup.ts'
import { holdFrames, seen, until } from './visit.ts'

const { visit: visitWith } = openAccounts()

const visit = (path: string, viewport: typeof WIDE, look: (visit: Visit) => Promise<void>) =>
  visitWith(path, { viewport }, look)

describe('the popup', () => {
  test('has what was typed after a look at another mode (caught: name and mobile gone with their fields)', async () => {
    await visit('/about-us', WIDE, async ({ page }) => {
      const popup = await openPopup(page, 'Create Account')
      const [name, mobile] = [popup.getByLabel('Full name'), popup.getByLabel('Mobile number', { exact: true })]
      await name.fill('Asha Rao')
      await mobile.fill('9876543210')
      for (const mode of ['Login', 'Create Account']) await popup.getByRole('button', { name: mode }).first().click()
      expect([await name.inputValue(), await mobile.inputValue()]).toEqual(['Asha Rao', '9876543210'])
      expect(await popup.locator('[name=mobile]').inputValue()).toBe('+919876543210')
    })
  })

  test('says what the SPEC says when the server says nothing, and when it cannot be reached', async () => {
    await visit('/about-us', WIDE, async ({ page }) => {
      const popup = await openPopup(page, 'Create Account')
      await popup.getByLabel('Full name').fill('Asha Rao')
      await popup.getByLabel('E-mail').fill('asha@example.in')
      await popup.getByLabel('Password').fill(PASSWORD)
      await popup.getByLabel('Mobile number', { exact: true }).fill('9876543210')
      const answers = (path: string, status: number) =>
        page.route(`**/api/authentication/${path}`, (route) => route.fulfill({ status, json: {} }))
      const sends: unknown[] = []
      page.on('request', (request) => {
        if (request.url().includes('/api/authentication/')) sends.push(request.postDataJSON())
      })
      await answers('send-otp', 500)
      await popup.getByRole('button', { name: 'Send OTP' }).click()
      await says(page, popup, 'Failed to send OTP.')
      await answers('send-otp', 200)
      await popup.getByRole('button', { name: 'Send OTP' }).click()
      await says(page, popup, 'OTP sent successfully!')
      await popup.getByLabel('6-digit OTP').fill('123456')
      await answers('verify-otp', 422)
      await popup.getByRole('button', { name: 'Verify OTP' }).click()
      await says(page, popup, 'Invalid OTP. Try again.')
      await answers('verify-otp', 200)
      await popup.getByRole('button', { name: 'Verify OTP' }).click()
      await says(page, popup, 'OTP verified successfully!')
      // The field that had the focus is gone: it goes on where the form does.
      await until(page, () => page.evaluate(() => document.activeElement?.textContent), 'Create Account')
      await answers('signup', 422)
      await popup.getByRole('button', { name: 'Create Account' }).last().click()
      await says(page, popup, 'Registration Failed.')
      await page.route('**/api/authentication/signup', (route) => route.abort())
      await popup.getByRole('button', { name: 'Create Account' }).last().click()
      await says(page, popup, 'Something went wrong. Try again.')
      const mobile = '+919876543210'
      expect(sends[0]).toEqual({ email: 'asha@example.in', mobile })
      expect(sends[2]).toEqual({ email: 'asha@example.in', mobile, otp: '123456' })
      const form = { name: 'Asha Rao', email: 'asha@example.in', password: PASSWORD, mobile, otp: '123456' }
      expect(sends[4]).toEqual({ ...form, newPassword: '', countryCode: 'IN' })
      await popup.getByRole('button', { name: 'Login' }).first().click()
      expect(await answerOf(popup).count()).toBe(0)
      await answers('login', 500)
      await popup.getByRole('button', { name: 'Login' }).last().click()
      await says(page, popup, 'Login Failed.')
      expect(sends.at(-1)).toEqual({ email: 'asha@example.in', password: PASSWORD })
    })
  })

  test('forgets the OTP and what was typed of it when 120 seconds are over', async () => {
    await visit('/about-us', WIDE, async ({ page }) => {
      await page.clock.install()
      const popup = await openPopup(page, 'Forgot Password')
      await page.route('**/api/authentication/*', (route) => route.fulfill({ json: {} }))
      await popup.getByLabel('Mobile number', { exact: true }).fill('9876543210')
      await page.clock.pauseAt(Date.now() + HOUR)
      await popup.getByRole('button', { name: 'Send OTP' }).click()
      await popup.getByLabel('6-digit OTP').fill('123456')
      await page.clock.runFor(100_000)
      expect(await popup.getByRole('timer').textContent()).toBe('20 s left')
      await page.clock.runFor(20_000)
      await popup.getByRole('button', { name: 'Send OTP' }).waitFor()
      expect(await popup.getByLabel('6-digit OTP').count()).toBe(0)
      await popup.getByRole('button', { name: 'Send OTP' }).click()
      await popup.getByRole('button', { name: 'Resend OTP' }).waitFor()
      expect(await popup.getByLabel('6-digit OTP').inputValue()).toBe('')
      const resent = page.waitForRequest('**/api/authentication/resend-otp')
      await popup.getByRole('button', { name: 'Resend OTP' }).click()
      expect((await resent).postDataJSON()).toEqual({ email: '', mobile: '+919876543210' })
    })
  })

  test('a mobile that is changed after its OTP has to be verified again', async () => {
    await visit('/about-us', WIDE, async ({ page }) => {
      const popup = await openPopup(page, 'Create Account')
      await page.route('**/api/authentication/*', (route) => route.fulfill({ json: {} }))
      await popup.getByLabel('Mobile number', { exact: true }).fill('9876543210')
      await popup.getByRole('button', { name: 'Send OTP' }).click()
      await popup.getByLabel('6-digit OTP').fill('123456')
      await popup.getByRole('button', { name: 'Verify OTP' }).click()
      await popup.getByText('Mobile number verified.').waitFor()
      await popup.getByLabel('Mobile number', { exact: true }).fill('9876543211')
      expect(await seen(popup.getByRole('button', { name: 'Send OTP' }))).toBe(true)
    })
  })

  test('takes a pasted code with words around it, however soon it comes, and offers the phone a place for its own (caught: the field emptied in the next frame)', async () => {
    await visit('/about-us', NARROW, async ({ page }) => {
      const popup = await openPopup(page, 'Create Account')
      await page.route('**/api/authentication/*', (route) => route.fulfill({ json: {} }))
      await popup.getByLabel('Mobile number', { exact: true }).fill('9876543210')
      const letFrames = await holdFrames(page)
      await popup.getByRole('button', { name: 'Send OTP' }).click()
      const field = popup.getByLabel('6-digit OTP')
      expect(await field.getAttribute('autocomplete')).toBe('one-time-code')
      await field.evaluate((input) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', 'Your OTP is 482 913.')
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      })
      await letFrames()
      await until(page, () => field.evaluate((input) => input === document.activeElement), true)
      expect(await field.inputValue()).toBe('482913')
      // Caught: 12345, the last figure lost to the space.
      await field.fill('')
      await page.keyboard.type('123 456')
      expect(await field.inputValue()).toBe('123456')
    })
  })

  test('finds a country, India first', async () => {
    await visit('/about-us', NARROW, async ({ page }) => {
      const popup = await openPopup(page, 'Create Account')
      await popup.getByRole('button', { name: 'Country: India, +91' }).click()
      expect(await popup.getByRole('option').first().textContent()).toBe('India +91')
      await page.keyboard.type('nepal')
      await page.keyboard.press('Enter')
      await until(
        page,
        () => page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
        'Country: Nepal, +977',
      )
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
      expect(await popup.getByRole('listbox').count()).toBe(0)
      expect(await page.locator('#sign-in[open]').count()).toBe(1)
    })
  })

  test('does the work a server asks for before another code, and asks again with its answer', async () => {
    const secret = 'a secret of the test alone, long enough'
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 100,
      counter: 40,
      deriveKey,
      hmacSignatureSecret: secret,
    })
    await visit('/about-us', NARROW, async ({ page }) => {
      const popup = await openPopup(page, 'Create Account')
      const proofs: unknown[] = []
      await page.route('**/api/authentication/send-otp', (route) => {
        const { proof } = route.request().postDataJSON() as { proof?: string }
        proofs.push(proof)
        const refused = { message: 'Please try once more.', reason: 'otp-proof', challenge }
        return proof ? route.fulfill({ json: {} }) : route.fulfill({ status: 422, json: refused })
      })
      await popup.getByLabel('Mobile number', { exact: true }).fill('9876543210')
      await popup.getByRole('button', { name: 'Send OTP' }).click()
      await says(page, popup, 'OTP sent successfully!')
      expect(proofs).toHaveLength(2)
      const solved = JSON.parse(Buffer.from(String(proofs[1]), 'base64').toString()) as Parameters<
        typeof verifySolution
      >[0]
      const judged = await verifySolution({ ...solved, deriveKey, hmacSignatureSecret: secret })
      expect(judged.verified).toBe(true)
    })
  })

  test('can be used by keyboard alone', async () => {
    await visit('/about-us', WIDE, async ({ page }) => {
      await page.locator('header [data-opens="sign-in"]').focus()
      await page.keyboard.press('Enter')
      await page.locator('#sign-in [data-island][data-awake]').waitFor({ state: 'attached' })
      const tabTo = async (name: string) => {
        for (let tries = 0; tries < 20; tries++) {
          const here = await page.evaluate(() => {
            const element = document.activeElement as HTMLInputElement | null
            return element?.labels?.[0]?.textContent ?? element?.textContent ?? ''
          })
          if (here.trim() === name) return
          await page.keyboard.press('Tab')
        }
        throw new Error(`the Tab key never comes to ${name}`)
      }
      await tabTo('E-mail')
      await page.keyboard.type('traveller@padav.test')
      await tabTo('Password')
      await page.keyboard.type('tea-at-the-halt')
      await page.keyboard.press('Enter')
      await page.locator('#sign-in[open]').waitFor({ state: 'detached' })
      await until(page, () => page.evaluate(() => document.activeElement?.textContent?.trim()), 'Hello, Meera')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.getByText('User Logout Successfully').waitFor()
      await until(page, () => page.evaluate(() => document.activeElement?.textContent?.trim()), 'Login')
      expect(await page.evaluate(() => localStorage.getItem('padav.person'))).toBeNull()
    })
  })
})
