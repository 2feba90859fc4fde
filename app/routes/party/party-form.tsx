import { href } from 'react-router'
import { BEDS_IN, MOST_CHILDREN, MOST_TRAVELLERS, ROOM_KINDS } from '#domain/party/party.ts'
import type { RoomKind } from '#domain/party/party.ts'
import type { PartyTyped } from '#domain/party/party-form.ts'
import type { PARTY_ERRORS, PartyField } from '#app/parts/party/party-error.ts'
import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Fault } from '#app/ui/fault.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { AgeFields } from './age-fields.tsx'
import styles from './party-form.module.css'

type Error = (typeof PARTY_ERRORS)[keyof typeof PARTY_ERRORS] | undefined
type Props = { typed: PartyTyped; error: Error; isSet: boolean; back: string }

const ROOM_NAMES: Record<RoomKind, string> = { single: 'Single', twin: 'Twin', triple: 'Triple', quad: 'Quad' }

/** Who travels, in which rooms, and how prices are said. A plain form; `behaviours/party` makes it quicker to fill. */
export function PartyForm({ typed, error, isSet, back }: Props) {
  const faultOf = (field: PartyField) => (error?.field === field ? error.words : undefined)
  return (
    <div data-answer="party">
      <Form action={href('/party')} className={styles.form} data-party-form="" live>
        <input type="hidden" name="callbackUrl" value={back} />
        <PeopleFields typed={typed} faults={{ adults: faultOf('adults'), ages: faultOf('ages') }} />
        <RoomFields typed={typed} fault={faultOf('rooms')} />
        <fieldset>
          <legend>Show prices as</legend>
          <Choice type="radio" name="per" value="total" defaultChecked={typed.per === 'total'}>
            the total for all of us
          </Choice>
          <Choice type="radio" name="per" value="person" defaultChecked={typed.per === 'person'}>
            per person
          </Choice>
        </fieldset>
        <div className={styles.actions}>
          <Button look="go">Show our prices</Button>
          {isSet ? (
            <Button look="bare" name="clear" value="1">
              One adult, no party
            </Button>
          ) : null}
        </div>
        <p className={styles.note}>
          Kept in a cookie on this device for a year, and told to nobody: how many you are, the ages of the children,
          the rooms.
        </p>
      </Form>
    </div>
  )
}

type People = { typed: PartyTyped; faults: Partial<Record<PartyField, string | undefined>> }

/** Who comes: the adults by number, every child by age. */
export function PeopleFields({ typed, faults }: People) {
  return (
    <fieldset>
      <legend>People</legend>
      <Field
        id="party-adults"
        label={
          <>
            Adults<small>18 years and over</small>
          </>
        }
        fault={faults.adults}
        said
        className={styles.count}
        controlClass={styles.number}
        name="adults"
        {...counted(1)}
        defaultValue={typed.adults}
      />
      <AgeFields ages={typed.ages} most={MOST_CHILDREN} fault={faults.ages} />
    </fieldset>
  )
}

type RoomsAsked = {
  typed: PartyTyped
  fault: string | undefined
  /** The kinds a package sells; what was typed of others is shown all the same. */
  sold?: readonly RoomKind[]
}

/** The rooms: proposed, or counted by whoever sleeps in them. */
export function RoomFields({ typed, fault, sold = ROOM_KINDS }: RoomsAsked) {
  const wrong = fault
    ? ({ 'aria-invalid': true, 'aria-describedby': 'party-rooms-fault', autoFocus: true } as const)
    : {}
  const shown = ROOM_KINDS.filter((kind) => sold.includes(kind) || Number(typed.rooms[kind]) > 0)
  return (
    <fieldset className={styles.choice}>
      <legend>Rooms</legend>
      <Choice type="radio" name="rooms" value="" defaultChecked={!typed.own}>
        Propose the cheapest rooms
      </Choice>
      <Choice type="radio" name="rooms" value="own" defaultChecked={typed.own}>
        I count the rooms myself
      </Choice>
      <div className={styles.rooms}>
        {shown.map((kind) => (
          <Field
            key={kind}
            id={`party-${kind}`}
            label={
              <>
                {ROOM_NAMES[kind]}
                <small>{BEDS_IN[kind] === 1 ? '1 bed' : `${BEDS_IN[kind]} beds`}</small>
              </>
            }
            className={styles.count}
            controlClass={styles.number}
            name={kind}
            {...counted(0)}
            placeholder="0"
            defaultValue={typed.rooms[kind]}
            {...wrong}
          />
        ))}
      </div>
      <Fault id="party-rooms-fault" said>
        {fault}
      </Fault>
    </fieldset>
  )
}

/** A number of people or rooms; `data-step` gives it − and +. */
function counted(min: number) {
  return { type: 'number', inputMode: 'numeric', min, max: MOST_TRAVELLERS, 'data-step': '' } as const
}
