import { isForgotten } from '#domain/bookings/booking.ts'
import { namelessText } from '#app/routes/admin/bookings/trip.tsx'
import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { countGettingIn } from '#domain/bookings/desk/departure-desk.ts'
import { formatPaise } from '#platform/money.ts'
import { mobileText } from '#platform/mobile-text.ts'
import type { ShownBooking as Booking, ShownPerson } from './shown.ts'
import styles from './desk.module.css'

type Row = ShownPerson & { booking: Booking; isFirst: boolean }

/** Everybody who travels, a line each, in the order of their bookings. */
export function Manifest({
  bookings,
  isOpen,
  isOff,
}: {
  bookings: readonly Booking[]
  isOpen: boolean
  isOff: boolean
}) {
  const rows = bookings.flatMap((booking) =>
    booking.people.map((person, at): Row => ({ ...person, booking, isFirst: at === 0 })),
  )
  const gettingIn = countGettingIn(bookings)
  const inside = rows.filter(({ inAt }) => inAt !== null).length
  return (
    <section aria-labelledby="manifest">
      <h2 id="manifest">Manifest</h2>
      <p>
        <span data-desk-in="">{inside}</span> of {rows.length} checked in.
        {isOpen || isOff ? '' : ' Checking in opens on the day before.'}
      </p>
      {gettingIn.length > 0 ? (
        <p>Get in: {gettingIn.map(([where, heads]) => `${heads} at ${where}`).join('; ')}.</p>
      ) : null}
      <ListTable
        namedBy="manifest"
        columns={isOpen ? [CHECK, ...columnsFor(rows, gettingIn.length)] : columnsFor(rows, gettingIn.length)}
        rows={rows}
        keyOf={({ booking, position }) => `${booking.reference}-${position}`}
      />
    </section>
  )
}

const CHECK: Column<Row> = { name: 'In', isPlain: true, cell: (row) => <Check row={row} /> }
const COLUMNS: Column<Row>[] = [
  { name: 'Traveller', isHead: true, cell: (row) => <Who row={row} /> },
  { name: 'Booking', cell: ({ booking, isFirst }) => (isFirst ? <Contact booking={booking} /> : null) },
  { name: 'Room', isFigure: true, cell: ({ room }) => room },
  { name: 'Food', cell: ({ meals }) => meals || null },
  { name: 'Gets in', cell: ({ booking: { pickup } }) => pickup || null },
  { name: 'Extras', cell: ({ booking: { extras }, isFirst }) => (isFirst ? extras.join(', ') || null : null) },
  { name: 'Papers', cell: (row) => <Papers row={row} /> },
  {
    name: 'Still due',
    isFigure: true,
    cell: ({ booking: { duePaise }, isFirst }) => (isFirst && duePaise > 0 ? <b>{formatPaise(duePaise)}</b> : null),
  },
]

/** What nobody has takes no room from names and places; a place where all get in is said above. */
function columnsFor(rows: readonly Row[], places: number): Column<Row>[] {
  const isShown: Record<string, boolean> = {
    Food: rows.some(({ meals }) => meals !== ''),
    'Gets in': places > 1 || (places === 1 && rows.some(({ booking }) => !booking.pickup)),
    Extras: rows.some(({ booking }) => booking.extras.length > 0),
    'Still due': rows.some(({ booking }) => booking.duePaise > 0),
  }
  return COLUMNS.filter(({ name }) => isShown[name] ?? true)
}

function nameOf({ name, position, booking }: Row): string {
  return name ?? namelessText(position, isForgotten(booking))
}

function Who({ row }: { row: Row }) {
  return (
    <>
      {nameOf(row)}
      {row.age === null ? null : `, ${row.age}`}
    </>
  )
}

function Contact({ booking: { reference, contactName, contactMobile } }: { booking: Booking }) {
  return (
    <span>
      <a href={href('/admin/bookings/:reference', { reference })}>{reference}</a>
      <small>
        {contactName}
        {contactMobile ? (
          <>
            {' '}
            <a href={`tel:${contactMobile}`}>{mobileText(contactMobile)}</a>
          </>
        ) : null}
      </small>
    </span>
  )
}

function Papers({ row: { hasPaper, booking, isFirst } }: { row: Row }) {
  const amiss = [
    ...(hasPaper ? [] : ['document missing']),
    ...(isFirst && !booking.hasEmergency ? ['no emergency contact'] : []),
  ]
  return amiss.length === 0 ? (
    <span className="soft">there</span>
  ) : (
    <span className={styles.amiss}>{amiss.join(', ')}</span>
  )
}

function Check({ row }: { row: Row }) {
  const { inAt, position, booking } = row
  const of = { reference: booking.reference, place: String(position), to: inAt ? 'out' : 'in' }
  return (
    <DeedForm intent="check-in" of={of} className={styles.check} data-check="">
      <Button look={inAt ? 'bare' : 'line'}>
        {inAt ? 'Undo' : 'Check in'}
        <span className="vh"> {nameOf(row)}</span>
      </Button>
      {inAt ? <small>in since {inAt}</small> : null}
    </DeedForm>
  )
}

/** A voucher's code, scanned by any reader and pasted, or typed: it lets everybody of its booking in. */
export function VoucherForm({ kept, isOpen }: { kept: KeptForm; isOpen: boolean }) {
  const mine = keptOf(kept, 'voucher')
  if (!isOpen) return null
  return (
    <section aria-labelledby="voucher-of" className={styles.screen}>
      <h2 id="voucher-of" className="vh">
        A voucher’s code, typed
      </h2>
      <DeedForm intent="voucher">
        <Field
          id="voucher"
          name="voucher"
          label="What the code says"
          autoComplete="off"
          maxLength={600}
          defaultValue={mine?.typed['voucher'] ?? ''}
          fault={mine?.faults['voucher']}
        />
        <Button look="ink">Let them in</Button>
      </DeedForm>
    </section>
  )
}
