import { defineConfig } from 'vite'
import { shortName } from './scripts/class-names.ts'

/** The islands' own client build, beside React Router's: a small loader, React as a lazy chunk, one chunk an island. */
export default defineConfig({
  publicDir: false,
  css: { modules: { generateScopedName: shortName } },
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    manifest: 'islands-manifest.json',
    cssCodeSplit: true,
    modulePreload: false,
    rolldownOptions: {
      input: 'app/islands/runtime.ts',
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: 'assets/islands-[hash].js',
        chunkFileNames: 'assets/island-[name]-[hash].js',
        // In a file of its own it would be asked for at high priority, and the page's first paint be thought to wait for it.
        codeSplitting: { groups: [{ name: 'islands', test: /vite\/preload-helper|islands\/runtime\.ts/ }] },
      },
    },
  },
})
