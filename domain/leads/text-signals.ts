import type { Enquiry } from './enquiry.ts'
import type { SpamSignal } from './lead.ts'

const LINK = /https?:\/\/|www\.|\b[\w-]+\.(com|net|org|info|biz|ru|xyz|top|shop|site|online|io|cn)\b/i
const MARKUP = /<\s*(a|img|script|iframe)\b|\[(url|link|img)\b/i
/** A person may name a page of ours and a hotel's. */
const MOST_LINKS = 2

/** What in the words of an enquiry a machine would write and a traveller would not. */
export function findTextSignals({ name, message }: Pick<Enquiry, 'name' | 'message'>): SpamSignal[] {
  const links = message.split(/\s+/).filter((word) => LINK.test(word)).length
  return [
    ...(links > MOST_LINKS || LINK.test(name) ? (['links'] as const) : []),
    ...(MARKUP.test(message) || MARKUP.test(name) ? (['markup'] as const) : []),
  ]
}
