import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { acceptedLicence } from './licences.ts'

const HELP = `
  npm run sbom -- [FILE]

  Writes what the site is made of (CycloneDX, by npm) into FILE, or build/sbom.cdx.json: every library it runs with, its version, where
  it came from, its digest and its licence; and says how many come under which licence. Fonts, maps, photographs and facts
  are named with theirs in demo/facts/SOURCES.md and at the site's /credits.

  Exit codes: 0 written; 1 it could not be, or a library comes under a licence nobody has accepted; 2 a word it does not know.
`

const Licensed = z.object({
  license: z.object({ id: z.string().optional(), name: z.string().optional() }).optional(),
  expression: z.string().optional(),
})
const Component = z.looseObject({
  name: z.string(),
  'bom-ref': z.string(),
  licenses: z.array(Licensed).optional(),
  properties: z.array(z.object({ name: z.string() })).optional(),
})
const Bom = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }),
  components: z.array(Component),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
})

const words = process.argv.slice(2)
const [file = 'build/sbom.cdx.json'] = words
if (words.some((word) => word === '--help' || word === '-h')) process.stdout.write(`${HELP}\n`)
else if (words.length > 1 || file.startsWith('-')) fail(2, `it takes one file, and got: ${words.join(' ')}`)
else write()

function write(): void {
  try {
    const asked = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
    const bom = withoutTools(Bom.parse(JSON.parse(readFromNpm(asked))))
    // npm names it after the folder it lies in.
    bom.metadata.component.name = 'padav'
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`)
    const found = bom.components.map(({ name, licenses }) => ({
      name,
      licence: acceptedLicence(name, saidIn(licenses)),
    }))
    const counts = Object.entries(Object.groupBy(found, ({ licence = 'not accepted' }) => licence))
    for (const [licence, all = []] of counts.toSorted(([, one = []], [, other = []]) => other.length - one.length))
      process.stdout.write(`  ${String(all.length).padStart(4)}  ${licence}\n`)
    process.stdout.write(`\n  ${file}: ${found.length} libraries.\n\n`)
    const refused = found.filter(({ licence }) => licence === undefined)
    if (refused.length > 0) fail(1, `nobody has accepted the licence of ${refused.map(({ name }) => name).join(', ')}`)
  } catch (error) {
    fail(1, error instanceof Error ? error.message : String(error))
  }
}

function readFromNpm(words: string[]): string {
  return execFileSync('npm', words, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // npm is a script of the shell there.
    shell: process.platform === 'win32',
  })
}

/** Without what only builds and tests it. npm's own `--omit dev` drops what a tool uses too, pg and nodemailer among it. */
function withoutTools(bom: z.infer<typeof Bom>): z.infer<typeof Bom> {
  const isTool = ({ properties = [] }: z.infer<typeof Component>) =>
    properties.some(({ name }) => name === 'cdx:npm:package:development')
  const tools = new Set(bom.components.filter(isTool).map((component) => component['bom-ref']))
  return {
    ...bom,
    components: bom.components.filter((component) => !isTool(component)),
    dependencies: bom.dependencies
      .filter(({ ref }) => !tools.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => !tools.has(other)) })),
  }
}

function saidIn(licenses: z.infer<typeof Licensed>[] = []): string | undefined {
  const [first] = licenses
  return first?.expression ?? first?.license?.id ?? first?.license?.name
}

function fail(code: 1 | 2, why: string): void {
  process.stderr.write(`\n  Something is amiss: ${why}\n\n`)
  process.exitCode = code
}
