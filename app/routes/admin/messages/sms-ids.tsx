import { Field, LongField } from '#app/ui/field.tsx'
import type { keptOf } from '#app/routes/admin/deed-form.tsx'
import { dltTextOf, msg91TextOf } from '#domain/messaging/dlt.ts'
import type { KeptMessage } from '#domain/messaging/messages-desk.server.ts'
import styles from './messages.module.css'

type Props = { way: Pick<KeptMessage, 'row' | 'isByEnvironment'>; mine: ReturnType<typeof keptOf>; words: string }

/** What an SMS is registered under: networks drop every text that is not. */
export function SmsIds({ way: { row, isByEnvironment }, mine, words }: Props) {
  const field = (name: 'registered' | 'dltTemplateId' | 'carrierTemplateId' | 'header') => ({
    id: `sms-${name}`,
    name,
    autoComplete: 'off',
    defaultValue: mine?.typed[name] ?? row?.[name] ?? '',
    fault: mine?.faults[name],
  })
  return (
    <fieldset className={styles.ids}>
      <legend>In the DLT register</legend>
      <p className="small soft" data-drawn="sms-dlt">
        To register, service implicit: <code>{dltTextOf({ words })}</code>
      </p>
      <p className="small soft" data-drawn="sms-msg91">
        To enter at MSG91: <code>{msg91TextOf({ words })}</code>
      </p>
      {isByEnvironment ? (
        <p className="small soft">
          The shipped words go out under the ids in MSG91_TEMPLATES; ids entered here come first.
        </p>
      ) : null}
      <LongField
        label="Text as registered"
        rows={4}
        maxLength={2400}
        help="Copy it from the portal: it is held against the words above, sign by sign."
        {...field('registered')}
      />
      <Field label="DLT template id" inputMode="numeric" maxLength={25} {...field('dltTemplateId')} />
      <Field label="Template id at MSG91" maxLength={64} {...field('carrierTemplateId')} />
      <Field label="Header" maxLength={6} help="Six letters; empty for the one in MSG91_SENDER." {...field('header')} />
    </fieldset>
  )
}
