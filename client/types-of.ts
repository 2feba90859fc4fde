import { registerHooks } from 'node:module'
import { json } from 'node:stream/consumers'

// The generator writes by the compiler's own interface, which TypeScript 7 has not: it is given the compiler of this folder.
registerHooks({
  resolve: (name, from, next) => next(name, name === 'typescript' ? { ...from, parentURL: import.meta.url } : from),
})
const { default: typesOf, astToString } = await import('openapi-typescript')
const document = (await json(process.stdin)) as Parameters<typeof typesOf>[0]
process.stdout.write(`// Made from /api/openapi.json by client/types-of.ts.\n${astToString(await typesOf(document))}`)
