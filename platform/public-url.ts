import { isIP } from 'node:net'
import { z } from 'zod'
import { isHarmless } from './demo-limits.ts'

const WANTED = 'The site’s own address and nothing behind it, such as https://www.your-tours.in.'

/** `PUBLIC_URL`: an origin, without the slash behind it. The site stands at its root, and what else an address may hold would stand in every mail. */
export const PublicUrl = z.url({ protocol: /^https?$/, error: WANTED }).transform((typed, context) => {
  const { origin, href } = new URL(typed)
  if (href === `${origin}/`) return origin
  context.addIssue({ code: 'custom', message: WANTED })
  return z.NEVER
})

/** Whether people would reach a site at this address without encryption: under a public name, not on this machine or in a network of one's own. */
export function saysItInTheClear(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  const isPublicName = hostname.includes('.') && isIP(hostname) === 0 && !isHarmless(hostname)
  return protocol === 'http:' && isPublicName
}
