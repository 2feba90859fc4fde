import type { RouterContextProvider } from 'react-router'
import { listFriendPapers } from '#domain/bookings/group/friend-papers.server.ts'
import { findGiven, findShare, listOrdersOf } from '#domain/bookings/group/friend.server.ts'
import type { OpenedShare } from '#domain/bookings/group/friend.server.ts'
import { refuseDetails } from '#domain/bookings/trip/later-details.server.ts'
import { listInstalments } from '#domain/bookings/find-booking.server.ts'
import { listShares } from '#domain/bookings/group/group.server.ts'
import { listTravellers } from '#domain/bookings/trip/travellers.server.ts'
import type { NamedTraveller } from '#domain/bookings/trip/travellers.server.ts'
import { listApplied } from '#domain/payments/ledger.server.ts'
import { findCalledOff } from '#domain/departures/departures.server.ts'
import { ADULT_AGE } from '#domain/party/party.ts'
import { listPaymentsOf } from '#domain/payments/paid-orders.server.ts'
import { listWays } from '#domain/payments/ways.ts'
import { findPictures } from '#domain/media/pictures.server.ts'
import { newId } from '#platform/ids.ts'
import { wrongLink } from '#app/parts/error/wrong-link.ts'
import { formAnswerContext, servicesContext, shareKeyContext } from '#web/contexts.ts'
import { refusedWords } from '#app/routes/booking/opened.server.ts'

type Context = Readonly<RouterContextProvider>

/** Everything the page of a friend shows: the journey, their own money, and of their details only that they are there. */
export async function loadShare(context: Context, reference: string, url: string) {
  const { db, providers } = context.get(servicesContext)
  const opened = await openShare(context, reference)
  const { booking, mine } = opened
  const [orders, parts, everybody] = [
    await listOrdersOf(db, mine),
    (await listInstalments(db, booking.id)).filter(({ share }) => share === mine.share),
    await listTravellers(db, booking.id),
  ]
  const paid = await listPaymentsOf(
    db,
    orders.map(({ id }) => id),
  )
  const { pictureId } = booking.journey.package
  const [picture] = await findPictures(db, pictureId ? [pictureId] : [])
  const answer = context.get(formAnswerContext)
  const unpaid = parts.filter(({ paidAt }) => paidAt === null)
  const isOwed = (part: number) => unpaid.some((one) => one.part === part)
  const pending = orders.find((order) => order.state === 'pending' && order.parts.every(isOwed))
  const [last] = orders
  const gone = (await listApplied(db, booking.id)).filter((one) => one.share !== null && one.share < 0)
  return {
    reference,
    share: mine.share,
    standing: standingOf(mine),
    shown: booking.shown,
    isCalledOff: Boolean(await findCalledOff(db, booking)),
    journey: booking.journey,
    today: booking.today,
    picture,
    organiser: booking.contactName ?? 'Who booked',
    parts,
    unpaid,
    // Who has gone bears their own charge, and no part of another.
    sharedPaise: booking.totalPaise - gone.reduce((sum, { applied }) => sum + applied, 0),
    payments: paid.filter(({ disputedPaise }) => disputedPaise === 0),
    papers: await listFriendPapers(db, opened),
    disputedPaise: paid.reduce((sum, { disputedPaise }) => sum + disputedPaise, 0),
    pending: pending && { id: pending.id, provider: pending.provider, amountPaise: pending.amountPaise },
    failed: last?.state === 'failed' && last.parts.every(isOwed) ? last.detail : undefined,
    ways: await listWays(providers),
    formKey: newId(),
    draft: answer?.form === 'payment' ? answer.draft : undefined,
    details: await detailsOf(context, opened, everybody),
    rooms: await roomsOf(context, opened, everybody),
    isKept: new URL(url).searchParams.get('view') === 'kept',
    error: refusedWords(url),
  }
}

/** Whether a friend has a place to fill in and pay for, travels without one since the group has ended, or travels no more. */
function standingOf({ share, places }: OpenedShare['mine']): 'shares' | 'travels' | 'left' {
  return share < 0 ? 'left' : places.length === 0 ? 'travels' : 'shares'
}
export type OwnShare = Awaited<ReturnType<typeof loadShare>>

async function openShare(context: Context, reference: string): Promise<OpenedShare> {
  const { db, keys } = context.get(servicesContext)
  const key = context.get(shareKeyContext)
  const opened = key ? await findShare(db, keys, reference, key) : undefined
  if (!opened) throw wrongLink('place')
  return opened
}

async function detailsOf(context: Context, { booking, mine }: OpenedShare, everybody: readonly NamedTraveller[]) {
  const { db } = context.get(servicesContext)
  const answer = context.get(formAnswerContext)
  const draft = answer?.form === 'share' ? answer.draft : undefined
  const typed = draft?.typed ?? {}
  const { rows, hasEmergency, hasEmail } = await findGiven(db, mine)
  const people = mine.places.flatMap((place) => everybody.filter(({ position }) => position === place))
  const mayForget = (await refuseDetails(db, booking)) === undefined
  return {
    isOpen: mayForget && people.length > 0 && people.length === mine.places.length,
    mayForget,
    isFilled: mine.filledAt !== null,
    people: people.map(({ name, age, position }, at) => {
      const given = rows.find((row) => row.position === position)
      return {
        at,
        name: typed[`people.${at}.name`] ?? name,
        age: typed[`people.${at}.age`] ?? String(age),
        isAdult: age >= ADULT_AGE,
        paper: typed[`paper.${at}`] ?? '',
        meals: typed[`meals.${at}`] ?? '',
        hasPaper: given?.hasPaper ?? false,
        hasNumber: given?.hasNumber ?? false,
        hasMeals: given?.hasMeals ?? false,
      }
    }),
    emergency: { name: typed['emergency.name'] ?? '', mobile: typed['emergency.mobile'] ?? '', isGiven: hasEmergency },
    email: { typed: typed['email'] ?? '', isGiven: hasEmail },
    hasAny: hasEmergency || hasEmail || rows.length > 0,
    faults: draft?.faults ?? {},
    message: draft?.message,
  }
}

/** Who sleeps in which room, and whom this friend may ask to share with. */
async function roomsOf(context: Context, { booking, mine }: OpenedShare, everybody: readonly NamedTraveller[]) {
  const { db } = context.get(servicesContext)
  const me = everybody.find(({ position }) => position === mine.share - 1)
  const rooms = booking.journey.rooms.rooms
  if (!me || rooms.length < 2) return undefined
  const wishes = (await listShares(db, booking.id)).filter(({ share }) => share !== mine.share)
  const mates = everybody.filter((one) => one.room === me.room && one !== me)
  const isChild = (room: number | null) => everybody.some((one) => one.room === room && one.age < ADULT_AGE)
  return {
    room: me.room,
    mates: mates.map(({ name }) => name),
    chosenBy: wishes.flatMap(({ share, roomMate }) =>
      roomMate === me.position
        ? everybody.filter(({ position }) => position === share - 1).map(({ name }) => name)
        : [],
    ),
    choices: isChild(me.room)
      ? []
      : everybody
          .filter((one) => one !== me && one.age >= ADULT_AGE && !isChild(one.room))
          .map(({ position, name, room }) => ({ place: position, name, room })),
    mate: mine.roomMate,
  }
}
