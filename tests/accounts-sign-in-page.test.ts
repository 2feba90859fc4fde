import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { NARROW, newcomer, openAccounts, WIDE } from './accounts.ts'
import { codeSentTo } from './sent-messages.ts'
import type { Visit } from './accounts.ts'
import { faultOf, seen, until } from './visit.ts'

const { site, visit: visitWith } = openAccounts()

const visit = (path: string, viewport: typeof WIDE, look: (visit: Visit) => Promise<void>) =>
  visitWith(path, { viewport }, look)
const hello = (page: Page) => page.locator('[data-hello]').textContent()

describe('the sign-in page', () => {
  test('wakes without a complaint and leads on to where one wanted to go', async () => {
    await visit(
      '/api/auth/signin?error=SessionRequired&callbackUrl=%2Fcareers%3Ffrom%3Dhere',
      WIDE,
      async ({ page, errors }) => {
        await page.getByText('Please log in to see that page.').waitFor()
        const main = page.locator('main')
        await main.getByLabel('E-mail').fill('traveller@padav.test')
        await main.getByLabel('Password').fill('tea-at-the-halt')
        await main.getByRole('button', { name: 'Login' }).click()
        await page.waitForURL('**/careers?from=here')
        await until(page, () => hello(page), 'Hello, Meera')
        expect(errors).toEqual([])
        await page.goto(`${site.url}/signin?callbackUrl=%2Fblog`)
        expect(new URL(page.url()).pathname).toBe('/blog')
      },
    )
  })

  // caught: callbackUrl handed on as it came.
  test.each([
    'https://evil.example/',
    '//evil.example/x',
    '/\\evil.example',
    'javascript:alert(1)',
    'http:evil.example',
  ])('does not lead away to %s', async (callbackUrl) => {
    await visit(`/signin?${new URLSearchParams({ callbackUrl })}`, WIDE, async ({ page }) => {
      const main = page.locator('main')
      await main.getByLabel('E-mail').fill('traveller@padav.test')
      await main.getByLabel('Password').fill('tea-at-the-halt')
      await main.getByRole('button', { name: 'Login' }).click()
      await until(page, async () => new URL(page.url()).pathname !== '/signin', true)
      expect(new URL(page.url()).origin).toBe(site.url)
    })
  })

  test('says every error of the session protocol in plain words, and never a word from the address', async () => {
    for (const error of ['CredentialsSignin', 'OAuthAccountNotLinked', 'AccessDenied', 'Configuration', 'no-such-code'])
      await visit(`/signin?error=${error}`, NARROW, async ({ page }) => {
        const words = await page.getByRole('alert').first().textContent()
        expect(words?.length).toBeGreaterThan(30)
        expect(words).not.toContain(error)
      })
  })
})

describe('without JavaScript', () => {
  const plain = { viewport: NARROW, javaScriptEnabled: false }

  test('one registers, is told what is wrong, and logs in', async () => {
    const person = newcomer()
    await visitWith('/about-us', plain, async ({ page }) => {
      await page.locator('header').getByRole('link', { name: 'Login' }).click()
      const main = page.locator('main')
      await main.getByRole('link', { name: 'Create Account' }).click()
      expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe('/about-us')
      await main.getByLabel('Full name').fill(person.name)
      await main.getByLabel('E-mail').fill(person.email)
      await main.getByLabel('Mobile number').fill('12')
      await main.getByRole('button', { name: 'Send OTP' }).click()
      await main.getByText('Please enter a valid mobile number.').waitFor()
      expect(await main.getByLabel('Full name').inputValue()).toBe(person.name)
      expect(await main.getByLabel('Mobile number').inputValue()).toBe('12')
      expect(await faultOf(main.getByLabel('Mobile number'))).toBe('Please enter a valid mobile number.')
      expect(await faultOf(main.getByLabel('E-mail'))).toBeUndefined()
      await main.getByLabel('Mobile number').fill(person.mobile)
      await main.getByRole('button', { name: 'Send OTP' }).click()
      await main.getByText('OTP sent successfully!').waitFor()
      await main.getByLabel('6-digit OTP').fill(await codeSentTo(site, `+91${person.mobile}`))
      await main.getByRole('button', { name: 'Verify OTP' }).click()
      await main.getByText('OTP verified successfully!').waitFor()
      await main.getByLabel('Password').fill('password')
      await main.getByRole('button', { name: 'Create Account' }).click()
      await main.getByText('Too many people use that password.').waitFor()
      expect(await faultOf(main.getByLabel('Password'))).toMatch(/^Too many people/)
      expect(await main.getByLabel('E-mail').inputValue()).toBe(person.email)
      await main.getByLabel('Password').fill(person.password)
      await main.getByRole('button', { name: 'Create Account' }).click()
      await page.getByText('Registration Successful!').waitFor()
      await main.getByRole('link', { name: 'Login' }).click()
      await main.getByLabel('E-mail').fill(person.email)
      await main.getByLabel('Password').fill('wrong-password')
      await main.getByRole('button', { name: 'Login' }).click()
      await main.getByText('The email or the password is not right.').waitFor()
      for (const label of ['E-mail', 'Password'])
        expect(await faultOf(main.getByLabel(label))).toBe('The email or the password is not right.')
      expect(await main.getByLabel('E-mail').inputValue()).toBe(person.email)
      await main.getByLabel('Password').fill(person.password)
      await main.getByRole('button', { name: 'Login' }).click()
      await page.waitForURL('**/about-us')
      await page.goto(`${site.url}/users/profile`)
      expect(await page.getByRole('heading', { name: 'My Profile' }).count()).toBe(1)
    })
  })

  test('one sets a new password', async () => {
    // Nobody else on this site signs in as them: their password is another one from now on.
    const person = { email: 'editor@padav.test', mobile: '9000000003' }
    await visitWith('/signin?mode=forgot', plain, async ({ page }) => {
      const main = page.locator('main')
      await main.getByLabel('E-mail').fill(person.email)
      await main.getByLabel('Mobile number').fill(person.mobile)
      await main.getByRole('button', { name: 'Send OTP' }).click()
      await main.getByLabel('6-digit OTP').fill(await codeSentTo(site, `+91${person.mobile}`))
      await main.getByRole('button', { name: 'Verify OTP' }).click()
      await main.getByText('OTP verified successfully!').waitFor()
      await main.getByLabel('New password').fill('a-new-halt-at-dawn')
      await main.getByRole('button', { name: 'Reset Password' }).click()
      expect(await seen(page.getByText('Password reset successfully!'))).toBe(true)
    })
  })
})
