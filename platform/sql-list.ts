import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

/** Words as a list of SQL: `provider in ${sqlList(['upi', 'cheque'])}`, each a value of the query. */
export function sqlList(words: readonly string[]): SQL {
  return sql`(${sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )})`
}
