import { href, useLocation, useRouteLoaderData } from 'react-router'
import type { EnquiryDraft } from '#web/contexts.ts'
import { hoursAndDays, telephone } from '#app/parts/header/hours.ts'
import { WrittenLink } from '#app/parts/written/written-link.tsx'
import type { loader as rootLoader } from '#app/root.tsx'
import { partyText, readPartyView } from '#domain/party/party.ts'
import type { PartyView } from '#domain/party/party.ts'
import { LONGEST_MESSAGE, LONGEST_NAME } from '#domain/leads/enquiry.ts'
import { MOST_TRAVELLERS } from '#domain/party/party.ts'
import type { EnquiryField } from '#domain/leads/enquiry.ts'
import { aboutOf } from '#domain/leads/source.ts'
import type { EnquirySource } from '#domain/leads/source.ts'
import { monthName } from '#platform/dates.ts'
import { whatsappLink, whatsappText } from './whatsapp.ts'
import styles from './enquiry.module.css'

type Props = {
  source: EnquirySource
  /** The party of the page; without it the one in the address. */
  view?: PartyView
  heading?: string
  /** Stands in a column of a page, not over its whole width. */
  inside?: boolean
  /** What was typed before, with what is amiss. */
  draft?: EnquiryDraft
}

/** Asks the people behind the site about what a page shows. A plain form, which sends itself without leaving the page where it can. */
export function EnquiryForm({ source, view, heading = headingOf(source), inside = false, draft }: Props) {
  const { search } = useLocation()
  const { party } = view ?? readPartyView(new URLSearchParams(search))
  const typed = draft?.typed ?? {
    adults: party ? String(party.adults) : '',
    ages: party?.ages.join(', ') ?? '',
  }
  const field = (name: EnquiryField) => ({ name, value: typed[name], fault: draft?.faults[name] })
  // One vermilion action in view: where a price is, booking is that one.
  const isMain = source.kind === 'contact' || draft !== undefined
  return (
    <section
      id="enquiry"
      className={inside ? styles.enquiry : `section ${styles.enquiry}`}
      aria-labelledby="enquiry-title"
      data-enquiry=""
    >
      <div className={inside ? undefined : 'wrap'}>
        <h2 id="enquiry-title">{heading}</h2>
        <Ways source={source} party={party ? partyText(party) : ''} />
        <form method="post" action={href('/enquiries')} className={styles.form}>
          <input type="hidden" name="about" value={aboutOf(source)} />
          <input type="hidden" name="page" value={source.path} />
          <p className={styles.answer} role={draft ? 'alert' : 'status'} data-says="">
            {draft?.message}
          </p>
          <Field {...field('name')} label="Name" autoComplete="name" maxLength={LONGEST_NAME} required />
          <Field
            {...field('mobile')}
            label="Mobile"
            hint="Outside India, begin with + and the country code"
            type="tel"
            autoComplete="tel"
            maxLength={24}
            required
          />
          <Field {...field('email')} label="E-mail" type="email" autoComplete="email" maxLength={254} required />
          <Months {...field('month')} />
          <Field {...field('from')} label="First day, if known" type="date" half />
          <Field {...field('until')} label="Last day" type="date" half />
          <Field {...field('adults')} label="Adults" type="number" min={1} max={MOST_TRAVELLERS} half />
          <Field {...field('ages')} label="Ages of children" hint="In years, such as 9, 6" maxLength={60} half />
          <Field {...field('budget')} label="Budget in ₹, for all of you" hint="If you have one" maxLength={20} />
          <Message {...field('message')} />
          <label className="vh" aria-hidden="true">
            Leave this empty <input name="homepage" tabIndex={-1} autoComplete="off" />
          </label>
          <p className="small soft">
            We use this to answer you about this trip, and for nothing else. We keep it for at most 24 months; you can
            withdraw it at any time on its own page, whose link you get. Of children we keep ages only.{' '}
            <WrittenLink slug="privacy-policy">Privacy policy</WrittenLink>
          </p>
          <button className={isMain ? 'btn go' : 'btn calm'}>Send the enquiry</button>
        </form>
      </div>
    </section>
  )
}

function headingOf({ kind, name }: EnquirySource): string {
  if (kind === 'contact' || kind === 'search') return 'Tell us what you have in mind'
  return `Ask about ${name}`
}

type FieldFacts = { name: EnquiryField; value: string | undefined; fault: string | undefined }

function Field({
  label,
  hint,
  half,
  value,
  fault,
  ...input
}: FieldFacts & { label: string; hint?: string; half?: boolean } & React.InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className={half ? styles.half : undefined}>
      <span>{label}</span>
      <input {...input} defaultValue={value} {...described(input.name, fault)} />
      {hint ? <small>{hint}</small> : null}
      <Fault name={input.name} fault={fault} />
    </label>
  )
}

function Months({ name, value, fault }: FieldFacts) {
  return (
    <label>
      <span>When</span>
      <select name={name} defaultValue={value} {...described(name, fault)}>
        <option value="">Not sure yet</option>
        {Array.from({ length: 12 }, (_, at) => (
          <option key={at} value={at + 1}>
            {monthName(at + 1)}
          </option>
        ))}
      </select>
      <Fault name={name} fault={fault} />
    </label>
  )
}

function Message({ name, value, fault }: FieldFacts) {
  return (
    <label className={styles.wide}>
      <span>What you have in mind</span>
      <textarea name={name} rows={4} maxLength={LONGEST_MESSAGE} defaultValue={value} {...described(name, fault)} />
      <Fault name={name} fault={fault} />
    </label>
  )
}

function described(name: EnquiryField, fault: string | undefined) {
  return fault ? { 'aria-invalid': true, 'aria-describedby': `enquiry-${name}-fault` } : {}
}

function Fault({ name, fault }: { name: EnquiryField; fault: string | undefined }) {
  return fault ? <b id={`enquiry-${name}-fault`}>{fault}</b> : null
}

/** When somebody answers, and the ways that need no form. */
function Ways({ source, party }: { source: EnquirySource; party: string }) {
  const loaded = useRouteLoaderData<typeof rootLoader>('root')
  if (!loaded) return null
  const { operatorName, bandPhone, whatsappNumber, ...hours } = loaded.shell.site
  const about = source.kind === 'contact' || source.kind === 'search' ? undefined : source.name
  const chat = whatsappLink(whatsappNumber, whatsappText({ site: operatorName, about, time: '', party }))
  return (
    <p className="soft">
      A person reads it and answers in office hours, {hoursAndDays(hours)}.
      {bandPhone ? (
        <>
          {' '}
          Or call <a href={telephone(bandPhone)}>{bandPhone}</a>
        </>
      ) : null}
      {chat ? (
        <>
          {bandPhone ? ', or ' : ' Or '}
          <a href={chat} rel="noopener" data-chat={about ?? ''} data-site={operatorName}>
            write on WhatsApp
          </a>
        </>
      ) : null}
      {bandPhone || chat ? '.' : null}
    </p>
  )
}
