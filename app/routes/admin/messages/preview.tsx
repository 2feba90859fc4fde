import { drawnIn, SAMPLE_CONFIRMATION } from '#domain/messaging/draw-confirmation.ts'
import { drawMail } from '#domain/messaging/draw-mail.ts'
import { kindOf } from '#domain/messaging/kinds.ts'
import type { KindName } from '#domain/messaging/kinds.ts'
import { segmentsOf } from '#domain/messaging/sms.ts'
import { fillWords, samplesOf } from '#domain/messaging/words.ts'
import styles from './messages.module.css'

type TypedMessage = { subject: string; action: string; words: string }

/** A mail as its reader sees it, filled with samples, in a frame in which nothing runs. */
export function MailPreview({ kind, typed, site }: { kind: KindName; typed: TypedMessage; site: string }) {
  const { variables } = kindOf(kind).email!
  const draw = kind === 'booking' ? drawnIn({ ...SAMPLE_CONFIRMATION, siteName: site }) : drawMail
  const { subject, html } = draw({ variables, ...typed }, { ...samplesOf(variables), site })
  return (
    <figure className={styles.preview}>
      <figcaption>
        As it is read, with samples: <b>{subject}</b>
      </figcaption>
      <iframe title={`Preview of the mail: ${subject}`} sandbox="" srcDoc={withoutSheet(html)} />
    </figure>
  )
}

/** The policy of the office lets no sheet of a mail in; what stands on its elements is enough here. */
function withoutSheet(html: string): string {
  return html.replace(/<style>[^]*?<\/style>/, '')
}

/** An SMS as it arrives, and what it costs. */
export function SmsPreview({ kind, words }: { kind: KindName; words: string }) {
  const samples = samplesOf(kindOf(kind).sms!.variables)
  const text = fillWords(words, (gap) => String(samples[gap] ?? `{${gap}}`))
  const { alphabet, places, count, dear } = segmentsOf(text)
  return (
    <figure className={styles.preview}>
      <figcaption>As it arrives, with samples</figcaption>
      <p className={styles.sms}>{text}</p>
      <p className="small soft">
        {count === 1 ? '1 SMS' : `${count} SMS`}, {places} places of {alphabet}
        {dear.length > 0 ? `, because of ${dear.join(' ')}: without them an SMS holds 160 signs, not 70` : ''}.
      </p>
    </figure>
  )
}
