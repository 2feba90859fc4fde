import type { WaitingState } from './waitlist.ts'

/** The lists of who waits: by what became of it. */
export const WAITING_LISTS = {
  line: ['waiting', 'kept', 'offered'],
  offered: ['kept', 'offered'],
  unanswered: ['asked'],
  over: ['taken', 'lapsed', 'left', 'called-off'],
} as const satisfies Record<string, readonly WaitingState[]>
export type WaitingList = keyof typeof WAITING_LISTS

/** What an address of the waiting lists asks for; `words` are of a package, a city or an e-mail. */
export type WaitingAsked = { list: WaitingList; words?: string | undefined; departureId?: string | undefined }
