import { randomBytes } from 'node:crypto'
import { startPostgres } from '#scripts/test-postgres.ts'
import { databaseOf, runOn } from './on-server.ts'

export type OwnDatabase = { url: string; run(statement: string): Promise<unknown[]>; drop(): Promise<void> }

/** An empty database on a real PostgreSQL server of its own, and a connection to it that no site knows of. */
export async function openOwnDatabase(): Promise<OwnDatabase> {
  const server = await startPostgres()
  const database = await openDatabaseLike('template1', server.url)
  return { ...database, drop: () => database.drop().then(server.stop) }
}

/** A database on a server that begins as a copy of another one. */
export async function openDatabaseLike(other: string, server: string): Promise<OwnDatabase> {
  const name = `padav_site_${randomBytes(6).toString('hex')}`
  await runOn(server, `create database ${name} template ${other}`)
  const url = databaseOf(server, name)
  return {
    url,
    run: (statement) => runOn(url, statement),
    drop: async () => void (await runOn(server, `drop database if exists ${name} with (force)`)),
  }
}
