import { readFile } from 'node:fs/promises'
import type { BrowserContextOptions } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { NARROW, newcomer, openCaller, register, signInAs, openAccounts, WIDE } from './accounts.ts'
import { codeSentTo, messageTo } from './sent-messages.ts'
import type { Newcomer, Visit } from './accounts.ts'
import { objections } from './axe.ts'
import { faultOf } from './visit.ts'

const { site, visitAs } = openAccounts()

/** Opens the profile of somebody who has just registered. */
async function openProfile(
  options: BrowserContextOptions,
  look: (visit: Visit & { person: Newcomer }) => Promise<void>,
): Promise<void> {
  const person = newcomer()
  await visitAs(person, '/users/profile', options, (visit) => look({ ...visit, person }))
}

const WAYS: [string, BrowserContextOptions][] = [
  ['with JavaScript', { viewport: WIDE }],
  ['without JavaScript', { viewport: NARROW, javaScriptEnabled: false }],
]

describe.each(WAYS)('the profile %s', (_, options) => {
  test('changes the name, keeps what was typed when it is refused, and has a way home', async () => {
    await openProfile(options, async ({ page, errors }) => {
      const name = page.locator('#name')
      await name.getByLabel('Full name').fill('12345')
      await name.getByRole('button', { name: 'Save name' }).click()
      const fault = await name.getByRole('alert').textContent()
      expect(await faultOf(name.getByLabel('Full name'))).toBe(fault)
      expect(await name.getByLabel('Full name').inputValue()).toBe('12345')
      await name.getByLabel('Full name').fill('Asha Menon')
      await name.getByRole('button', { name: 'Save name' }).click()
      await name.getByText('Your name is saved.').waitFor()
      expect(await page.locator('h1 + p').textContent()).toBe('Asha Menon')
      expect(await page.getByRole('link', { name: 'Padav, home' }).getAttribute('href')).toBe('/')
      expect(await page.locator('header, footer').count()).toBe(0)
      // The refusal is told to the console by the browser itself.
      expect(errors.filter((error) => !error.includes('status of 400'))).toEqual([])
    })
  })

  test('takes a photo, refuses what is none, and removes it again', async () => {
    await openProfile(options, async ({ page }) => {
      const photo = page.locator('#photo')
      const choose = (buffer: Buffer) =>
        photo.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
      await choose(Buffer.from('no picture at all'))
      await photo.getByRole('button', { name: /^Save/ }).click()
      await photo.getByText('That file is not a picture we can read.').waitFor()
      await choose(
        await sharp({ create: { width: 60, height: 60, channels: 3, background: '#c4361a' } })
          .png()
          .toBuffer(),
      )
      if (options.javaScriptEnabled !== false) await photo.locator('img[src^="data:image/png"]').waitFor()
      await photo.getByRole('button', { name: /^Save/ }).click()
      await photo.getByText('Your photo is saved.').waitFor()
      expect(await photo.locator('img').getAttribute('src')).toMatch(/^\/media\//)
      await photo.getByRole('button', { name: 'Remove photo' }).click()
      await photo.getByText('Your photo is gone.').waitFor()
      expect(await photo.locator('img').count()).toBe(0)
    })
  })

  test('puts another mobile and e-mail in place after their OTP, and tells the old address', async () => {
    await openProfile(options, async ({ page, person }) => {
      const next = newcomer()
      const mobile = page.locator('#mobile')
      await mobile.getByLabel(/New mobile number/).fill('12')
      await mobile.getByRole('button', { name: 'Send OTP' }).click()
      await mobile.getByText('Please enter a valid mobile number.').waitFor()
      await mobile.getByLabel(/New mobile number/).fill(`+91${next.mobile}`)
      await mobile.getByRole('button', { name: 'Send OTP' }).click()
      await mobile.getByText('OTP sent successfully!').waitFor()
      const otp = await codeSentTo(site, `+91${next.mobile}`)
      await mobile.getByLabel('6-digit OTP').fill(otp === '000000' ? '000001' : '000000')
      await mobile.getByRole('button', { name: 'Change mobile number' }).click()
      await mobile.getByText('Invalid OTP. Try again.').waitFor()
      await mobile.getByLabel('6-digit OTP').fill(otp)
      await mobile.getByRole('button', { name: 'Change mobile number' }).click()
      await mobile.getByText('Your mobile number is changed.').waitFor()
      expect((await mobile.textContent())?.replaceAll(/\s/g, '')).toContain(`+91${next.mobile}`)
      await messageTo(site, person.email, /mobile number was changed/)
      const email = page.locator('#email')
      await email.getByLabel('New e-mail').fill(next.email)
      await email.getByRole('button', { name: 'Send OTP' }).click()
      await email.getByLabel('6-digit OTP').fill(await codeSentTo(site, next.email))
      await email.getByRole('button', { name: 'Change e-mail' }).click()
      await email.getByText('Your e-mail is changed.').waitFor()
      await messageTo(site, person.email, /e-mail address was changed/)
    })
  })

  test('changes the password for the one that was, and logs the other devices out', async () => {
    await openProfile(options, async ({ page, person }) => {
      const other = openCaller(site)
      await other.call('/api/authentication/login', { email: person.email, password: person.password })
      const password = page.locator('#password')
      await password.getByLabel('Current password').fill('not the one')
      await password.getByLabel(/New password/).fill('a-new-halt-at-dawn')
      await password.getByRole('button', { name: 'Change password' }).click()
      await password.getByText('That is not your password.').waitFor()
      await password.getByLabel('Current password').fill(person.password)
      await password.getByLabel(/New password/).fill('a-new-halt-at-dawn')
      await password.getByRole('button', { name: 'Change password' }).click()
      await password.getByText('Your password is changed').waitFor()
      const cookie = [...other.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await fetch(`${site.url}/api/auth/session`, { headers: { Cookie: cookie } })
      expect(await answer.json()).toEqual({})
      await page.reload()
      await page.getByRole('heading', { name: 'My Profile' }).waitFor()
    })
  })

  test('shows where one is signed in and signs out one, the others, or all', async () => {
    await openProfile(options, async ({ page, person, context }) => {
      const others = [openCaller(site), openCaller(site), openCaller(site)]
      for (const { call } of others) await call('/api/authentication/login', { ...person })
      await page.reload()
      const devices = page.locator('#devices')
      expect(await devices.getByRole('listitem').count()).toBe(4)
      expect(await devices.getByRole('listitem').filter({ hasText: 'This device' }).textContent()).toMatch(
        /Chrome on Linux.*Last seen today/,
      )
      await devices.getByRole('listitem').filter({ hasNotText: 'This device' }).getByRole('button').first().click()
      await devices.getByText('That device is logged out.').waitFor()
      expect(await devices.getByRole('listitem').count()).toBe(3)
      await devices.getByRole('button', { name: 'Sign out all others' }).click()
      await devices.getByText('Your other devices are logged out.').waitFor()
      expect(await devices.getByRole('listitem').count()).toBe(1)
      await context.addCookies([
        { name: 'trip-7KQ4M2TX', value: 'a-link-of-a-booking', url: new URL('/', page.url()).href },
      ])
      await devices.getByRole('button', { name: 'Sign out everywhere' }).click()
      await page.waitForURL('**/signin')
      // Caught: signed out with what opens a booking left behind.
      expect((await context.cookies()).filter(({ name }) => /^(sid|trip-.*)$/.test(name))).toEqual([])
    })
  })

  test('keeps choices, gives the data, and deletes with seven days to undo', async () => {
    await openProfile(options, async ({ page, person, context }) => {
      const notifications = page.locator('#notifications')
      expect(await notifications.locator('input:checked').count()).toBe(0)
      await notifications.getByLabel('New tours and offers by SMS').check()
      await notifications.getByRole('button', { name: 'Save choices' }).click()
      await notifications.getByText('Your choices are saved.').waitFor()
      await page.reload()
      expect(await notifications.getByLabel('New tours and offers by SMS').isChecked()).toBe(true)
      const downloading = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download my data' }).click()
      const file = await downloading
      expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
      const held = await readFile(await file.path(), 'utf8')
      expect(JSON.parse(held)).toMatchObject({
        account: { email: person.email },
        notifications: { sms: true },
        wishlist: { wished: [], viewed: [] },
      })
      expect(held).not.toMatch(/argon2|[Hh]ash/)
      const remove = page.locator('#delete')
      expect(await remove.textContent()).toMatch(/eight years/)
      await remove.getByRole('button', { name: 'Delete my account' }).click()
      await page.getByText(/Your account will be deleted on .* Until then you can keep it/).waitFor()
      await context.clearCookies({ name: 'sid' })
      await signInAs(context, site, person)
      await page.goto(`${site.url}/users/profile`)
      await page.getByRole('button', { name: 'Keep my account' }).click()
      await page.getByText('Your account stays.').waitFor()
      expect(await page.getByRole('button', { name: 'Keep my account' }).count()).toBe(0)
    })
  })
})

describe('the profile', () => {
  // caught: an action that does not ask for the token of the browser's cookie.
  test('does nothing for a form without the token of its page', async () => {
    await openProfile({ viewport: WIDE }, async ({ page, context }) => {
      const answer = await context.request.post(`${site.url}/users/profile`, {
        form: { intent: 'name', name: 'Somebody Else', csrfToken: 'x' },
      })
      expect(answer.status()).toBe(403)
      await page.reload()
      expect(await page.locator('h1 + p').textContent()).toBe('Asha Rao')
    })
  })

  test('cannot sign out another person’s device', async () => {
    const stranger = newcomer('Ravi Menon')
    await register(site, stranger)
    const { call, cookies } = openCaller(site)
    await call('/api/authentication/login', { ...stranger })
    const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const html = await (await fetch(`${site.url}/users/profile`, { headers: { Cookie: cookie() } })).text()
    const session = /name="session" value="([^"]+)"/.exec(html)![1]!
    await openProfile({ viewport: WIDE }, async ({ page }) => {
      await page
        .locator('#devices input[name=session]')
        .first()
        .evaluate((input, id) => input.setAttribute('value', id), session)
      await page.locator('#devices').getByRole('button', { name: 'Sign out this device' }).click()
      await page.getByText('That is not there any more.').waitFor()
    })
    const answer = await fetch(`${site.url}/api/auth/session`, { headers: { Cookie: cookie() } })
    expect(await answer.json()).toMatchObject({ user: { name: 'Ravi Menon' } })
  })

  test('gives axe nothing to object to and fits every screen, light and dark', async () => {
    await openProfile({ viewport: NARROW, reducedMotion: 'reduce' }, async ({ page }) => {
      expect(await objections(page)).toEqual([])
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
    })
  })
})
