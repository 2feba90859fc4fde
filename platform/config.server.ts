import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { refuseDemo } from './demo-limits.ts'
import { Environment, problemsOf } from './environment.ts'
import type { RegisteredIds } from './msg91-templates.ts'
import { bucketOf } from './s3-bucket.ts'
import type { S3Bucket } from './s3-bucket.ts'

const MEBIBYTE = 1024 * 1024

export type DatabaseChoice =
  | { kind: 'pglite'; dir: string }
  | { kind: 'memory'; snapshot?: Blob }
  /** `directUrl` where `url` leads to a pooler, which gives a connection for a transaction only; `readUrl` is a server that follows. */
  | { kind: 'postgres'; url: string; directUrl?: string | undefined; readUrl?: string | undefined }
export type MailChoice = { kind: 'outbox' } | { kind: 'smtp'; url: string; from: string }
/** 'none': a live site without a carrier, which sends no SMS at all. */
export type SmsChoice =
  | { kind: 'outbox' }
  | { kind: 'none' }
  | {
      kind: 'msg91'
      url: string
      authKey: string
      sender: string
      dltEntityId: string
      /** By the kinds of `domain/messaging/kinds.ts`: what holds until the office has entered ids of its own. */
      templates: Record<string, RegisteredIds>
    }
/** Webhooks are signed with either of the secrets while one is changed for another, newest first. */
export type RazorpayAccount = { url: string; keyId: string; keySecret: string; webhookSecrets: string[] }
/** Told over HTTP, or a folder of this machine that pages are taken out of. */
export type CdnChoice =
  | { kind: 'cloudflare' | 'fastly' | 'varnish'; purgeUrl: string; token: string }
  | { kind: 'nginx'; folder: string }
/** An OpenID Connect issuer people may sign in with; `id` stands in the callback's address. */
export type IdentityProvider = {
  id: 'google' | 'oidc' | 'demo'
  name: string
  issuer: string
  clientId: string
  clientSecret: string
}

export type Config = {
  mode: 'demo' | 'live'
  projectDir: string
  dataDir: string
  host: string
  port: number
  publicUrl: string
  trustProxy: string[]
  database: DatabaseChoice
  search: 'memory' | 'postgres'
  /** How public documents are drawn: by our own renderer, or by React Router's server runtime as it comes. */
  pages: 'fast' | 'whole'
  mail: MailChoice
  sms: SmsChoice
  /** How one-time codes go: by e-mail on a site that has no carrier for SMS. */
  codesBy: 'sms' | 'email'
  /** What the site signs with, newest first; empty until a demo has made its own. */
  authSecrets: string[]
  identityProviders: IdentityProvider[]
  /** The gateway that collects money; undefined while none is set up. */
  razorpay: RazorpayAccount | undefined
  /** ISO codes of the countries one-time codes are sent to. */
  otpCountries: string[]
  /** Where the originals of pictures are kept. */
  pictures: 'disk' | 'database' | 's3'
  /** A bucket for them; undefined where there is none. */
  bucket: S3Bucket | undefined
  /** How many bytes of a disk what is made of pictures may take. */
  pictureCacheBytes: number
  /** Whether pictures are made ahead after the start, while nobody asks. */
  warmPictures: boolean
  injectedScripts: { enabled: boolean; signingKey: string | undefined }
  /** What keeps pages in front and is told which to drop; undefined where there is none. */
  cdn: CdnChoice | undefined
  /** What a monitoring system must show to read `/metrics`; without one nobody reads it. */
  metricsToken: string | undefined
  /** The collector that is told, span by span, what the process does; undefined where nobody asks. */
  tracesTo: string | undefined
  /** For how long, in seconds, a site that was told to end says so to its proxy before it takes no more visitors. */
  shutdownPause: number
  logLevel: NonNullable<Environment['LOG_LEVEL']>
}

/**
 * The socket a process was started with, by whoever keeps its port open while it restarts (systemd's sd_listen_fds: one, number three);
 * undefined where it opens its own.
 */
export function socketHandedOver(env = process.env, pid = process.pid): { fd: number } | undefined {
  return env['LISTEN_PID'] === String(pid) && env['LISTEN_FDS'] === '1' ? { fd: 3 } : undefined
}

/** Where a database is, in words; a password stands in none of them. */
export function placeOf(choice: DatabaseChoice): string {
  if (choice.kind === 'memory') return 'memory'
  if (choice.kind === 'pglite') return `PGlite in ${choice.dir}`
  const { host, pathname } = new URL(choice.url)
  return `PostgreSQL at ${host}${pathname}`
}

/** Environment variables → decisions. Throws one Error that lists everything wrong or missing. */
export function readConfig(
  env: Record<string, string | undefined> = process.env,
  projectDir: string = process.cwd(),
): Config {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value ? [[name, withoutQuotes(value)]] : [])),
  )
  const parsed = Environment.safeParse(given)
  if (!parsed.success) throw new Error(`The configuration is wrong:\n${z.prettifyError(parsed.error)}`)
  stopFor('The configuration is incomplete', problemsOf(parsed.data))
  if (parsed.data.APP_MODE === 'demo') stopFor(NO_DEMO, refuseDemo(parsed.data))
  return decide(parsed.data, projectDir)
}

