import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  css: {
    modules: { generateScopedName: process.env['NODE_ENV'] === 'production' ? '[hash:base64:5]' : '[name]_[local]' },
  },
  environments: { ssr: { build: { rolldownOptions: { input: './server/main.ts' } } } },
})
