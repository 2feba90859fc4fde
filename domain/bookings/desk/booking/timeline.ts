import type { DocumentKind } from '#domain/documents/document.ts'
import type { Channel } from '#domain/messaging/message.ts'
import type { DisputeMove } from '#domain/payments/ledger.server.ts'
import type { Paise } from '#platform/money.ts'
import type { BOOKING_EVENTS, NOTED_DEEDS } from '#domain/bookings/booking.ts'

type Facts = Readonly<Record<string, string | number | null>>

/** One thing that happened to a booking; `by` is who of the staff did it, as in the audit. */
export type TimelineEvent = { at: Date; by?: string | undefined } & (
  | { what: 'event'; kind: (typeof BOOKING_EVENTS)[number]; facts: Facts }
  | { what: 'message'; channel: Channel; subject: string; isSent: boolean }
  | { what: 'document'; kind: DocumentKind; number: string; paise: Paise }
  | { what: 'paid-back'; paise: Paise }
  | ({ what: 'dispute' } & Omit<DisputeMove, 'at'>)
  | { what: 'note'; about: (typeof NOTED_DEEDS)[number]; words: string }
  | { what: 'deed'; deed: string; facts: Facts }
)

type Rows = {
  bookedBy: string | null
  events: readonly { kind: (typeof BOOKING_EVENTS)[number]; facts: Facts; at: Date }[]
  messages: readonly { channel: Channel; subject: string; at: Date; isSent: boolean }[]
  documents: readonly { kind: DocumentKind; number: string; issuedAt: Date; facts: { value: { totalPaise: Paise } } }[]
  refunds: readonly { amountPaise: Paise; doneAt: Date | null }[]
  disputes: readonly DisputeMove[]
  notes: readonly { about: (typeof NOTED_DEEDS)[number]; words: string; by: string; at: Date }[]
  /** From the audit. */
  deeds: readonly { at: Date; actor: string; after: unknown }[]
}

/** Everything that happened to a booking as it is stored, the latest first. */
export function timelineOf(rows: Rows): TimelineEvent[] {
  const { bookedBy, events, messages, documents, refunds, disputes, notes, deeds } = rows
  const happened: TimelineEvent[] = [
    ...deeds.flatMap(deedOf),
    ...notes.map((note) => ({ what: 'note' as const, ...note, ...(note.about === 'left' ? { by: undefined } : {}) })),
    ...refunds.flatMap(({ doneAt, amountPaise }) =>
      doneAt ? [{ what: 'paid-back' as const, at: doneAt, paise: amountPaise }] : [],
    ),
    ...disputes.map((move) => ({ what: 'dispute' as const, ...move })),
    ...documents.map(({ kind, number, issuedAt, facts }) => ({
      what: 'document' as const,
      at: issuedAt,
      kind,
      number,
      paise: facts.value.totalPaise,
    })),
    ...messages.map((message) => ({ what: 'message' as const, ...message })),
    ...events.map((event) => ({ what: 'event' as const, ...event, by: whoDid(event, bookedBy) })),
  ]
  return happened.toSorted((one, other) => other.at.getTime() - one.at.getTime())
}

function whoDid({ kind, facts }: Rows['events'][number], bookedBy: string | null): string | undefined {
  if (kind === 'held') return bookedBy ?? undefined
  return typeof facts['by'] === 'string' ? facts['by'] : undefined
}

/** What the audit alone knows; the rest stands in the line with the name of who did it. */
function deedOf({ at, actor, after }: Rows['deeds'][number]): TimelineEvent[] {
  const facts = after === 'looked at' ? { deed: after } : (after as Facts | null)
  const deed = facts?.['deed']
  return typeof deed === 'string' ? [{ what: 'deed', at, by: actor, deed, facts: facts ?? {} }] : []
}
