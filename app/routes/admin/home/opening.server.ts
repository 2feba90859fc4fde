import { href } from 'react-router'
import { listPages } from '#domain/content/pages.server.ts'
import { may } from '#domain/policy/policy.ts'
import type { SignedIn } from '#domain/policy/actor.ts'
import type { Services } from '#domain/services.server.ts'
import { UNKNOWN_SITE } from '#domain/settings/settings.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import { listRegistrations } from '#domain/tax/registrations.server.ts'
import { cities, packages } from '#domain/catalogue/tables.ts'
import { departures } from '#domain/departures/tables.ts'

/** A step before a site opens: what is still to do, and where, if there is a page for it. */
export type Step = { words: string; isDone: boolean; path?: string; help?: string }

/** What a live site still lacks, for its owner; undefined in a demo, for anybody else, and once nothing is missing. */
export async function readOpening(services: Services, actor: SignedIn): Promise<Step[] | undefined> {
  if (services.config.mode !== 'live' || !may(actor.role, 'settings.change')) return undefined
  const steps = await listSteps(services)
  return steps.every(({ isDone }) => isDone) ? undefined : steps
}

async function listSteps({ db, config }: Services): Promise<Step[]> {
  const site = (await findSetting(db, 'site')) ?? UNKNOWN_SITE
  const upi = await findSetting(db, 'upi')
  const [registrations, pages] = [await listRegistrations(db), await listPages(db)]
  const [places, tours, dates] = [await db.$count(cities), await db.$count(packages), await db.$count(departures)]
  return [
    {
      words: 'Name, address and e-mail of the company',
      isDone: site.operatorName !== UNKNOWN_SITE.operatorName && site.address !== null && site.email !== null,
      path: `${href('/admin/settings')}#company`,
    },
    {
      words: 'GSTIN',
      isDone: registrations.length > 0,
      path: href('/admin/settings/taxes'),
      help: 'Until then, invoices carry no GSTIN.',
    },
    { words: 'A number to call', isDone: site.bandPhone !== null, path: `${href('/admin/settings')}#reach` },
    { words: 'Logo', isDone: site.logoPath !== '' },
    { words: 'Mail goes out', isDone: config.mail.kind === 'smtp' },
    { words: 'SMS goes out', isDone: config.sms.kind === 'msg91', help: 'Until then, codes go by mail.' },
    {
      words: 'A way to be paid',
      isDone: config.razorpay !== undefined || upi !== undefined,
      path: `${href('/admin/payments')}#address`,
      help: 'Razorpay’s keys, or a UPI address of your own.',
    },
    {
      words: 'Terms and the other company pages',
      isDone: pages.some(({ slug }) => slug === 'terms-and-conditions'),
      path: href('/admin/pages'),
    },
    { words: 'The first place', isDone: places > 0 },
    { words: 'The first package', isDone: tours > 0, path: href('/admin/packages') },
    { words: 'The first departure', isDone: dates > 0, path: href('/admin/departures') },
  ]
}
