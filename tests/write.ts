import { asProgram } from '#domain/audit/command.server.ts'
import type { Command } from '#domain/audit/command.server.ts'
import { systemClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'

/** Carries a command out for a test, as the program itself. Throws what it refused. */
export function write<Input, Value>(db: Db, work: Command<Input, Value, string>, input: Input): Promise<Value> {
  return asProgram({ db, clock: systemClock }, 'a test', work, input)
}
