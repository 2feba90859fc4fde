import { eq, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'

const orders = pgTable('orders', { id: text().primaryKey(), paise: integer() })
const refunds = pgTable('refunds', { id: text().primaryKey(), orderId: text(), paise: integer() })
const db = drizzle.mock({ casing: 'snake_case' })

const backOf = sql`(select sum(${refunds.paise}) from ${refunds} where ${refunds.orderId} = ${orders.id})`

// Caught: the refund's own id compared with its order, and so no refund of any.
test('no query of one table loses whose column is meant in a sub-select', () => {
  expect(() => db.select({ back: backOf }).from(orders).toSQL()).toThrow('"id" of a sub-select loses its table')
  expect(() =>
    db
      .select({ back: backOf.as('back') })
      .from(orders)
      .toSQL(),
  ).toThrow('loses its table')
  expect(() => db.delete(orders).returning({ back: backOf }).toSQL()).toThrow('loses its table')
})

test('nested, joined or of other names it is as it was written', () => {
  expect(
    db
      .select({ back: sql`${backOf}` })
      .from(orders)
      .toSQL().sql,
  ).toContain('= "orders"."id"')
  const joined = db.select({ back: backOf }).from(orders).innerJoin(refunds, eq(refunds.orderId, orders.id))
  expect(joined.toSQL().sql).toContain('= "orders"."id"')
  expect(
    db
      .select({ twice: sql`${orders.paise} * 2` })
      .from(orders)
      .toSQL().sql,
  ).toContain('"paise" * 2')
})
