import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import { command } from '#domain/audit/command.server.ts'
import { MONEY_KEYS, SETTINGS } from './settings.ts'
import type { MoneyKey, SettingKey } from './settings.ts'
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

/** What decides where money goes has commands of its own (`changeMoney`). */
type PlainKey = Exclude<SettingKey, MoneyKey>
type PlainSetting = { [Key in PlainKey]: { key: Key; value: SettingValue<Key> } }[PlainKey]
const PLAIN = (Object.keys(SETTINGS) as SettingKey[])
  .filter((key): key is PlainKey => !MONEY_KEYS.some((one) => one === key))
  .map((key) => z.object({ key: z.literal(key), value: SETTINGS[key] }))

/** Sets a value, in place of what was set before; not one of those that decide where money goes. */
export const saveSetting = command<PlainSetting, PlainSetting, void>('settings.change', {
  input: z.discriminatedUnion('key', PLAIN as never),
  tags: ['settings'],
  change: async ({ db }, { key, value }) => {
    const before = (await findSetting(db, key)) ?? null
    await putSetting(db, key, value)
    return { ok: true, value: undefined, changes: [{ subject: `setting:${key}`, before, after: value }] }
  },
})

/** Writes a value in the transaction of a command, in place of what was set before. */
export async function putSetting<Key extends SettingKey>(db: Db, key: Key, value: SettingValue<Key>): Promise<void> {
  const set = { value, updatedAt: sql`now()` }
  await db
    .insert(settings)
    .values({ key, ...set })
    .onConflictDoUpdate({ target: settings.key, set })
}

/** Takes a value away in the transaction of a command. */
export async function dropSetting(db: Db, key: SettingKey): Promise<void> {
  await db.delete(settings).where(eq(settings.key, key))
}

function parseSetting<Key extends SettingKey>(key: Key, value: unknown): SettingValue<Key> {
  return SETTINGS[key].parse(value) as SettingValue<Key>
}

/** What the site says of itself, from memory; null while nobody has written it down. */
export const rememberedSiteFacts = remembered(
  'site facts',
  async ({ db }: { db: Db }) => (await findSetting(db, 'site')) ?? null,
)

/** Whether the database is a live site's: it sells in earnest, and what the law asks of a seller holds. */
export async function isLive(db: Db): Promise<boolean> {
  return (await findSetting(db, 'holds'))?.what === 'live'
}
