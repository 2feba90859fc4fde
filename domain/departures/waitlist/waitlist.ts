import type { Party } from '#domain/party/party.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { readSignedId, signId } from '#platform/signed-id.ts'
import type { Departure } from '#domain/departures/departure.ts'

/**
 * Asked for by a form, waiting once its link was answered, kept when seats came free for it, offered once that was told with a time, then taken,
 * lapsed, or left at any moment; called off with its date.
 */
export const WAITING_STATES = ['asked', 'waiting', 'kept', 'offered', 'taken', 'lapsed', 'left', 'called-off'] as const
export type WaitingState = (typeof WAITING_STATES)[number]
/** Those who still have a place in the line. */
export const IN_LINE = ['waiting', 'kept', 'offered'] as const satisfies readonly WaitingState[]

/** Seats that came free are kept so long for whoever is first, and never beyond the last day they may be booked. */
export const OFFER_HOURS = 12
/** Whoever does not answer the first mail is forgotten. */
export const ANSWER_WITHIN_DAYS = 3

/** Who comes with so many seats, where nobody was asked who. */
export function partyOf({ party, seats }: { party: Party | null; seats: number }): Party {
  return party ?? { adults: seats, ages: [], rooms: undefined }
}

/** Seats that are kept for a party that holds an offer: free in their eyes, held in everybody else's. */
export type OfferedSeats = { token: string; departureId: string; seats: number; party: Party; endsAt: Date }

/** A departure as the holder of an offer sees it. */
export function seenWith<Seen extends Pick<Departure, 'id' | 'held'>>(
  offer: Pick<OfferedSeats, 'departureId' | 'seats'> | undefined,
  departure: Seen,
): Seen {
  return offer?.departureId === departure.id ? { ...departure, held: departure.held - offer.seats } : departure
}

const PURPOSE = 'a place on a waiting list'

/** What opens a place on a waiting list without a session. */
export function waitingToken(keys: KeyRing, id: string): string {
  return signId(keys, PURPOSE, id)
}

/** The id in a token; undefined of one that was not made here. */
export function waitingIdIn(keys: KeyRing, token: string): string | undefined {
  return readSignedId(keys, PURPOSE, token)
}
