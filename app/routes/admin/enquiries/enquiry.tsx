import { data, href } from 'react-router'
import { MessageCircle, Mail, Phone } from 'lucide-react'
import { State } from '#app/ui/state.tsx'
import { OPEN_STATES } from '#domain/leads/lead.ts'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { choiceIn } from '#app/routes/admin/packages/package-choice.server.ts'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
import { formatPaise } from '#platform/money.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import type { Route } from './+types/enquiry'
import { CallCard } from './call-card.tsx'
import { Closing } from './closing.tsx'
import { enquiryDeeds } from './enquiry.server.ts'
import { askedText } from './enquiry-list.tsx'
import { HeldSeats } from './held-seats.tsx'
import { Known } from './known.tsx'
import { NoteForm } from './note-form.tsx'
import { openEnquiry } from './opened.server.ts'
import type { Enquiry } from './opened.server.ts'
import { QuoteCard } from './quote-card.tsx'
import { quoteTypedIn } from './quote-asked.ts'
import { readQuote } from './quote.server.ts'
import { Happened } from './happened.tsx'
import { Whose } from './whose.tsx'
import { momentText, SOURCES, STANDS } from './words.ts'
import styles from './enquiry.module.css'
import office from '#app/routes/admin/office.module.css'
import { mobileText } from '#platform/mobile-text.ts'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('enquiries.work')

const BY_ADDRESS = { name: 'package', by: 'url', action: 'enquiries.work', isPublic: true } as const

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { visitor } = context.get(visitContext)
  const opened = visitor && (await openEnquiry(context.get(servicesContext), visitor, params.reference))
  if (!opened) throw data(null, { status: 404 })
  const asked = new URL(request.url).searchParams
  const isOpen = OPEN_STATES.some((state) => state === opened.enquiry.state)
  const sought = { ...BY_ADDRESS, otherwise: quoteTypedIn(asked, opened.enquiry).package }
  const choice = isOpen ? await choiceIn(context, request, sought) : undefined
  const quote = choice && (await readQuote(context.get(servicesContext), visitor, opened.enquiry, { choice, asked }))
  return { ...opened, quote, done: doneIn(request, DONE) }
}

export function action({ context, request, params: { reference } }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/enquiries/:reference', { reference }), enquiryDeeds())
}

export function meta({ matches, params }: Route.MetaArgs) {
  return officeMeta(matches, `Enquiry ${params.reference}`)
}

const DONE: Record<string, string> = {
  taken: 'The enquiry is yours. Send them a quote, or plan when to call.',
  note: 'The note is kept.',
  assign: 'It is given on.',
  plan: 'The next call is changed.',
  called: 'The call is written down.',
  contacted: 'It is open, and stands among those who talk with us.',
  quoted: 'The quote is on its way.',
  held: 'The seats are held, and the link to pay is on its way.',
  released: 'The seats are free again.',
  won: 'It is won.',
  lost: 'It is closed as lost.',
  spam: 'It is set apart as spam, and forgotten after 30 days.',
  new: 'It is no spam, and stands among the new ones.',
}

/** One enquiry: who asked what, what was done about it, and what comes next. */
export default function EnquiryPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { enquiry, quote, done, now } = found
  const { reference, name, state, source, byTelephone, createdAt, budgetPaise, forgottenAt } = enquiry
  const budget = budgetPaise === null ? '' : `Up to ${formatPaise(budgetPaise)}.`
  const asked = [askedText(enquiry), budget].filter(Boolean).join('. ')
  return (
    <div className={office.page}>
      <div className={office.head}>
        <div>
          <h1>{forgottenAt ? 'A forgotten enquiry' : name}</h1>
          <p className={office.row}>
            <State halt={STANDS[state].halt}>{STANDS[state].word}</State> {reference}
          </p>
          <p className={office.say}>
            About {source.name}
            {asked ? `: ${asked.replace(/\.$/, '')}` : ''}. Asked{' '}
            {byTelephone ? 'by telephone' : `on ${SOURCES[source.kind]}`}, {momentText(createdAt, now)}.
          </p>
        </div>
        <Reach enquiry={enquiry} />
      </div>
      <Said kept={kept} done={done} />
      <div className={`${office.split} ${office.wide}`}>
        <div>
          {quote ? <CallCard found={found} kept={kept} /> : null}
          {forgottenAt ? null : <NoteForm reference={reference} kept={kept} />}
          <Happened enquiry={enquiry} now={now} />
        </div>
        <div>
          {quote && enquiry.held.length > 0 ? <HeldSeats enquiry={enquiry} now={now} /> : null}
          {quote ? <QuoteCard enquiry={enquiry} quote={quote} kept={kept} /> : null}
          {forgottenAt ? null : <Whose found={found} kept={kept} />}
          {forgottenAt ? null : <Closing enquiry={enquiry} kept={kept} />}
          <Known enquiry={enquiry} now={now} />
        </div>
      </div>
      <p>
        <a href={href('/admin/enquiries')}>All enquiries</a>
      </p>
    </div>
  )
}

/** Call, WhatsApp and write: what they gave. */
function Reach({ enquiry: { reference, mobile, email } }: { enquiry: Enquiry }) {
  return (
    <p className={`${office.row} ${styles.reach}`}>
      {mobile ? (
        <>
          <a className={office.ink} href={`tel:${mobile}`}>
            <Phone className="icon" aria-hidden="true" /> Call {mobileText(mobile)}
          </a>
          <a className={office.line} href={`https://wa.me/${mobile.slice(1)}`} rel="noreferrer">
            <MessageCircle className="icon" aria-hidden="true" /> WhatsApp
          </a>
        </>
      ) : null}
      {email ? (
        <a className={office.line} href={`mailto:${email}?subject=${encodeURIComponent(`Your enquiry ${reference}`)}`}>
          <Mail className="icon" aria-hidden="true" /> Write
        </a>
      ) : null}
    </p>
  )
}