/** What holds a space stands in quotes in a file of variables, and not everybody who reads one (kubectl does not) takes them away. */
function withoutQuotes(value: string): string {
  return /^(["'])(?<inside>.+)\1$/s.exec(value)?.groups?.['inside'] ?? value
}

const NO_DEMO = 'Set APP_MODE=live, or take away what a demo may not have'

function stopFor(words: string, problems: string[]): void {
  if (problems.length > 0) throw new Error(`${words}:\n${problems.map((line) => `  ${line}`).join('\n')}`)
}

function decide(env: Environment, projectDir: string): Config {
  const host = env.HOST ?? '127.0.0.1'
  const sms = smsOf(env)
  const bucket = bucketOf(env)
  const publicUrl = env.PUBLIC_URL ?? `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${env.PORT}`
  return {
    mode: env.APP_MODE,
    projectDir,
    dataDir: env.DATA_DIR,
    host,
    port: env.PORT,
    publicUrl,
    trustProxy: env.TRUST_PROXY,
    database: env.DATABASE_URL
      ? { kind: 'postgres', url: env.DATABASE_URL, directUrl: env.DATABASE_DIRECT_URL, readUrl: env.DATABASE_READ_URL }
      : { kind: 'pglite', dir: `${env.DATA_DIR}/db` },
    search: env.SEARCH,
    pages: env.PAGES,
    mail: env.SMTP_URL && env.MAIL_FROM ? { kind: 'smtp', url: env.SMTP_URL, from: env.MAIL_FROM } : { kind: 'outbox' },
    sms,
    codesBy: sms.kind === 'none' ? 'email' : 'sms',
    authSecrets: [env.AUTH_SECRET, env.AUTH_SECRET_PREVIOUS].filter((secret) => secret !== undefined),
    identityProviders: identityProvidersOf(env, publicUrl),
    razorpay: razorpayOf(env),
    otpCountries: env.OTP_COUNTRIES.split(','),
    // Where several processes may share a database, none of them is sure to share a folder.
    pictures: env.PICTURES ?? (bucket ? 's3' : env.DATABASE_URL ? 'database' : 'disk'),
    bucket,
    pictureCacheBytes: env.PICTURE_CACHE_MB * MEBIBYTE,
    warmPictures: env.WARM_PICTURES === 'on',
    injectedScripts: { enabled: env.INJECTED_SCRIPTS === 'on', signingKey: env.SCRIPT_SIGNING_KEY },
    cdn: cdnOf(env),
    metricsToken: env.METRICS_TOKEN,
    tracesTo: env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, ''),
    shutdownPause: env.SHUTDOWN_PAUSE,
    logLevel: env.LOG_LEVEL ?? (env.APP_MODE === 'demo' ? 'warn' : 'info'),
  }
}

function smsOf(env: Environment): SmsChoice {
  const { MSG91_AUTH_KEY, MSG91_SENDER, MSG91_DLT_ENTITY_ID, MSG91_TEMPLATES } = env
  if (!MSG91_AUTH_KEY || !MSG91_SENDER || !MSG91_DLT_ENTITY_ID)
    return { kind: env.APP_MODE === 'live' ? 'none' : 'outbox' }
  return {
    kind: 'msg91',
    url: env.MSG91_URL.replace(/\/+$/, ''),
    authKey: MSG91_AUTH_KEY,
    sender: MSG91_SENDER,
    dltEntityId: MSG91_DLT_ENTITY_ID,
    templates: MSG91_TEMPLATES ?? {},
  }
}

function cdnOf({ CDN: kind, CDN_PURGE_URL: purgeUrl, CDN_TOKEN: token }: Environment): Config['cdn'] {
  if (!kind || !purgeUrl) return undefined
  if (kind === 'nginx') return { kind, folder: fileURLToPath(purgeUrl) }
  return token ? { kind, purgeUrl, token } : undefined
}

function razorpayOf(env: Environment): RazorpayAccount | undefined {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: newest } = env
  if (!keyId || !keySecret || !newest) return undefined
  const webhookSecrets = [newest, env.RAZORPAY_WEBHOOK_SECRET_PREVIOUS].filter((secret) => secret !== undefined)
  return { url: env.RAZORPAY_URL.replace(/\/+$/, ''), keyId, keySecret, webhookSecrets }
}

/** Where a demo's own identity provider stands on the site itself. */
export const STAND_IN_PATH = '/dev/identity'

/** The same configuration at a port that was found free. */
export function atPort(config: Config, port: number): Config {
  const publicUrl = config.publicUrl.replace(/:0$/, `:${port}`)
  const identityProviders = config.identityProviders.map((provider) => ({
    ...provider,
    issuer: provider.id === 'demo' ? publicUrl + STAND_IN_PATH : provider.issuer,
  }))
  return { ...config, port, publicUrl, identityProviders }
}

function identityProvidersOf(env: Environment, publicUrl: string): IdentityProvider[] {
  const given = givenProvidersOf(env)
  return given.length > 0 || env.APP_MODE === 'live' ? given : [standIn(publicUrl)]
}

/** What a demo signs in with when nothing else was given. Its secret is none: who knows it still needs a code, and this site alone gets one. */
function standIn(publicUrl: string): IdentityProvider {
  return {
    id: 'demo',
    name: 'Demo Pass',
    issuer: publicUrl + STAND_IN_PATH,
    clientId: 'padav',
    clientSecret: 'everybodyknowsit',
  }
}

function givenProvidersOf(env: Environment): IdentityProvider[] {
  const google = providerOf(
    'google',
    'Google',
    'https://accounts.google.com',
    env.AUTH_GOOGLE_ID,
    env.AUTH_GOOGLE_SECRET,
  )
  const other = providerOf('oidc', env.AUTH_OIDC_NAME, env.AUTH_OIDC_ISSUER, env.AUTH_OIDC_ID, env.AUTH_OIDC_SECRET)
  return [google, other].filter((provider) => provider !== undefined)
}

function providerOf(
  id: IdentityProvider['id'],
  name: string,
  issuer: string | undefined,
  clientId: string | undefined,
  clientSecret: string | undefined,
): IdentityProvider | undefined {
  return issuer && clientId && clientSecret ? { id, name, issuer, clientId, clientSecret } : undefined
}
