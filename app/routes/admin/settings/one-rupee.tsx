import { State } from '#app/ui/state.tsx'
import { momentText } from '#app/routes/admin/bookings/moment.ts'
import type { Trial } from '#domain/payments/trials.server.ts'
import office from '#app/routes/admin/office.module.css'

/** How far the rupee came that the gateway was last tried with. */
export function OneRupee({ trial }: { trial: Trial }) {
  const { state, payUrl, detail, paidAt, back, backDetail, backAt } = trial
  if (back === 'done')
    return <State halt="published">₹1 came and went back{backAt ? `, ${momentText(backAt)}` : ''}</State>
  if (paidAt)
    return (
      <>
        <State halt="review">
          ₹1 came, {momentText(paidAt)};{' '}
          {back === 'sent' ? 'the gateway has it on its way back' : 'it is asked to go back'}
        </State>
        {backDetail ? <p>{backDetail}</p> : null}
      </>
    )
  if (payUrl === null) return null
  return (
    <>
      <State halt={state === 'failed' ? 'bad' : 'ahead'}>
        {state === 'failed' ? `₹1 did not come: ${detail || 'the bank said no'}` : '₹1 is not paid yet'}
      </State>
      <p>
        <a className={office.ink} href={payUrl}>
          Pay ₹1
        </a>
      </p>
    </>
  )
}
