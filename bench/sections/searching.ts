import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openGoldenBench } from '#tests/golden/ask-golden.ts'
import { measureRelevance } from '#tests/golden/relevance.ts'
import { ms, print, title } from '#bench/report.ts'
import type { Run } from '#bench/report.ts'
import { benchSearch, onGoldenDocuments } from '#bench/search.ts'
import { table } from '#bench/table.ts'
import { judge } from '#bench/target.ts'
import { askForPictures } from '#bench/http/ask-for-pictures.ts'
import { startChild } from '#bench/http/child.ts'
import { onPostgresSite } from '#bench/http/site-on-postgres.ts'
import { growDemo } from '#bench/search/grown-demo.ts'
import { goldenDocuments, goldenSentenceNames } from '#tests/golden-documents.ts'
import { MINUTE, SECOND } from '#platform/clock.ts'
import type { OwnDatabase } from '#tests/own-database.ts'

const PACKAGES = 10_000
const MORE_CLIENTS = 4

/** The search call of a site of ten thousand packages (in a quick run of the demo's, which judges nothing), beside Node's own floor: the same client asking for 4 KB. */
export async function benchSearchCall(run: Run): Promise<void> {
  title(
    `A question with one slip over HTTP, of ${run.quick ? 'the demo' : PACKAGES.toLocaleString('en-IN')} packages on PostgreSQL`,
  )
  const file = join(run.dataDir, 'bench-answer.json')
  const body = Buffer.alloc(4096, 'x')
  await writeFile(file, JSON.stringify({ headers: { 'content-length': '4096' }, body: body.toString('base64') }))
  const bare = await startChild('bench/http/bare-server.ts', [String(run.port), file])
  const floor = await askOneByOne(`http://127.0.0.1:${run.port}/`).finally(bare.stop)
  const ask = async (siteUrl: string) => {
    const address = `${siteUrl}/api/search-api`
    const call = await askOneByOne(address)
    const pictures = await askForPictures(siteUrl)
    const beside = await askOneByOne(address)
    const given = await pictures.stop()
    const others = Array.from({ length: MORE_CLIENTS }, () => askOneByOne(address))
    const [among] = await Promise.all([askOneByOne(address), ...others])
    const row = (name: string, { p50Ms, p99Ms }: AskedTimes) => [name, ms(p50Ms), ms(p99Ms)]
    const rows = [
      row('bare node:http, 4 KB', floor),
      row('this site', call),
      row(`this site while it makes ${given} pictures`, beside),
      row(`this site with ${MORE_CLIENTS} more clients`, among),
    ]
    print(table(['', 'p50 ms', 'p99 ms'], rows))
    if (run.quick) return
    const atMost = { atMost: 4, unit: ' ms' }
    run.verdicts.push(
      judge('search p99 over HTTP with its cards at 10 k', call.p99Ms, atMost),
      judge('search p99 over HTTP at 10 k while pictures are made', beside.p99Ms, atMost),
      judge('search p99 over HTTP at 10 k with four more clients', among.p99Ms, atMost),
    )
  }
  const grow = run.quick ? undefined : (database: OwnDatabase) => growDemo(database.run, PACKAGES)
  await onPostgresSite({}, ask, grow)
}

type AskedTimes = { p50Ms: number; p99Ms: number }

async function askOneByOne(address: string): Promise<AskedTimes> {
  const client = await startChild('bench/search/ask-client.ts', [address])
  await client.stop()
  return JSON.parse(client.firstLine) as AskedTimes
}

/** How good the answers of both members are: the golden questions, of them those with mistakes, and names with slips. */
export async function benchRelevance(run: Run): Promise<void> {
  title('Relevance on the golden documents')
  const [documents, names] = [goldenDocuments(), goldenSentenceNames()]
  const rows: (string | number)[][] = []
  await onGoldenDocuments(documents, run.quick ? ['memory'] : ['memory', 'PGlite'], async (member, search) => {
    const measured = await measureRelevance(openGoldenBench(search, documents, names))
    for (const [questions, found] of Object.entries(measured))
      rows.push([
        `${member}: ${questions}`,
        found.questions,
        ...[found.mrr, found.p5, found.successAt5].map((share) => share.toFixed(4)),
      ])
    if (member !== 'memory') return
    run.verdicts.push(
      judge('MRR of the golden questions', measured.golden.mrr, { atLeast: 0.99, digits: 4 }),
      judge('MRR of names with slips', measured.slips.mrr, { atLeast: 0.98, digits: 4 }),
    )
  })
  print(table(['questions', 'asked', 'MRR', 'P@5', 'success@5'], rows))
}

/** Both members of the search at growing sizes, in process. */
export async function benchSearchMembers(run: Run): Promise<void> {
  title('Search in process')
  const rows = await benchSearch(print, {
    largest: run.quick ? 10_000 : 1_000_000,
    askingMs: (run.quick ? 1 : 4) * SECOND,
    longestLoadSeconds: run.quick ? 5 : 30,
    until: run.budget.until(run.quick ? 30 * SECOND : 3 * MINUTE),
  })
  const at = (size: number) => rows.find((row) => row.member === 'memory' && row.packages === size)
  const heldMb = at(1_000_000)?.heldMb
  run.verdicts.push(
    judge('search p99 at 10 k, in process', at(10_000)?.p99Ms, { atMost: 4, unit: ' ms' }),
    judge('search p99 at 1 M, in process', at(1_000_000)?.p99Ms, { atMost: 6.6, unit: ' ms' }),
    judge('search memory at 1 M', heldMb && heldMb / 1000, { atMost: 0.6, unit: ' GB' }),
  )
}
