import type { Outage } from '#platform/outage.ts'
import { GO_BACK, plainPage } from './plain-page.ts'

/** In seconds: a crowd is gone sooner than an outage. */
export const RETRY_AFTER: Record<Outage, string> = { overloaded: '3', gone: '10', full: '10' }

const WORDS: Record<Outage, string> = {
  overloaded: 'Very many people are asking just now. Nothing you did is lost. Please try again in a few seconds.',
  gone: 'We cannot reach our register just now. Nothing you did is lost. Please try again in a minute.',
  full: 'We cannot write anything down just now. Please try again in a few minutes, or call us.',
}

/** What a visitor sees while the database cannot answer: where the page was never rendered before, or a form was `sent`. */
export function unavailablePage(outage: Outage = 'gone', { sent = false } = {}): Response {
  const again = sent ? GO_BACK : '<a href="">Try again</a>'
  const headers = { 'Retry-After': RETRY_AFTER[outage] }
  return plainPage({ title: 'Back in a moment', words: WORDS[outage], again }, { status: 503, headers })
}
