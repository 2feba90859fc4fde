export const CHANNELS = ['email', 'sms'] as const
export type Channel = (typeof CHANNELS)[number]

/**
 * What is to be said to whom. `body` is plain text; `html` the same for a mail reader that wants it. `until` is when it
 * becomes worthless, as a one-time code does: it is not delivered from then on. `replyTo` is the one address an answer to a mail goes to.
 */
export type Message = {
  /** Which of `KINDS` it is. */
  kind?: string
  channel: Channel
  to: string
  subject: string
  body: string
  html?: string
  replyTo?: string
  until?: Date
  /** Files that go along with a mail. */
  encloses?: readonly Enclosure[]
}

/** A file that goes along: its name, and what it is made from when the mail goes out, in the words of the room that asked for it. */
export type Enclosure = { name: string; about: string }
/** One that was made. */
export type EnclosedFile = { name: string; type: string; bytes: Uint8Array }

/** A message as the outbox keeps it. A body is emptied once a carrier has taken it away (it may hold a one-time link). */
export type OutboxMessage = {
  id: string
  kind: string | null
  channel: Channel
  to: string
  subject: string
  body: string
  html: string | null
  replyTo: string | null
  createdAt: Date
  sentAt: Date | null
  attempts: number
  lastError: string | null
  until: Date | null
  encloses: Enclosure[]
}
