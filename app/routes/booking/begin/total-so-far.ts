import { forHowMany } from '#app/parts/booking/words.ts'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import type { AskingPage } from './new.server.ts'

type Total = { figure: string; note: string }

/** What the bar under the thumb says at every step: the total of who comes on the date that is chosen, before that what it costs from. */
export function totalSoFar(asking: AskingPage): Total {
  const { journey, step, fault } = asking
  if (step === 'rooms' && !journey && fault) return { figure: 'Your total', note: 'comes once that is put right' }
  return journey ? totalOf(journey, step) : fromPrice(asking)
}

function totalOf(
  { totalPaise, party, gstPercent, startsOn }: NonNullable<AskingPage['journey']>,
  step: AskingPage['step'],
): Total {
  const whose = step === 'rooms' ? forHowMany(party) : `${forHowMany(party)}, ${formatDate(startsOn, { year: false })}`
  return { figure: formatPaise(totalPaise), note: `${whose}, incl. ${gstPercent}\u00a0% GST` }
}

/** The date that came along, else the cheapest that can still be chosen. */
function fromPrice({ board, typed, party, step, ownDates }: AskingPage): Total {
  const open = board.filter(({ canBeChosen }) => canBeChosen)
  const named = open.find(({ departure }) => departure.id === typed.departure)
  const prices = (named ? [named] : open).flatMap(({ paise }) => paise ?? [])
  const whose = party ? forHowMany(party) : 'per adult, twin sharing'
  if (prices.length === 0) return { figure: 'Your total', note: comesWith(step, ownDates !== undefined) }
  const from = formatPaise(Math.min(...prices))
  return { figure: named || new Set(prices).size === 1 ? from : `From ${from}`, note: `${whose}, incl. GST` }
}

function comesWith(step: AskingPage['step'], hasOwnDates: boolean): string {
  if (step === 'party') return 'comes with who travels and when'
  return hasOwnDates ? 'comes with the day you leave on' : 'comes with a date'
}
