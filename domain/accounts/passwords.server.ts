import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { openQueue } from './password-queue.ts'

/** OWASP's least for argon2id: 19 MiB, two passes, one lane (FINDINGS §4.3). */
const NOW = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const TAG_BYTES = 32
/** Beyond this nobody's password is meant, and nothing is worth hashing. */
const MOST_TYPED = 1024

const SHORTEST_PASSWORD = 8
const LONGEST_PASSWORD = 128
/** Letters and figures that must be left of a password once the person's own words and the site's are taken out. */
const LEAST_OF_ITS_OWN = 6
const SHORTEST_OWN_WORD = 3

export type PasswordRefusal = 'password-short' | 'password-long' | 'password-common' | 'password-own'

type Hash = { memory: number; passes: number; parallelism: number; salt: Buffer; tag: Buffer }

// Each hash holds 19 MiB and a thread; a flood of logins may not take all memory.
const queue = openQueue({ atOnce: 2, mayWait: 32, tooMany: () => new PasswordsBusy() })

/** Thrown when too many passwords wait to be checked; the answer is 503 and Retry-After. */
export class PasswordsBusy extends Error {
  readonly retryAfterSeconds = 2
  override readonly name = 'PasswordsBusy'
}

/** A password as a PHC string of argon2id with a salt of its own. Throws PasswordsBusy when too many wait. */
export async function hashPassword(plain: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return write({ ...NOW, salt, tag: await queue.run(() => derive(plain, { ...NOW, salt }, TAG_BYTES)) })
}

/**
 * Whether a typed password is the one behind a PHC string. Without one, or with one it cannot read, the same work is done for nothing,
 * so that nobody learns by the time who has an account. Throws PasswordsBusy when too many wait.
 */
export async function verifyPassword(plain: string, phc: string | null): Promise<boolean> {
  const known = phc === null ? undefined : read(phc)
  const hash = known ?? DUMMY
  const isTooLong = plain.length > MOST_TYPED
  const tag = await queue.run(() => derive(isTooLong ? '' : plain, hash, hash.tag.length))
  return timingSafeEqual(tag, hash.tag) && known !== undefined && !isTooLong
}

/** Whether a PHC string was made with other parameters than today's and should be made anew at the next login. */
export function needsRehash(phc: string): boolean {
  const hash = read(phc)
  return (
    hash?.memory !== NOW.memory ||
    hash.passes !== NOW.passes ||
    hash.parallelism !== NOW.parallelism ||
    hash.tag.length !== TAG_BYTES
  )
}

function derive(plain: string, { salt, ...cost }: Omit<Hash, 'tag'>, tagLength: number): Promise<Buffer> {
  const { memory, passes, parallelism } = cost
  // The same letters may be typed in several ways; NIST SP 800-63B asks that they count as one.
  const message = Buffer.from(plain.normalize('NFKC'))
  return new Promise((derived, failed) => {
    argon2('argon2id', { message, nonce: salt, memory, passes, parallelism, tagLength }, (error, tag) =>
      error ? failed(error) : derived(tag),
    )
  })
}

function write({ memory, passes, parallelism, salt, tag }: Hash): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d{4,6}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,64})\$([A-Za-z0-9+/]{22,86})$/

function read(phc: string): Hash | undefined {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(phc) ?? []
  if (!memory) return undefined
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return { ...cost, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

const DUMMY: Hash = { ...NOW, salt: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES) }

/** Whose password it is, and what the site is called. */
type About = { name?: string; email?: string; site: string }

/**
 * Why a password will not do: under 8 characters, over 128, or what anybody would guess first: one of the 4,000 most common, one character
 * over and over, or little more than the person's own name, e-mail or what the site is called. No rule about kinds of characters (FINDINGS §4.3).
 */
export function refusePassword(plain: string, about: About): PasswordRefusal | undefined {
  const { length } = Array.from(plain)
  if (length < SHORTEST_PASSWORD) return 'password-short'
  if (length > LONGEST_PASSWORD) return 'password-long'
  const lower = plain.normalize('NFKC').toLowerCase()
  if (COMMON_PASSWORDS.has(lower) || new Set(lower).size < 3) return 'password-common'
  return isOfNames(lower, about) ? 'password-own' : undefined
}

function isOfNames(password: string, { name = '', email = '', site }: About): boolean {
  const [mailbox = '', host = ''] = email.toLowerCase().split('@')
  const words = [
    ...wordsOf(name),
    mailbox,
    ...mailbox.split(/[._+-]/),
    host,
    ...host.split('.'),
    ...wordsOf(site),
    lettersOf(site.toLowerCase()),
  ]
  const own = words.filter((word) => word.length >= SHORTEST_OWN_WORD).toSorted((a, b) => b.length - a.length)
  const left = own.reduce((text, word) => text.replaceAll(word, ''), password)
  return left.length < password.length && lettersOf(left).length < LEAST_OF_ITS_OWN
}

function wordsOf(name: string): string[] {
  return name.toLowerCase().split(/[\s\p{P}\p{S}]+/u)
}

/** What no sign between words makes longer. */
function lettersOf(text: string): string {
  return text.replace(/[\s\p{P}\p{S}]+/gu, '')
}
