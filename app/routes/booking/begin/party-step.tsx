import { href } from 'react-router'
import { typedOf } from '#domain/party/party-form.ts'
import { Form } from '#app/ui/form.tsx'
import { PeopleFields } from '#app/routes/party/party-form.tsx'
import party from '#app/routes/party/party-form.module.css'
import { KeptFields } from '#app/routes/booking/kept-fields.tsx'
import type { AskingPage } from './new.server.ts'

/** Who comes: how many adults, and how old each child is on the day of departure. */
export function PartyStep({ asking: { typed, fault, pkg }, form }: { asking: AskingPage; form: string }) {
  const wordsAt = (field: string) => (fault?.field === field ? fault.words : undefined)
  return (
    <Form
      id={form}
      method="get"
      action={href('/booking/new')}
      className={party.form}
      data-party-form=""
      changed="step=party"
    >
      {/* Rooms counted for other people fit nobody: they are proposed again. */}
      <KeptFields typed={{ ...typed, party: { ...typed.party, own: false } }} step="party" />
      <input type="hidden" name="step" value={isDated(typed) ? 'rooms' : 'date'} />
      <PeopleFields
        typed={typed.hasParty ? typed.party : typedOf({ party: undefined, per: 'total' })}
        faults={{ adults: wordsAt('adults'), ages: wordsAt('ages') }}
      />
      <p className="soft small">{countedText(pkg)}</p>
    </Form>
  )
}

/** Whether a date was chosen before who comes: it is asked again only where it cannot be theirs. */
export function isDated({ departure, date }: Pick<AskingPage['typed'], 'departure' | 'date'>): boolean {
  return departure !== '' || date !== ''
}

/** Who is entered as a child is no question of the price: the package says from which age one pays as an adult. */
function countedText({ rates: { ageBands } }: AskingPage['pkg']): string {
  const { adultFrom, youngest } = ageBands
  const priced = adultFrom > youngest ? `from ${adultFrom} on they pay as adults` : 'everybody pays as an adult here'
  return adultFrom >= 18
    ? 'Whoever is under 18 is entered with their age.'
    : `Whoever is under 18 is entered with their age, though ${priced}.`
}
