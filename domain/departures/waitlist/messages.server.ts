import { eq } from 'drizzle-orm'
import { packages } from '#domain/catalogue/tables.ts'
import type { MailValues } from '#domain/messaging/kinds.ts'
import { sendMail } from '#domain/messaging/send.server.ts'
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
  await mail(needs, id, 'waiting-asked', { days: String(ANSWER_WITHIN_DAYS) })
}

/** Tells that seats have come free and until when they are kept, in the caller's transaction. */
export async function tellOffered(needs: Needs, id: string, endsAt: Date): Promise<void> {
  const until = `${formatDate(istDate(endsAt))}, ${formatTime(endsAt)}`
  await mail(needs, id, 'waiting-offered', { until })
}

/** Tells whoever waited that the date was called off, in the caller's transaction. */
export async function tellDateCalledOff(needs: Needs, id: string): Promise<void> {
  await mail(needs, id, 'waiting-called-off', {})
}

type Common = 'site' | 'journey' | 'date' | 'seats' | 'link'
type WaitingKind = 'waiting-asked' | 'waiting-offered' | 'waiting-called-off'

async function mail<Kind extends WaitingKind>(
  { db, keys, config }: Needs,
  id: string,
  kind: Kind,
  own: Omit<MailValues<Kind>, Common>,
): Promise<void> {
  const [place] = await db
    .select({ to: waitlist.email, seats: waitlist.seats, startsOn: departures.startsOn, name: packages.name })
    .from(waitlist)
    .innerJoin(departures, eq(departures.id, waitlist.departureId))
    .innerJoin(packages, eq(packages.id, departures.packageId))
    .where(eq(waitlist.id, id))
  const { to, seats, startsOn, name } = place!
  const common = {
    site: await findOperatorName(db),
    journey: name,
    date: formatDate(startsOn),
    seats: seats === 1 ? '1 seat' : `${seats} seats`,
    link: `${config.publicUrl}/waitlist/${waitingToken(keys, id)}`,
  }
  await sendMail(db, kind, { to, values: { ...common, ...own } as unknown as MailValues<Kind> })
}
