import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const PROJECT = fileURLToPath(new URL('..', import.meta.url))

/** What may not be written, each in a file of its own: [file, text, rule that must object, word its message must carry]. */
const PLANTED: [file: string, text: string, rule: string, says: string][] = [
  ['domain/cars/up-the-ladder.ts', `import '#domain/departures/departure.ts'\n`, 'no-restricted-imports', 'ladder'],
  [
    'domain/cars/types-count.ts',
    `import type { A } from '#domain/departures/a.ts'\nexport type B = A\n`,
    'no-restricted-imports',
    'ladder',
  ],
  ['domain/media/lowest.server.ts', `import '#domain/messaging/outbox.server.ts'\n`, 'no-restricted-imports', 'ladder'],
  ['domain/search/the-roof.ts', `import '#domain/services.server.ts'\n`, 'no-restricted-imports', 'roof'],
  ['domain/cars/page.ts', `import '#app/routes/home/home.tsx'\n`, 'no-restricted-imports', 'nothing of pages'],
  ['domain/cars/server.ts', `import '#server/site.ts'\n`, 'no-restricted-imports', 'nothing of pages'],
  ['domain/cars/demo.ts', `import '#demo/plan.ts'\n`, 'no-restricted-imports', 'nothing of pages'],
  ['platform/travel.ts', `import '#domain/cars/car.ts'\n`, 'no-restricted-imports', 'nothing of travel'],
  ['platform/page.ts', `import '#app/root.tsx'\n`, 'no-restricted-imports', 'nothing of travel'],
  ['art/place.ts', `import '#domain/catalogue/city.ts'\n`, 'no-restricted-imports', 'is a leaf'],
  ['demo/call.ts', `import '#server/site.ts'\n`, 'no-restricted-imports', 'through the rooms alone'],
  ['web/page.ts', `import '#app/root.tsx'\n`, 'no-restricted-imports', 'stands under both'],
  ['web/call.ts', `import '#server/site.ts'\n`, 'no-restricted-imports', 'stands under both'],
  ['domain/cars/words.ts', `import '#web/refusals.ts'\n`, 'no-restricted-imports', 'nothing of pages'],
  ['server/catalogue.ts', `import '#demo/plan.ts'\n`, 'no-restricted-imports', 'start alone'],
  ['app/parts/server.tsx', `import '#server/site.ts'\n`, 'no-restricted-imports', 'never import the server'],
  ['app/routes/demo.tsx', `import '#demo/plan.ts'\n`, 'no-restricted-imports', 'never import the server'],
  ['server/page.ts', `import '#app/routes/home/home.tsx'\n`, 'no-restricted-imports', 'never imports a page'],
  ['server/part.ts', `import '#app/parts/footer/footer.tsx'\n`, 'no-restricted-imports', 'never imports a page'],
  ['server/api/parent.ts', `import '../site.ts'\n`, 'import/no-relative-parent-imports', ''],
  [
    'domain/cars/driver.server.ts',
    `import postgres from 'postgres'\nexport const sql = postgres()\n`,
    'no-restricted-imports',
    'The driver is pg',
  ],
  [
    'server/driver.ts',
    `import postgres from 'postgres'\nexport const sql = postgres()\n`,
    'no-restricted-imports',
    'The driver is pg',
  ],
  [
    'scripts/driver.test.ts',
    `import postgres from 'postgres'\nexport const sql = postgres()\n`,
    'no-restricted-imports',
    'The driver is pg',
  ],
  ['domain/cars/index.ts', `export * from './car.ts'\nexport * from './fare.ts'\n`, 'oxc/no-barrel-file', ''],
  ['platform/circle-a.ts', `import { b } from './circle-b.ts'\nexport const a = () => b\n`, 'import/no-cycle', ''],
  ['platform/types-a.ts', `import type { B } from './types-b.ts'\nexport type A = B\n`, 'import/no-cycle', ''],
  [
    'platform/anything.ts',
    `export function read(given: any): unknown {\n  return given\n}\n`,
    'typescript/no-explicit-any',
    '',
  ],
  [
    'server/floating.ts',
    `async function work(): Promise<void> {}\nexport function start(): void {\n  work()\n}\n`,
    'typescript/no-floating-promises',
    '',
  ],
  ['server/environment.ts', `export const port = process.env['PORT']\n`, 'node/no-process-env', ''],
  ['domain/cars/environment.server.ts', `export const port = process.env['PORT']\n`, 'node/no-process-env', ''],
  ...['button type="button"', 'input type="text"', 'textarea', 'select', 'dialog', 'table'].map(
    (raw, at): (typeof PLANTED)[number] => [
      `app/routes/raw-${at}.tsx`,
      `export const raw = <${raw} />\n`,
      'kit/no-raw-control',
      'The kit',
    ],
  ),
  ['app/parts/filters/sort-by.tsx', `export const raw = <button>Go</button>\n`, 'kit/no-raw-control', 'The kit'],
]

