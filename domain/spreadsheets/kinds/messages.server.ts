import { isCodeWithoutIds, saveTemplates } from '#domain/messaging/change-templates.server.ts'
import { shippedMail } from '#domain/messaging/kinds.ts'
import { CHANNELS } from '#domain/messaging/message.ts'
import { listStandingTemplates } from '#domain/messaging/standing-templates.server.ts'
import { TemplateDraft } from '#domain/messaging/template-draft.ts'
import { oneOf, orElse, yesNo } from '#domain/spreadsheets/cell.ts'
import { column } from '#domain/spreadsheets/columns.ts'
import type { SheetKind } from '#domain/spreadsheets/kind.ts'

const CODE_NEEDS_IDS = {
  path: 'dltTemplateId',
  message: 'The SMS with the code needs its registered text and both ids: without them nobody gets one.',
}
const { subject, words, action } = shippedMail('called-off')

/** The words of every message, as they stand: the house's own where nobody changed them. */
export const MESSAGES: SheetKind = {
  name: 'messages',
  title: 'Words of messages',
  one: 'message',
  many: 'messages',
  action: 'messages.change',
  sheet: {
    columns: [
      column('Message', 'kind', 'Its name, as in the export; with the channel it says which row is which.'),
      column('Channel', 'channel', `One of ${CHANNELS.join(', ')}.`, oneOf(CHANNELS)),
      column('Goes out', 'isOn', 'yes or no; yes when empty. Some messages always go out.', orElse(true, yesNo)),
      column('Subject', 'subject', 'Of a mail.'),
      column('Words', 'words', 'With {gaps} as in the export; an empty line begins a new paragraph of a mail.'),
      column('Button', 'action', 'Of a mail that has one.'),
      column(
        'Registered text',
        'registered',
        'Of an SMS, as in the DLT register; with both ids, or none of the three.',
      ),
      column('DLT id', 'dltTemplateId', 'Figures alone.'),
      column('Carrier id', 'carrierTemplateId', 'The id as MSG91 shows it.'),
      column('Header', 'header', 'Six letters.'),
    ],
  },
  draft: TemplateDraft,
  key: ['kind', 'channel'],
  begins: { version: 0, isOn: true },
  find: async (db, keys) => {
    const asked = new Set(keys)
    return new Map([...(await listStandingTemplates(db))].filter(([key]) => asked.has(key)))
  },
  list: async (db, after, most) => {
    const all = [...(await listStandingTemplates(db))]
    return all
      .slice(all.findIndex(([key]) => key === after) + 1, undefined)
      .flatMap(([, one], at) => (at < most ? [one] : []))
  },
  idOf: ({ kind, channel }) => `${kind as string}/${channel as string}`,
  against: async (_db, asked) =>
    asked.map(({ draft }) => (isCodeWithoutIds(draft as TemplateDraft) ? [CODE_NEEDS_IDS] : [])),
  judgesInPart: true,
  save: saveTemplates,
  note: 'A message whose words are the house’s own keeps changing with the house.',
  example: [
    {
      Message: 'called-off',
      Channel: 'email',
      'Goes out': 'yes',
      Subject: subject,
      Words: words,
      Button: action ?? '',
    },
  ],
}
