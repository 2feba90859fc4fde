import type { z } from 'zod'
import { PRICING_MODELS, USUAL_OWN_DATES, USUAL_PACKAGE, USUAL_RATES, usualPlans } from '#domain/catalogue/package.ts'
import { findPackageDrafts, listPackageDrafts } from '#domain/catalogue/reading/drafts.server.ts'
import { packagePosters } from '#domain/catalogue/writing/package-posters.server.ts'
import { ToldPackage } from '#domain/catalogue/writing/package-draft.ts'
import { findWriters } from '#domain/catalogue/revisions.server.ts'
import { rewritePackages } from '#domain/catalogue/writing/rewrite-packages.server.ts'
import { findNewJourneyFaults } from '#domain/catalogue/journey/journey-faults.server.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'
import { GST_SCHEMES } from '#domain/tax/gst-rates.ts'
import type { Fault } from '#domain/audit/command.server.ts'
import { listPlanIds } from '#domain/pricing/terms.server.ts'
import type { SheetKind } from '#domain/spreadsheets/kind.ts'
import { PACKAGE_COLUMNS, PACKAGE_PARTS } from './package-columns.ts'

/** What an empty cell means, so that it is told of as a change where it is one, and as none where it is none. */
function withUsual<Draft extends z.infer<typeof ToldPackage>>(draft: Draft) {
  const usual = usualPlans(draft.kind)
  return {
    ...draft,
    cancellationPlanId: draft.cancellationPlanId ?? usual.cancellationPlanId,
    paymentPlanId: draft.paymentPlanId ?? usual.paymentPlanId,
    infantsHaveSeats: draft.infantsHaveSeats ?? false,
  }
}

type PlanIds = Awaited<ReturnType<typeof listPlanIds>>

/** Sold under a plan that is not there it would be sold under the one built in, which nobody chose. */
function faultsOfPlans(
  { cancellation, payment }: PlanIds,
  { cancellationPlanId, paymentPlanId }: Pick<PackageDraft, 'cancellationPlanId' | 'paymentPlanId'>,
): Fault[] {
  return [
    ...unknownPlan('cancellationPlanId', cancellationPlanId, cancellation, 'cancellation plan'),
    ...unknownPlan('paymentPlanId', paymentPlanId, payment, 'payment plan'),
  ]
}

function unknownPlan(path: string, id: string | undefined, known: readonly string[], thing: string): Fault[] {
  if (id === undefined || known.includes(id)) return []
  return [{ path, message: `There is no ${thing} ${id.slice(0, 80)}, but ${known.join(', ')}.` }]
}

/** Of days that cannot be read nobody knows what is wrong; where it begins and ends is as it stood, where that cannot be. */
function asFarAsRead(draft: Partial<PackageDraft>, stood: PackageDraft | undefined) {
  const { itinerary = [], startCity = stood?.startCity ?? '', endCity = stood?.endCity ?? '' } = draft
  return { draft: { ...draft, itinerary, startCity, endCity }, stood }
}

export const PACKAGES: SheetKind = {
  name: 'packages',
  title: 'Packages',
  one: 'package',
  many: 'packages',
  action: 'catalogue.edit',
  sheet: { columns: PACKAGE_COLUMNS, parts: PACKAGE_PARTS },
  draft: ToldPackage.transform(withUsual),
  key: ['url'],
  find: async (db, keys) => new Map((await findPackageDrafts(db, keys)).map((draft) => [draft.url, draft])),
  idOf: (thing) => String(thing['id']),
  list: (db, after, most) => listPackageDrafts(db, after, most),
  against: async (db, things) => {
    const asked = things.map(({ draft, stood }) => asFarAsRead(draft, stood as PackageDraft | undefined))
    const [journeys, plans] = [await findNewJourneyFaults(db, asked), await listPlanIds(db)]
    return asked.map(({ draft }, at) => [...(journeys[at] ?? []), ...faultsOfPlans(plans, draft)])
  },
  judgesInPart: true,
  save: rewritePackages,
  underWay: findWriters,
  begins: { ...USUAL_PACKAGE, rates: USUAL_RATES, ownDates: USUAL_OWN_DATES, grid: { infant: 0 }, pictureAlts: {} },
  note: 'Each change stands in the history of its package, and can be taken up again from there. Departures ahead keep their own prices; those are taken in as Departures. A file holds what is public or was; what is still being written and never was stays among the drafts.',
  drawn: { path: 'pictureIds', draw: async (db, thing) => (await packagePosters(db, thing)).map(({ id }) => id) },
  example: [
    {
      Address: 'tea-and-backwaters',
      Name: 'Tea and Backwaters',
      Kind: 'tour',
      Comfort: 'comfort',
      Category: 'hill-station-tours',
      States: 'IN-KL',
      Days: '2',
      Summary: 'Two days from Kochi to the tea hills.',
      Introduction: 'A short way up to where the tea grows.',
      Months: '10 | 11 | 12 | 1 | 2 | 3',
      Tags: 'tea | family',
      'Starts in': 'Kochi',
      'Ends in': 'Kochi',
      'Smallest group': '2',
      'Largest group': '16',
      GST: GST_SCHEMES[0],
      Twin: '14,500',
      Single: '19,800',
      'Child with bed': '11,000',
      'Child without bed': '7,500',
      Infant: '0',
      'Prices by': PRICING_MODELS[0],
      'Infant under': '2',
      'Older infant under': '5',
      'Adult from': '12',
      Youngest: '0',
      Halt: 'munnar',
      Nights: '1',
      Day: '1',
      'Day title': 'Up to Munnar',
      'Day text': 'A morning on the road, an afternoon among the tea.',
      Overnight: 'Munnar <munnar>',
      Meals: 'breakfast-dinner',
      'Day km': '130',
      'Day hours': '4',
      Travel: 'road',
      Highlight: 'A walk through a tea garden',
      Included: 'The room with breakfast and dinner',
      'Not included': 'Lunch',
    },
    {
      Address: 'tea-and-backwaters',
      Day: '2',
      'Day title': 'Down to Kochi',
      'Day text': 'Home by tea time.',
      Meals: 'breakfast',
      'Day km': '130',
      'Day hours': '4',
      Travel: 'road',
      Highlight: 'The museum with the machines of 1905',
      Included: 'The car and its driver',
    },
  ],
}
