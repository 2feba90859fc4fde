import { bodyCorporateByGstin } from '#domain/tax/body-corporate.ts'
import { TypedGstin } from '#domain/tax/gstin.ts'
import { stateOfGstin } from '#domain/tax/registration.ts'
import { STATE_NAMES } from '#platform/state-names.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import type { Buyer } from '#domain/bookings/papers/buyer.ts'
import type { Faults } from '#domain/bookings/hold/contact.ts'
import type { CarAsk, Hirer, PricedJourney } from './priced-journey.ts'

const NOBODY: Hirer = { gstin: null, isBodyCorporate: false }
const ASK_BODY = 'Is it an LLP, or another body corporate? Then it pays the GST itself; the GSTIN does not say.'

/** The business that hires by what was typed. Refuses what is no GSTIN, one of another state than is billed, and one that leaves open whether it is a body corporate, which has to be said then to a seller who is none. */
export function readHirer(
  ask: CarAsk,
  { sellerIsBodyCorporate }: { sellerIsBodyCorporate: boolean },
): Result<Hirer, 'unclear-quote'> & { faults?: Faults } {
  const { gstin: typed = '', isBodyCorporate, recipientState } = ask
  if (typed.trim() === '') return done(NOBODY)
  const read = TypedGstin.safeParse(typed)
  if (!read.success) return unclear({ gstin: read.error.issues[0]!.message })
  const gstin = read.data
  const state = stateOfGstin(gstin)!
  if (recipientState !== undefined && recipientState !== state)
    return unclear({ gstin: `This GSTIN is of ${STATE_NAMES[state]}, and the bill goes to another state.` })
  const isBody = bodyCorporateByGstin(gstin) ?? isBodyCorporate
  return isBody === undefined && !sellerIsBodyCorporate
    ? unclear({ body: ASK_BODY })
    : done({ gstin, isBodyCorporate: isBody ?? false })
}

function unclear(faults: Faults) {
  return { ...refused('unclear-quote'), faults }
}

/** What is kept of a question for a car: the GSTIN of a person or a family holds a PAN of theirs and decides nothing, so no quote keeps it; its state is billed. */
export function keptCarAsk({ gstin, isBodyCorporate, ...ask }: CarAsk): CarAsk {
  const read = readHirer({ ...ask, gstin, isBodyCorporate }, { sellerIsBodyCorporate: true })
  if (!read.ok || read.value.gstin === null) return ask
  const recipientState = stateOfGstin(read.value.gstin)
  return isPersonal(read.value.gstin)
    ? { ...ask, recipientState }
    : { ...ask, recipientState, gstin: read.value.gstin, isBodyCorporate }
}

/** What a quote keeps of its hirer. */
export function keptHirer(hirer: Hirer): Hirer {
  return hirer.gstin !== null && isPersonal(hirer.gstin) ? NOBODY : hirer
}

function isPersonal(gstin: string): boolean {
  return bodyCorporateByGstin(gstin) === false
}

/** Whether who pays the GST of what is sold hangs on who hires it: a car rented at 5 % by a seller who is no body corporate. */
export function hangsOnHirer({
  hirer,
  gstScheme,
  package: sold,
}: Pick<PricedJourney, 'hirer' | 'gstScheme' | 'package'>) {
  return hirer !== undefined && gstScheme === 'CAR_5' && sold.kind === 'car' && sold.hire.heading === '9966'
}

/**
 * Why something sold cannot be invoiced to somebody, in words at the field of their GSTIN: a company that was told with the quote stays the one that owes the tax, and no other
 * comes in once the price has the tax in it. Undefined where it can.
 */
export function faultOfBuyer(journey: PricedJourney, buyer: Pick<Buyer, 'gstin'> | null): Faults | undefined {
  if (!buyer || !hangsOnHirer(journey)) return undefined
  const [told, { gstin }] = [journey.hirer?.gstin ?? null, buyer]
  if (journey.reverseCharge)
    return gstin === told
      ? undefined
      : { gstin: `The car is hired by ${told}, which pays its GST itself: the invoice is made out to that GSTIN.` }
  if (gstin === undefined || gstin === told || isPersonal(gstin)) return undefined
  return {
    gstin:
      'A company that hires this car pays its GST itself, so the price is another: ask for the fare again, and give the GSTIN there.',
  }
}
