import { eq } from 'drizzle-orm'
import { packages } from '#domain/catalogue/tables.ts'
import { sendMail, sendSms } from '#domain/messaging/send.server.ts'
import { findOperatorName } from '#domain/settings/operator-name.server.ts'
import type { Config } from '#platform/config.server.ts'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { departures, waitlist } from '#domain/departures/tables.ts'
import { ANSWER_WITHIN_DAYS, waitingToken } from './waitlist.ts'

type Needs = { db: Db; keys: KeyRing; config: Pick<Config, 'publicUrl'> }

/** Asks the owner of an address whether it was really them who asked, in the caller's transaction. */
export async function tellAsked(needs: Needs, id: string): Promise<void> {
  const { email, values } = await findPlace(needs, id)
  const days = String(ANSWER_WITHIN_DAYS)
  if (email !== null) await sendMail(needs.db, 'waiting-asked', { to: email, values: { ...values, days } })
}

/** Tells that seats have come free and until when they are kept, in the caller's transaction: by mail, or by SMS whoever gave a mobile alone. */
export async function tellOffered(needs: Needs, id: string, endsAt: Date): Promise<void> {
  const { db } = needs
  const { email, mobile, values } = await findPlace(needs, id)
  const { seats, date } = values
  const until = `${formatDate(istDate(endsAt))}, ${formatTime(endsAt)}`
  if (email !== null) await sendMail(db, 'waiting-offered', { to: email, values: { ...values, until } })
  else if (mobile !== null)
    await sendSms(db, 'waiting-offered', { to: mobile, until: endsAt, values: { seats, date, until } })
}

/** Tells whoever waited that the date was called off, in the caller's transaction. */
export async function tellDateCalledOff(needs: Needs, id: string): Promise<void> {
  await tellOver(needs, id, 'waiting-called-off')
}

/** Tells somebody that staff have taken them off the list, in the caller's transaction. */
export async function tellTakenOff(needs: Needs, id: string): Promise<void> {
  await tellOver(needs, id, 'waiting-taken-off')
}

async function tellOver(needs: Needs, id: string, kind: 'waiting-called-off' | 'waiting-taken-off'): Promise<void> {
  const { email, mobile, values } = await findPlace(needs, id)
  if (email !== null) await sendMail(needs.db, kind, { to: email, values })
  else if (mobile !== null) await sendSms(needs.db, kind, { to: mobile, values: { date: values.date } })
}

async function findPlace({ db, keys, config }: Needs, id: string) {
  const { email, mobile, seats } = waitlist
  const [place] = await db
    .select({ email, mobile, seats, startsOn: departures.startsOn, name: packages.name })
    .from(waitlist)
    .innerJoin(departures, eq(departures.id, waitlist.departureId))
    .innerJoin(packages, eq(packages.id, departures.packageId))
    .where(eq(waitlist.id, id))
  const values = {
    site: await findOperatorName(db),
    journey: place!.name,
    date: formatDate(place!.startsOn),
    seats: seatsOf(place!.seats),
    link: `${config.publicUrl}/waitlist/${waitingToken(keys, id)}`,
  }
  return { email: place!.email, mobile: place!.mobile, values }
}

function seatsOf(seats: number): string {
  return seats === 1 ? '1 seat' : `${seats} seats`
}
