import { Choice } from '#app/ui/choice.tsx'
import { Field, LongField } from '#app/ui/field.tsx'
import { MOST_BADGES, NETWORKS } from '#domain/settings/site-groups.ts'
import { WEEKDAYS } from '#domain/settings/weekdays.ts'
import type { FieldOf } from './group.tsx'
import { StateField } from './state-field.tsx'
import office from '#app/routes/admin/office.module.css'

function Tick({ field, children }: { field: ReturnType<FieldOf>; children: React.ReactNode }) {
  const { id, name, defaultValue } = field
  return (
    <Choice type="checkbox" id={id} name={name} value="yes" defaultChecked={defaultValue === 'yes'}>
      {children}
    </Choice>
  )
}

/** Who the operator is. */
export function CompanyFields({ field }: { field: FieldOf }) {
  return (
    <>
      <Field
        {...field('operatorName', 'In the title of every page, in mails, SMS and documents.')}
        label="Name"
        maxLength={60}
        autoComplete="organization"
      />
      <LongField {...field('tagline', 'One sentence, in the footer.')} label="What you do" rows={2} maxLength={200} />
      <div className={office.pair}>
        <Field
          {...field('email', 'Enquiries come here; answers to mails too.')}
          label="E-mail of the office"
          type="email"
          maxLength={100}
        />
        <Field
          {...field('firstYear', 'Where the copyright line begins; empty, it says this year alone.')}
          label="First year"
          inputMode="numeric"
          maxLength={4}
        />
      </div>
      <Field {...field('street')} label="Street and house" maxLength={120} />
      <div className={office.pair}>
        <Field {...field('city')} label="City" maxLength={60} />
        <StateField field={field('region')} />
        <Field {...field('postalCode')} label="PIN code" inputMode="numeric" maxLength={6} />
        <Field
          {...field('location', 'For the map on the contact page, as 28.6139, 77.2090.')}
          label="Latitude, longitude"
          maxLength={40}
        />
      </div>
    </>
  )
}

/** How and when the operator is reached. */
export function ReachFields({ field }: { field: FieldOf }) {
  return (
    <>
      <Tick field={field('showsBand')}>The band stands above the header</Tick>
      <div className={office.pair}>
        <Field
          {...field('bandPhone', 'In the band, the footer and mails. Empty: no number is shown.')}
          label="Number to call"
          type="tel"
          maxLength={20}
        />
        <Field
          {...field('whatsappNumber', 'Abroad with the country code. Empty: no WhatsApp link.')}
          label="WhatsApp"
          type="tel"
          maxLength={20}
        />
      </div>
      <Tick field={field('callIsFree')}>
        Calling that number is free, as of 1800 numbers: the band says “call us for free now”, else “call us now”
      </Tick>
      <LongField
        {...field('salesPhones', 'On the contact page. One a line: Car hire: 1800 202 2015')}
        label="Numbers of the desks"
        rows={3}
        maxLength={600}
      />
      <div className={office.pair}>
        <Field {...field('opensAt')} label="Opens at" type="time" />
        <Field {...field('closesAt')} label="Closes at" type="time" />
      </div>
      <fieldset>
        <legend>Open on</legend>
        <div className={office.week}>
          {WEEKDAYS.map((day) => (
            <Tick key={day} field={field(day)}>
              {day}
            </Tick>
          ))}
        </div>
      </fieldset>
    </>
  )
}

/** What the site promises, and warns of. */
export function PromiseFields({ field }: { field: FieldOf }) {
  return (
    <>
      <Tick field={field('holdsSeats')}>Seats are held against the first part of a payment plan</Tick>
      <Field
        {...field('lettersAYear', 'Said beside the newsletter. Empty: nothing is said.')}
        label="Newsletters a year"
        inputMode="numeric"
        maxLength={3}
      />
      <Field
        {...field('officialDomains', 'The only endings you write from, as the caution says them.')}
        label="Domains of your mail"
        maxLength={300}
      />
      <Tick field={field('showsCaution')}>The caution stands at the foot of every page</Tick>
      <Field {...field('cautionHeading')} label="Heading of the caution" maxLength={80} />
      <LongField
        {...field(
          'cautionText',
          '{domains} stands for the domains above, {phone} for your number. A sentence whose gap is empty is left out.',
        )}
        label="Words of the caution"
        rows={4}
        maxLength={600}
      />
    </>
  )
}

const NETWORK_NAMES: Record<(typeof NETWORKS)[number], string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  x: 'X',
  linkedin: 'LinkedIn',
}

/** Where else the operator is found. */
export function SocialFields({ field }: { field: FieldOf }) {
  return NETWORKS.map((network) => (
    <Field key={network} {...field(network)} label={NETWORK_NAMES[network]} type="url" maxLength={200} />
  ))
}

/** Memberships and approvals. */
export function BadgeFields({ field }: { field: FieldOf }) {
  return (
    <LongField
      {...field(
        'badges',
        `One a line, at most ${MOST_BADGES}: IATO | Member | 1234. One without a number is not shown.`,
      )}
      label="Memberships and approvals"
      rows={5}
      maxLength={1200}
    />
  )
}

/** What prices are about in other currencies. */
export function RateFields({ field }: { field: FieldOf }) {
  return (
    <LongField
      {...field('rates', 'One a line, with the day you looked: USD: 84.25 on 26 Nov 2026. Empty: in ₹ alone.')}
      label="Rupees for one"
      rows={3}
      maxLength={600}
      spellCheck={false}
    />
  )
}
