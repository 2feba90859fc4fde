import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { formatPaise } from '#platform/money.ts'
import type { FoundBooking } from './booking.server.ts'
import office from '#app/routes/admin/office.module.css'

type Refund = FoundBooking['booking']['refunds'][number]

/** The way back from a transfer that was noted under a wrong number: all that was noted of it together, at the last of it. */
export function NotedWrongly({ utr, all, kept }: { utr: string; all: readonly Refund[]; kept: KeptForm }) {
  const paise = all.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  const refund = all.map(({ id }) => id).join(' ')
  const mine = keptOf(kept, 'paid-back-wrongly', { utr })
  const { seen = '', went = '' } = mine?.typed ?? {}
  return (
    <details className={office.unfold} open={mine !== undefined}>
      <summary>Wrong UTR?</summary>
      <DeedForm intent="paid-back-wrongly" of={{ utr, refund, ...(seen === '' ? {} : { seen, went }) }}>
        <p className="small soft">
          {formatPaise(paise)} stands as gone back by {utr}. The note stays in the ledger, with rows that take it back.
        </p>
        <Field
          id={`right-${utr}`}
          name="right"
          label="UTR it really went by"
          autoComplete="off"
          maxLength={30}
          defaultValue={mine?.typed['right'] ?? ''}
          fault={mine?.faults['right']}
        />
        {seen === '' ? null : (
          <p className="small" role="status">
            {formatPaise(Number(went))} of this booking went back by that UTR: did one transfer pay all of it,{' '}
            {formatPaise(Number(seen))}? If the bank’s line says so, press once more.
          </p>
        )}
        <Button look={seen === '' ? 'ink' : 'bad'}>Put the UTR right</Button>
      </DeedForm>
      <DeedForm intent="not-paid-back" of={{ utr }}>
        <p className="small soft">Or no transfer paid it: then {formatPaise(paise)} is owed again.</p>
        <Button look="bad">Nothing went back by it</Button>
      </DeedForm>
    </details>
  )
}
