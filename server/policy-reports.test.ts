import { describe, expect, test } from 'vitest'
import { openMetrics } from './watch/metrics.ts'
import { guardNeeds } from '#tests/guard-needs.ts'
import { createPolicyReports } from './policy-reports.ts'

const CANARY = 'asha@example.in'
const modern = { effectiveDirective: 'script-src-elem', blockedURL: 'inline', documentURL: `https://x/?${CANARY}` }
const older = { 'effective-directive': 'img-src', 'blocked-uri': `https://${CANARY}`, 'document-uri': CANARY }

function open() {
  const metrics = openMetrics()
  const app = createPolicyReports({ metrics, ...guardNeeds() })
  const report = (body: string, type = 'application/reports+json') =>
    app.request('/reports/policy', {
      method: 'POST',
      body,
      // A page that is shown without an origin of its own has a policy all the same.
      headers: { 'Content-Type': type, 'User-Agent': CANARY, Origin: 'null' },
    })
  return { report, counted: () => metrics.registry.metrics() }
}

describe('what browsers report', () => {
  test('is counted by directive and kind, and nobody is kept', async () => {
    const { report, counted } = open()
    const sent = JSON.stringify([
      { type: 'csp-violation', user_agent: CANARY, url: CANARY, body: modern },
      { type: 'x' },
    ])
    expect((await report(sent)).status).toBe(204)
    expect((await report(JSON.stringify({ 'csp-report': older }), 'application/csp-report')).status).toBe(204)
    const odd = { ...older, 'effective-directive': CANARY }
    expect((await report(JSON.stringify({ 'csp-report': odd }), 'application/csp-report')).status).toBe(204)
    const text = await counted()
    expect(text).toContain('padav_policy_reports_total{directive="script-src-elem",blocked="inline"} 1')
    expect(text).toContain('padav_policy_reports_total{directive="img-src",blocked="address"} 1')
    expect(text).toContain('padav_policy_reports_total{directive="other",blocked="address"} 1')
    expect(text).not.toContain('asha')
  })

  test.each([
    ['{', 204],
    ['[[]]', 204],
    ['null', 204],
    [`"${'a'.repeat(40_000)}"`, 413],
  ])('may be nonsense: %.20s', async (body, status) => {
    const { report, counted } = open()
    expect((await report(body)).status).toBe(status)
    expect((await report('x', 'text/plain')).status).toBe(415)
    expect(await counted()).not.toContain('padav_policy_reports_total{')
  })
})
