import { afterAll, beforeAll, beforeEach } from 'vitest'
import { pictureFiles } from '#domain/media/tables.ts'
import { freshDatabase } from '#tests/database.ts'
import { keepsItsPromises } from './contract.ts'
import { openDatabaseStorage } from './database.server.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => void (database = await freshDatabase()))
afterAll(() => database.close())
beforeEach(async () => void (await database.db.delete(pictureFiles)))

keepsItsPromises(async () => openDatabaseStorage(database.db))