/** What the planted files need to stand on, and what must stay allowed. */
const ALLOWED: [file: string, text: string][] = [
  ['domain/cars/car.ts', `export const car = 1\n`],
  [
    'domain/cars/fare.ts',
    `import '#domain/catalogue/package.ts'\nimport '#platform/money.ts'\nexport const fare = 1\n`,
  ],
  ['domain/catalogue/package.ts', `export const kinds = ['tour']\n`],
  ['domain/departures/departure.ts', `import '#domain/cars/car.ts'\nexport const departure = 1\n`],
  ['platform/money.ts', `export const paise = 1\n`],
  ['platform/circle-b.ts', `import { a } from './circle-a.ts'\nexport const b = () => a\n`],
  ['platform/types-b.ts', `import type { A } from './types-a.ts'\nexport type B = A | string\n`],
  ['platform/config.server.ts', `export const port = process.env['PORT']\n`],
  ['app/parts/card.tsx', `import '#domain/cars/car.ts'\nexport const card = 1\n`],
  ['app/routes/admin/find/palette.tsx', `export const own = <input name="q" aria-label="Find" />\n`],
  ['app/parts/kept-field.tsx', `export const kept = <input type="hidden" name="key" value="1" />\n`],
  ['app/parts/unseen.tsx', `export const unseen = <button hidden>Again</button>\n`],
  ['app/ui/field.tsx', `export const field = <input type="text" />\n`],
  ['server/calls.ts', `import '#domain/departures/departure.ts'\nimport '#web/contexts.ts'\nexport const calls = 1\n`],
  ['server/calls.test.ts', `import '#demo/plan.ts'\nimport '#domain/services.server.ts'\n`],
]

type Complaint = { filename: string; code: string; message: string; help?: string }
let tree: string
let complaints: Complaint[]

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'padav-lint-'))
  for (const kept of ['oxlint.config.ts', 'scripts/kit-rule.ts', 'tsconfig.json', 'package.json', 'domain/ladder.ts'])
    await cp(join(PROJECT, kept), join(tree, kept), { recursive: true })
  await symlink(join(PROJECT, 'node_modules'), join(tree, 'node_modules'))
  for (const [file, text] of [...PLANTED, ...ALLOWED]) {
    await mkdir(dirname(join(tree, file)), { recursive: true })
    await writeFile(join(tree, file), text)
  }
  complaints = await lint()
})

afterAll(() => rm(tree, { recursive: true, force: true }))

function lint(): Promise<Complaint[]> {
  return new Promise((done, failed) => {
    const oxlint = join(tree, 'node_modules/.bin/oxlint')
    execFile(oxlint, ['--format=json'], { cwd: tree, maxBuffer: 1e8 }, (_error, out, said) => {
      try {
        done((JSON.parse(out) as { diagnostics: Complaint[] }).diagnostics)
      } catch {
        failed(new Error(`oxlint did not report: ${out}${said}`))
      }
    })
  })
}

/** "eslint-plugin-import(no-cycle)" → "import/no-cycle", as the configuration names it. */
function ruleOf({ code }: Complaint): string {
  const [, plugin = '', rule = ''] = /^([\w-]+)\(([\w/-]+)\)$/.exec(code) ?? []
  return plugin === 'eslint' ? rule : `${plugin.replace(/^(eslint-plugin-)|(-eslint)$/g, '')}/${rule}`
}

describe('the linter keeps the house in order', () => {
  test.each(PLANTED)('%s', (file, _text, rule, says) => {
    const found = complaints.filter(({ filename }) => filename.endsWith(file))
    expect(found.map(ruleOf)).toContain(rule)
    const words = found
      .filter((complaint) => ruleOf(complaint) === rule)
      .map(({ message, help }) => `${message} ${help}`)
    expect(words.join('\n')).toContain(says)
  })

  test.each(ALLOWED.filter(([file]) => !file.endsWith('-b.ts')))('allows %s', (file) => {
    expect(complaints.filter(({ filename }) => filename.endsWith(file))).toEqual([])
  })
})
