import type { Db } from '#platform/db.server.ts'
import { findOperatorName } from '#domain/settings/operator-name.server.ts'
import { hasSms, kindOf, KINDS, shippedSms } from './kinds.ts'
import type { KindName } from './kinds.ts'
import type { Channel } from './message.ts'
import type { TemplateDraft } from './template-draft.ts'
import { listTemplateRows, mailOf, smsOf } from './templates.server.ts'
import type { TemplateRow } from './templates.server.ts'

/** Every message on each way it goes out, as it stands: in the operator's words where they changed it, as shipped elsewhere. By `kind/channel`, in that order. */
export async function listStandingTemplates(db: Db): Promise<Map<string, TemplateDraft>> {
  const [rows, site] = [await listTemplateRows(db), await findOperatorName(db)]
  const all = (Object.keys(KINDS) as KindName[])
    .toSorted()
    .flatMap((kind) => [...mailOn(kind, rows.get(`${kind}/email`)), ...smsOn(kind, site, rows.get(`${kind}/sms`))])
  return new Map(all.map((draft) => [`${draft.kind}/${draft.channel}`, draft]))
}

function mailOn(kind: KindName, row: TemplateRow | undefined): TemplateDraft[] {
  const { email } = kindOf(kind)
  if (!email) return []
  const { subject, words, action = '' } = mailOf(email, row)
  return [{ ...standing(kind, 'email', row), subject, words, action }]
}

function smsOn(kind: KindName, site: string, row: TemplateRow | undefined): TemplateDraft[] {
  if (!hasSms(kind)) return []
  return [{ ...standing(kind, 'sms', row), words: smsOf(shippedSms(kind, site), row).words }]
}

function standing(kind: KindName, channel: Channel, row: TemplateRow | undefined) {
  return {
    kind,
    channel,
    version: row?.version ?? 0,
    isOn: row?.isOn ?? true,
    subject: '',
    action: '',
    registered: row?.registered ?? '',
    dltTemplateId: row?.dltTemplateId ?? '',
    carrierTemplateId: row?.carrierTemplateId ?? '',
    header: row?.header ?? '',
  }
}
