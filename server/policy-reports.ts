import { Hono } from 'hono'
import type { Context } from 'hono'
import { z } from 'zod'
import { MINUTE } from '#platform/clock.ts'
import { refusal } from '#web/refusals.ts'
import { REPORTS_PATH } from '#web/content-security-policy.ts'
import type { Metrics } from './watch/metrics.ts'
import { guardForm } from './forms/form-guard.ts'
import type { GuardNeeds } from './forms/form-guard.ts'

const LIMIT = { most: 60, per: MINUTE, maxSize: 32 * 1024, fromAnywhere: true } as const
const MOST_AT_ONCE = 20
const TYPES = new Set(['application/csp-report', 'application/reports+json', 'application/json'])
const DIRECTIVES = new Set(
  ['default', 'script', 'style', 'img', 'connect', 'frame', 'worker', 'object', 'font', 'media', 'manifest']
    .flatMap((kind) => [`${kind}-src`, `${kind}-src-elem`, `${kind}-src-attr`])
    .concat('base-uri', 'form-action', 'frame-ancestors'),
)
const KEYWORDS = new Set(['inline', 'eval', 'wasm-eval', 'data', 'blob', 'self'])

/** One complaint, in either of the two shapes browsers send. */
const Report = z.union([
  z
    .object({
      type: z.literal('csp-violation'),
      body: z.object({ effectiveDirective: z.string(), blockedURL: z.string() }),
    })
    .transform(({ body }) => ({ directive: body.effectiveDirective, blocked: body.blockedURL })),
  z
    .object({ 'csp-report': z.object({ 'effective-directive': z.string(), 'blocked-uri': z.string() }) })
    .transform(({ 'csp-report': body }) => ({ directive: body['effective-directive'], blocked: body['blocked-uri'] })),
])

type Parts = GuardNeeds & { metrics: Pick<Metrics, 'policyReports'> }

/** POST `/reports/policy`: counts what a policy stopped, by directive and kind. No address, page, browser or script is kept. */
export function createPolicyReports({ metrics, ...needs }: Parts): Hono {
  return new Hono().post(REPORTS_PATH, guardForm(needs, LIMIT), async (c) => {
    const reports = await readReports(c)
    if (!reports) return c.json(...refusal('unknown-form'))
    for (const { directive, blocked } of reports)
      metrics.policyReports.inc({
        directive: DIRECTIVES.has(directive) ? directive : 'other',
        blocked: KEYWORDS.has(blocked) ? blocked : 'address',
      })
    return c.body(null, 204)
  })
}

async function readReports(c: Context): Promise<z.infer<typeof Report>[] | undefined> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (!TYPES.has(type)) return undefined
  const sent: unknown = await c.req.json().catch(() => [])
  const all = Array.isArray(sent) ? sent.slice(0, MOST_AT_ONCE) : [sent]
  return all.flatMap((one) => Report.safeParse(one).data ?? [])
}
