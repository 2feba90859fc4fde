import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { stoppedClock } from '#platform/clock.ts'
import { measureHouse } from './house-metrics.ts'
import { openMetrics } from './metrics.ts'
import { measureSite } from './site-metrics.ts'

type Alerts = { groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[] }
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] }

const NAMES = /\b(?:padav|nodejs|process)_\w+\b/g

/** The name and the labels of everything a process tells. */
async function whatIsTold(): Promise<Map<string, readonly string[]>> {
  const metrics = openMetrics()
  const clock = stoppedClock(new Date('2026-11-20T06:00:00Z'))
  measureHouse(metrics, { cache: {} } as never)
  measureSite(metrics, { clock } as never)
  const all = metrics.registry.getMetricsAsArray() as unknown as { name: string; type: string; labelNames: string[] }[]
  return new Map(
    all.flatMap(({ name, labelNames }) =>
      ['', '_bucket', '_count', '_sum'].map((end) => [name + end, [...labelNames, 'le', 'job', 'instance']] as const),
    ),
  )
}

async function questions(): Promise<[of: string, expr: string][]> {
  const alerts = parse(await readFile('deploy/watch/padav-alerts.yml', 'utf8')) as Alerts
  const dashboard = JSON.parse(await readFile('deploy/watch/grafana-dashboard.json', 'utf8')) as Dashboard
  return [
    ...alerts.groups.flatMap(({ rules }) => rules.map(({ alert, expr }): [string, string] => [alert, expr])),
    ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }): [string, string] => [title, expr])),
  ]
}

// (caught: a metric renamed in the program alone; a label no metric has)
test('alerts and dashboard ask for nothing that is not told', async () => {
  const told = await whatIsTold()
  const unknown: string[] = []
  for (const [of, expr] of await questions()) {
    for (const [name] of expr.matchAll(NAMES)) if (!told.has(name)) unknown.push(`${of}: ${name}`)
    for (const [, name, label] of expr.matchAll(/(\w+)\{(\w+)=/g))
      if (name !== 'up' && !told.get(name!)?.includes(label!)) unknown.push(`${of}: ${name}{${label}}`)
  }
  expect(unknown).toEqual([])
})

test('every metric of the site is looked at by an alert or the dashboard', async () => {
  const asked = new Set((await questions()).flatMap(([, expr]) => expr.match(NAMES)))
  const names = [...(await whatIsTold()).keys()].filter(
    (name) => name.startsWith('padav_') && !/_(bucket|count|sum)$/.test(name),
  )
  const LOOKED_UP_BY_HAND = ['padav_policy_reports_total', 'padav_database_connections', 'padav_holds_oldest_seconds']
  expect(names.filter((name) => !asked.has(name) && !asked.has(`${name}_bucket`)).toSorted()).toEqual(
    LOOKED_UP_BY_HAND.toSorted(),
  )
})
