import { defineConfig } from 'vitest/config'

const databaseUrl = process.env['TEST_DATABASE_URL'] ?? ''
const shared = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  setupFiles: ['./tests/fail-on-console-error.ts'],
  provide: { databaseUrl },
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'rooms',
          globalSetup: ['./tests/migrated-database.ts'],
          include: ['{platform,art,domain,web,server,demo,scripts}/**/*.test.ts', 'app/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...shared,
          name: 'site',
          include: ['tests/**/*.test.ts'],
          globalSetup: ['./tests/migrated-database.ts', './tests/demo-site.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
