import { TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { hashPassword } from '#domain/accounts/passwords.server.ts'
import { SEALED_FOR } from '#domain/accounts/second-factor/second-step.server.ts'
import { newTotpSecret } from '#domain/accounts/second-factor/totp.ts'
import { secondFactors, users } from '#domain/accounts/tables.ts'
import type { Role } from '#domain/policy/role.ts'
import { openServices } from '#domain/services.server.ts'
import { readConfig } from '#platform/config.server.ts'
import type { Db } from '#platform/db.server.ts'

export const STAFF_PASSWORD = 'three wet umbrellas'
/** What the telephone of those who have one knows. */
const SECRET = newTotpSecret()

type HiredPerson = { email: string; role: Role; hasPhone?: boolean }

/** Puts people who work there into a live site that nobody has opened yet, and what a test `prepare`s. */
export async function hireStaff(
  env: Record<string, string>,
  people: readonly HiredPerson[],
  prepare: (db: Db) => Promise<void> = async () => undefined,
): Promise<void> {
  const services = await openServices(readConfig(env))
  const passwordHash = await hashPassword(STAFF_PASSWORD)
  const secret = services.keys.seal(SEALED_FOR, SECRET)
  const now = new Date()
  for (const { email, role, hasPhone } of people) {
    const row = { email, name: 'Meera Nair', role, passwordHash }
    const [user] = await services.db.insert(users).values(row).returning({ id: users.id })
    const factor = { userId: user!.id, kind: 'app' as const, name: 'Phone', secret, counter: 0 }
    if (hasPhone) await services.db.insert(secondFactors).values({ ...factor, createdAt: now, lastUsedAt: now })
  }
  await prepare(services.db)
  await services.close()
}

/** Logs in on the page of it. */
export async function logInAs(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/signin`)
  const main = page.locator('main')
  await main.getByLabel('E-mail').fill(email)
  await main.getByLabel('Password').fill(STAFF_PASSWORD)
  await main.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(`${url}/`)
}

/** Shows at the door of the office what the telephone shows. */
export async function showPhone(page: Page): Promise<void> {
  await page.getByLabel('Code from your authenticator app').fill(new TOTP({ secret: SECRET }).generate())
  await page.getByRole('button', { name: 'Go on' }).click()
}
