import { hoursAndDays, telephone } from '#app/parts/header/hours.ts'
import { whatsappLink } from '#app/parts/enquiry/whatsapp.ts'
import { OtpField } from '#app/parts/otp-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { SiteFacts } from '#domain/settings/settings.ts'
import type { ShownEnquiry } from './shown.server.ts'
import styles from './status.module.css'

/** What happens next, in a sentence. */
export function nextWords({ status }: ShownEnquiry): string {
  if (status === 'withdrawn')
    return 'You withdrew this enquiry. Your name, mobile, e-mail and message are deleted. Nobody will call or write.'
  if (status === 'won') return 'It became a booking. Its papers come to you by mail.'
  if (status === 'closed') return 'We have closed it. If you would still like to travel, call us or ask again.'
  if (status === 'quoted') return 'We have sent you a quotation. Take your time, and tell us what should be different.'
  if (status === 'contacted') return 'We have been in touch and are working on it. A quotation follows.'
  return 'A person reads it, looks up dates and prices, and calls or writes to you in office hours.'
}

/** When and how the office is reached. */
export function Reach({ site, enquiry }: { site: SiteFacts; enquiry: ShownEnquiry }) {
  const chat = whatsappLink(
    site.whatsappNumber,
    `Hello ${site.operatorName}, this is about my enquiry ${enquiry.reference}.`,
  )
  return (
    <dl className={styles.facts}>
      {hoursAndDays(site) ? (
        <div>
          <dt>Office hours</dt>
          <dd>{hoursAndDays(site)}</dd>
        </div>
      ) : null}
      {site.bandPhone ? (
        <div>
          <dt>Call us</dt>
          <dd>
            <a href={telephone(site.bandPhone)}>{site.bandPhone}</a>
          </dd>
        </div>
      ) : null}
      {chat ? (
        <div>
          <dt>WhatsApp</dt>
          <dd>
            <a href={chat} rel="noopener noreferrer">
              Write about <span className={styles.reference}>{enquiry.reference}</span>
            </a>
          </dd>
        </div>
      ) : null}
    </dl>
  )
}

type ProvingStep = { enquiry: ShownEnquiry; base: string; asksCode: boolean; error: string | undefined }

/** Proving the mobile is the visitor's choice: it tells the office that the number is right. */
export function Mobile({ enquiry, base, asksCode, error }: ProvingStep) {
  if (enquiry.isMobileVerified)
    return (
      <Notice tone="good" className={styles.verified}>
        Your mobile {enquiry.mobile} is verified. We call the right number.
      </Notice>
    )
  return (
    <div className={styles.box}>
      <h3>Is {enquiry.mobile} right?</h3>
      <p className="small soft">
        If you like, verify it with a 6-digit OTP by SMS. Then we know that we call the right number.
      </p>
      {asksCode ? (
        <Form action={`${base}/verify`} className={styles.code} live>
          <OtpField id="enquiry-otp" controlClass={styles.digits} fault={error} />
          <Button look="go">Verify</Button>
        </Form>
      ) : null}
      <Form action={`${base}/code`} live>
        <Button look="calm">{asksCode ? 'Resend OTP' : 'Send me an OTP'}</Button>
      </Form>
    </div>
  )
}
