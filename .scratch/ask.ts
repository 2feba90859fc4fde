import { readFileSync } from 'node:fs'
import { openServices } from '#domain/services.server.ts'
import { readConfig } from '#platform/config.server.ts'
import { stoppedClock } from '#platform/clock.ts'
import { answerSearch } from '#app/routes/search/search.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
const clock = stoppedClock(new Date('2026-11-29T06:00:00Z'))
const services = await openServices(readConfig({ DATA_DIR: '.scratch/data', LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost' }, process.cwd()), { clock })
const kinds = new Map((await services.db.select({ id: packages.id, kind: packages.kind, d: packages.difficulty }).from(packages)).map((p) => [p.id, p.kind === 'trek' ? `T:${p.d}` : p.kind]))
const args = process.argv.slice(2)
const queries = args.length ? args : readFileSync(0, 'utf8').split('\n').filter((l) => l.trim() && !l.startsWith('#'))
for (const q of queries) {
  try {
  const a = await answerSearch(services, new URLSearchParams({ q }))
  const s = a.sentence
  const l = a.listing
  console.log(`\n## ${q}\n   rest="${s.rest}" parts=[${s.words.map((w) => `${w.key}:${w.says}`).join(' | ')}] kind=${s.kind ?? ''} except=[${s.except}] acts=[${s.acts}] total=${l?.total} ${a.corrected ? 'corrected=' + a.corrected : ''} ${a.isPartly ? 'PARTLY' : ''} ${a.absent.length ? 'absent=' + a.absent : ''} ${l?.looser ? 'looser=' + l.looser.letGo + ' ' + (l.looser.widened ?? '') : ''} ${a.startsIn?.length ? 'startsIn=' + a.startsIn : ''} ${a.notSold ? 'notSold=' + JSON.stringify(a.notSold).slice(0, 120) : ''}`)
  const show = ({ card }: any) => `${card.name} [${kinds.get(card.id)} ${card.days}d ${card.startCity ?? ''}]`
  for (const i of l?.items.slice(0, 6) ?? []) console.log('   -', show(i))
  for (const i of l?.nearest.slice(0, 6) ?? []) console.log('   ~', show(i), '—', i.differs)
  } catch (e) { console.log('!!', q, e) }
}
await services.close()
process.exit(0)
