import { configDefaults, defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/longest-first.ts'

const databaseUrl = process.env['TEST_DATABASE_URL'] ?? ''
const shared = {
  // No test says how quick the site is: the bench does. What takes this long on a slow machine that does three things at once is late, not wrong.
  testTimeout: 240_000,
  hookTimeout: 360_000,
  // A second is soon over where two suites share two processors; what never comes is a fault after thirty too.
  expect: { poll: { timeout: 30_000 } },
  setupFiles: ['./tests/fail-on-console-error.ts', './tests/names-of-tables.ts'],
  provide: { databaseUrl },
}

/** What `npm run test:quick` leaves to `npm test`: it loads the whole demo, encodes pictures, or runs other programs. */
const NOT_QUICK = [
  'demo/{load,seed-places}.test.ts',
  'scripts/**',
  'art/poster.test.ts',
  'domain/media/{renditions,studio,upload}.server.test.ts',
  'domain/media/storage/**',
  'domain/search/golden.test.ts',
  'platform/{pglite/pglite,directory-lock}.test.ts',
  'server/{before-opening,nobody-in-the-log}.test.ts',
]

/** What a worker has imported for the files before cannot be replaced any more. */
const REPLACES_MODULES = ['tests/security/guards-of-rooms.test.ts', 'app/routes/admin/find/every-deed.server.test.ts']

/** Node reads TypeScript by itself: what Vite would write over first, and look each import up in while it runs, is read as in production. Only pages need Vite, for JSX and style sheets. */
const NATIVE = { viteModuleRunner: false, nodeLoader: false }

export default defineConfig(({ mode }) => ({
  test: {
    // Twice the two processors it is reckoned for: with two the files waited for sites, browsers and databases a third of the time, with three a fifth.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'rooms',
          setupFiles: [...shared.setupFiles, './tests/light-passwords.ts'],
          // A worker imports the house once, not once for each of two hundred files: most of the time went there.
          isolate: false,
          globalSetup: ['./tests/migrated-database.ts'],
          experimental: NATIVE,
          env: { TEST_MODE: mode },
          include: ['{platform,art,domain,web,server,demo,scripts}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...(mode === 'quick' ? NOT_QUICK : [])],
        },
      },
      {
        test: {
          ...shared,
          name: 'app',
          env: { TEST_MODE: mode },
          setupFiles: [...shared.setupFiles, './tests/light-passwords.ts'],
          isolate: false,
          globalSetup: ['./tests/migrated-database.ts'],
          include: ['app/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...REPLACES_MODULES],
        },
      },
      {
        test: {
          ...shared,
          name: 'site',
          experimental: NATIVE,
          // What is built runs as it is built to: React of the development takes twice as long over a page.
          env: { NODE_ENV: 'production' },
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...REPLACES_MODULES],
          globalSetup: ['./tests/migrated-database.ts', './tests/demo-site.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'alone',
          globalSetup: ['./tests/migrated-database.ts'],
          include: REPLACES_MODULES,
        },
      },
    ],
  },
}))
