import { and, eq, exists, isNotNull, not, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { CommandNeeds } from '#domain/audit/command.server.ts'
import { editOne } from '#domain/audit/edit-one.server.ts'
import type { EditedThing } from '#domain/audit/edit-one.server.ts'
import { rowsOf } from '#domain/audit/save-rows.server.ts'
import { cars, vehicles } from '#domain/cars/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { bookings, quotes } from '#domain/bookings/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { isNeeded } from '#platform/refused-by-key.ts'
import { refused } from '#platform/result.ts'

/** What hangs on a class of car: vehicles and what was booked keep it, prices that nobody booked go with it. */
export type UsesOfCar = { vehicles: number; bookings: number; quotes: number }

/** How much hangs on a class of car. */
export async function usesOfCar(db: Db, id: string): Promise<UsesOfCar> {
  const ofCar = eq(quotes.carId, id)
  return {
    vehicles: await db.$count(vehicles, eq(vehicles.carId, id)),
    bookings: await db.$count(quotes, and(ofCar, wasBooked(db))),
    quotes: await db.$count(quotes, and(ofCar, not(wasBooked(db)))),
  }
}

/**
 * Takes a class of car away for good, with the prices of it that nobody booked. Refuses 'in-use' while it has vehicles or was ever booked: such a class
 * is taken off the site instead; besides as `editOne` does.
 */
export async function removeCar(needs: CommandNeeds, actor: Actor, car: EditedThing) {
  try {
    return await removeRow(needs, actor, car)
  } catch (error) {
    // Somebody books it at this moment: then the database keeps all of it.
    if (isNeeded(error)) return refused('in-use')
    throw error
  }
}

const removeRow = editOne('cars.edit', {
  kind: rowsOf('car', cars, cars.id),
  draft: z.object({}),
  tags: ['cars'],
  write: async ({ db }, { id }) => {
    const uses = await usesOfCar(db, id)
    if (uses.vehicles > 0 || uses.bookings > 0) return { ok: false as const, reason: 'in-use' as const }
    await db.delete(quotes).where(eq(quotes.carId, id))
    await db.delete(cars).where(eq(cars.id, id))
    return { ok: true as const, value: undefined }
  },
})

/** Of a select from the quotes: a booking has it, or had it before it was changed into another. */
function wasBooked(db: Db) {
  const change = alias(quotes, 'change')
  const isChange = isNotNull(sql`${change.heldTerms} -> 'amendment'`)
  return or(
    exists(db.select({ id: bookings.id }).from(bookings).where(eq(bookings.quoteToken, quotes.token))),
    exists(
      db
        .select({ token: change.token })
        .from(change)
        .where(and(eq(change.previousToken, quotes.token), isChange)),
    ),
  )!
}
