import { BOOKINGS, bookingId, numberOfBooking, oneOf } from './row-words.ts'

/** Papers are of the last bookings alone, more than three months of them. */
const FIRST_WITH_PAPERS = BOOKINGS - 150_000
const DAYS_OF_INVOICES = 70

/** Of journeys that ended lately, those that have their invoice. */
const RECENT = `state = 'confirmed' and is_invoiced and ends_on > current_date - ${DAYS_OF_INVOICES}`

/** What was paid for the bookings, what of it stands in a settlement, and the papers. */
export const MONEY: Record<string, string> = {
  payments: `insert into payments (id, provider, provider_payment_id, booking_id, amount_paise, currency, received_at)
    select 'y' || substr(id, 2), 'razorpay', 'pay_' || id, id, 1050000, 'INR', created_at from bookings where state <> 'expired'`,
  instalments: `insert into instalments (booking_id, part, percent, amount_paise, due_on, payment_id, paid_at)
    select id, part, case part when 1 then 25 else 75 end, 1050000 * (2 * part - 1), case part when 2 then starts_on - 21 end, paid, case when paid is not null then created_at end
    from (select *, case when part = 1 or (starts_on - 21 < current_date and id not like '%777') then 'y' || substr(id, 2) end as paid
      from bookings, generate_series(1, 2) part where state <> 'expired') booked`,
  refunds: `insert into refunds (id, payment_id, booking_id, amount_paise, state, reason, provider_refund_id, created_at, done_at)
    select 'r' || id, 'y' || substr(id, 2), id, 500000, case when is_due then 'due' else 'done' end, 'cancelled', case when not is_due then 'rfnd_' || id end, cancelled_at, case when not is_due then cancelled_at end
    from (select *, id like '%87' as is_due from bookings where state = 'cancelled') cancelled`,
  ledger_entries: `insert into ledger_entries (payment_id, booking_id, account, paise, reason, at)
    select id, booking_id, case when id like '%9999' then 'dispute' else 'applied' end, amount_paise, 'paid', received_at from payments
    union all select payment_id, booking_id, 'refunded', -amount_paise, 'cancelled', done_at from refunds where state = 'done'`,
  payment_orders: `insert into payment_orders (id, booking_id, provider, provider_order_id, parts, amount_paise, state, told_utr, created_at)
    select 'o' || n, ${bookingId}, case when n % 5 = 0 then 'upi' else 'razorpay' end, 'order_' || n, '{1}', 1050000,
      case when n % 4000 = 0 then 'pending' else 'paid' end, case when n % 8000 = 0 then 'UTR' || n end, now() - (${BOOKINGS} - n) * interval '1 minute'
    from generate_series(1, ${BOOKINGS}) n`,
  documents: `insert into documents (id, booking_id, kind, number, issued_on, issued_at, subject, facts)
    select md5(number), booking_id, kind, number, (at at time zone 'Asia/Kolkata')::date, at, subject, jsonb_build_object('reference', 'PD' || n, 'recipient', recipient,
      'supplier', jsonb_build_object('legalName', 'Padav Journeys', 'gstin', '32AABCP1234A1Z5', 'stateCode', 'IN-KL', 'address', 'Kochi', 'isSample', false), 'placeOfSupply', place,
      'journey', journey, 'isGrossTour', true, 'gstPercent', 5, 'reverseCharge', false, 'sac', sac, 'value', jsonb_build_object('taxablePaise', whole * 20 / 21, 'taxes',
        case place when 'IN-KL' then jsonb_build_array(jsonb_build_object('tax', 'CGST', 'paise', whole / 42), jsonb_build_object('tax', 'SGST', 'paise', whole / 42))
        else jsonb_build_array(jsonb_build_object('tax', 'IGST', 'paise', whole / 21)) end, 'roundOffPaise', 0, 'totalPaise', whole),
      'lines', jsonb_build_array(jsonb_build_object('description', 'Journey', 'sac', sac, 'paise', whole * 20 / 21)), 'names', names)
    from (select *, ${oneOf(['IN-KL', 'IN-MH', 'IN-KA', 'IN-DL', 'IN-TN'], 'n')} as place,
        case when n % 40 = 0 then jsonb_build_object('name', name, 'stateCode', 'IN-MH', 'gstin', '27AAACM3025E1ZZ') else jsonb_build_object('name', name, 'stateCode', null) end as recipient
      from (${paper('receipt-voucher', 'RV', { at: 'created_at', subject: `'y' || substr(id, 2)`, whole: 1050000, of: `n > ${FIRST_WITH_PAPERS} and state <> 'expired'` })}
        union all ${paper('refund-voucher', 'RF', { at: 'cancelled_at', subject: `'r' || id`, whole: 500000, of: `n > ${FIRST_WITH_PAPERS} and state = 'cancelled'` })}
        union all ${paper('tax-invoice', 'TI', { at: `ends_on + interval '30 hours'`, subject: `'journey'`, whole: 4200000, of: RECENT })}
        union all ${paper('credit-note', 'CN', { at: `ends_on + interval '32 hours'`, subject: `'r' || id`, whole: 500000, of: `${RECENT} and n % 50 = 9` })}) made) papers`,
  settlement_lines: `insert into settlement_lines (provider, reference, kind, amount_paise, fee_paise, tax_paise, batch, settled_on, utr)
    select provider, provider_payment_id, 'payment', case when at % 1000 = 0 then amount_paise + 100 else amount_paise end, 21000, 3780, 'setl_' || day, day, 'UTR' || day
    from (select *, row_number() over (order by id) as at, (received_at + interval '50 hours')::date as day from payments where received_at between now() - interval '120 days' and now() - interval '3 days') paid
    where at % 500 <> 7`,
}

type Paper = { at: string; subject: string; whole: number; of: string }

function paper(kind: string, prefix: string, { at, subject, whole, of }: Paper): string {
  const invoice = `jsonb_build_array(jsonb_build_object('kind', 'tax-invoice', 'number', 'TI/26-27/' || lpad(n::text, 7, '0'), 'totalPaise', 4200000))`
  return `select '${kind}' as kind, '${prefix}/26-27/' || lpad(n::text, 7, '0') as number, n, id as booking_id, ${at} as at, ${subject} as subject, ${whole} as whole, contact_name as name,
      case when departure_id is null then '996601' else '998555' end as sac, ${kind === 'credit-note' ? invoice : `'[]'::jsonb`} as names,
      jsonb_build_object('name', 'Days in the hills', 'startsOn', starts_on, 'endsOn', ends_on) as journey
    from (select *, ${numberOfBooking} as n from bookings) booked where ${of}`
}
