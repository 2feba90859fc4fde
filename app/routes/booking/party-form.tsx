import { Check } from 'lucide-react'
import page from '#app/parts/booking/booking-page.module.css'
import { Fault } from '#app/ui/fault.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { formatDate } from '#platform/dates.ts'
import type { PartyDraft } from '#web/contexts.ts'
import type { BookingStanding } from './opened.server.ts'
import type { PartyRow } from './party-rows.ts'
import { Amiss } from './amiss.tsx'
import { CONTACT_NAMES, ContactFields, FormWays, fieldOf } from './travellers-form.tsx'
import { RoomChoice } from './room-choice.tsx'
import { RoomCharts } from './room-charts.tsx'
import styles from './party-form.module.css'

type Props = {
  standing: BookingStanding
  rows: readonly PartyRow[]
  contact: { name: string; mobile: string; email: string }
  draft: PartyDraft | undefined
}

/** Who travels, in which room, and where the ticket goes. What was typed stands again after every error. */
export function PartyForm({ standing, rows, contact, draft }: Props) {
  const { reference, journey } = standing
  const faults = draft?.faults ?? {}
  const field = fieldOf(draft)
  const isChoosing = journey.rooms.rooms.length > 1
  return (
    <Form id="party-form" action={`/booking/${reference}/travellers`} className={styles.form} data-keep="">
      <Amiss draft={draft} place={placeOf} nameOf={(fault) => nameOf(fault, rows)} />
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
      <section className={page.section} aria-labelledby="where">
        <h2 id="where">Where the ticket goes</h2>
        <ContactFields contact={contact} draft={draft} />
        <p className={styles.later}>
          <Check className="icon" aria-hidden="true" />
          <span>Nothing else is asked today. Of children we keep the age, not the date of birth.</span>
        </p>
      </section>
      <FormWays standing={standing} save="Save the names" />
    </Form>
  )
}

const NAMES: Record<string, string> = { travellers: 'Travellers', rooms: 'Who sleeps where', ...CONTACT_NAMES }

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
