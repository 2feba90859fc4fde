import { openServices } from '#domain/services.server.ts'
import { readConfig } from '#platform/config.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
const services = await openServices(readConfig({ DATA_DIR: '.scratch/data', LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost' }, process.cwd()), {})
const rows = await services.db.select({ id: packages.id, url: packages.url, kind: packages.kind }).from(packages)
const f = services.lists.facts()
const all = rows.filter((r) => r.kind !== 'trek').map((r) => [r.url, f.factOf(r.id, 'onFoot') ?? 0] as const).filter(([, h]) => h > 3).sort((a, b) => b[1] - a[1])
console.log(all.map(([u, h]) => `${u} ${h}`).join('\n'))
await services.close(); process.exit(0)
