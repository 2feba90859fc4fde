import { pathToFileURL } from 'node:url'

// A harness that is gone leaves nobody behind.
const harness = process.ppid
setInterval(() => process.ppid === harness || process.exit(1), 500).unref()

// Read here and nowhere else: the program has no switch.
const { serve } = (await import(pathToFileURL(process.env['CHAOS_SERVE']!).href)) as typeof import('./serve.ts')
await serve()
