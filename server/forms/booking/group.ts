import { changeLink, endGroup, formGroup } from '#domain/bookings/group/group.server.ts'
import { SPLITS } from '#domain/bookings/group/shares.ts'
import { refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { textIn, wholeIn } from '#web/forms.ts'
import type { Form } from '#web/forms.ts'
import { REFUSALS } from '#web/refusals.ts'
import type { Refusal } from '#web/refusals.ts'
import { leadOn } from './form.ts'
import type { BookingForms, SentToBooking } from './form.ts'

const LINK_CHANGES = ['on', 'off', 'new'] as const
/** The longest that is chosen in it is the name of a split. */
const LONGEST = 20

/** What who booked does with their group: makes it or shares anew, changes a friend's link, or ends it. */
export async function group(services: BookingForms, sent: SentToBooking): Promise<Response> {
  const { c, form, booking, access } = sent
  const intent = textIn(form, 'intent')
  const change = LINK_CHANGES.find((name) => name === intent)
  if (change) {
    const share = wholeIn(form, 'share')
    const changed = Number.isNaN(share) ? refused('unknown') : await changeLink(services, access, { share, change })
    return leadOn(c, booking, '/group', changed.ok ? undefined : changed.reason)
  }
  const changed = await changeGroup(services, { ...sent, intent })
  if (!changed.ok && changed.reason === 'unclear-group') return showAgain(sent, changed.reason)
  return leadOn(c, booking, '/group', changed.ok ? undefined : changed.reason)
}

function showAgain({ form, booking, key, draw }: SentToBooking, reason: Refusal): Promise<Response> {
  const { message, status } = REFUSALS[reason]
  const fields = Object.keys(form).filter((name) => /^(split|payer\.\d{1,2})$/.test(name))
  const typed = Object.fromEntries(fields.map((name) => [name, textIn(form, name).slice(0, LONGEST)]))
  return draw(`/booking/${booking.reference}/group`, {
    answer: { form: 'group', draft: { typed, faults: {}, message } },
    status,
    bookingKey: key,
  })
}

async function changeGroup(
  services: BookingForms,
  { form, booking, access, intent }: SentToBooking & { intent: string },
): Promise<Result<void, Refusal>> {
  if (intent === 'end') return endGroup(services, access)
  const split = SPLITS.find((name) => name === textIn(form, 'split'))
  if (intent !== 'form' || !split) return refused('malformed')
  return formGroup(services, access, { sharers: readSharers(form, booking.journey.party), split })
}

function readSharers(form: Form, { adults, ages }: { adults: number; ages: readonly number[] }): number[] {
  return Array.from({ length: adults + ages.length }, (_, at) => wholeIn(form, `payer.${at}`))
}
