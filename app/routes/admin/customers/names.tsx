import { href } from 'react-router'
import { counted } from '#app/routes/admin/counted.ts'
import type { KnownAs } from '#domain/leads/desk/merge-customers.server.ts'
import known from '#app/routes/admin/enquiries/enquiry.module.css'
import { mobileText } from '#platform/mobile-text.ts'

/** The names and addresses somebody was met under, where they are more than one: each may be brought together with the first. */
export function Names({ names }: { names: readonly KnownAs[] }) {
  const [first, ...others] = names
  if (!first || others.length === 0) return null
  return (
    <section aria-labelledby="names">
      <h2 id="names">Met under {names.length} names</h2>
      <ul className={known.known}>
        {[first, ...others].map((one) => (
          <li key={one.key}>
            <span>
              {one.name}
              <small>{addressesText(one)}</small>
              <small>{figuresText(one)}</small>
            </span>
            {one === first ? null : (
              <a href={mergeAddress(first.key, one.key)}>
                Bring together
                <span className="vh">
                  {' '}
                  {one.name} with {first.name}
                </span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where two names are looked at beside each other. */
export function mergeAddress(keep: string, gone: string): string {
  return `${href('/admin/customers/merge')}?${new URLSearchParams({ keep, gone })}`
}

function addressesText({ mobile, email }: Pick<KnownAs, 'mobile' | 'email'>): string {
  return [mobile ? mobileText(mobile) : 'no mobile', email ?? 'no e-mail'].join(', ')
}

function figuresText({ bookings, enquiries }: Pick<KnownAs, 'bookings' | 'enquiries'>): string {
  return `${counted(bookings, 'booking', 'bookings')}, ${counted(enquiries, 'enquiry', 'enquiries')}`
}
