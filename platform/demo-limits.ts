/** What only a site that reaches real people is given. Identity providers are not among them: nobody hears from the site through one. */
const CARRIERS = ['SMTP_URL', 'MAIL_FROM', 'MSG91_AUTH_KEY', 'MSG91_SENDER', 'MSG91_DLT_ENTITY_ID', 'MSG91_TEMPLATES']
/** Names that are never a real site's (RFC 2606 and 6761). */
const NOBODYS_NAME = /(^|\.)(localhost|test|example|invalid)$/

type GivenVariables = {
  HOST?: string | undefined
  PUBLIC_URL?: string | undefined
  RAZORPAY_KEY_ID?: string | undefined
} & Record<string, unknown>

/**
 * What speaks against this being a demo, in words for whoever starts it. A demo has accounts whose password everybody knows and an
 * outbox everybody may read, so it keeps to this machine and writes to nobody; all of this is what a forgotten APP_MODE=live looks like.
 */
export function refuseDemo(env: GivenVariables): string[] {
  const carriers = CARRIERS.filter((name) => env[name] !== undefined)
  const problems = [
    env.HOST !== undefined && !isLoopback(env.HOST) ? `HOST is ${env.HOST}, which others can reach` : undefined,
    env.PUBLIC_URL !== undefined && !isHarmless(new URL(env.PUBLIC_URL).hostname)
      ? `PUBLIC_URL is ${env.PUBLIC_URL}, which others can reach`
      : undefined,
    env.RAZORPAY_KEY_ID?.startsWith('rzp_live_') ? 'RAZORPAY_KEY_ID would take real money' : undefined,
    carriers.length > 0 ? `${carriers.join(', ')} would reach real people` : undefined,
  ]
  return problems.filter((problem) => problem !== undefined)
}

/** Whether a host is this machine's own. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  return name === 'localhost' || name === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(name)
}

/** Whether a name leads to this machine, or can lead nowhere. */
export function isHarmless(hostname: string): boolean {
  return isLoopback(hostname) || NOBODYS_NAME.test(hostname.toLowerCase())
}
