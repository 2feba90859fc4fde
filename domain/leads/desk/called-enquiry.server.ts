import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import { isProgram } from '#domain/policy/actor.ts'
import { istDate } from '#platform/dates.ts'
import { refused } from '#platform/result.ts'
import { acknowledgeCall } from '#domain/leads/acknowledgements.server.ts'
import type { EnquiryNeeds } from '#domain/leads/enquiries.server.ts'
import { readCallersEnquiry } from '#domain/leads/enquiry.ts'
import { callFaults } from '#domain/leads/enquiry-words.ts'
import { recordEvent } from '#domain/leads/lead-rows.server.ts'
import { contentOf, describe, keepMessages, lockSame, writeLead } from '#domain/leads/new-lead.server.ts'
import { A_CALL } from '#domain/leads/source.ts'
import { resolveSource } from '#domain/leads/sources.server.ts'

type CalledForm = Record<string, string>
const CalledForm: z.ZodType<CalledForm, CalledForm> = z.record(z.string(), z.string())

/**
 * Takes the enquiry of somebody on the telephone, by the same form as the site's: it is whoever's typed it, and who asked gets the link of its page, where it may be withdrawn. Typed twice it is
 * one. Refuses 'invalid-enquiry' with every fault at its field.
 */
export const takeCall = command<CalledForm, CalledForm, { reference: string }, 'invalid-enquiry', EnquiryNeeds>(
  'enquiries.work',
  {
    input: CalledForm,
    tags: [],
    change: async (needs, form) => {
      const { db, clock, config, actor } = needs
      const read = readCallersEnquiry(form, istDate(clock.now()))
      if (!read.ok) return { ...refused('invalid-enquiry'), faults: callFaults(read.faults) }
      const enquiry = read.value
      const byUserId = isProgram(actor) ? null : actor.id
      const found = await resolveSource(db, config.publicUrl, { about: form['about'], page: '' })
      const source = found.key === '' ? { ...found, name: A_CALL } : found
      const { sameKey, earlier } = await lockSame(db, clock, { enquiry, source })
      if (earlier) {
        if (earlier.contentHash !== contentOf(enquiry))
          await recordEvent(db, clock, { leadId: earlier.id, kind: 'again', note: describe(enquiry), byUserId })
        return { ok: true, value: { reference: earlier.reference }, changes: [] }
      }
      const { id, reference, token } = await writeLead(needs, { enquiry, source, sameKey, byUserId })
      await keepMessages(db, id, await acknowledgeCall(needs, { enquiry, source, reference, token }))
      const after = { state: 'new', assigneeId: byUserId, byTelephone: true }
      return { ok: true, value: { reference }, changes: [{ subject: `enquiry:${reference}`, before: null, after }] }
    },
  },
)
