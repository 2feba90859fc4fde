import { useEffect, useRef } from 'react'
import { useSubmit } from 'react-router'
import { OTP_SECONDS } from '#app/islands/components/sign-in/modes.ts'
import { OtpField } from '#app/islands/components/sign-in/otp-field.tsx'
import { useOtp } from '#app/islands/components/sign-in/use-otp.ts'
import styles from '#app/routes/account/account.module.css'
import { Field } from '#app/ui/field.tsx'
import { mobileText } from '#platform/mobile-text.ts'
import { PROFILE_ACTIONS } from './profile-action.ts'
import type { SentCode, ProfileReply } from './profile-action.ts'
import { ProfileButton, ProfileForm, PasswordAgain, SectionSays, tiesOf } from './profile-form.tsx'
import type { PartProps } from './section-props.ts'

type Kind = 'mobile' | 'email'

const WORDS = {
  mobile: {
    title: 'Mobile number',
    none: 'You have not given us a mobile number.',
    change: 'New mobile number, with country code',
    input: { type: 'tel', autoComplete: 'tel', maxLength: 24 },
    save: 'Change mobile number',
    note: 'We send an OTP to the new number by SMS, and a notice to your e-mail.',
  },
  email: {
    title: 'E-mail',
    none: 'You have not given us an e-mail.',
    change: 'New e-mail',
    input: { type: 'email', autoComplete: 'email', maxLength: 254 },
    save: 'Change e-mail',
    note: 'We send an OTP to the new address, and a notice to the old one.',
  },
} as const

type Props = PartProps & { kind: Kind; now: number; codesBy: 'sms' | 'email' }

/** The mobile or the e-mail: what it is, and the two steps to another one. */
export function ContactSection({ kind, now, codesBy, ...part }: Props) {
  const { profile, told } = part
  const words = WORDS[kind]
  const verified = isVerified(kind, profile)
  const mine = told && PROFILE_ACTIONS[told.action].section === kind ? told : undefined
  useProofOfWork(mine, kind)
  return (
    <section id={kind} className={styles.section}>
      <h2>{words.title}</h2>
      {profile[kind] ? (
        <p>
          {kind === 'mobile' ? mobileText(profile[kind]) : profile[kind]}{' '}
          <span className={`state ${verified ? 'good' : 'few'}`}>{verified ? 'Verified' : 'Not verified'}</span>
        </p>
      ) : (
        <p>{words.none}</p>
      )}
      <SectionSays section={kind} told={told} />
      {kind === 'mobile' && codesBy === 'email' ? (
        <p className="small soft">We send no SMS yet. Once we do, you can verify or change your number here.</p>
      ) : (
        <Steps key={mine?.sent?.at ?? profile[kind]} kind={kind} now={now} mine={mine} {...part} />
      )}
    </section>
  )
}

function isVerified(kind: Kind, { isMobileVerified, isEmailVerified }: PartProps['profile']): boolean {
  return kind === 'mobile' ? isMobileVerified : isEmailVerified
}

type StepsProps = PartProps & { kind: Kind; now: number; mine: ProfileReply | undefined }

function Steps({ kind, now, mine, ...part }: StepsProps) {
  const sent = mine?.sent
  const secondsLeft = sent ? OTP_SECONDS - Math.floor(Math.max(0, now - sent.at) / 1000) : 0
  const otp = useOtp({ state: secondsLeft > 0 ? 'sent' : 'not-sent', secondsLeft }, () => undefined)
  if (sent && otp.state === 'sent') return <CodeForm kind={kind} sent={sent} secondsLeft={otp.secondsLeft} {...part} />
  // What is not verified yet can be verified the same way.
  const unverified = part.profile[kind] !== null && !isVerified(kind, part.profile) ? part.profile[kind] : undefined
  return <NewForm kind={kind} typed={mine?.typed[kind] ?? unverified} csrfToken={part.csrfToken} told={part.told} />
}

type NewProps = Pick<PartProps, 'csrfToken' | 'told'> & { kind: Kind; typed: string | null | undefined }

function NewForm({ kind, typed, csrfToken, told }: NewProps) {
  const { change, input, note } = WORDS[kind]
  return (
    <ProfileForm action={`send-${kind}`} csrfToken={csrfToken}>
      <Field
        label={change}
        name={kind}
        required
        defaultValue={typed ?? undefined}
        {...input}
        {...tiesOf(kind, told)(kind)}
      />
      <p className="small soft">{note}</p>
      <ProfileButton>Send OTP</ProfileButton>
    </ProfileForm>
  )
}

type CodeProps = PartProps & { kind: Kind; sent: SentCode; secondsLeft: number }

function CodeForm({ kind, sent, secondsLeft, profile, csrfToken, told }: CodeProps) {
  return (
    <>
      <ProfileForm action={kind} csrfToken={csrfToken}>
        <p>
          We sent an OTP to {sent.to}. <span className="num soft">{secondsLeft} s left</span>
        </p>
        <input type="hidden" name={kind} value={sent.to} />
        <input type="hidden" name="sentAt" value={sent.at} />
        <OtpField {...tiesOf(kind, told)('otp')} />
        <PasswordAgain profile={profile} section={kind} told={told} />
        <ProfileButton look="go">{WORDS[kind].save}</ProfileButton>
      </ProfileForm>
      <ProfileForm action={`send-${kind}`} csrfToken={csrfToken}>
        <input type="hidden" name={kind} value={sent.to} />
        <ProfileButton>Resend OTP</ProfileButton>
      </ProfileForm>
    </>
  )
}

/** When the server wants work done before it sends another code, the browser does it and asks again. */
function useProofOfWork(mine: ProfileReply | undefined, kind: Kind): void {
  const submit = useSubmit()
  const solved = useRef<ProfileReply>(undefined)
  const form = mine?.challenge ? mine : undefined
  useEffect(() => {
    if (!form || form === solved.current) return
    solved.current = form
    void import('#app/islands/components/sign-in/proof-of-work.ts').then(async ({ solveProofOfWork }) => {
      const proof = await solveProofOfWork(form.challenge)
      const csrfToken = document.querySelector<HTMLInputElement>('input[name="csrfToken"]')?.value ?? ''
      await submit(
        { intent: `send-${kind}`, [kind]: form.typed[kind] ?? '', csrfToken, proof },
        { method: 'post', preventScrollReset: true },
      )
    })
  }, [form, kind, submit])
}
