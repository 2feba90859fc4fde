import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { runScript } from '#tests/run-script.ts'
import { temporaryDirectory } from '#tests/running-site.ts'
import { acceptedLicence } from './licences.ts'

/** What is asked of a document here, as CycloneDX 1.5 has it. */
const Licence = z.union([
  z.object({ license: z.union([z.object({ id: z.string() }), z.object({ name: z.string() })]) }),
  z.object({ expression: z.string() }),
])
const Component = z.object({
  type: z.enum(['application', 'library']),
  'bom-ref': z.string().min(1),
  name: z.string().min(1),
  version: z.string().min(1),
  purl: z.string().startsWith('pkg:npm/'),
  licenses: z.array(Licence).optional(),
  hashes: z.array(z.object({ alg: z.literal('SHA-512'), content: z.string().regex(/^[0-9a-f]{128}$/) })).optional(),
})
const Bom = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  serialNumber: z.string().regex(/^urn:uuid:[0-9a-f-]{36}$/),
  version: z.number().int().min(1),
  metadata: z.object({ timestamp: z.iso.datetime(), component: Component.extend({ name: z.literal('padav') }) }),
  components: z.array(Component),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()).optional() })),
})
type LockedPackages = Record<string, { version?: string; dev?: boolean; link?: boolean }>

describe('npm run sbom', () => {
  let bom: z.infer<typeof Bom>
  let said: string
  beforeAll(async () => {
    const { path, remove } = await temporaryDirectory()
    const run = await runScript('sbom', [join(path, 'deep/sbom.json')], {})
    expect(run).toMatchObject({ code: 0 })
    said = run.said
    bom = Bom.parse(JSON.parse(await readFile(join(path, 'deep/sbom.json'), 'utf8')))
    await remove()
  })

  // (seen to fail with npm's `--omit dev`, which left out pg, nodemailer and forty more)
  test('names every library the site runs with, and none that only builds it', async () => {
    const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as { packages: LockedPackages }
    const inLock = (isWanted: (one: LockedPackages[string]) => boolean) =>
      Object.entries(packages)
        // What is of another system is not installed, and not named.
        .filter(([path, one]) => path && !one.link && isWanted(one) && existsSync(path))
        .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`)
    const named = new Set(bom.components.map(({ name, version }) => `${name}@${version}`))
    const needed = new Set(inLock(({ dev }) => !dev))
    expect(needed.difference(named)).toEqual(new Set())
    expect(named.difference(needed)).toEqual(new Set())
    expect(said).toContain(`: ${bom.components.length} libraries.`)
  })

  test('says where each comes from, what it needs and its licence, which somebody has accepted', () => {
    const refs = bom.components.map((component) => component['bom-ref'])
    const known = new Set([...refs, bom.metadata.component['bom-ref']])
    expect(new Set(refs).size).toBe(refs.length)
    expect(
      bom.dependencies.flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn].filter((one) => !known.has(one))),
    ).toEqual([])
    // Of our own alone nobody keeps a digest.
    expect(bom.components.filter(({ hashes }) => !hashes?.length).map(({ name }) => name)).toEqual(['client'])
    const unknown = bom.components.filter(
      ({ name, licenses = [] }) => acceptedLicence(name, saidBy(licenses[0])) === undefined,
    )
    expect(unknown.map(({ name }) => name)).toEqual([])
  })
})

function saidBy(licence: z.infer<typeof Licence> | undefined): string | undefined {
  if (!licence || 'expression' in licence) return licence?.expression
  return 'id' in licence.license ? licence.license.id : licence.license.name
}
