import { href, useLocation, useRouteLoaderData } from 'react-router'
import type { EnquiryDraft } from '#web/contexts.ts'
import { hoursAndDays, telephone } from '#app/parts/header/hours.ts'
import { WrittenLink } from '#app/parts/written/written-link.tsx'
import type { loader as rootLoader } from '#app/root.tsx'
import { partyText, readPartyView } from '#domain/party/party.ts'
import { LONGEST_MESSAGE, LONGEST_NAME } from '#domain/leads/enquiry.ts'
import { MOST_TRAVELLERS } from '#domain/party/party.ts'
import type { EnquiryField } from '#domain/leads/enquiry.ts'
import { aboutOf } from '#domain/leads/source.ts'
import type { EnquirySource } from '#domain/leads/source.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, LongField } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Select } from '#app/ui/select.tsx'
import { isCalendarDate, monthName } from '#platform/dates.ts'
import { whatsappLink, whatsappText } from './whatsapp.ts'
import styles from './enquiry.module.css'

type Props = {
  source: EnquirySource
  /** Stands in a column of a page, not over its whole width. */
  inside?: boolean
  /** What was typed before, with what is amiss. */
  draft?: EnquiryDraft
}

/** Asks the people behind the site about what a page shows. A plain form; where it can, the server's answer takes its place. */
export function EnquiryForm({ source, inside = false, draft }: Props) {
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  const { party } = readPartyView(params)
  const day = params.get('date') ?? ''
  const typed = draft?.typed ?? {
    adults: party ? String(party.adults) : '',
    ages: party?.ages.join(', ') ?? '',
    ...(isCalendarDate(day) ? { from: day } : {}),
  }
  const field = (name: EnquiryField) => ({
    id: `enquiry-${name}`,
    name,
    defaultValue: typed[name],
    fault: draft?.faults[name],
  })
  // One vermilion action in view: where a price is, booking is that one.
  const isMain = source.kind === 'contact' || (draft !== undefined && !draft.inPlace)
  return (
    <section
      id="enquiry"
      className={inside ? styles.enquiry : `section ${styles.enquiry} ${styles.spread}`}
      aria-labelledby="enquiry-title"
      data-far={inside ? '' : undefined}
      data-enquiry=""
    >
      <div className={inside ? undefined : 'wrap'}>
        <h2 id="enquiry-title">{headingOf(source)}</h2>
        <Ways source={source} party={party ? partyText(party) : ''} />
        <div data-answer="enquiry">
          <Form
            action={href('/enquiries')}
            className={styles.form}
            says={draft && { ok: false, message: draft.message }}
            challenge={draft?.challenge}
            live
          >
            <input type="hidden" name="about" value={aboutOf(source)} />
            <input type="hidden" name="page" value={source.path} />
            {draft?.confirmation ? <input type="hidden" name="confirmation" value={draft.confirmation} /> : null}
            <Field {...field('name')} label="Name" autoComplete="name" maxLength={LONGEST_NAME} required />
            <Field
              {...field('mobile')}
              label="Mobile"
              help="Outside India, begin with + and the country code"
              before={<span data-dial={draft?.dial ?? ''} />}
              type="tel"
              autoComplete="tel"
              maxLength={24}
              required
            />
            <Field {...field('email')} label="E-mail" type="email" autoComplete="email" maxLength={254} required />
            <Select {...field('month')} label="When" none="Not sure yet" options={MONTHS} />
            <Field {...field('from')} label="First day, if known" type="date" className={styles.half} />
            <Field {...field('until')} label="Last day" type="date" className={styles.half} />
            <Field
              {...field('adults')}
              label="Adults"
              type="number"
              min={1}
              max={MOST_TRAVELLERS}
              className={styles.half}
            />
            <Field
              {...field('ages')}
              label="Ages of children"
              help="In years, such as 9, 6"
              maxLength={60}
              className={styles.half}
            />
            <Field {...field('budget')} label="Budget in ₹, for all of you" help="If you have one" maxLength={20} />
            <LongField
              {...field('message')}
              label="What you have in mind"
              rows={4}
              maxLength={LONGEST_MESSAGE}
              className={styles.wide}
            />
            <label className="vh" aria-hidden="true">
              Leave this empty <input name="homepage" tabIndex={-1} autoComplete="off" />
            </label>
            <p className="small soft">
              We use this to answer you about this trip, and for nothing else. We keep it for at most 24 months; you can
              withdraw it at any time on its own page, whose link you get. Of children we keep ages only.{' '}
              <WrittenLink slug="privacy-policy">Privacy policy</WrittenLink>
            </p>
            <Button look={isMain ? 'go' : 'calm'}>Send the enquiry</Button>
          </Form>
        </div>
      </div>
    </section>
  )
}

const MONTHS = Array.from({ length: 12 }, (_, at) => ({ value: at + 1, name: monthName(at + 1) }))

/** What takes the form's place once it has done its work. */
export function EnquiryReceived({ message, reference, path }: { message: string; reference: string; path: string }) {
  return (
    <div data-answer="enquiry" className={styles.received}>
      <div role="status" tabIndex={-1} data-says="">
        <h3>{message}</h3>
        <p>
          Its reference is {reference}.{' '}
          {path === href('/enquiry/added') ? null : (
            <a className="more" href={path}>
              See where it stands
            </a>
          )}
        </p>
      </div>
    </div>
  )
}

function headingOf({ kind, name }: EnquirySource): string {
  if (kind === 'contact' || kind === 'search') return 'Tell us what you have in mind'
  return kind === 'car' ? 'Ask about this car' : `Ask about ${name}`
}

/** When somebody answers, and the ways that need no form. */
function Ways({ source, party }: { source: EnquirySource; party: string }) {
  const loaded = useRouteLoaderData<typeof rootLoader>('root')
  if (!loaded) return null
  const { operatorName, bandPhone, whatsappNumber } = loaded.shell.site
  const hours = hoursAndDays(loaded.shell.site)
  const about = source.kind === 'contact' || source.kind === 'search' ? undefined : source.name
  const chat = whatsappLink(whatsappNumber, whatsappText({ site: operatorName, about, time: '', party }))
  return (
    <p className="soft">
      A person reads it and answers{hours && ` in office hours, ${hours}`}.
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
