import { run } from './run.ts'

let ok = true
for (const script of ['typecheck', 'lint', 'format:check']) ok = (await run('npm', ['run', '--silent', script])) && ok
process.exitCode = ok ? 0 : 1
