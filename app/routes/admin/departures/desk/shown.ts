import type { DeskBooking, DeskPerson } from '#domain/bookings/desk/departure-desk.ts'

/** A booking as the desk shows it: since when somebody is in, as a clock says it. */
export type ShownPerson = Omit<DeskPerson, 'inAt'> & { inAt: string | null }
export type ShownBooking = Omit<DeskBooking, 'people'> & { people: ShownPerson[] }
/** A note with who wrote it when, in words. */
export type ShownNote = { id: string; reference: string; words: string; said: string }
