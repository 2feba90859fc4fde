import page from '#app/parts/booking/booking-page.module.css'
import { BUYER_LABELS } from '#app/parts/booking/buyer-fields.tsx'
import { Fault } from '#app/ui/fault.tsx'
import { Field } from '#app/ui/field.tsx'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import { formatDate } from '#platform/dates.ts'
import type { PartyDraft } from '#web/contexts.ts'
import type { PartyRow } from './party-rows.ts'
import { Amiss } from './amiss.tsx'
import { CONTACT_NAMES, fieldOf } from './travellers-form.tsx'
import { RoomChoice } from './room-choice.tsx'
import { RoomCharts } from './room-charts.tsx'
import styles from './party-form.module.css'

type Props = { journey: PricedJourney; rows: readonly PartyRow[]; draft: PartyDraft | undefined }

/** What is amiss with who travels, each with its field. */
export function PartyAmiss({ rows, draft }: Omit<Props, 'journey'>) {
  return <Amiss draft={draft} place={placeOf} nameOf={(fault) => nameOf(fault, rows)} />
}

/** Who travels, with name and age, and in which room each sleeps. */
export function PartyFields({ journey, rows, draft }: Props) {
  const faults = draft?.faults ?? {}
  const field = fieldOf(draft)
  const isChoosing = journey.rooms.rooms.length > 1
  return (
    <>
      <section className={page.section} aria-labelledby="who">
        <h2 id="who">Travellers</h2>
        <ol className={styles.people}>
          {rows.map((row, at) => (
            <li key={at}>
              <fieldset>
                <legend>
                  {row.title} <small>{row.hint}</small>
                </legend>
                <div className={isChoosing ? styles.three : styles.row}>
                  <Field
                    {...field(`travellers.${at}.name`, row.name)}
                    label="Full name"
                    help={at === 0 ? 'As it stands on the card shown at the hotel desk' : undefined}
                    autoComplete={at === 0 ? 'name' : 'off'}
                    maxLength={100}
                  />
                  <Field
                    {...field(`travellers.${at}.age`, row.age)}
                    label={`Age on ${formatDate(journey.startsOn, { year: false }).slice(4)}`}
                    help={at === 0 ? 'in whole years' : undefined}
                    inputMode="numeric"
                    pattern={row.ages}
                    autoComplete="off"
                    maxLength={3}
                  />
                  {isChoosing ? (
                    <RoomChoice
                      name={`travellers.${at}.room`}
                      room={row.room}
                      rooms={journey.rooms.rooms.length}
                      fault={faults[`travellers.${at}.room`]}
                      isAmiss={Boolean(faults['rooms'])}
                    />
                  ) : null}
                </div>
              </fieldset>
            </li>
          ))}
        </ol>
      </section>
      <section className={page.section} aria-labelledby="sleep">
        <h2 id="sleep">Who sleeps where</h2>
        <p className="soft">
          {isChoosing
            ? 'Choose a room beside each name above. The rooms you chose, seen from above:'
            : 'The room you chose, seen from above. It is the same at every halt.'}
        </p>
        <Fault id="rooms">{faults['rooms']}</Fault>
        <RoomCharts rooms={journey.rooms.rooms} rows={rows} />
      </section>
    </>
  )
}

const NAMES: Record<string, string> = {
  travellers: 'Travellers',
  rooms: 'Who sleeps where',
  ...CONTACT_NAMES,
  ...BUYER_LABELS,
}

const IN_ROW = ['name', 'age', 'room']

function placeOf(fault: string): number {
  const [, at, what = ''] = /^travellers\.(\d+)\.?(\w*)/.exec(fault) ?? []
  if (at === undefined) return 1000 + Object.keys(NAMES).indexOf(fault)
  return Number(at) * IN_ROW.length + IN_ROW.indexOf(what)
}

function nameOf(fault: string, rows: readonly PartyRow[]): string | undefined {
  const [, at, what] = /^travellers\.(\d+)\.(\w+)$/.exec(fault) ?? []
  if (at === undefined || what === undefined) return NAMES[fault]
  const row = rows[Number(at)]
  return `${what === 'name' ? 'Name' : what === 'age' ? 'Age' : 'Room'} of ${row?.title ?? 'a traveller'}`
}
