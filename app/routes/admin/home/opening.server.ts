import { eq, gte } from 'drizzle-orm'
import { href } from 'react-router'
import { PAPERS } from '#domain/content/papers.ts'
import type { Paper } from '#domain/content/papers.ts'
import { listPages } from '#domain/content/pages.server.ts'
import { may } from '#domain/policy/policy.ts'
import type { SignedIn } from '#domain/policy/actor.ts'
import type { Services } from '#domain/services.server.ts'
import { isNamed, UNKNOWN_SITE } from '#domain/settings/settings.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import { listRegistrations } from '#domain/tax/registrations.server.ts'
import { categories, cities, packages, states } from '#domain/catalogue/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import { cameBack, listTrials } from '#domain/payments/trials.server.ts'
import { listPlans } from '#domain/pricing/terms.server.ts'
import { istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'

/** A step before a site opens: what is still to do, and where. What `closes` it keeps it closed until it is done. */
export type Step = { words: string; isDone: boolean; path: string; help?: string; mayWait?: true; closes?: true }
/** `isOpen` where it sells already, and something is still to do. */
export type OpeningSteps = { steps: Step[]; isOpen: boolean }

/** What a live site still lacks, for its owner; undefined in a demo, for anybody else, and once nothing is missing. */
export async function readOpening(services: Services, actor: SignedIn): Promise<OpeningSteps | undefined> {
  if (services.config.mode !== 'live' || !may(actor.role, 'settings.change')) return undefined
  const steps = await listSteps(services)
  if (steps.every(({ isDone, mayWait }) => isDone || mayWait)) return undefined
  return { steps, isOpen: steps.every(({ isDone, closes }) => isDone || !closes) }
}

async function listSteps(services: Services): Promise<Step[]> {
  const [company, reached, sold] = await Promise.all([
    stepsOfCompany(services),
    stepsOfConnections(services),
    stepsOfCatalogue(services),
  ])
  return [...company, ...reached, ...sold]
}

async function stepsOfCompany({ db }: Services): Promise<Step[]> {
  const site = (await findSetting(db, 'site')) ?? UNKNOWN_SITE
  const [registrations, plans] = [await listRegistrations(db), await listPlans(db)]
  const settings = href('/admin/settings')
  return [
    {
      words: 'Name, address and e-mail of the company',
      isDone: isNamed(site),
      path: `${settings}#company`,
      help: 'Who buys must know from whom.',
      closes: true,
    },
    {
      words: 'GSTIN',
      isDone: registrations.length > 0,
      path: href('/admin/settings/taxes'),
      help: 'Until then papers carry none, and yet every bill adds GST: nobody may collect it who is not registered.',
      mayWait: true,
    },
    {
      words: 'A number to call, in the band',
      isDone: site.bandPhone !== null,
      path: `${settings}#reach`,
      help: 'And when somebody answers it.',
    },
    {
      words: 'Logo and colours',
      isDone: site.logoPath !== '',
      path: href('/admin/settings/brand'),
      help: 'Until then your name stands in its place.',
      mayWait: true,
    },
    {
      words: 'What cancelling costs, and what is due when',
      isDone: [...plans.cancellation, ...plans.payment].some(({ isOwn }) => isOwn),
      path: href('/admin/settings/terms'),
      help: 'Until then, the terms built in hold.',
      mayWait: true,
    },
    ...(await stepsOfPapers(db)),
  ]
}

const PAPER_WORDS: Record<Paper, Pick<Step, 'words' | 'help'>> = {
  'terms-and-conditions': {
    words: 'Terms and conditions',
    help: 'With the name and address of your grievance officer, whom the law wants named.',
  },
  'refund-cancellation': {
    words: 'Refunds and cancellation',
    help: 'What comes back when somebody cancels, and when you do.',
  },
  'privacy-policy': {
    words: 'Privacy policy',
    help: 'What you keep of whom, for what, and how they ask for it.',
  },
}

async function stepsOfPapers(db: Db): Promise<Step[]> {
  const pages = await listPages(db)
  return PAPERS.map((slug) => ({
    ...PAPER_WORDS[slug],
    isDone: pages.some((page) => page.slug === slug),
    path: href('/admin/pages/:slug', { slug }),
    closes: true,
  }))
}

async function stepsOfConnections({ db, config }: Services): Promise<Step[]> {
  const [tests, upi] = [(await findSetting(db, 'connections')) ?? {}, await findSetting(db, 'upi')]
  const wayToBePaid = config.razorpay ? await stepOfGateway(db, upi !== undefined) : stepOfUpi(upi !== undefined)
  const connections = href('/admin/settings/connections')
  return [
    {
      words: 'Mail goes out',
      isDone: tests.email?.ok === true,
      path: `${connections}#email`,
      help: tests.email ? 'The last test did not go through.' : 'Send yourself a test.',
    },
    {
      words: 'SMS goes out',
      isDone: config.sms.kind === 'msg91' && tests.sms?.ok === true,
      path: `${connections}#sms`,
      help: config.sms.kind === 'msg91' ? 'Send yourself a test.' : 'Until then, codes go by mail.',
      mayWait: true,
    },
    wayToBePaid,
  ]
}

/** Keys are proved by money: taken, and on its way back. A UPI address brings some meanwhile. */
async function stepOfGateway(db: Db, hasUpi: boolean): Promise<Step> {
  return {
    words: 'The gateway takes ₹1 and gives it back',
    isDone: (await listTrials(db)).some(cameBack),
    path: `${href('/admin/settings/connections')}#gateway`,
    help: 'Pay it yourself with your own keys.',
    ...(hasUpi ? { mayWait: true } : {}),
  }
}

function stepOfUpi(isDone: boolean): Step {
  const help = 'Razorpay’s keys, or a UPI address of your own.'
  return { words: 'A way to be paid', isDone, path: `${href('/admin/payments')}#address`, help }
}

async function stepsOfCatalogue({ db, clock }: Services): Promise<Step[]> {
  const [regions, places] = [await db.$count(states), await db.$count(cities)]
  const kinds = await db.$count(categories, eq(categories.kind, 'speciality'))
  const tours = await db.$count(packages, eq(packages.published, true))
  const dates = await db.$count(departures, gte(departures.startsOn, istDate(clock.now())))
  return [
    {
      words: 'The first place',
      isDone: places > 0,
      path: regions > 0 ? `${href('/admin/cities')}/new` : `${href('/admin/states')}/new`,
      help:
        regions > 0
          ? 'A city of your state.'
          : 'Its state first, then the city. Or “npm run places” on the server: all of India at once.',
    },
    {
      words: 'The first category',
      isDone: kinds > 0,
      path: `${href('/admin/categories')}/new`,
      help: 'As: houseboats, or treks. A package belongs to one.',
    },
    {
      words: 'The first package',
      isDone: tours > 0,
      path: href('/admin/packages/new'),
      help: 'It counts once it is public.',
      closes: true,
    },
    { words: 'The first departure', isDone: dates > 0, path: href('/admin/departures/new') },
  ]
}
