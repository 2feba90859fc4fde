import pg from 'pg'
import { DEPARTURE } from '#tests/benches/booking-bench.ts'
import { DEVICES, METRICS, PAGE_KINDS } from '#domain/visits/visit.ts'
import { MONEY } from './money-rows.ts'
import { BOOKINGS, bookingId, oneOf, PACKAGES, personOf, RARE_NAME, words } from './row-words.ts'

/** Of a thousand days, so many leave on each: the days begin 680 before today, as many as it takes to book them all. */
const LEAVING_A_DAY = 200
const DAYS = 1000
const DAYS_BEFORE = 680
const LEADS = 200_000
const REVIEWS = 100_000
const AUDITED = 1_000_000
/** Who signed up, each of one booking in ten; and who was brought along. */
const ACCOUNTS = BOOKINGS / 10
const BROUGHT = 50_000
/** Of a house that grew with them. */
const PLACES_AND_PICTURES = 100_000
/** The other pictures stand nowhere. */
const SHOWN = 97_000
const THIRTY_DAYS_OF_MESSAGES = 500_000
const TOLD = 500_000
const WAITING = 50_000
const THINGS = 20_000
/** A booking in fifty is a hired car, which leaves within these days. */
const A_CAR_IN = BOOKINGS / THINGS
const DAYS_OF_HIRES = 300

const PLACES = words(
  'Munnar Coorg Ladakh Spiti Hampi Goa Kutch Ooty Gokarna Sikkim Tawang Majuli Alleppey Varkala Bundi',
)
const KINDS = words('Tea Spice Temple Desert River Island Monsoon Heritage Family Winter')

