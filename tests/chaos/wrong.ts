/** A version of the program that is wrong on purpose: what its sources say instead, and what the database no longer refuses. */
export type WrongVersion = { patches: Patch[]; sql: string[] }
type Patch = { file: string; from: string; to: string }

const SEATS = 'domain/departures/seats.server.ts'
const NO_CAPACITY = 'alter table departures drop constraint departures_seats'

/** Each must make the proof fail; the program itself knows nothing of them. */
export const WRONG: Record<string, WrongVersion> = {
  'check-then-insert': {
    patches: [
      {
        file: SEATS,
        from: '  const [row] = await seatMove',
        to: `  const [seen] = await db.select({ left: SEATS_LEFT }).from(departures).where(eq(departures.id, departureId))
  if ((seen?.left ?? 0) < held + sold) return refused('sold-out')
  await new Promise((done) => setTimeout(done, 100))
  const [row] = await seatMove`,
      },
      { file: SEATS, from: 'and(eq(departures.id, departureId), fits)', to: 'and(eq(departures.id, departureId))' },
      {
        file: 'domain/bookings/hold/hold-together.server.ts',
        from: '  const holds = requests.map(',
        to: `  const wanted = requests.reduce((sum, { quote }) => sum + quote.heldTerms.seats, 0)
  const [seen] = await db.select({ left: sql<number>\`\${departures.capacity} - \${departures.held} - \${departures.sold}\`.mapWith(Number) }).from(departures).where(eq(departures.id, departureId))
  if ((seen?.left ?? 0) < wanted) return false
  await new Promise((done) => setTimeout(done, 100))
  const holds = requests.map(`,
      },
    ],
    sql: [NO_CAPACITY],
  },
  'event-not-deduplicated': {
    patches: [
      {
        file: 'domain/bookings/pay/payment-effects.server.ts',
        from: 'return added.length > 0',
        to: 'return added.length >= 0',
      },
    ],
    sql: ['drop index payments_provider'],
  },
  'seats-released-twice': {
    patches: [
      {
        file: 'domain/bookings/hold/expiry.server.ts',
        from: `.for('update', { skipLocked: true })`,
        to: '',
      },
    ],
    sql: [],
  },
  'acknowledged-before-commit': {
    patches: [],
    sql: [
      'alter system set synchronous_commit = off',
      `alter system set wal_writer_delay = '10s'`,
      `alter system set wal_writer_flush_after = '1GB'`,
      'select pg_reload_conf()',
    ],
  },
  'lines-not-summed': {
    patches: [
      {
        file: 'domain/bookings/hold/expiry.server.ts',
        from: 'holds.reduce((sum, one) => sum + one.seats, 0)',
        to: 'holds[0]!.seats',
      },
    ],
    sql: [],
  },
  'serial-outside-transaction': {
    patches: [],
    sql: [
      ...['receipt_voucher', 'refund_voucher', 'tax_invoice', 'credit_note'].map(
        (kind) => `create sequence serial_${kind} start 3`,
      ),
      `create function take_serial() returns trigger language plpgsql as $$ begin
         new.next := nextval('serial_' || replace(new.kind, '-', '_')); return new; end $$`,
      'create trigger serials before update on invoice_series for each row execute function take_serial()',
    ],
  },
  'car-hired-twice': {
    patches: [],
    sql: ['vehicle', 'driver'].map((of) => `alter table vehicle_hires drop constraint vehicle_hires_${of}`),
  },
  'key-not-unique': {
    patches: [],
    sql: ['alter table idempotency_keys drop constraint idempotency_keys_scope_key_pk'],
  },
}

/** A source as a wrong version has it. Throws where the program has moved on, so that no switch is left that changes nothing. */
export function patched(path: string, source: string, { patches }: WrongVersion): string {
  let text = source
  for (const { file, from, to } of patches.filter(({ file }) => path.endsWith(`/${file}`))) {
    if (!text.includes(from)) throw new Error(`${file} no longer says: ${from}`)
    text = text.replace(from, () => to)
  }
  return text
}
