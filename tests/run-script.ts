import { startProcess } from './running-site.ts'

/** Runs a command of `scripts/` to its end, as `npm run NAME --` does. */
export async function runScript(
  name: string,
  words: string[],
  env: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const { ended, output } = startProcess([`scripts/${name}.ts`, ...words], { env })
  return { code: await ended, said: output() }
}
