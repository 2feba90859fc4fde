import { Check } from 'lucide-react'
import page from '#app/parts/booking/booking-page.module.css'
import { Button } from '#app/ui/button.tsx'
import { Fault } from '#app/ui/fault.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { formatDate } from '#platform/dates.ts'
import type { PartyDraft } from '#web/contexts.ts'
import type { Standing } from './opened.server.ts'
import type { PartyRow } from './party-rows.ts'
import { RoomChoice } from './room-choice.tsx'
import { RoomCharts } from './room-charts.tsx'
import styles from './party-form.module.css'

type Props = {
  standing: Standing
  rows: readonly PartyRow[]
  contact: { name: string; mobile: string; email: string }
  draft: PartyDraft | undefined
}

/** Who travels, in which room, and where the ticket goes. What was typed stands again after every error. */
export function PartyForm({ standing, rows, contact, draft }: Props) {
  const { reference, journey, shown } = standing
  const faults = draft?.faults ?? {}
  const field = (name: string, kept: string) => ({
    id: name,
    name,
    defaultValue: kept,
    fault: faults[name],
    required: true,
  })
  const isChoosing = journey.rooms.rooms.length > 1
  return (
    <Form id="party-form" action={`/booking/${reference}/travellers`} className={styles.form}>
      {draft ? <Amiss draft={draft} rows={rows} /> : null}
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
        <div className={styles.contact}>
          <Field {...field('contact.name', contact.name)} label="Who books" autoComplete="name" maxLength={100} />
          <Field
            {...field('contact.mobile', contact.mobile)}
            label="Mobile"
            type="tel"
            autoComplete="tel"
            maxLength={40}
          />
          <Field
            {...field('contact.email', contact.email)}
            label="E-mail"
            type="email"
            autoComplete="email"
            maxLength={254}
          />
        </div>
        <p className={styles.later}>
          <Check className="icon" aria-hidden="true" />
          <span>Nothing else is asked today. Of children we keep ages only.</span>
        </p>
      </section>
      <p className={page.ways}>
        <Button look="go" className={styles.desk}>
          {shown === 'confirmed' ? 'Save the names' : 'Go on to the review'}
        </Button>
        <a className={page.link} href={`/booking/${reference}`}>
          {shown === 'confirmed' ? 'Back to your trip' : 'Leave, keep the hold'}
        </a>
      </p>
    </Form>
  )
}

/** What is amiss, in one place that takes focus, each with its field. */
function Amiss({ draft: { faults, message }, rows }: { draft: PartyDraft; rows: readonly PartyRow[] }) {
  // As the form goes: the travellers, their rooms, whoever books.
  const found = Object.entries(faults).toSorted(([one], [other]) => placeOf(one) - placeOf(other))
  return (
    // eslint-disable-next-line jsx-a11y/no-autofocus -- what is amiss is read first
    <div className={styles.amiss} role="alert" tabIndex={-1} autoFocus>
      <h2>{found.length === 1 ? 'One thing to put right' : `${found.length} things to put right`}</h2>
      <p>{message}</p>
      <ul>
        {found.map(([name, words]) => (
          <li key={name}>
            <a href={`#${name === 'travellers' ? 'who' : name}`}>{nameOf(name, rows)}</a>: {words}
          </li>
        ))}
      </ul>
    </div>
  )
}

const NAMES: Record<string, string> = {
  travellers: 'Travellers',
  rooms: 'Who sleeps where',
  'contact.name': 'Who books',
  'contact.mobile': 'Mobile',
  'contact.email': 'E-mail',
}

const IN_ROW = ['name', 'age', 'room']

function placeOf(fault: string): number {
  const [, at, what = ''] = /^travellers\.(\d+)\.?(\w*)/.exec(fault) ?? []
  if (at === undefined) return 1000 + Object.keys(NAMES).indexOf(fault)
  return Number(at) * IN_ROW.length + IN_ROW.indexOf(what)
}

function nameOf(fault: string, rows: readonly PartyRow[]): string {
  const [, at, what] = /^travellers\.(\d+)\.(\w+)$/.exec(fault) ?? []
  if (at === undefined || what === undefined) return NAMES[fault] ?? 'The form'
  const row = rows[Number(at)]
  return `${what === 'name' ? 'Name' : what === 'age' ? 'Age' : 'Room'} of ${row?.title ?? 'a traveller'}`
}
