process.env['NODE_ENV'] ??= 'production'

try {
  // A variable, so that the type checker does not ask for a build before it may check.
  const built = '../build/server/index.js'
  const { start } = (await import(built)) as typeof import('#server/main.ts')
  await start()
} catch (error) {
  process.stderr.write(`\n  Padav could not start: ${error instanceof Error ? error.message : String(error)}\n\n`)
  process.exit(1)
}
