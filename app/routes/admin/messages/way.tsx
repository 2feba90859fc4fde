import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Field, LongField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import type { ChangedPart } from '#app/routes/admin/audit/changed.ts'
import { Changes } from '#app/routes/admin/audit/changes.tsx'
import { PreviewButton } from '#app/routes/admin/preview-button.tsx'
import { hasSms, kindOf, shippedSms } from '#domain/messaging/kinds.ts'
import type { KindName } from '#domain/messaging/kinds.ts'
import type { Variable } from '#domain/messaging/kind.ts'
import type { KeptMessage } from '#domain/messaging/messages-desk.server.ts'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import { capitalised } from '#platform/wording.ts'
import { MailPreview, SmsPreview } from './preview.tsx'
import { SmsIds } from './sms-ids.tsx'
import { WAYS } from './words.ts'
import office from '#app/routes/admin/office.module.css'
import styles from './messages.module.css'

type Entry = { id: string; at: Date; name: string; parts: ChangedPart[] | null }
export type ShownWay = Omit<KeptMessage, 'history'> & { history: Entry[] }
type Props = { kind: KindName; way: ShownWay; site: string; kept: KeptForm }

/** A message on one way it goes out: its words beside what the receiver sees of them, also of words that were refused. */
export function Way({ kind, way, site, kept }: Props) {
  const { channel, row, lacksIds } = way
  const { email, mayBeOff } = kindOf(kind)
  const shipped = channel === 'sms' && hasSms(kind) ? shippedSms(kind, site) : email!
  const mine = keptOf(kept, 'change', { channel }) ?? keptOf(kept, 'preview', { channel })
  const { subject = '', action = '' } = { ...(channel === 'email' ? email : {}) }
  const typed = {
    subject: mine?.typed['subject'] ?? row?.subject ?? subject,
    action: mine?.typed['action'] ?? row?.action ?? action,
    words: mine?.typed['words'] ?? row?.words ?? shipped.words,
  }
  const field = (name: keyof typeof typed) => ({
    id: `${channel}-${name}`,
    name,
    defaultValue: typed[name],
    fault: mine?.faults[name],
  })
  const version = String(row?.version ?? 0)
  const isOn = mine ? mine.typed['isOn'] === 'yes' : (row?.isOn ?? true)
  return (
    <section aria-labelledby={channel} data-draws="">
      <h2 id={channel}>{WAYS[channel]}</h2>
      <Notice tone="warn">
        {lacksIds ? 'No network carries it yet: enter what it is registered under, below its words.' : null}
      </Notice>
      {channel === 'email' && email?.around ? <p className={office.say}>{capitalised(email.around)}.</p> : null}
      <div className={styles.beside}>
        <DeedForm intent="change" of={{ channel, version }} className={styles.form}>
          {channel === 'email' ? <Field label="Subject" maxLength={200} {...field('subject')} /> : null}
          <LongField
            label="Words"
            rows={channel === 'email' ? 14 : 5}
            maxLength={2400}
            help={channel === 'email' ? 'An empty line begins a new paragraph.' : 'One line, as it is registered.'}
            {...field('words')}
          />
          {action ? <Field label="Words on the button" maxLength={60} {...field('action')} /> : null}
          {channel === 'sms' ? <SmsIds way={way} mine={mine} words={typed.words} /> : null}
          {mayBeOff ? (
            <Choice type="checkbox" name="isOn" value="yes" defaultChecked={isOn}>
              It goes out
            </Choice>
          ) : (
            <input type="hidden" name="isOn" value="yes" />
          )}
          <p className={office.inline}>
            <Button look="ink">
              Save<span className="vh"> the {WAYS[channel]}</span>
            </Button>
            <PreviewButton at={channel} of={`the ${WAYS[channel]}`} />
          </p>
        </DeedForm>
        <div data-drawn={`${channel}-preview`}>
          {channel === 'email' ? (
            <MailPreview kind={kind} typed={typed} site={site} />
          ) : (
            <SmsPreview kind={kind} words={typed.words} />
          )}
        </div>
      </div>
      <Gaps variables={shipped.variables} />
      <Deeds way={way} version={version} />
      <History kind={kind} way={way} />
    </section>
  )
}

/** What is done with the words that are saved. */
function Deeds({ way: { channel, isOwn }, version }: { way: ShownWay; version: string }) {
  return (
    <>
      <div className={styles.deeds}>
        <DeedForm intent="test" of={{ channel }}>
          <Button look="go">
            Send a test to me<span className="vh"> by {WAYS[channel]}</span>
          </Button>
        </DeedForm>
        {isOwn ? (
          <DeedForm intent="put-back" of={{ channel, version }}>
            <Button look="line">
              Put the shipped words back<span className="vh"> of the {WAYS[channel]}</span>
            </Button>
          </DeedForm>
        ) : null}
      </div>
      <p className="small soft">
        A test brings what is saved, filled with samples, to the {channel === 'email' ? 'address' : 'mobile'} you have
        verified.
      </p>
    </>
  )
}

function Gaps({ variables }: { variables: Record<string, Variable> }) {
  return (
    <dl className={styles.gaps} aria-label="What fills the gaps">
      {Object.entries(variables).map(([name, { says, isNeeded }]) => (
        <div key={name}>
          <dt>
            <code>{`{${name}}`}</code>
          </dt>
          <dd>
            {says}
            {neededWords(variables, isNeeded)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function neededWords(variables: Record<string, Variable>, isNeeded: Variable['isNeeded']): string {
  if (typeof isNeeded !== 'object') return isNeeded ? '; needed' : ''
  return Object.hasOwn(variables, isNeeded.unless) ? `; needed without {${isNeeded.unless}}` : '; needed'
}

function History({ kind, way: { channel, history } }: { kind: KindName; way: ShownWay }) {
  if (history.length === 0) return <p>No change yet.</p>
  const subject = `message:${kind}/${channel}`
  return (
    <details>
      <summary>What happened to it</summary>
      <ul className={styles.history}>
        {history.map(({ id, at, name, parts }) => (
          <li key={id}>
            {formatDate(istDate(at))}, {formatTime(at)}: {name}
            {parts ? <Changes fate="changed" parts={parts} /> : ' sent a test.'}
          </li>
        ))}
      </ul>
      <p>
        <a href={`${href('/admin/audit')}?${new URLSearchParams({ q: subject })}`}>
          All of it, before and after<span className="vh">, of the {WAYS[channel]}</span>
        </a>
      </p>
    </details>
  )
}
