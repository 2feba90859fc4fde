import { assignEnquiry, logCall, moveEnquiry, noteEnquiry, planCall } from '#domain/leads/desk/enquiry/deeds.server.ts'
import { releaseSeats } from '#domain/leads/desk/held-quote.server.ts'
import { told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { sendDeed } from './quote.server.ts'

const REFUSED = { invalid: 'unclear-deed' } as const

/** What the forms about one enquiry ask for; `reference` and how it stood go along in each. */
export function enquiryDeeds(): Record<string, Deed> {
  return {
    note: async (services, actor, typed) => {
      const noted = await noteEnquiry(services, actor, { reference: typed('reference'), note: typed('note') })
      return told(noted, () => 'note', REFUSED)
    },
    assign: async (services, actor, typed) => {
      const given = await assignEnquiry(services, actor, { ...standing(typed), to: typed('to') })
      return told(given, () => 'assign', REFUSED)
    },
    plan: async (services, actor, typed) =>
      told(await planCall(services, actor, { ...standing(typed), ...when(typed) }), () => 'plan', REFUSED),
    called: async (services, actor, typed) => {
      const outcome = typed('outcome') as Call['outcome']
      const asked = { ...standing(typed), ...when(typed), outcome, note: typed('note') }
      return told(await logCall(services, actor, asked), () => 'called', REFUSED)
    },
    quote: sendDeed,
    release: async (services, actor, typed) =>
      told(await releaseSeats(services, actor, standing(typed)), () => 'released', REFUSED),
    move: async (services, actor, typed) => {
      const [to, reason] = [typed('to'), typed('reason')] as [Move['to'], Move['reason']]
      const moved = await moveEnquiry(services, actor, { ...standing(typed), to, reason, note: typed('note') })
      return told(moved, () => typed('to'), REFUSED)
    },
  }
}

type Move = Parameters<typeof moveEnquiry>[2]
type Call = Parameters<typeof logCall>[2]
type TypedField = (name: string) => string

function standing(typed: TypedField) {
  return { reference: typed('reference'), seen: typed('seen') }
}

function when(typed: TypedField) {
  return { day: typed('day'), time: typed('time') }
}
