import { asProgram } from '#domain/audit/command.server.ts'
import { eq } from 'drizzle-orm'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { closeDemoPeople, giveDemoPass } from '#domain/accounts/demo-people.server.ts'
import { giveGrant } from '#domain/accounts/otp/grants.server.ts'
import { signUp } from '#domain/accounts/registration.server.ts'
import { appoint } from '#domain/accounts/roles.server.ts'
import type { Role } from '#domain/policy/role.ts'
import { users } from '#domain/accounts/tables.ts'

export type DemoAccount = { role: Role; name: string; email: string; mobile: string }

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { role: 'traveller', name: 'Meera Nair', email: 'traveller@padav.test', mobile: '+919000000001' },
  { role: 'sales', name: 'Arjun Rao', email: 'sales@padav.test', mobile: '+919000000002' },
  { role: 'editor', name: 'Kavya Iyer', email: 'editor@padav.test', mobile: '+919000000003' },
  { role: 'owner', name: 'Devika Sharma', email: 'owner@padav.test', mobile: '+919000000004' },
]
/** Known to everybody; it opens the four accounts of a demo and is taken from them before the site goes live. */
export const DEMO_PASSWORD = 'tea-at-the-halt'

type DemoAccountNeeds = { db: Db; clock: Clock }

/** Makes the demo accounts that are not there yet, as people make theirs; one that is there stays as it is. Several processes may do this at once. */
export async function loadDemoAccounts({ db, clock }: DemoAccountNeeds): Promise<void> {
  for (const account of DEMO_ACCOUNTS) {
    if (await isThere(db, account)) continue
    await db.transaction((db) => open({ db, clock }, account))
  }
}

async function isThere(db: Db, { email }: DemoAccount): Promise<boolean> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return user !== undefined
}

async function open({ db, clock }: DemoAccountNeeds, { role, name, email, mobile }: DemoAccount): Promise<void> {
  const browserHash = 'demo'
  const grantToken = await giveGrant(db, clock, { purpose: 'signup', mobile, email, browserHash })
  const typed = { name, email, mobile, password: DEMO_PASSWORD }
  const made = await signUp({ db, clock }, typed, { grantToken, browserHash })
  if (!made.ok && made.reason === 'account-exists') return
  if (!made.ok) throw new Error(`the demo account ${email} was refused: ${made.reason}`)
  const { userId } = made.value
  await asProgram({ db, clock }, 'demo', giveDemoPass, { userId, email })
  if (role !== 'traveller') await asProgram({ db, clock }, 'demo', appoint, { userId, role })
}

/** Closes the accounts of the demo that still have its password, and Demo Pass to everybody. Returns how many. */
export async function closeDemoAccounts({ db, clock }: DemoAccountNeeds): Promise<number> {
  const emails = DEMO_ACCOUNTS.map(({ email }) => email)
  return asProgram({ db, clock }, 'demo', closeDemoPeople, { emails, password: DEMO_PASSWORD })
}
