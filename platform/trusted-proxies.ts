import { isIP } from 'node:net'
import { z } from 'zod'

const WANTED = 'Addresses or networks with commas between, such as 127.0.0.1,10.0.0.0/8. A name is none.'

/** `TRUST_PROXY`: the addresses and networks whose `X-Forwarded-For` is believed, each by itself. */
export const TrustedProxies = z
  .string()
  .transform((typed) =>
    typed
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .refine((parts) => parts.every(isAddressOrNetwork), WANTED)

function isAddressOrNetwork(part: string): boolean {
  const [address = '', prefix, ...more] = part.split('/')
  const bits = { 4: 32, 6: 128 }[isIP(address)]
  if (bits === undefined || more.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
}
