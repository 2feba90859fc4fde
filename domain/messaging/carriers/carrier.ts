import type { Channel, EnclosedFile, Message } from '#domain/messaging/message.ts'

/**
 * How a delivery went. 'refused': this message will never be taken (no such address); 'unreachable': try again later.
 * `detail` is for the operator and holds what the other side said.
 */
export type Delivery = { ok: true } | { ok: false; reason: 'refused' | 'unreachable'; detail: string }

/** Whoever takes messages away. Promises to answer within a minute, and never to throw for what the other side did. */
export type Carrier = {
  channels: readonly Channel[]
  /** The channels whose messages are read in the outbox, so that bodies stay in it. */
  leavesBodies: readonly Channel[]
  /** `id` is the same at every attempt, so that the other side can tell a repetition. */
  deliver(message: Message & { id: string; files?: readonly EnclosedFile[] }): Promise<Delivery>
}
