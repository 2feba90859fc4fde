import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { listHistory } from '#domain/audit/audit.server.ts'
import { editOne, stoodOf } from '#domain/audit/edit-one.server.ts'
import type { AuditedKind } from '#domain/audit/save-rows.server.ts'
import { findPictures } from '#domain/media/pictures.server.ts'
import type { Db } from '#platform/db.server.ts'
import { findSetting, isLive, putSetting } from './settings.server.ts'
import { isNamed, logoPictureId, UNKNOWN_SITE } from './settings.ts'
import type { SiteFacts } from './settings.ts'
import { factsOf, SITE_GROUPS } from './site-groups.ts'
import type { SiteGroup } from './site-groups.ts'

/** What is known of the site: what nobody has said is absent. */
export async function readSite(db: Db): Promise<SiteFacts> {
  return (await findSetting(db, 'site')) ?? UNKNOWN_SITE
}

/** What a form of the site's facts carries, so that nobody overwrites another's. */
export function stoodOfSite(site: SiteFacts): Record<SiteGroup, string> {
  const groups = Object.keys(SITE_GROUPS) as SiteGroup[]
  return Object.fromEntries(groups.map((group) => [group, stoodOf(factsOf(group, site))])) as Record<SiteGroup, string>
}

/** Each form is a thing of its own, so that two people may mend the hours and the badges at once. */
export const siteGroups: AuditedKind = {
  subject: 'setting',
  read: async (db, keys) => {
    const site = await readSite(db)
    return new Map(keys.map((key) => [key, factsOf(key.replace('site/', '') as SiteGroup, site)]))
  },
}

/** What one form of the site's facts is called in the audit. */
export function siteGroupId(group: SiteGroup): string {
  return `site/${group}`
}

/** The logo that was worn before the one there is, by its address: the latest whose picture the site still has. */
export async function findLastLogo(db: Db): Promise<string | undefined> {
  const { logoPath: now } = await readSite(db)
  const worn = (await listHistory(db, `setting:${siteGroupId('logo')}`)).map(({ before }) => wornIn(before))
  const others = [...new Set(worn)].filter((path) => path !== now)
  const there = new Set(
    (
      await findPictures(
        db,
        others.map((path) => logoPictureId({ logoPath: path }) ?? ''),
      )
    ).map(({ id }) => id),
  )
  return others.find((path) => there.has(logoPictureId({ logoPath: path }) ?? ''))
}

function wornIn(before: unknown): string {
  const { logoPath } = (before ?? {}) as Partial<Pick<SiteFacts, 'logoPath'>>
  return logoPath ?? ''
}

/** The commands of the forms: each changes its facts and no others. On a live site refuses 'needed-to-sell' for taking away who sells, without which nobody could book. */
export const changeSite = {
  company: editGroup(SITE_GROUPS.company.typed),
  reach: editGroup(SITE_GROUPS.reach.typed),
  promises: editGroup(SITE_GROUPS.promises.typed),
  socials: editGroup(SITE_GROUPS.socials.typed),
  badges: editGroup(SITE_GROUPS.badges.typed),
  logo: editGroup(SITE_GROUPS.logo.typed),
  rates: editGroup(SITE_GROUPS.rates.typed),
}

function editGroup<Typed, Draft extends Partial<SiteFacts>>(draft: z.ZodType<Draft, Typed>) {
  return editOne('settings.change', {
    kind: siteGroups,
    draft,
    tags: ['settings'],
    write: async ({ db }, typed) => {
      const { id: _id, ...facts } = typed
      // The facts of all forms are one row.
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('setting site'))`)
      const before = await readSite(db)
      const after = { ...before, ...facts }
      if (isNamed(before) && !isNamed(after) && (await isLive(db)))
        return { ok: false as const, reason: 'needed-to-sell' as const }
      await putSetting(db, 'site', after)
      return { ok: true as const, value: undefined }
    },
  })
}
