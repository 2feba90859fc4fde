import type { OpenRefund } from '#domain/bookings/pay/payments-desk.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { isReturnedByHand } from '#domain/payments/payment.ts'
import { formatPaiseWithPaise } from '#platform/money.ts'

/** Refunds that one transfer may pay: several of one booking and payee, in the order they stand in. */
export function listTogether(refunds: readonly OpenRefund[]): OpenRefund[][] {
  const payees = new Map<string, OpenRefund[]>()
  for (const refund of refunds.filter(({ provider, booking }) => booking !== null && isReturnedByHand(provider))) {
    const payee = `${refund.booking} ${refund.share ?? 0}`
    payees.set(payee, [...(payees.get(payee) ?? []), refund])
  }
  return [...payees.values()].filter(({ length }) => length > 1)
}

/** Where the transfer that paid one or several refunds back is entered; asked again where it has paid back some of the booking before. */
export function PaidBack({ refunds, kept }: { refunds: readonly OpenRefund[]; kept: KeptForm }) {
  const [{ id, booking } = { id: '', booking: null }] = refunds
  const refund = refunds.map((one) => one.id).join(' ')
  const isOne = refunds.length === 1
  const mine = keptOf(kept, 'paid-back', { refund })
  const { seen = '', went = '' } = mine?.typed ?? {}
  const sum = formatPaiseWithPaise(refunds.reduce((all, { amountPaise }) => all + amountPaise, 0))
  return (
    <DeedForm intent="paid-back" of={{ refund, ...(seen === '' ? {} : { seen, went }) }}>
      {isOne ? null : (
        <p>
          All {refunds.length} of {booking} by one transfer of {sum}:
        </p>
      )}
      <Field
        id={`back-${id}${isOne ? '' : '-all'}`}
        name="utr"
        label="UTR of the transfer"
        autoComplete="off"
        maxLength={30}
        defaultValue={mine?.typed['utr'] ?? ''}
        fault={mine?.faults['utr']}
      />
      {seen === '' ? null : <OneTransfer wentPaise={Number(went)} allPaise={Number(seen)} />}
      <Button look={seen === '' ? 'ink' : 'bad'}>
        {seen === ''
          ? isOne
            ? 'Paid back'
            : `Paid back ${sum}`
          : `One transfer paid ${formatPaiseWithPaise(Number(seen))}`}
        <span className="vh"> to {booking ?? 'nobody we know'}</span>
      </Button>
    </DeedForm>
  )
}

/** A number that is typed twice by a slip looks like one transfer that paid twice: which it was stands in the bank's line. */
function OneTransfer({ wentPaise, allPaise }: { wentPaise: number; allPaise: number }) {
  const [went, all] = [formatPaiseWithPaise(wentPaise), formatPaiseWithPaise(allPaise)]
  return (
    <p className="small" role="status">
      {went} of this booking went back by that UTR: did one transfer pay both, {all}? If the bank’s line says {all},
      press once more; else put the UTR right.
    </p>
  )
}
