import type { Db } from '#platform/db.server.ts'
import { findSetting } from './settings.server.ts'
import { operatorNameOf } from './settings.ts'

/** What the site is called, as it stands in the database. */
export async function findOperatorName(db: Db): Promise<string> {
  return operatorNameOf(await findSetting(db, 'site'))
}
