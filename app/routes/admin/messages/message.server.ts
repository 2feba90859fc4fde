import { sendTestMessage } from '#domain/accounts/message-test.server.ts'
import { changeTemplate, putBackTemplate } from '#domain/messaging/change-templates.server.ts'
import type { KindName } from '#domain/messaging/kinds.ts'
import { showAgain, told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'

const REFUSED = { invalid: 'unclear-deed' } as const

/** What the forms of a message's page ask for. */
export function messageDeeds(kind: KindName): Record<string, Deed> {
  const channelOf = (typed: (name: string) => string) => (typed('channel') === 'sms' ? 'sms' : 'email')
  return {
    preview: showAgain,
    change: async (services, actor, typed) => {
      const draft = {
        kind,
        channel: channelOf(typed),
        version: Number(typed('version')) || 0,
        isOn: typed('isOn') === 'yes',
        words: typed('words'),
        subject: typed('subject'),
        action: typed('action'),
        registered: typed('registered'),
        dltTemplateId: typed('dltTemplateId'),
        carrierTemplateId: typed('carrierTemplateId'),
        header: typed('header'),
      } as const
      return told(await changeTemplate(services, actor, draft), () => 'changed', REFUSED)
    },
    'put-back': async (services, actor, typed) => {
      const asked = { kind, channel: channelOf(typed), version: Number(typed('version')) || 0 } as const
      return told(await putBackTemplate(services, actor, asked), () => 'put-back', REFUSED)
    },
    test: async (services, actor, typed) => {
      const asked = { kind, channel: channelOf(typed) } as const
      return told(await sendTestMessage(services, actor, asked), () => 'test', REFUSED)
    },
  }
}
