import { href } from 'react-router'
import { told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { dropDraft } from '#domain/catalogue/writing/drafts.server.ts'
import {
  moveRevision,
  publishRevision,
  scheduleRevision,
  withdrawPackage,
} from '#domain/catalogue/writing/publishing.server.ts'

const REFUSED = { invalid: 'unclear-deed' } as const

/** What the forms of a package's page Publish ask for. */
export function publishingDeeds(id: string): Record<string, Deed> {
  const asked = (typed: (name: string) => string) => ({ id, stood: typed('stood'), why: typed('why') })
  const moving =
    (to: 'draft' | 'review'): Deed =>
    async (services, actor, typed) =>
      told(await moveRevision(services, actor, { ...asked(typed), to }), () => to, REFUSED)
  return {
    publish: async (services, actor, typed) =>
      told(await publishRevision(services, actor, asked(typed)), () => 'published', REFUSED),
    schedule: async (services, actor, typed) => {
      const publishAt = new Date(`${typed('day')}T${typed('hour')}:00+05:30`)
      return told(await scheduleRevision(services, actor, { ...asked(typed), publishAt }), () => 'scheduled', REFUSED)
    },
    review: moving('review'),
    draft: moving('draft'),
    withdraw: async (services, actor, typed) =>
      told(await withdrawPackage(services, actor, asked(typed)), () => 'withdrawn', REFUSED),
    drop: async (services, actor, typed) => {
      const dropped = await dropDraft(services, actor, asked(typed))
      // A package that was never public is nothing but its history then.
      return dropped.ok && !dropped.value.wasShown
        ? { ok: true, done: 'dropped', page: `${href('/admin/packages')}?thrown=${id}` }
        : told(dropped, () => 'dropped', REFUSED)
    },
  }
}
