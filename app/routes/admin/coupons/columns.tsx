import { href } from 'react-router'
import type { Column } from '#app/ui/list-table.tsx'
import { State } from '#app/ui/state.tsx'
import type { ListedCoupon } from '#domain/promotions/coupons-desk.server.ts'
import { aheadText, daysText, nameOf, offText, STATES, usesText } from './words.ts'

/** The columns of a list of coupons or early birds. */
export const COUPON_COLUMNS: Column<ListedCoupon>[] = [
  {
    name: 'Name',
    isHead: true,
    cell: ({ id, code, name }) => (
      <>
        <a href={href('/admin/coupons/:id', { id })}>{nameOf({ code, name })}</a>
        {code === null ? null : <small>{name}</small>}
      </>
    ),
  },
  { name: 'Takes off', cell: offText },
  {
    name: 'Booked',
    cell: (line) => (
      <span>
        {daysText(line)}
        {line.daysAhead === null ? null : <small>{aheadText(line)}</small>}
      </span>
    ),
  },
  { name: 'Used', isFigure: true, cell: usesText },
  { name: 'State', isPlain: true, cell: ({ state }) => <State halt={STATES[state].halt}>{STATES[state].word}</State> },
]
