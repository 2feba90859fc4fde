import { findCityNames } from '#domain/catalogue/cities.server.ts'
import { clockFaults } from '#domain/catalogue/journey/clock-faults.ts'
import { guideFaults } from '#domain/catalogue/journey/guide-faults.ts'
import { findDayHours, findJourneyFaults } from '#domain/catalogue/journey/journey-faults.server.ts'
import { haltFaults, nightFaults } from '#domain/catalogue/journey/night-faults.ts'
import { pictureFaults } from '#domain/catalogue/journey/picture-faults.ts'
import { taxFaults } from '#domain/catalogue/journey/tax-faults.ts'
import { findWordFaults } from '#domain/catalogue/journey/word-faults.server.ts'
import { faultsOf } from '#domain/catalogue/writing/publishing.server.ts'
import type { EditedPackage } from '#domain/catalogue/revisions.server.ts'
import { hintFactsOf, worthMending } from '#domain/departures/package-hints.ts'
import type { WorthMending } from '#domain/departures/package-hints.ts'
import { findLastDates } from '#domain/departures/packages-desk.server.ts'
import { findOverGroup } from '#domain/departures/planning/plan-hints.server.ts'
import { findPictures } from '#domain/media/pictures.server.ts'
import type { Clock } from '#platform/clock.ts'
import { istDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'

export type Head = Awaited<ReturnType<typeof headOf>>

/** What stands above every page of a package: how it stands, what keeps its draft from being published, and what is wrong with it and does not. */
export async function headOf({ db, clock }: { db: Db; clock: Clock }, edited: EditedPackage) {
  const { content, open, shown, isBehind } = edited
  const gaps = open || !shown?.isPublic ? await faultsOf(db, edited) : []
  const [impossible = []] = await findJourneyFaults(db, [content])
  const hours = await findDayHours(db, content)
  const unkept = await findWordFaults(db, content)
  const halts = await findCityNames(
    db,
    content.stops.map(({ cityId }) => cityId),
  )
  const { id, name, url, days, startCity } = content
  return {
    id,
    name,
    url,
    days,
    startCity,
    shown: shown ? (shown.isPublic ? ('public' as const) : ('withdrawn' as const)) : undefined,
    shownUrl: shown?.isPublic ? shown.content.url : undefined,
    open: open && { number: open.number, state: open.state, publishAt: open.publishAt, why: open.why },
    isBehind,
    gaps,
    /** Of one that was never public all is still to come. */
    worth: shown ? await worthOf(db, content, istDate(clock.now())) : [],
    hints: [
      ...nightFaults(content),
      ...haltFaults(content, halts),
      ...impossible,
      ...unkept,
      ...clockFaults(content, hours).map(({ day, message }) => ({
        path: `itinerary.${day - 1}`,
        message: `Day ${day}: ${message}`,
      })),
      ...(await findOverGroup(db, content)),
      ...guideFaults(content),
      ...taxFaults(content),
      ...pictureFaults(content, await findPictures(db, content.pictureIds)),
    ].filter(({ message }) => !gaps.some((gap) => gap.message === message)),
  }
}

/** What the list says is worth mending of it, of the draft as it is being written. */
async function worthOf(db: Db, content: EditedPackage['content'], today: CalendarDate): Promise<WorthMending[]> {
  const last = (await findLastDates(db, [content.id])).get(content.id) ?? null
  return worthMending(hintFactsOf(content, last), today)
}
