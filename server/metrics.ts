import { collectDefaultMetrics, Counter, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof openMetrics>

/** What a monitoring system reads of this process. */
export function openMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const policyReports = new Counter({
    name: 'padav_policy_reports_total',
    help: 'What browsers report that a Content-Security-Policy kept from running or loading.',
    labelNames: ['directive', 'blocked'],
    registers: [registry],
  })
  return { registry, policyReports }
}
