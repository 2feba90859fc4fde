/** What a package is made of, as far as lists and search read it. */
const PARTS = ['package_stops', 'package_categories', 'package_attractions', 'package_pictures', 'departures']
const OWN_KEY = new Set(['departures'])

/** Copies the packages of a demo on PostgreSQL under names of their own until there are about `count`. */
export async function growDemo(run: (statement: string) => Promise<unknown[]>, count: number): Promise<void> {
  const [{ known = 0 } = {}] = (await run('select count(*)::int as known from packages')) as { known?: number }[]
  const copies = `generate_series(2, ${Math.max(1, Math.round(count / known))}) n`
  const copyOf = (table: string, changes: string) =>
    `insert into ${table} select made.* from ${table} known cross join ${copies}
     cross join lateral jsonb_populate_record(known, jsonb_build_object(${changes})) made`
  await run(
    copyOf('packages', `'id', known.id || '-' || n, 'url', known.url || '-' || n, 'name', known.name || ' ' || n`),
  )
  for (const table of PARTS) {
    const key = OWN_KEY.has(table) ? `, 'id', known.id || '-' || n` : ''
    await run(copyOf(table, `'package_id', known.package_id || '-' || n${key}`))
  }
}
