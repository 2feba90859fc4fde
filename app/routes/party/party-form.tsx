import { href } from 'react-router'
import { BEDS_IN, MOST_CHILDREN, MOST_TRAVELLERS, ROOM_KINDS } from '#domain/party/party.ts'
import type { RoomKind } from '#domain/party/party.ts'
import type { PartyTyped } from '#domain/party/party-form.ts'
import { AgeFields } from './age-fields.tsx'
import type { PARTY_ERRORS, PartyField } from '#app/parts/party/party-error.ts'
import styles from './party-form.module.css'

type Error = (typeof PARTY_ERRORS)[keyof typeof PARTY_ERRORS] | undefined
type Props = { typed: PartyTyped; error: Error; isSet: boolean; back: string }

const ROOM_NAMES: Record<RoomKind, string> = { single: 'Single', twin: 'Twin', triple: 'Triple', quad: 'Quad' }

/** Who travels, in which rooms, and how prices are said. A plain form; `behaviours/party` makes it quicker to fill. */
export function PartyForm({ typed, error, isSet, back }: Props) {
  return (
    <form method="post" action={href('/party')} className={styles.form} data-party-form="" noValidate>
      <input type="hidden" name="callbackUrl" value={back} />
      <fieldset>
        <legend>People</legend>
        <div className={styles.count}>
          <label htmlFor="party-adults">
            Adults<small>18 years and over</small>
          </label>
          <input
            id="party-adults"
            name="adults"
            type="number"
            inputMode="numeric"
            min={1}
            max={MOST_TRAVELLERS}
            defaultValue={typed.adults}
            data-step=""
            {...invalid(error, 'adults')}
          />
        </div>
        <Wrong error={error} field="adults" />
        <AgeFields ages={typed.ages} most={MOST_CHILDREN} {...invalid(error, 'ages')} />
        <Wrong error={error} field="ages" />
      </fieldset>
      <fieldset className={styles.choice}>
        <legend>Rooms</legend>
        <label>
          <input type="radio" name="rooms" value="" defaultChecked={!typed.own} />
          Padav proposes the cheapest rooms
        </label>
        <label>
          <input type="radio" name="rooms" value="own" defaultChecked={typed.own} />I count the rooms myself
        </label>
        <div className={styles.rooms} data-own-rooms="">
          {ROOM_KINDS.map((kind) => (
            <div key={kind} className={styles.count}>
              <label htmlFor={`party-${kind}`}>
                {ROOM_NAMES[kind]}
                <small>{BEDS_IN[kind] === 1 ? '1 bed' : `${BEDS_IN[kind]} beds`}</small>
              </label>
              <input
                id={`party-${kind}`}
                name={kind}
                type="number"
                inputMode="numeric"
                min={0}
                max={MOST_TRAVELLERS}
                placeholder="0"
                defaultValue={typed.rooms[kind]}
                data-step=""
                {...invalid(error, 'rooms')}
              />
            </div>
          ))}
        </div>
        <Wrong error={error} field="rooms" />
      </fieldset>
      <fieldset className={styles.choice}>
        <legend>Show prices as</legend>
        <label>
          <input type="radio" name="per" value="total" defaultChecked={typed.per === 'total'} />
          the total for all of us
        </label>
        <label>
          <input type="radio" name="per" value="person" defaultChecked={typed.per === 'person'} />
          per person
        </label>
      </fieldset>
      <div className={styles.actions}>
        <button className="btn go">Show our prices</button>
        {isSet ? (
          <button className="btn bare" name="clear" value="1" formNoValidate>
            One adult, no party
          </button>
        ) : null}
      </div>
      <p className={styles.note}>
        Kept in a cookie on this device for a year, and told to nobody: how many you are, the ages of the children, the
        rooms.
      </p>
    </form>
  )
}

function invalid(error: Error, field: PartyField) {
  return error?.field === field ? ({ 'aria-invalid': true, 'aria-describedby': `wrong-${field}` } as const) : {}
}

function Wrong({ error, field }: { error: Error; field: PartyField }) {
  return (
    <p
      id={`wrong-${field}`}
      className={styles.wrong}
      role={error?.field === field ? 'alert' : undefined}
      data-wrong={field}
    >
      {error?.field === field ? error.words : null}
    </p>
  )
}
