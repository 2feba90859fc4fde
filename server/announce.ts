import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.server.ts'
import type { Services } from '#domain/services.server.ts'

/** Tells whoever started the site where it is, what stands behind it, and how to become its first owner. */
export function announceStart({ config }: Pick<Services, 'config'>, url: string, ownerKey?: string): void {
  const database = config.database.kind === 'postgres' ? 'PostgreSQL' : `PGlite in ${config.dataDir}`
  const lines = [``, `  Padav is open at ${url}`, `  ${config.mode === 'demo' ? 'Demo mode' : 'Live'}, ${database}`]
  if (config.codesBy === 'email') lines.push('  No carrier for SMS: one-time codes go by e-mail')
  if (config.mode === 'live' && !config.razorpay)
    lines.push(
      '  No payment gateway: bookings are paid by UPI to the bank where an address is set, and otherwise not at all',
    )
  if (ownerKey)
    lines.push(
      '  Nobody owns this site yet. Open this once, with an account of yours or a new one:',
      `  ${config.publicUrl}/users/own?key=${ownerKey}`,
    )
  if (config.mode === 'demo') lines.push(`  Mail and SMS the site sends: ${url}/dev/outbox`, ...demoAccountLines())
  process.stdout.write(`${lines.join('\n')}\n  Stop with Ctrl+C\n\n`)
}

function demoAccountLines(): string[] {
  const emails = DEMO_ACCOUNTS.map(({ email }) => email)
  return [`  Demo accounts: ${emails.join(', ')}`, `  Their password: ${DEMO_PASSWORD}`]
}

/** A line for whoever waits at the terminal. */
export function say(words: string): void {
  process.stdout.write(`  ${words} …\n`)
}
