import { href } from 'react-router'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { readUndone } from '#app/routes/admin/history.server.ts'
import { History } from '#app/routes/admin/history.tsx'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { RATE_LASTS } from '#domain/settings/rates.ts'
import { readSite, stoodOfSite } from '#domain/settings/site-groups.server.ts'
import type { SiteGroup } from '#domain/settings/site-groups.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { BadgeFields, CompanyFields, PromiseFields, RateFields, ReachFields, SocialFields } from './fields.tsx'
import { Group } from './group.tsx'
import { SettingsViews } from './settings-views.tsx'
import { SETTINGS_BACK, SETTINGS_DEEDS } from './settings.server.ts'
import { typedOf } from './typed.ts'
import { FIELD_NAMES, GROUP_NAMES } from './words.ts'
import type { Route } from './+types/settings'
import styles from '#app/routes/admin/office.module.css'
import { SITE_SHOWS_IT } from '#app/routes/admin/writing-words.ts'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('settings.change')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, config } = context.get(servicesContext)
  const site = await readSite(db)
  const { visitor } = context.get(visitContext)
  return {
    site,
    stood: stoodOfSite(site),
    history: await readUndone(db, visitor, SETTINGS_BACK),
    sendsSms: config.sms.kind === 'msg91',
    done: new URL(request.url).searchParams.has('done'),
  }
}

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/settings'), SETTINGS_DEEDS)
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Settings')
}

/** What the operator says of itself, one form a group; what is empty is shown nowhere. */
export default function SettingsPage({
  loaderData: { site, stood, sendsSms, history, done },
  actionData: kept,
}: Route.ComponentProps) {
  const groupOf = (group: SiteGroup) => ({
    intent: group,
    shows: typedOf(group, site),
    stood: stood[group],
    kept,
    showWas: (was: object) => typedOf(group, was),
  })
  return (
    <div className={styles.page}>
      <div>
        <h1>Settings</h1>
        <p className={styles.say}>
          What you say of yourself, everywhere on the site at once. What is empty is shown nowhere.
        </p>
      </div>
      <SettingsViews here="/admin/settings" />
      <Said kept={kept} done={done ? `Saved. ${SITE_SHOWS_IT}.` : undefined} />
      <Group
        {...groupOf('company')}
        title={GROUP_NAMES.company}
        lead={
          sendsSms
            ? 'The words of SMS as shipped carry the name. With a new one, register them on DLT anew and enter their ids under Messages: networks drop what is not registered word for word.'
            : 'A name, an address and an e-mail make an operator one can trust.'
        }
      >
        {(field) => <CompanyFields field={field} />}
      </Group>
      <Group {...groupOf('reach')} title={GROUP_NAMES.reach} lead="When somebody answers, and where.">
        {(field) => <ReachFields field={field} />}
      </Group>
      <Group {...groupOf('promises')} title={GROUP_NAMES.promises} lead="The site says these only because you do.">
        {(field) => <PromiseFields field={field} />}
      </Group>
      <Group {...groupOf('socials')} title={GROUP_NAMES.socials} lead="Your own pages, linked in the footer.">
        {(field) => <SocialFields field={field} />}
      </Group>
      <Group {...groupOf('badges')} title={GROUP_NAMES.badges} lead="Who vouches for you, at the foot of every page.">
        {(field) => <BadgeFields field={field} />}
      </Group>
      <Group
        {...groupOf('rates')}
        title={GROUP_NAMES.rates}
        lead={`Packages and quotes say beside ₹ what the price is about, by your own rate of the day. What is owed stays in ₹. A rate older than ${RATE_LASTS} days is not shown.`}
      >
        {(field) => <RateFields field={field} />}
      </Group>
      <History of="these settings" entries={history} names={FIELD_NAMES} />
    </div>
  )
}
