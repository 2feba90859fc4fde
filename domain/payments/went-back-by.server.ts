import { sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { goesBackBy, PROVIDERS } from './payment.ts'
import type { ProviderName } from './payment.ts'

const WAYS = sql.raw(PROVIDERS.map((way) => `when '${way}' then '${goesBackBy(way)}'`).join(' '))

/** `goesBackBy` of a payment's provider, in the database. */
export function wentBackBy(provider: SQLWrapper): SQL<ProviderName> {
  return sql<ProviderName>`case ${provider} ${WAYS} end`
}
