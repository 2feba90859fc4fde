import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

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

export default defineConfig({
  optimizeDeps: { include: FOR_BROWSERS, noDiscovery: true },
  plugins: [reactRouter()],
  css: {
    modules: { generateScopedName: process.env['NODE_ENV'] === 'production' ? '[hash:base64:5]' : '[name]_[local]' },
  },
  environments: { ssr: { build: { rolldownOptions: { input: './server/main.ts' } } } },
})
