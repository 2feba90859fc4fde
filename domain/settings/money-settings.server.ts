import type { z } from 'zod'
import { editOne } from '#domain/audit/edit-one.server.ts'
import type { AuditedKind } from '#domain/audit/save-rows.server.ts'
import { findSetting, putSetting } from './settings.server.ts'
import type { SettingValue } from './settings.server.ts'
import { RefundLimit, UpiAccount } from './settings.ts'
import type { MoneyKey } from './settings.ts'

const moneySettings: AuditedKind = {
  subject: 'setting',
  read: async (db, keys) => {
    const found = new Map<string, object>()
    for (const key of keys) {
      const value = await findSetting(db, key as MoneyKey)
      if (value) found.set(key, value)
    }
    return found
  },
}

/** The commands of what decides where money goes, each by a form whose `id` is its key: the UPI address that takes it, and how much one person gives back alone. */
export const changeMoney = {
  upi: editMoney('upi', UpiAccount),
  refunds: editMoney('refunds', RefundLimit),
}

function editMoney<Key extends MoneyKey, Typed>(key: Key, draft: z.ZodType<SettingValue<Key>, Typed>) {
  return editOne('money.change', {
    kind: moneySettings,
    draft,
    tags: ['settings'],
    write: async ({ db }, { id: _id, ...value }) => {
      await putSetting(db, key, value as unknown as SettingValue<Key>)
      return { ok: true, value: undefined }
    },
  })
}
