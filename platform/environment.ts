import { z } from 'zod'
import { Mailbox } from './mailbox.ts'
import { Msg91Templates } from './msg91-templates.ts'
import { PublicUrl, saysItInTheClear } from './public-url.ts'
import { S3Url } from './s3-bucket.ts'
import { TrustedProxies } from './trusted-proxies.ts'

/** Every variable a site may be told by, and what each may be. */
export const Environment = z.object({
  APP_MODE: z.enum(['demo', 'live']).default('demo'),
  HOST: z.string().min(1).optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_URL: PublicUrl.optional(),
  TRUST_PROXY: TrustedProxies.default([]),
  SEARCH: z.enum(['memory', 'postgres']).default('memory'),
  PAGES: z.enum(['fast', 'whole']).default('fast'),
  PICTURES: z.enum(['disk', 'database', 's3']).optional(),
  S3_URL: S3Url.optional(),
  S3_KEY_ID: z.string().min(1).optional(),
  S3_SECRET: z.string().min(1).optional(),
  PICTURE_CACHE_MB: z.coerce.number().int().min(100).default(10_240),
  WARM_PICTURES: z.enum(['on', 'off']).default('on'),
  INJECTED_SCRIPTS: z.enum(['on', 'off']).default('on'),
  SCRIPT_SIGNING_KEY: z.string().min(32).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: Mailbox.optional(),
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
  CDN: z.enum(['cloudflare', 'fastly', 'varnish', 'nginx']).optional(),
  CDN_PURGE_URL: z.url({ protocol: /^(https?|file)$/ }).optional(),
  CDN_TOKEN: z.string().min(8).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  SHUTDOWN_PAUSE: z.coerce.number().min(0).max(5).default(2),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).optional(),
})
export type Environment = z.infer<typeof Environment>

/** Their names. */
export const VARIABLES = Object.keys(Environment.shape)

/** What is missing, half set, or unsafe in what a site was told, in words for whoever starts it. */
export function problemsOf(env: Environment): string[] {
  const isLive = env.APP_MODE === 'live'
  return [...(isLive ? missingForLive(env) : []), ...halfConfigured(env), ...(isLive ? unsafeMoney(env) : [])]
}

function missingForLive(env: Environment): string[] {
  const needed = ['PUBLIC_URL', 'AUTH_SECRET', 'SCRIPT_SIGNING_KEY', 'SMTP_URL', 'MAIL_FROM'] as const
  const missing = needed.filter((name) => env[name] === undefined).map((name) => `${name} is required in live mode`)
  return env.PUBLIC_URL && saysItInTheClear(env.PUBLIC_URL) ? [...missing, IN_THE_CLEAR] : missing
}

const IN_THE_CLEAR =
  'PUBLIC_URL begins with http://, and passwords and codes would go in the clear: a site that others reach has https://'

/** Settings that mean something only together. */
const TOGETHER = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['CDN', 'CDN_PURGE_URL'],
  ['S3_URL', 'S3_KEY_ID', 'S3_SECRET'],
  ['MSG91_AUTH_KEY', 'MSG91_SENDER', 'MSG91_DLT_ENTITY_ID'],
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  ['AUTH_GOOGLE_ID', 'AUTH_GOOGLE_SECRET'],
  ['AUTH_OIDC_ISSUER', 'AUTH_OIDC_ID', 'AUTH_OIDC_SECRET'],
] as const

const PURGED_AT = 'CDN_PURGE_URL is a folder of this machine (file:///…) for CDN=nginx, and an address for any other'

function halfConfigured(env: Environment): string[] {
  const half = TOGETHER.filter((names) => names.some((name) => env[name]) && !names.every((name) => env[name])).map(
    (names) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)} must be set together`,
  )
  const alone = [
    // PGlite belongs to one process, whose disk is nearer.
    env.PICTURES === 'database' && !env.DATABASE_URL && 'PICTURES=database needs DATABASE_URL',
    env.PICTURES === 's3' && !env.S3_URL && 'PICTURES=s3 needs S3_URL, S3_KEY_ID and S3_SECRET',
    env.CDN && (env.CDN === 'nginx') !== Boolean(env.CDN_PURGE_URL?.startsWith('file:')) && PURGED_AT,
    ['nginx', undefined].includes(env.CDN) === Boolean(env.CDN_TOKEN) &&
      'CDN_TOKEN must be set with CDN, unless that is nginx',
    env.DATABASE_DIRECT_URL && !env.DATABASE_URL && 'DATABASE_DIRECT_URL needs DATABASE_URL',
    env.DATABASE_READ_URL && !env.DATABASE_URL && 'DATABASE_READ_URL needs DATABASE_URL',
  ]
  return [...half, ...alone.filter((words) => typeof words === 'string')]
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
