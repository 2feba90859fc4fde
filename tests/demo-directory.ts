import { cp } from 'node:fs/promises'
import { inject } from 'vitest'
import { temporaryDirectory } from './running-site.ts'

/** A data directory of a test's own in which the demo is loaded already. */
export async function demoDirectory(): Promise<Awaited<ReturnType<typeof temporaryDirectory>>> {
  const directory = await temporaryDirectory()
  await cp(inject('loadedDemo'), directory.path, { recursive: true })
  return directory
}
