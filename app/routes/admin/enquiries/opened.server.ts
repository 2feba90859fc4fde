import { listColleagues } from '#domain/accounts/staff.server.ts'
import { findEnquiry } from '#domain/leads/find-enquiry.server.ts'
import type { SignedIn } from '#domain/policy/actor.ts'
import type { Services } from '#domain/services.server.ts'

export type OpenedEnquiry = NonNullable<Awaited<ReturnType<typeof openEnquiry>>>
export type Enquiry = OpenedEnquiry['enquiry']

/** All that the page of an enquiry shows; undefined of one there is not, or for whoever may not see it. */
export async function openEnquiry(services: Services, actor: SignedIn, reference: string) {
  const found = await findEnquiry(services, actor, reference)
  const colleagues = await listColleagues(services.db, actor, 'enquiries.work')
  if (!found.ok || !colleagues.ok) return undefined
  return { enquiry: found.value, colleagues: colleagues.value, me: actor.id, now: services.clock.now() }
}
