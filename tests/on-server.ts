import pg from 'pg'

/** One statement on a PostgreSQL server, on a connection of its own. */
export async function runOn(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement).finally(() => client.end())
  return rows
}

/** The address of another database of a server. */
export function databaseOf(server: string, name: string): string {
  return Object.assign(new URL(server), { pathname: `/${name}` }).href
}
