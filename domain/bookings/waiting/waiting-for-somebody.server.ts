import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import { nameOfActor, WordsTyped } from '#domain/bookings/desk/booking/deeds.server.ts'
import { EmailTyped, MobileTyped, NameTyped } from '#domain/bookings/hold/contact.ts'
import { addCaller, offerInTurn, takeOffLine } from '#domain/departures/waitlist/by-telephone.server.ts'
import type { NotAdded, NotOffered } from '#domain/departures/waitlist/by-telephone.server.ts'
import type { WaitNeeds } from '#domain/departures/waitlist/joining.server.ts'
import { readPartyForm } from '#domain/party/party-form.ts'
import type { PartyFormRefusal } from '#domain/party/party-form.ts'
import type { Party } from '#domain/party/party.ts'
import type { RoomRefusal } from '#domain/pricing/rooms.ts'
import type { Db } from '#platform/db.server.ts'
import { done } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { refuseRooms } from './rooms-of-waiting.server.ts'

const Id = z.string().min(1).max(60)
const orNone = (schema: z.ZodType<string, string>) =>
  z.union([z.literal('').transform(() => null), schema]) as z.ZodType<string | null, string>

/** Somebody who called, as it was typed: `ages` as 9-6; `agreed` that they ask for it themselves, and know what is kept of them. */
type Typed = Record<'departureId' | 'name' | 'email' | 'mobile' | 'adults' | 'ages' | 'agreed', string>
const Caller = z
  .object({
    departureId: Id,
    name: NameTyped,
    email: orNone(EmailTyped),
    mobile: orNone(MobileTyped),
    adults: z.string().max(6),
    ages: z.string().max(60),
    agreed: z.literal('1', 'Ask them, and tick it.'),
  })
  .refine(({ email, mobile }) => email !== null || mobile !== null, {
    path: ['mobile'],
    message: 'A mobile or an e-mail: they are to be told when seats come free.',
  })
type Caller = z.output<typeof Caller>

const PARTY_FAULTS: Record<PartyFormRefusal | RoomRefusal, { path: 'adults' | 'ages'; message: string }> = {
  'no-adult': { path: 'adults', message: 'At least one adult, in figures.' },
  'too-many': { path: 'adults', message: 'So many do not travel together here.' },
  'bad-age': { path: 'ages', message: 'Ages in whole years, as 9, 6; from 18 on they are adults.' },
  'age-missing': { path: 'ages', message: 'Every child with its age.' },
  'bad-rooms': { path: 'adults', message: 'Nobody can say rooms here.' },
  'too-young': { path: 'ages', message: 'Somebody is too young for this journey.' },
  'group-too-large': { path: 'adults', message: 'More than a group of this journey may be.' },
  'not-offered': { path: 'adults', message: 'This journey has no rooms for such a party.' },
  'rooms-do-not-fit': { path: 'adults', message: 'This journey has no rooms for such a party.' },
}

/**
 * Puts somebody who called on the list of a full departure, who asks for it themselves. With an e-mail their place begins with the link that goes there, with a mobile alone it begins now: behind all
 * who wait. Neither name nor number stands in the audit. Refuses as `addCaller` does.
 */
export const putOnWaitlist = command<
  Typed,
  Caller,
  { id: string; state: 'asked' | 'waiting' },
  NotAdded | 'unclear-deed',
  WaitNeeds
>('bookings.work', {
  input: Caller as z.ZodType<Caller, Typed>,
  besides: async ({ db }, typed) => {
    const read = await readParty(db, typed)
    return read.ok ? [] : [PARTY_FAULTS[read.reason]]
  },
  tags: [],
  change: async (needs, typed) => {
    const { departureId, name, email, mobile } = typed
    const read = await readParty(needs.db, typed)
    if (!read.ok) return { ok: false, reason: 'unclear-deed', faults: [PARTY_FAULTS[read.reason]] }
    const party = read.value
    const addedBy = nameOfActor(needs.actor)
    const added = await addCaller(needs, departureId, { name, email, mobile, party, addedBy })
    if (!added.ok) return added
    const { id, seats, state } = added.value
    const changes = [{ subject: waitingSubject(id), before: null, after: { departureId, seats, state, agreed: true } }]
    return { ok: true, value: { id, state }, changes }
  },
})

const NO_ROOMS = { own: false, rooms: { single: '', twin: '', triple: '', quad: '' }, per: 'total' } as const

function agesIn(typed: string): string[] {
  return typed.split(/[\s,;-]+/).filter((age) => age !== '')
}

/** Who would travel, as it was typed, where the journey has rooms for them. */
async function readParty(
  db: Db,
  { departureId, adults, ages }: Pick<Typed, 'departureId' | 'adults' | 'ages'>,
): Promise<Result<Party, PartyFormRefusal | RoomRefusal>> {
  const read = readPartyForm({ ...NO_ROOMS, adults: adults.trim(), ages: agesIn(ages) })
  if (!read.ok) return read
  const party = read.value.party!
  return (await refuseRooms(db, departureId, party)) ?? done(party)
}

/** What a place on a waiting list stands under in the audit. */
export const waitingSubject = (id: string): string => `waiting:${id}`

/** Takes somebody off their list, for a reason colleagues read; they are told. Gives whether they were: who never answered the first mail is not. Refuses 'not-waiting'. */
export const takeOffWaitlist = command<
  { id: string; because: string },
  { id: string; because: string },
  { isTold: boolean },
  'not-waiting',
  WaitNeeds
>('bookings.work', {
  input: z.object({ id: Id, because: WordsTyped }),
  tags: [],
  change: async (needs, { id, because }) => {
    const off = await takeOffLine(needs, id)
    if (!off.ok) return off
    const { was, isTold } = off.value
    const change = { subject: waitingSubject(id), before: { state: was }, after: { state: 'left' }, why: because }
    return { ok: true, value: { isTold }, changes: [change] }
  },
})

/** Offers what is free to whoever's turn it is, at once and to nobody else: nobody jumps the line, whoever asks for it. Refuses as `offerInTurn` does. */
export const offerToWaiting = command<
  { id: string },
  { id: string },
  { endsAt: Date },
  NonNullable<NotOffered>,
  WaitNeeds
>('bookings.work', {
  input: z.object({ id: Id }),
  tags: [],
  change: async (needs, { id }) => {
    const offered = await offerInTurn(needs, id)
    if (!offered.ok) return offered
    const change = { subject: waitingSubject(id), before: { state: 'waiting' }, after: { state: 'offered' } }
    return { ok: true, value: offered.value, changes: [change] }
  },
})