/** An office of some years, as a statement each; a step of a few is all that tells one row from the next. */
const STATEMENTS: Record<string, string> = {
  packages: `insert into packages select made.* from packages known, generate_series(1, ${PACKAGES}) n, jsonb_populate_record(known, jsonb_build_object(
      'id', 'p' || n, 'url', 'bench-' || n, 'name', ${oneOf(KINDS, 'n / 7')} || ' days of ' || ${oneOf(PLACES, 'n')} || ' ' || n,
      'published', n % 20 <> 0, 'updated_at', now() - n * interval '9 minutes')) made
    where known.id = '${DEPARTURE.packageId}'`,
  package_stops: `insert into package_stops select 'p' || n, position, city_id, nights
    from package_stops, generate_series(1, ${PACKAGES}) n where package_id = '${DEPARTURE.packageId}' and n % 12 = 0`,
  package_pictures: `insert into package_pictures (package_id, position, picture_id)
    select 'p' || n, position, (select id from pictures limit 1) from generate_series(1, ${PACKAGES}) n, generate_series(0, 3) position where n % 50 <> 0 or position < 2`,
  departures: `insert into departures (id, package_id, starts_on, departure_city, twin_paise, capacity, sold, min_to_run, status)
    select 'd' || d, 'p' || 1 + d % ${PACKAGES}, current_date - ${DAYS_BEFORE} + d % ${DAYS}, ${oneOf(['Kochi', 'Delhi', 'Mumbai'], 'd')}, 2000000, 40, 10, 4,
      case when d % 97 = 0 then 'cancelled' when d % 13 = 0 then 'guaranteed' else 'scheduled' end
    from generate_series(0, ${DAYS * LEAVING_A_DAY - 1}) d`,
  quotes: `insert into quotes (token, version, package_id, departure_id, asked, priced, price_version, total_paise, expires_at)
    select 'q' || n, version, 'p' || 1 + n, 'd' || n, asked, priced, price_version, total_paise, expires_at from quotes, generate_series(0, 999) n`,
  users: `insert into users (id, name, email, email_verified_at, mobile, mobile_verified_at, created_at, erased_at)
    select 'c' || n, case when not is_erased then ${personOf('10 * n')} else 'Deleted account' end, case when not is_erased then 'person' || 10 * n || '@example.org' end, made,
      case when not is_erased then '+9198' || lpad((10 * n)::text, 8, '0') end, case when not is_erased and n % 3 = 0 then made end, made, case when is_erased then now() end
    from (select n, n % 200 = 0 as is_erased, now() - (${ACCOUNTS} - n) * interval '10 minutes' as made from generate_series(1, ${ACCOUNTS}) n) signed_up`,
  brought_customers: `insert into brought_customers (id, reference, name, mobile, email, created_at)
    select 'k' || n, 'L' || n, ${personOf('n')}, '+9196' || lpad(n::text, 8, '0'), 'brought' || n || '@example.org', now() - n * interval '20 minutes' from generate_series(1, ${BROUGHT}) n`,
  bookings: `insert into bookings (id, reference, state, quote_token, departure_id, starts_on, ends_on, seats, total_paise, contact_name, contact_mobile, contact_email, user_id, booked_by, pickup,
      hold_expires_at, confirmed_at, cancelled_at, created_at, is_invoiced)
    select ${bookingId}, 'PD' || n, state, 'q' || n % 1000, case when not is_car then 'd' || day + ${DAYS} * (n % ${LEAVING_A_DAY}) end, starts_on, ends_on, 2, 4200000,
      case when n % 10007 = 3 then '${RARE_NAME}' else ${personOf('n')} end, '+9198' || lpad(n::text, 8, '0'), 'person' || n || '@example.org',
      case when n % 10 = 0 then 'c' || n / 10 end, case when n % 50 = 0 then 'u-sales' end, case when is_car then ${oneOf(PLACES, 'n / 50')} || ' station' end,
      made + interval '15 minutes', case when state <> 'expired' then made end, case when state = 'cancelled' then least(made + interval '2 days', now()) end, made, state = 'confirmed' and ends_on < current_date and n % 600 <> 0
    from (select *, case when is_car then current_date + n / ${A_CAR_IN} % ${DAYS_OF_HIRES} else current_date - ${DAYS_BEFORE} + day end as starts_on,
          case when is_car then current_date + n / ${A_CAR_IN} % ${DAYS_OF_HIRES} + 1 else current_date - ${DAYS_BEFORE - 4} + day end as ends_on
      from (select n, n % ${A_CAR_IN} = 3 as is_car, 700 * n / ${BOOKINGS} + 10 + n * 31 % 90 as day, now() - (${BOOKINGS} - n) * interval '1 minute' as made,
          case when n % 20 = 7 then 'cancelled' when n % 30 = 11 then 'expired' else 'confirmed' end as state from generate_series(1, ${BOOKINGS}) n) asked) sold`,
  travellers: `insert into travellers (booking_id, position, name, age)
    select ${bookingId}, place, ${personOf('n * 3 + place')}, 20 + n % 50 from generate_series(1, ${BOOKINGS}) n, generate_series(1, 2) place`,
  ...MONEY,
  leads: `insert into leads (id, reference, state, walls, source_kind, source_key, source_name, page_path, name, mobile, email, message, message_ids, next_call_at, closed_at, created_at, forget_after)
    select 'l' || n, 'EN' || n, state, '{}', 'package', 'p' || n % ${PACKAGES}, ${oneOf(KINDS, 'n / 7')} || ' days of ' || ${oneOf(PLACES, 'n')}, '/', ${personOf('n')},
      '+9198' || lpad(n::text, 8, '0'), 'person' || n || '@example.org', 'When is the best month?', '{}',
      case when state in ('contacted', 'quoted') then made + interval '3 days' end, case when state in ('won', 'lost') then made + interval '2 days' end, made, made + interval '2 years'
    from (select n, now() - (${LEADS} - n) * interval '5 minutes' as made,
        case when n < ${LEADS - 3000} then ${oneOf(['won', 'lost', 'lost', 'spam'], 'n')} else ${oneOf(['new', 'contacted', 'quoted'], 'n')} end as state
      from generate_series(1, ${LEADS}) n) asked`,
  lead_events: `insert into lead_events (lead_id, kind, at, quote_token)
    select 'l' || n, 'quoted', now() - n * interval '10 minutes', 'q' || n % 100 from generate_series(1, ${THINGS}) n`,
  data_requests: `insert into data_requests (id, kind, email, reach, due_on, created_at, answered_at, answer)
    select 'x' || n, ${oneOf(['copy', 'erasure'], 'n')}, 'person' || n || '@example.org', 'p…@example.org', current_date + 30 - n % 900, now() - n % 900 * interval '1 day',
      case when n % 20 <> 0 then now() - n % 870 * interval '1 day' end, case when n % 20 <> 0 then 'given' end from generate_series(1, ${THINGS}) n`,
  missed_searches: `insert into missed_searches (day, words, times)
    select current_date - n % 90, ${oneOf(PLACES, 'n')} || ' ' || n / 90, 1 + n % 5 from generate_series(0, ${THINGS - 1}) n`,
  page_speeds: `insert into page_speeds (day, page, device, metric, step, count)
    select current_date - day, page, device, metric, step, 40 from generate_series(0, 89) day, unnest(array['${PAGE_KINDS.join("','")}']) page,
      unnest(array['${DEVICES.join("','")}']) device, unnest(array['${METRICS.join("','")}']) metric, generate_series(0, 8) step`,
  reviews: `insert into reviews (id, package_id, author, from_city, rating, title, text, travelled_on, booking_id, state, created_at)
    select 'w' || n, 'p' || n % ${PACKAGES}, ${personOf('n')}, 'Pune', 1 + n % 5, 'A calm week', 'The guide knew every tea garden.', current_date - n % 600, ${bookingId},
      case when n % 200 = 0 then 'pending' else 'published' end, now() - n * interval '10 minutes' from generate_series(1, ${REVIEWS}) n`,
  // Triggers are not asked here: what marks a shown picture is written as they would.
  pictures: `insert into pictures (id, kind, width, height, alt, tones, is_shown, credit, created_at)
    select 'pic' || n, case when n % 3 = 0 then 'upload' else 'poster' end, 1600, 1200, ${oneOf(PLACES, 'n')} || ' at dawn ' || n, tones, n <= ${SHOWN},
      case when n % 6 = 0 then '{"author": "A photographer"}'::jsonb end, now() - n * interval '2 minutes'
    from (select tones from pictures limit 1) known, generate_series(1, ${PLACES_AND_PICTURES}) n`,
  cities: ofPlaces('cities'),
  attractions: ofPlaces('attractions'),
  outbox: `insert into outbox (id, kind, channel, recipient, subject, body, created_at, sent_at, attempts, tries, last_error)
    select 'm' || n, ${oneOf(['booking', 'enquiry', 'quote', 'code'], 'n')}, case when n % 3 = 0 then 'sms' else 'email' end,
      case when n % 3 = 0 then '+9198' || lpad(n::text, 8, '0') else 'person' || n || '@example.org' end, 'Your journey', 'Come.',
      now() - n * interval '5 seconds', case when n % 500 <> 0 then now() - n * interval '5 seconds' end, 1, 1, case when n % 500 = 0 then 'no such mailbox' end
    from generate_series(1, ${THIRTY_DAYS_OF_MESSAGES}) n`,
  waitlist: `insert into waitlist (id, departure_id, email, seats, state, asked_at, waiting_since, offer_ends_at)
    select 'a' || n, 'd' || n % ${DAYS * LEAVING_A_DAY}, 'person' || n || '@example.org', 1 + n % 4, state, now() - n * interval '10 minutes',
      case when state <> 'asked' then now() - n * interval '9 minutes' end, case when state = 'offered' then now() + interval '6 hours' end
    from (select n, ${oneOf(['waiting', 'waiting', 'offered', 'asked', 'lapsed'], 'n')} as state from generate_series(1, ${WAITING}) n) asked`,
  webhooks: `insert into webhooks (id, url, topics, secret, created_by, created_at, looked_at)
    select 'h' || n, 'https://partner.example/' || n, '["bookings"]', 'sealed', 'u-owner', now() - n * interval '1 day', now() from generate_series(1, 200) n`,
  webhook_deliveries: `insert into webhook_deliveries (id, webhook_id, event_id, event, body, created_at, tries, next_try_at, delivered_at)
    select 't' || n, 'h1', 'e' || n, 'booking.confirmed', '{}', now() - n * interval '5 seconds', 1, now(), now() from generate_series(1, ${TOLD}) n`,
  imports: `insert into imports (id, kind, file_name, state, heads, rows, by_user_id, created_at)
    select 'i' || n, 'cities', 'cities.csv', 'done', '{Address,Name}', 100, 'u-editor', now() - n * interval '2 minutes' from generate_series(1, ${THINGS}) n`,
  import_chunks: `insert into import_chunks (import_id, number, things, count, checked_at, fault_count, faults)
    select 'i1', n, '[]', 100, now(), case when n % 7 = 0 then 1 else 0 end,
      case when n % 7 = 0 then jsonb_build_array(jsonb_build_object('row', n * 100, 'head', 'Name', 'message', 'A name belongs here.')) else '[]' end
    from generate_series(0, 999) n`,
  promotions: `insert into promotions (id, kind, code, name, off, valid_to, package_ids, category_ids, least_people, first_booking_only, with_others, most_uses, created_at)
    select 'o' || n, 'coupon', 'CODE' || n, ${oneOf(KINDS, 'n')} || ' offer ' || n, '{"percent": 5}', case when n % 2 = 0 then current_date - n % 300 end, '{}', '{}', 1, false, false,
      case when n % 3 = 0 then 100 end, now() - n * interval '1 hour' from generate_series(1, ${THINGS}) n`,
  articles: `insert into articles (id, kind, slug, title, summary, body, published_on, author, places, states, tags, picture_id, status)
    select 'g' || n, ${oneOf(['blog', 'news', 'travel-guide'], 'n')}, 'on-' || n, ${oneOf(PLACES, 'n')} || ' in the rain ' || n, 'Rain.', 'It rains.', current_date - n % 3000,
      ${personOf('n')}, '{}', '{}', '{}', 'pic' || 1 + n, case when n % 11 = 0 then 'draft' else 'published' end from generate_series(1, ${THINGS}) n`,
  cars: `insert into cars (id, name, url, category, models, seats, large_bags, small_bags, air_conditioned, fuels, per_km_paise, min_km_per_day,
      driver_allowance_paise, night_charge_paise, extra_km_paise, summary, about, tags, position, picture_id)
    select 'car' || n, ${oneOf(['Sedan', 'Van', 'Coach'], 'n')}, 'car-' || n, 'Cars', '{Dzire}', 4, 2, 2, true, '{petrol}', 1300, 250, 40000, 30000, 1300, 'Four people.', '{}', '{}', n, 'pic' || n
    from generate_series(1, 20) n`,
  vehicles: `insert into vehicles (id, car_id, registration, garage_city_id, active)
    select 'v' || n, 'car' || 1 + n % 20, 'KL ' || lpad((n / 10000)::text, 2, '0') || ' AB ' || lpad((n % 10000)::text, 4, '0'), 'cities' || 1 + n / 7 % 100, n % 9 <> 0
    from generate_series(1, ${THINGS}) n`,
  drivers: `insert into drivers (id, name, mobile, garage_city_id, active)
    select 'f' || n, ${personOf('n')}, '+9197' || lpad(n::text, 8, '0'), 'cities' || 1 + n / 7 % 100, n % 9 <> 0 from generate_series(1, ${THINGS}) n`,
  vehicle_hires: `insert into vehicle_hires (booking_id, vehicle_id, driver_id, starts_on, ends_before)
    select id, 'v' || 1 + n, 'f' || 1 + n, starts_on, ends_on + 1 from (select *, substr(reference, 3)::int / ${A_CAR_IN} as n from bookings where departure_id is null and reference like 'PD%') sold`,
  audit_entries: `insert into audit_entries (id, at, actor, actor_kind, action, subject)
    select 'a' || n, now() - n * interval '1 minute', 'u-' || n % 12, case when n % 12 = 0 then 'program' else 'person' end,
      ${oneOf(['bookings.work', 'catalogue.edit', 'departures.plan', 'enquiries.work'], 'n / 12')}, ${oneOf(['booking:b', 'package:p', 'departure:d', 'lead:l'], 'n / 12')} || n
    from generate_series(1, ${AUDITED}) n`,
}

/** Places as one that stands, each with a name, an address and a picture of its own. */
function ofPlaces(table: 'cities' | 'attractions'): string {
  return `insert into ${table} select made.* from ${table} known, generate_series(1, ${PLACES_AND_PICTURES}) n,
    jsonb_populate_record(known, jsonb_build_object('id', '${table}' || n, 'url', 'bench-' || n, 'name', ${oneOf(PLACES, 'n')} || ' ' || n, 'picture_id', 'pic' || 1 + n % ${SHOWN})) made
    where known.id = (select min(id) from ${table})`
}

/** Fills a migrated database that holds the sample catalogue and a quote. The rows are made as they would be, so nobody checks them again; an index is made faster of what is there. */
export async function fillOffice(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `set session_replication_role = replica; set maintenance_work_mem = '256MB'; set synchronous_commit = off`,
    )
    for (const [table, statement] of Object.entries(STATEMENTS)) await fillTable(client, table, statement)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

async function fillTable(client: pg.Client, table: string, statement: string): Promise<void> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
     where indrelid = $1::regclass and not exists (select 1 from pg_constraint where conindid = indexrelid)`,
    [table],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await client.query(statement)
  for (const { made } of rows) await client.query(made)
}
