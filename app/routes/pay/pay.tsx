import { data } from 'react-router'
import page from '#app/parts/booking/booking-page.module.css'
import { StateCard } from '#app/parts/booking/state-card.tsx'
import { siteNameIn } from '#app/parts/seo/site-name.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { formatPaise, formatPaiseWithPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import { formAnswerContext, servicesContext } from '#web/contexts.ts'
import type { RouteHandle } from '#web/route-handle.ts'
import { loadOrder } from './pay.server.ts'
import type { ShownOrder } from './pay.server.ts'
import type { Route } from './+types/pay'
import styles from './pay.module.css'

export const handle: RouteHandle = {
  noInjectedScripts: true,
  leave: ({ payerPath: path }: { payerPath: string }) => ({ path, words: 'Leave, pay later' }),
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const order = await loadOrder(context.get(servicesContext), params.order)
  // Nobody else's page may be kept for whoever spells the address otherwise.
  if (!order) throw data(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  const answer = context.get(formAnswerContext)
  const { fault, typed } = answer?.form === 'utr' ? answer : {}
  return data({ ...order, fault, typed }, { headers: { 'Cache-Control': 'no-store' } })
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Pay | ${siteNameIn(matches)}` }, { name: 'robots', content: 'noindex, nofollow' }]
}

export default function PayPage({ loaderData }: Route.ComponentProps) {
  const { fault, typed, ...order } = loaderData
  return (
    <div className={`wrap ${page.page} ${styles.page}`}>
      <Title order={order} />
      <p className={page.lead}>
        {order.reference === null ? (
          'A trial of the gateway: the rupee goes back by itself.'
        ) : (
          <>
            Booking <b className="num">{order.reference}</b>, {order.part}, to {order.payee}.
          </>
        )}
      </p>
      <State order={order} />
      {order.state === 'open' && order.checkout?.kind === 'form' ? <ToGateway order={order} /> : null}
      {order.checkout?.kind === 'upi' ? <Upi order={order} fault={fault} typed={typed} /> : null}
    </div>
  )
}

function Title({ order: { state, amountPaise } }: { order: ShownOrder }) {
  // The letter of headings has no sign for the rupee.
  const sum = <span className={styles.money}>{formatPaise(amountPaise)}</span>
  if (state === 'paid') return <h1>{sum} is paid</h1>
  if (state === 'moot') return <h1>Nothing is left to pay here</h1>
  return state === 'told' ? <h1>We look for your {sum}</h1> : <h1>Pay {sum}</h1>
}

function State({ order: { state, reference, payerPath, checkout, until, isCar } }: { order: ShownOrder }) {
  if (state === 'open' && checkout) return null
  const back = (
    <>
      <p>
        <a className="btn go" href={payerPath}>
          {reference === null ? 'To the office' : 'To the booking'}
        </a>
      </p>
      {reference === null ? null : (
        <p className="small soft">In another browser than the one it was made in, the booking opens by its link.</p>
      )}
    </>
  )
  if (state === 'open')
    return (
      <StateCard label="Not paid" tone="wait" title="No money has reached us for this">
        <p>If you have paid just now, look again in a minute; please do not pay twice.</p>
        {back}
      </StateCard>
    )
  if (state === 'paid')
    return (
      <StateCard label="Paid" tone="good" title="It has reached us">
        <p>
          {reference === null
            ? 'It goes back the way it came, within a minute or two.'
            : 'The booking says what comes next. Its mail has the receipt.'}
        </p>
        {back}
      </StateCard>
    )
  if (state === 'moot')
    return (
      <StateCard label="Not needed" tone="good" title="It is paid another way, or the booking has changed">
        <p>Please do not pay here any more: what comes all the same goes back to you.</p>
        {back}
      </StateCard>
    )
  if (state === 'closed')
    return (
      <StateCard label="Closed" tone="bad" title={`The time to pay this ended${until ? ` at ${until}` : ''}`}>
        <p>
          Nothing more can be paid here. If you have paid, your money {isCar ? 'finds its car' : 'finds its seats'}{' '}
          again, or goes back to you.
        </p>
        {back}
      </StateCard>
    )
  return (
    <StateCard label="Waiting" tone="wait" title="You said it is paid; we have not seen it yet">
      <p>
        {checkout?.kind === 'upi'
          ? 'A person finds it in our bank account and matches it. Please do not pay again.'
          : 'The bank has not answered yet. Please do not pay again.'}
      </p>
      {back}
    </StateCard>
  )
}

/** A form that leads to the gateway's own page, without a script of ours. */
function ToGateway({ order }: { order: ShownOrder }) {
  if (order.checkout?.kind !== 'form') return null
  const { action, fields } = order.checkout
  return (
    <form method="post" action={action} className={styles.stub}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <b className={styles.sum}>{formatPaise(order.amountPaise)}</b>
      <p>UPI, card or net banking, on Razorpay’s own page. We never see your card. Then you come back here.</p>
      <p className="small soft">{untilText(order.until)}</p>
      <Button look="go" type="submit" className={styles.pay}>
        Go on to pay
      </Button>
    </form>
  )
}

function AfterHours({ order: { afterHours, isCar, payerPath, hours } }: { order: ShownOrder }) {
  if (afterHours === null) return null
  return (
    <Notice tone="warn">
      Nobody looks within that hour now, so the hold ends before we see the money.{' '}
      {afterHours === 'other-ways' ? (
        <>
          To be sure of {isCar ? 'the car' : 'your seats'}, pay another way: <a href={payerPath}>back to the booking</a>
          .
        </>
      ) : (
        `To be sure of ${isCar ? 'the car' : 'your seats'}, hold ${isCar ? 'it' : 'them'} anew and pay between ${hours}, when somebody looks.`
      )}
    </Notice>
  )
}

type TypedUtr = Record<'fault' | 'typed', string | undefined>

function Upi({ order, fault, typed }: { order: ShownOrder } & TypedUtr) {
  const { checkout, amountPaise, payee, until, isSample, state, isCar } = order
  if (checkout?.kind !== 'upi' || !checkout.qr) return null
  const isOpen = state === 'open'
  return (
    <>
      {isOpen ? (
        <section className={styles.stub} aria-labelledby="scan">
          {isSample ? (
            <p>
              <span className={`state few ${styles.chip}`}>Demonstration</span> Nobody has this UPI address, and no
              money moves. Somebody of sales confirms it in the office.
            </p>
          ) : null}
          <div className={styles.qr}>
            <QrCode qr={checkout.qr} amountPaise={amountPaise} payee={payee} />
            <div>
              <h2 id="scan" className="label">
                Scan to pay
              </h2>
              <b className={styles.sum}>{formatPaise(amountPaise)}</b>
              <p>
                to {payee}, <span className={styles.break}>{checkout.vpa}</span>. Your app must show that name before
                you enter the PIN.
              </p>
              <p className="small soft">{untilText(until)}</p>
              <a className={`btn calm ${styles.app}`} href={checkout.link}>
                Open my UPI app
              </a>
            </div>
          </div>
        </section>
      ) : null}
      <section className={page.section} aria-labelledby="next">
        <h2 id="next">What happens next</h2>
        <ol className={styles.next}>
          <li>You pay exactly {formatPaiseWithPaise(amountPaise)} in your app; it shows a UTR, twelve figures.</li>
          <li>
            You tell us here, best with the UTR, so that we find it sooner.
            {until === null
              ? ''
              : ` ${isCar ? 'The car waits' : 'Your seats wait'} while we look, for an hour at most.`}
          </li>
          <li>
            A person finds it in our bank account{order.hours ? `, between ${order.hours}` : ''}. Then it is paid, and
            the mail says so; not before.
          </li>
          {until === null ? null : (
            <li>
              Should the hold end first, the money takes{' '}
              {isCar ? 'the car again while it is' : 'your seats again while they are'} free, or goes back to you.
            </li>
          )}
        </ol>
        {isOpen ? <AfterHours order={order} /> : null}
        <Told order={order} fault={fault} typed={typed} />
      </section>
    </>
  )
}

function Told({ order: { id, toldUtr, state }, fault, typed }: { order: ShownOrder } & TypedUtr) {
  if (state !== 'open' && state !== 'told') return null
  return (
    <Form action={`/pay/${id}/told`} className={styles.told}>
      <Field
        id="utr"
        name="utr"
        label="UTR or reference in your app (you may leave it out)"
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        defaultValue={typed ?? toldUtr ?? ''}
        fault={fault}
      />
      <Button look={state === 'open' ? 'go' : 'line'}>{state === 'open' ? 'I have paid' : 'Save the UTR'}</Button>
    </Form>
  )
}

function QrCode({ qr, amountPaise, payee }: { qr: { size: number; path: string }; amountPaise: Paise; payee: string }) {
  return (
    <div className={styles.code}>
      <svg
        viewBox={`-2 -2 ${qr.size + 4} ${qr.size + 4}`}
        role="img"
        aria-label={`QR code: pay ${formatPaise(amountPaise)} to ${payee} by UPI`}
        shapeRendering="crispEdges"
      >
        <path fill="#000" d={qr.path} />
      </svg>
    </div>
  )
}

function untilText(until: string | null): string {
  return until === null ? '' : `Good until ${until}.`
}
