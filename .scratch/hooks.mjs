import { registerHooks } from 'node:module'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'
registerHooks({
  load(url, context, next) {
    if (url.endsWith('.tsx')) {
      const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), { loader: 'tsx', format: 'esm', jsx: 'automatic' })
      return { format: 'module', source: code, shortCircuit: true }
    }
    if (/\.(css|svg|png|woff2)(\?|$)/.test(url)) return { format: 'module', source: 'export default new Proxy({}, { get: (_, k) => String(k) })', shortCircuit: true }
    return next(url, context)
  },
})
