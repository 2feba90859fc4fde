import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { startPostgres } from '#scripts/test-postgres.ts'

export type OwnDatabase = { url: string; run(statement: string): Promise<unknown[]>; drop(): Promise<void> }

/** An empty database on a real PostgreSQL server, and a connection to it that no site knows of. */
export async function openOwnDatabase(): Promise<OwnDatabase> {
  const server = await startPostgres()
  const name = `padav_site_${randomBytes(6).toString('hex')}`
  await runOn(server.url, `create database ${name}`)
  const url = Object.assign(new URL(server.url), { pathname: `/${name}` }).href
  return {
    url,
    run: (statement) => runOn(url, statement),
    drop: async () => {
      await runOn(server.url, `drop database if exists ${name} with (force)`)
      await server.stop()
    },
  }
}

async function runOn(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement).finally(() => client.end())
  return rows
}
