import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { shortName } from './scripts/class-names.ts'

// What the browser's code stands on is made ready at the start and nothing later: a library found late reloads the page under the hand, and
// looking for a page's rules would find PGlite.
const FOR_BROWSERS = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom/client',
  'lucide-react',
  'libphonenumber-js/min',
  'altcha-lib',
  'altcha-lib/algorithms/web/pbkdf2',
]

/** Libraries of many small files that stand on nothing else: read one by one they are most of what a start waits for. */
const BUNDLED = ['drizzle-orm', 'zod', 'libphonenumber-js', 'lucide-react']

export default defineConfig({
  optimizeDeps: { include: FOR_BROWSERS, noDiscovery: true },
  plugins: [reactRouter()],
  css: {
    modules: { generateScopedName: process.env['NODE_ENV'] === 'production' ? shortName : '[name]_[local]' },
  },
  ssr: { noExternal: process.env['NODE_ENV'] === 'production' ? BUNDLED : [] },
  environments: { ssr: { build: { rolldownOptions: { input: './server/main.ts' } } } },
})
