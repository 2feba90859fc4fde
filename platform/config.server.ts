import { z } from 'zod'
import { refuseDemo } from './demo-limits.ts'
import { Msg91Templates } from './msg91-templates.ts'
import type { RegisteredIds } from './msg91-templates.ts'

const Environment = z.object({
  APP_MODE: z.enum(['demo', 'live']).default('demo'),
  HOST: z.string().min(1).optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: z.string().default(''),
  SEARCH: z.enum(['memory', 'postgres']).default('memory'),
  PAGES: z.enum(['fast', 'whole']).default('fast'),
  PICTURES: z.enum(['disk', 'database']).optional(),
  PICTURE_CACHE_MB: z.coerce.number().int().min(100).default(10_240),
  WARM_PICTURES: z.enum(['on', 'off']).default('on'),
  INJECTED_SCRIPTS: z.enum(['on', 'off']).default('on'),
  SCRIPT_SIGNING_KEY: z.string().min(32).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  AUTH_SECRET: z.string().min(32).optional(),
  AUTH_SECRET_PREVIOUS: z.string().min(32).optional(),
  AUTH_GOOGLE_ID: z.string().min(1).optional(),
  AUTH_GOOGLE_SECRET: z.string().min(1).optional(),
  AUTH_OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  AUTH_OIDC_ID: z.string().min(1).optional(),
  AUTH_OIDC_SECRET: z.string().min(1).optional(),
  AUTH_OIDC_NAME: z.string().min(1).max(40).default('Single sign-on'),
  MSG91_AUTH_KEY: z.string().min(1).optional(),
  MSG91_SENDER: z
    .string()
    .regex(/^[A-Za-z]{6}$/, 'a DLT header is six letters')
    .optional(),
  MSG91_DLT_ENTITY_ID: z
    .string()
    .regex(/^\d{10,25}$/)
    .optional(),
  MSG91_TEMPLATES: Msg91Templates.optional(),
  MSG91_URL: z.url({ protocol: /^https?$/ }).default('https://control.msg91.com'),
  OTP_COUNTRIES: z
    .string()
    .regex(/^[A-Z]{2}(,[A-Z]{2})*$/, 'ISO country codes, such as IN,NP')
    .default('IN'),
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(test|live)_[A-Za-z0-9]+$/, 'a key of Razorpay begins with rzp_test_ or rzp_live_')
    .optional(),
  RAZORPAY_KEY_SECRET: z.string().min(8).optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(8).optional(),
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: z.string().min(8).optional(),
  RAZORPAY_URL: z.url({ protocol: /^https?$/ }).default('https://api.razorpay.com'),
  LIVE_PAYMENTS_ON_PGLITE: z.enum(['refused', 'accepted']).default('refused'),
  CDN: z.enum(['cloudflare', 'fastly', 'varnish']).optional(),
  CDN_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  CDN_TOKEN: z.string().min(8).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  SHUTDOWN_PAUSE: z.coerce.number().min(0).max(5).default(2),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).optional(),
})
const MEBIBYTE = 1024 * 1024
type Environment = z.infer<typeof Environment>

export type DatabaseChoice =
  | { kind: 'pglite'; dir: string }
  | { kind: 'memory'; snapshot?: Blob }
  | { kind: 'postgres'; url: string }
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
  pictures: 'disk' | 'database'
  /** How many bytes of a disk what is made of pictures may take. */
  pictureCacheBytes: number
  /** Whether pictures are made ahead after the start, while nobody asks. */
  warmPictures: boolean
  injectedScripts: { enabled: boolean; signingKey: string | undefined }
  /** A network in front that keeps pages and is told which to drop; undefined where there is none. */
  cdn: { kind: 'cloudflare' | 'fastly' | 'varnish'; purgeUrl: string; token: string } | undefined
  /** What a monitoring system must show to read `/metrics`; without one nobody reads it. */
  metricsToken: string | undefined
  /** The collector that is told, span by span, what the process does; undefined where nobody asks. */
  tracesTo: string | undefined
  /** For how long, in seconds, a site that was told to end says so to its proxy before it takes no more visitors. */
  shutdownPause: number
  logLevel: NonNullable<Environment['LOG_LEVEL']>
}

