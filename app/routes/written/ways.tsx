import { hoursAndDays, telephone } from '#app/parts/header/hours.ts'
import type { SiteFacts } from '#domain/settings/settings.ts'
import styles from './contact.module.css'

/** Every way to reach the operator. */
export function Ways({ site }: { site: SiteFacts }) {
  return (
    <dl className={styles.ways}>
      {site.bandPhone ? (
        <Way
          name={site.callIsFree ? 'Call us for free' : 'Call us'}
          text={site.bandPhone}
          address={telephone(site.bandPhone)}
        />
      ) : null}
      {site.salesPhones.map((phone) => (
        <Way key={phone.number} name={phone.label} text={phone.number} address={telephone(phone.number)} />
      ))}
      {site.email ? <Way name="Write" text={site.email} address={`mailto:${site.email}`} /> : null}
      {hoursAndDays(site) ? <Way name="Office hours" text={hoursAndDays(site)} /> : null}
      {site.address ? <Way name="Office" text={addressText(site.address)} /> : null}
    </dl>
  )
}

function Way({ name, text, address }: { name: string; text: string; address?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{address ? <a href={address}>{text}</a> : text}</dd>
    </div>
  )
}

function addressText({ street, city, region, postalCode }: NonNullable<SiteFacts['address']>): string {
  return `${street}, ${city}, ${region} ${postalCode}`
}
