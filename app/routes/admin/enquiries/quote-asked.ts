import type { Enquiry } from './opened.server.ts'

/** What the quote on the page of an enquiry is made for: as its address says, else as was asked. */
export type QuoteTyped = { package: string; adults: string; ages: string; departure: string; startsOn: string }

/** What an address asks a quote for, as it was typed; what it does not say is taken from the enquiry. */
export function quoteTypedIn(asked: URLSearchParams, { source, party }: Enquiry): QuoteTyped {
  const text = (name: string, otherwise: string) => (asked.get(name) ?? otherwise).trim().slice(0, 120)
  return {
    package: text('package', source.kind === 'package' ? source.key : ''),
    adults: text('adults', party ? String(party.adults) : '2'),
    ages: text('ages', party ? party.ages.join(', ') : ''),
    departure: text('departure', ''),
    startsOn: text('startsOn', ''),
  }
}

/** The same as `QuoteBody` takes it: a date of one's own goes before a departure. */
export function quoteBodyOf({ package: url, adults, ages, departure, startsOn }: QuoteTyped) {
  return {
    package: url,
    adults: /^\d{1,2}$/.test(adults) ? Number(adults) : 0,
    ages: (ages.match(/\d+/g) ?? []).map(Number),
    ...(startsOn ? { startsOn } : departure ? { departure } : {}),
  }
}

/** Where the same page is with the quote made for something else. */
export function quoteAddress(typed: QuoteTyped, changes: Partial<QuoteTyped>): string {
  const said = Object.entries({ ...typed, ...changes }).filter(([, value]) => value !== '')
  return `?${new URLSearchParams(said)}#quote`
}
