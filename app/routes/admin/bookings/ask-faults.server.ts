import { askOf } from '#domain/bookings/quote/ask-address.ts'
import type { AskTyped } from '#domain/bookings/quote/ask-address.ts'
import { priceJourney } from '#domain/bookings/quote/quotes.server.ts'
import { MOST_CHILDREN, MOST_TRAVELLERS } from '#domain/party/party.ts'
import { faultOf } from '#app/routes/booking/ask-faults.ts'
import type { AskField, AskFault } from '#app/routes/booking/ask-faults.ts'
import type { AskingPage } from '#app/routes/booking/begin/new.server.ts'
import { officeRefusal, officeWords } from '#web/office-words.ts'
import { isRefusal } from '#web/refusals.ts'

type PriceNeeds = Parameters<typeof priceJourney>[0]
type Asked = Pick<AskingPage, 'typed' | 'board' | 'ownDates'>

/** What colleagues say of a caller where the site speaks to the caller. */
const OF_CALLERS: Partial<Record<AskFault['reason'], string>> = {
  'date-missing': 'Choose a departure, or a date of their own.',
  'too-many': `A party is at most ${MOST_TRAVELLERS} people, ${MOST_CHILDREN} of them under eighteen. More go by a quote.`,
}

/** All that is amiss with what a caller asks for, by its fields, in one round: what is found is left out, and the rest is asked of the same engine again. */
export async function allFaults(needs: PriceNeeds, asked: Asked): Promise<Partial<Record<AskField, string>>> {
  const faults: Partial<Record<AskField, string>> = {}
  for (let typed: AskTyped | undefined = asked.typed; typed;) {
    const found = await faultAt(needs, typed)
    if (!found || found.field in faults) break
    faults[found.field] = found.words
    typed = withoutField(typed, found.field, asked)
  }
  return faults
}

async function faultAt(needs: PriceNeeds, typed: AskTyped): Promise<Pick<AskFault, 'field' | 'words'> | undefined> {
  const asked = askOf(typed)
  const priced = asked.ok ? await priceJourney(needs, asked.value) : asked
  if (priced.ok) return undefined
  const { reason } = priced
  const said = 'faults' in priced ? priced.faults : undefined
  const { field, words } = faultOf(reason, said)
  if (said?.[field] !== undefined) return { field, words: officeWords(words) }
  return { field, words: OF_CALLERS[reason] ?? (isRefusal(reason) ? officeRefusal(reason) : officeWords(words)) }
}

/** What was typed with something there is nothing amiss with in place of a field; undefined where nothing could stand there. */
function withoutField(typed: AskTyped, field: AskField, { board, ownDates }: Asked): AskTyped | undefined {
  const { party } = typed
  const departure = board.find(({ canBeChosen }) => canBeChosen)?.departure.id
  switch (field) {
    case 'adults':
      return { ...typed, party: { ...party, adults: '2', own: party.own && areUnread(party.rooms) } }
    case 'ages':
      return { ...typed, party: { ...party, ages: [] } }
    case 'rooms':
      return { ...typed, party: { ...party, own: false } }
    case 'extras':
      return { ...typed, extras: {} }
    case 'pickup':
      return { ...typed, pickup: '' }
    case 'coupon':
      return { ...typed, coupon: '' }
    case 'date':
      if (departure) return { ...typed, departure, date: '' }
      return ownDates ? { ...typed, departure: '', date: ownDates.last } : undefined
    case 'all':
      return undefined
  }
}

function areUnread(rooms: AskTyped['party']['rooms']): boolean {
  return Object.values(rooms).some((count) => !/^\d*$/.test(count))
}
