import type { Db } from '#platform/db.server.ts'
import { createApi } from '#server/api/api.ts'
import type { ApiServices } from '#server/api/api-services.ts'
import { apiServices } from '#tests/api-services.ts'

/** What the calls answer to a GET of a path, the body read as JSON. */
export async function askApi(
  db: Db,
  path: string,
  changes: Partial<ApiServices> = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await createApi(apiServices(db, changes)).request(path)
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
