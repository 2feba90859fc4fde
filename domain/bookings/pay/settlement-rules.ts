import { sql } from 'drizzle-orm'
import { settledLines, unsettledMoney } from '#domain/payments/settled.server.ts'
import type { BookRule } from './book-rule.ts'

/** A gateway pays out two working days later; with a weekend and holidays between it may be this long. */
const SETTLED_WITHIN = sql`interval '10 days'`

/** What must hold between our books and what providers say they paid out. Lines about other business of the same account are shown and break nothing. */
export const SETTLEMENTS: BookRule[] = [
  {
    name: 'settled-sum',
    says: 'What a settlement says of a payment or refund is what the books say of it.',
    broken: () => sql`select provider || ' ' || reference, amount_paise, known_paise from ${settledLines()} as lines
      where kind in ('payment', 'refund') and known_paise <> amount_paise`,
  },
  {
    name: 'settled-unheard',
    says: 'What was paid out of an order of ours is a payment of ours.',
    broken:
      () => sql`select lines.provider || ' ' || reference, lines.amount_paise, null::bigint from ${settledLines()} as lines
      join payment_orders o on o.provider = lines.provider and o.provider_order_id = lines.order_reference
      where kind = 'payment' and known_paise is null`,
  },
  {
    name: 'not-settled',
    says: 'Where settlements are taken in, what came or went back stands in one within ten days.',
    broken: () => sql`select provider || ' ' || coalesce(reference, ''), null::bigint, amount_paise
      from ${unsettledMoney(sql`now() - ${SETTLED_WITHIN}`)} as waiting`,
  },
]
