import { bigint, char, text, timestamp } from 'drizzle-orm/pg-core'
import { newId } from './ids.ts'

/** Opaque string primary key. */
export const idColumn = () => text().primaryKey().$defaultFn(newId)

/** An instant in UTC. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** When a row was made, by the database's clock. */
export const createdAtColumn = () => instant().notNull().defaultNow()

/** An ISO 3166-2:IN code such as IN-KL. */
export const stateCodeColumn = () => char({ length: 5 })

/**
 * An amount in paise, in eight bytes: four end at ₹2.14 crore. As a number it is exact below 2^53 paise, which is ₹90 lakh crore, and
 * what is written passes Zod's `int`, which refuses more.
 */
export const paiseColumn = () => bigint({ mode: 'number' })
