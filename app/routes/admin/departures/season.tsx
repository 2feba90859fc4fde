import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { readPlanHints } from '#domain/departures/planning/plan-hints.server.ts'
import { SeasonRule } from '#domain/departures/planning/season.ts'
import { faultsOfSeason, makeSeason, previewSeason } from '#domain/departures/planning/seasons.server.ts'
import type { SeasonPreview } from '#domain/departures/planning/seasons.server.ts'
import type { PackageChoice as Choice } from '#domain/catalogue/packages-to-choose.server.ts'
import type { Fault } from '#domain/audit/command.server.ts'
import { formatDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { choiceIn, isChoosing } from '#app/routes/admin/packages/package-choice.server.ts'
import { CHOOSING } from '#app/routes/admin/packages/package-choice.tsx'
import { Said } from '#app/routes/admin/said.tsx'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { officeRefusal } from '#web/office-words.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import type { Route } from './+types/season'
import { SeasonForm } from './season-form.tsx'
import { Preview } from './season-preview.tsx'
import { seasonIn } from './season-typed.ts'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('departures.plan')

const BY_ID = { name: 'packageId', by: 'id', action: 'departures.plan', isPublic: false } as const

/** The rule stands in the address: it can be shown to a colleague, gone back to, and tried again. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  const { search, searchParams: asked } = new URL(request.url)
  const choice = await choiceIn(context, request, BY_ID)
  const typed = { ...seasonIn(asked), packageId: choice.chosen?.id ?? '' }
  const shown = { choice, search, typed, isTyped: asked.has('capacity') }
  // Days alone are an offer of the almanac, and whoever looks for a package has typed no rule: nobody has tried it yet.
  if (!asked.has('packageId') || (isChoosing(asked, choice) && !isRule(asked)))
    return { ...shown, isTried: false, faults: {}, preview: undefined }
  const faults = faultsIn(await faultsOfSeason(db, typed), choice)
  const read = SeasonRule.safeParse(typed)
  if (!read.success || Object.keys(faults).length > 0) return { ...shown, isTried: true, faults, preview: undefined }
  const preview = await previewSeason(db, visitor, read.data)
  if (!preview.ok) return { ...shown, isTried: true, faults: { packageId: 'Choose a package.' }, preview: undefined }
  const { capacity } = read.data
  const hints = await hintsOn(db, preview.value, capacity)
  return { ...shown, isTried: true, faults, preview: { ...preview.value, capacity, hints } }
}

const TYPED_BY_HAND = ['from', 'to', 'weekdays', 'cities', 'capacity', 'twinRupees'] as const

/** Whether a rule was sent and not only a word to find its package by. */
function isRule(asked: URLSearchParams): boolean {
  return !asked.has(CHOOSING) && TYPED_BY_HAND.some((name) => asked.get(name))
}

/** What is worth a second look of the days a rule would make. */
async function hintsOn(db: Db, { package: { id: packageId }, fresh }: SeasonPreview, capacity: number) {
  const hintsOf = await readPlanHints(db, [packageId])
  const days = [...new Set(fresh.map(({ startsOn }) => startsOn))]
  return days.flatMap((startsOn) => {
    const said = hintsOf({ packageId, startsOn, capacity }).map(({ message }) => message)
    return said.length === 0 ? [] : [`${formatDate(startsOn)}. ${said.join(' ')}`]
  })
}

function faultsIn(faults: readonly Fault[], { found, words }: Choice): Record<string, string> {
  const named = faults.map(({ path, message }) => [path.startsWith('cities') ? 'cities' : path, message] as const)
  // The first fault of a field is the one to mend first.
  const all = Object.fromEntries(named.toReversed())
  const isUnpicked = all['packageId'] !== undefined && words !== '' && found.length > 0
  return isUnpicked ? { ...all, packageId: 'Choose which of those below.' } : all
}

export function action({ context, request }: Route.ActionArgs) {
  const rule = seasonIn(new URL(request.url).searchParams)
  const make: Deed = async (services, actor, typed) => {
    const made = await makeSeason(services, actor, { seen: typed('seen'), rule })
    const outcome = told(made, () => 'made', { invalid: 'unclear-deed' })
    return made.ok ? { ok: true, done: `made-${made.value.id}` } : outcome
  }
  return doDeed(context, request, href('/admin/departures'), { make })
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'A season by rule')
}

export default function SeasonPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { choice, search, typed, isTyped, faults, isTried, preview } = found
  const isFaulty = isTried && !preview
  return (
    <div className={office.page}>
      <div>
        <h1>A season by rule{preview ? `: ${preview.package.name}` : ''}</h1>
        <p className={office.say}>
          Say on which days it leaves and try it: nothing is made until you say so. What stands already stays as it is.
        </p>
      </div>
      <Said kept={kept ?? (isFaulty ? { message: officeRefusal('unclear-deed') } : undefined)} />
      <div className={`${office.split} ${office.wide}`}>
        <div>
          {preview ? (
            <>
              <Preview preview={preview} />
              {preview.fresh.length === 0 ? (
                <p>The rule makes nothing new. Change its days or its dates.</p>
              ) : (
                <DeedForm intent="make" of={{ seen: preview.seen }}>
                  <Button look="go">
                    Make {preview.fresh.length === 1 ? '1 departure' : `${preview.fresh.length} departures`}
                  </Button>
                  <p className="small soft">They can be taken back together until one of them is held or sold.</p>
                </DeedForm>
              )}
            </>
          ) : (
            <p className="soft">The dates show here once the rule is tried.</p>
          )}
        </div>
        <SeasonForm choice={choice} search={search} typed={typed} faults={faults} isTyped={isTyped} isTried={isTried} />
      </div>
      <p>
        <a href={href('/admin/departures')}>All departures</a>
      </p>
    </div>
  )
}
