import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

// Islands are fetched when they are wanted: what they stand on is made ready at the start, or the page would reload under the first hand.
const FOR_ISLANDS = [
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
  optimizeDeps: { include: FOR_ISLANDS },
  plugins: [reactRouter()],
  css: {
    modules: { generateScopedName: process.env['NODE_ENV'] === 'production' ? '[hash:base64:5]' : '[name]_[local]' },
  },
  environments: { ssr: { build: { rolldownOptions: { input: './server/main.ts' } } } },
})
