import { spawn } from 'node:child_process'

/** Runs a command with its output shown; true when it ended well. */
export function run(command: string, words: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(command, words, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      // npm is a script of the shell there.
      shell: process.platform === 'win32',
    })
    child.on('close', (status) => done(status === 0))
    child.on('error', () => done(false))
  })
}

/** Builds what has changed, as `npm start` does: not before a script has read its words, or `--help` would take minutes. Ends the process where it does not build. */
export async function buildSite(): Promise<void> {
  if (!(await run(process.execPath, ['scripts/prepare.mjs', 'build']))) process.exit(1)
}