/** Every variable a site may be told by. */
export const VARIABLES = Object.keys(Environment.shape)

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
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) throw new Error(`The configuration is wrong:\n${z.prettifyError(parsed.error)}`)
  const isLive = parsed.data.APP_MODE === 'live'
  stopFor('The configuration is incomplete', [
    ...(isLive ? missingForLive(parsed.data) : []),
    ...halfConfigured(parsed.data),
    ...(isLive ? unsafeMoney(parsed.data) : []),
  ])
  if (!isLive) stopFor(NO_DEMO, refuseDemo(parsed.data))
  return decide(parsed.data, projectDir)
}

const NO_DEMO = 'Set APP_MODE=live, or take away what a demo may not have'

function stopFor(words: string, problems: string[]): void {
  if (problems.length > 0) throw new Error(`${words}:\n${problems.map((line) => `  ${line}`).join('\n')}`)
}

function decide(env: Environment, projectDir: string): Config {
  const host = env.HOST ?? '127.0.0.1'
  const sms = smsOf(env)
  const publicUrl = (env.PUBLIC_URL ?? `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${env.PORT}`).replace(
    /\/+$/,
    '',
  )
  return {
    mode: env.APP_MODE,
    projectDir,
    dataDir: env.DATA_DIR,
    host,
    port: env.PORT,
    publicUrl,
    trustProxy: env.TRUST_PROXY.split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    database: env.DATABASE_URL
      ? { kind: 'postgres', url: env.DATABASE_URL }
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
    pictures: env.PICTURES ?? (env.DATABASE_URL ? 'database' : 'disk'),
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

const MSG91 = ['MSG91_AUTH_KEY', 'MSG91_SENDER', 'MSG91_DLT_ENTITY_ID'] as const

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
  return kind && purgeUrl && token ? { kind, purgeUrl, token } : undefined
}

const RAZORPAY = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const

function razorpayOf(env: Environment): RazorpayAccount | undefined {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: newest } = env
  if (!keyId || !keySecret || !newest) return undefined
  const webhookSecrets = [newest, env.RAZORPAY_WEBHOOK_SECRET_PREVIOUS].filter((secret) => secret !== undefined)
  return { url: env.RAZORPAY_URL.replace(/\/+$/, ''), keyId, keySecret, webhookSecrets }
}

/** PGlite survives a killed process, and not a power cut: people's money is not left to that unasked (reference FINDINGS F5). */
function unsafeMoney({ RAZORPAY_KEY_ID: key, DATABASE_URL, LIVE_PAYMENTS_ON_PGLITE }: Environment): string[] {
  const isLive = key?.startsWith('rzp_live_') ?? false
  return isLive && !DATABASE_URL && LIVE_PAYMENTS_ON_PGLITE === 'refused'
    ? [
        'RAZORPAY_KEY_ID takes real money, which PGlite may lose in a power cut: set DATABASE_URL, or LIVE_PAYMENTS_ON_PGLITE=accepted',
      ]
    : []
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

function missingForLive(env: Environment): string[] {
  const needed = ['PUBLIC_URL', 'AUTH_SECRET', 'SCRIPT_SIGNING_KEY', 'SMTP_URL', 'MAIL_FROM'] as const
  return needed.filter((name) => env[name] === undefined).map((name) => `${name} is required in live mode`)
}

/** Settings that mean something only together. */
const TOGETHER = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['CDN', 'CDN_PURGE_URL', 'CDN_TOKEN'],
  MSG91,
  RAZORPAY,
  ['AUTH_GOOGLE_ID', 'AUTH_GOOGLE_SECRET'],
  ['AUTH_OIDC_ISSUER', 'AUTH_OIDC_ID', 'AUTH_OIDC_SECRET'],
] as const

function halfConfigured(env: Environment): string[] {
  const half = TOGETHER.filter((names) => names.some((name) => env[name]) && !names.every((name) => env[name])).map(
    (names) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)} must be set together`,
  )
  // PGlite belongs to one process, whose disk is nearer.
  return env.PICTURES === 'database' && !env.DATABASE_URL ? [...half, 'PICTURES=database needs DATABASE_URL'] : half
}
