import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import type { Fault } from '#domain/audit/command.server.ts'
import { choosePackage } from '#domain/catalogue/packages-to-choose.server.ts'
import { isProgram } from '#domain/policy/actor.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Db } from '#platform/db.server.ts'
import { istDate } from '#platform/dates.ts'
import { refused } from '#platform/result.ts'
import { acknowledgeCall } from '#domain/leads/acknowledgements.server.ts'
import type { EnquiryNeeds } from '#domain/leads/enquiries.server.ts'
import { readCallersEnquiry } from '#domain/leads/enquiry.ts'
import { callFaults } from '#domain/leads/enquiry-words.ts'
import { recordEvent } from '#domain/leads/lead-rows.server.ts'
import { contentOf, describe, keepMessages, lockSame, writeLead } from '#domain/leads/new-lead.server.ts'
import { A_CALL, aboutOf, readAbout } from '#domain/leads/source.ts'
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
      const about = await aboutCalled(db, actor, form['about'] ?? '')
      const faults = [...(read.ok ? [] : callFaults(read.faults)), ...about.faults]
      if (!read.ok || faults.length > 0) return { ...refused('invalid-enquiry'), faults }
      const enquiry = read.value
      const byUserId = isProgram(actor) ? null : actor.id
      const found = await resolveSource(db, config.publicUrl, { about: about.at, page: '' })
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

const MOST_NAMED = 4

/** What a caller asks about: a page by its address, or the one package of a name that was typed. */
async function aboutCalled(db: Db, actor: Actor, typed: string): Promise<{ at: string; faults: readonly Fault[] }> {
  const words = typed.trim()
  if (words === '' || readAbout(words)) return { at: words, faults: [] }
  const choice = await choosePackage(db, actor, 'enquiries.work', { key: '', words, isPublic: true })
  if (!choice.ok) return { at: '', faults: [] }
  const { sole, found } = choice.value
  if (sole) return { at: aboutOf({ kind: 'package', key: sole.url }), faults: [] }
  const names = found.slice(0, MOST_NAMED).map(({ name }) => name)
  const message =
    names.length === 0
      ? `No package is called “${words}”. Leave it empty if they speak of none.`
      : `Several are called so: ${names.join('; ')}. Type more of the name.`
  return { at: '', faults: [{ path: 'about', message }] }
}
