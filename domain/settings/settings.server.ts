import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import { changing } from '#platform/news.server.ts'
import { SETTINGS } from './settings.ts'
import type { SettingKey } from './settings.ts'
import { settings } from './tables.ts'
import { remembered } from '#platform/tag-memory.ts'

export type SettingValue<Key extends SettingKey> = z.infer<(typeof SETTINGS)[Key]>

/** What is set under a key, undefined while nobody has filled it in. Throws when what is stored does not fit its schema. */
export async function findSetting<Key extends SettingKey>(db: Db, key: Key): Promise<SettingValue<Key> | undefined> {
  reads('settings')
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  return row && parseSetting(key, row.value)
}

/** What is set under a key. Throws when nobody has filled it in or it does not fit its schema. */
export async function getSetting<Key extends SettingKey>(db: Db, key: Key): Promise<SettingValue<Key>> {
  const value = await findSetting(db, key)
  if (value === undefined) throw new Error(`the setting "${key}" is missing`)
  return value
}

/** Sets a value, in place of what was set before. Throws when it does not fit its schema. */
export async function saveSetting<Key extends SettingKey>(db: Db, key: Key, value: SettingValue<Key>): Promise<void> {
  const set = { value: parseSetting(key, value), updatedAt: sql`now()` }
  await changing(db, ['settings'], (db) =>
    db
      .insert(settings)
      .values({ key, ...set })
      .onConflictDoUpdate({ target: settings.key, set }),
  )
}

function parseSetting<Key extends SettingKey>(key: Key, value: unknown): SettingValue<Key> {
  return SETTINGS[key].parse(value) as SettingValue<Key>
}

/** What the site says of itself, from memory; null while nobody has written it down. */
export const rememberedSiteFacts = remembered(
  'site facts',
  async ({ db }: { db: Db }) => (await findSetting(db, 'site')) ?? null,
)
