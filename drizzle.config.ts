import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./platform/tables.ts', './domain/**/tables.ts'],
  out: './db/migrations',
  casing: 'snake_case',
})
