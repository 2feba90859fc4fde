import { z } from 'zod'

const Environment = z.object({
  APP_MODE: z.enum(['demo', 'live']).default('demo'),
  HOST: z.string().min(1).optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: z.string().default(''),
  SEARCH: z.enum(['memory', 'postgres']).default('memory'),
  WARM_PICTURES: z.enum(['on', 'off']).default('on'),
  INJECTED_SCRIPTS: z.enum(['on', 'off']).default('on'),
  SCRIPT_SIGNING_KEY: z.string().min(32).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).optional(),
})
type Environment = z.infer<typeof Environment>

export type DatabaseChoice =
  | { kind: 'pglite'; dir: string }
  | { kind: 'memory'; snapshot?: Blob }
  | { kind: 'postgres'; url: string }
export type MailChoice = { kind: 'outbox' } | { kind: 'smtp'; url: string; from: string }

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
  mail: MailChoice
  /** Whether pictures are made ahead after the start, while nobody asks. */
  warmPictures: boolean
  injectedScripts: { enabled: boolean; signingKey: string | undefined }
  logLevel: NonNullable<Environment['LOG_LEVEL']>
}

/** Environment variables → decisions. Throws one Error that lists everything wrong or missing. */
export function readConfig(
  env: Record<string, string | undefined> = process.env,
  projectDir: string = process.cwd(),
): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) throw new Error(`The configuration is wrong:\n${z.prettifyError(parsed.error)}`)
  const problems = parsed.data.APP_MODE === 'live' ? missingForLive(parsed.data) : halfConfigured(parsed.data)
  if (problems.length > 0)
    throw new Error(`The configuration is incomplete:\n${problems.map((line) => `  ${line}`).join('\n')}`)
  return decide(parsed.data, projectDir)
}

function decide(env: Environment, projectDir: string): Config {
  const host = env.HOST ?? '127.0.0.1'
  return {
    mode: env.APP_MODE,
    projectDir,
    dataDir: env.DATA_DIR,
    host,
    port: env.PORT,
    publicUrl: (env.PUBLIC_URL ?? `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${env.PORT}`).replace(/\/+$/, ''),
    trustProxy: env.TRUST_PROXY.split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    database: env.DATABASE_URL
      ? { kind: 'postgres', url: env.DATABASE_URL }
      : { kind: 'pglite', dir: `${env.DATA_DIR}/db` },
    search: env.SEARCH,
    mail: env.SMTP_URL && env.MAIL_FROM ? { kind: 'smtp', url: env.SMTP_URL, from: env.MAIL_FROM } : { kind: 'outbox' },
    warmPictures: env.WARM_PICTURES === 'on',
    injectedScripts: { enabled: env.INJECTED_SCRIPTS === 'on', signingKey: env.SCRIPT_SIGNING_KEY },
    logLevel: env.LOG_LEVEL ?? (env.APP_MODE === 'demo' ? 'warn' : 'info'),
  }
}

function missingForLive(env: Environment): string[] {
  const needed = ['PUBLIC_URL', 'SCRIPT_SIGNING_KEY', 'SMTP_URL', 'MAIL_FROM'] as const
  return needed.filter((name) => env[name] === undefined).map((name) => `${name} is required in live mode`)
}

function halfConfigured(env: Environment): string[] {
  return (env.SMTP_URL === undefined) === (env.MAIL_FROM === undefined)
    ? []
    : ['SMTP_URL and MAIL_FROM must be set together']
}
