import { eq } from 'drizzle-orm'
import { packages } from '#domain/catalogue/tables.ts'
import { enqueue } from '#domain/messaging/outbox.server.ts'
import { bookingMail } from '#domain/messaging/templates/booking-mails.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import type { Config } from '#platform/config.server.ts'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { departures, waitlist } from './tables.ts'
import { ANSWER_WITHIN_DAYS, waitingToken } from './waitlist.ts'

type Needs = { db: Db; keys: KeyRing; config: Pick<Config, 'publicUrl'> }

/** Asks the owner of an address whether it was really them who asked, in the caller's transaction. */
export async function tellAsked(needs: Needs, id: string): Promise<void> {
  const { name, day, seats, mail } = await letter(needs, id)
  await mail({
    subject: `The waiting list of ${name}, ${day}`,
    paragraphs: [
      `Somebody, you we hope, asked to be told when ${seats} come free on ${name} of ${day}. Open the link and press the button: your place in the line begins there.`,
      `If it was not you, do nothing. After ${ANSWER_WITHIN_DAYS} days we forget this address.`,
    ],
    action: 'Keep me on the list',
  })
}

/** Tells that seats have come free and until when they are kept, in the caller's transaction. */
export async function tellOffered(needs: Needs, id: string, endsAt: Date): Promise<void> {
  const { name, day, seats, mail } = await letter(needs, id)
  const until = `${formatDate(istDate(endsAt))}, ${formatTime(endsAt)}`
  await mail({
    subject: `${seats} for you: ${name}, ${day}`,
    paragraphs: [
      `What you waited for has come free. ${seats} on ${name} of ${day} are kept for you until ${until}, and for nobody else meanwhile.`,
      'After that they go to the next in the line. If you no longer want them, the same link gives them on at once.',
    ],
    action: 'See the seats kept for me',
  })
}

/** Tells whoever waited that the date was called off, in the caller's transaction. */
export async function tellDateCalledOff(needs: Needs, id: string): Promise<void> {
  const { name, day, mail } = await letter(needs, id)
  await mail({
    subject: `Called off: ${name}, ${day}`,
    paragraphs: [
      `You waited for seats on ${name} of ${day}. We are sorry: we have had to call that date off, so no seats will come free. Your place in the line is closed, and nothing was charged.`,
      'The same journey may leave on other dates. The link leads to them.',
    ],
    action: 'See the other dates',
  })
}

type Said = { subject: string; paragraphs: string[]; action: string }

async function letter({ db, keys, config }: Needs, id: string) {
  const [place] = await db
    .select({ to: waitlist.email, seats: waitlist.seats, startsOn: departures.startsOn, name: packages.name })
    .from(waitlist)
    .innerJoin(departures, eq(departures.id, waitlist.departureId))
    .innerJoin(packages, eq(packages.id, departures.packageId))
    .where(eq(waitlist.id, id))
  const { to, seats, startsOn, name } = place!
  const siteName = (await findSetting(db, 'site'))?.operatorName ?? 'Padav'
  const url = `${config.publicUrl}/waitlist/${waitingToken(keys, id)}`
  const mail = async (said: Said) => {
    await enqueue(db, { channel: 'email', to, ...bookingMail({ siteName, url, facts: [], ...said }) })
  }
  return { name, day: formatDate(startsOn), seats: seats === 1 ? '1 seat' : `${seats} seats`, mail }
}
