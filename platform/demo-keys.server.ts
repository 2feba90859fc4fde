import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { openKeyRing } from './key-ring.ts'
import type { KeyRing } from './key-ring.ts'
import { newToken } from './token.ts'

const DemoKeys = z.object({ scriptSigningKey: z.string().min(32), authSecret: z.string().min(32) })
export type DemoKeys = z.infer<typeof DemoKeys>

/** The secrets of a demo, made at its first start and kept in the data directory, readable by its owner alone. Live mode takes them from the environment. */
export async function readDemoKeys(dataDir: string): Promise<DemoKeys> {
  const file = join(dataDir, 'keys.json')
  const known = await readFile(file, 'utf8').catch(() => undefined)
  const parsed = DemoKeys.partial().safeParse(known === undefined ? {} : parseJson(known))
  const kept = parsed.success ? parsed.data : {}
  if (kept.scriptSigningKey && kept.authSecret) return DemoKeys.parse(kept)
  const keys = { scriptSigningKey: newToken(), authSecret: newToken(), ...kept }
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, `${JSON.stringify(keys)}\n`, { mode: 0o600 })
  return keys
}

/** The site's ring for whoever works beside it: of the environment's secrets, or of a demo's own. */
export async function openSiteKeys({
  authSecrets,
  dataDir,
}: {
  authSecrets: readonly string[]
  dataDir: string
}): Promise<KeyRing> {
  return openKeyRing(authSecrets.length > 0 ? authSecrets : [(await readDemoKeys(dataDir)).authSecret])
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
