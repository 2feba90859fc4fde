import { href } from 'react-router'

/** What a page says of a site that is only begun, in place of a heading over nothing. */
export function NothingYet({ children }: { children: string }) {
  return (
    <p className="wrap" style={{ paddingBottom: 'var(--section)' }}>
      {children} <a href={href('/contact-us')}>Talk to us</a>
    </p>
  )
}
