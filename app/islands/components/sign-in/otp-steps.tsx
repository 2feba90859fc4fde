import { Check } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { OTP_CALLS } from './modes.ts'
import type { OtpWords } from './modes.ts'
import { OtpField } from './otp-field.tsx'
import styles from './sign-in.module.css'
import type { Otp } from './use-otp.ts'

type Props = {
  otp: Otp
  says: OtpWords
  awake: boolean
  busy: boolean
  inputRef: React.Ref<HTMLInputElement>
  /** Ties the code to the message that is about it. */
  tied: React.AriaAttributes
  onSend: () => void
  onVerify: () => void
}

/** Send OTP, then Resend OTP and Verify OTP while the code holds, then the word that the number is verified. */
export function OtpSteps({ otp, says, awake, busy, inputRef, tied, onSend, onVerify }: Props) {
  if (otp.state === 'verified')
    return (
      <p className={styles.verified}>
        <Check className="icon" aria-hidden="true" /> {says.verified}
        <input type="hidden" name="otp" value={otp.code} />
      </p>
    )
  const isSent = otp.state === 'sent'
  const send = isSent ? OTP_CALLS.resend : OTP_CALLS.send
  const words = isSent ? says.sent : says.before
  return (
    <div className={styles.steps}>
      {words ? <p className="small soft">{words}</p> : null}
      {isSent ? <OtpField inputRef={inputRef} onEnter={onVerify} {...tied} /> : null}
      <div className={styles.stepButtons}>
        {isSent ? (
          <Step path={OTP_CALLS.verify.path} awake={awake} busy={busy} onPress={onVerify}>
            Verify OTP
          </Step>
        ) : null}
        <Step path={send.path} awake={awake} busy={busy} onPress={onSend}>
          {isSent ? 'Resend OTP' : 'Send OTP'}
        </Step>
        {isSent ? (
          <span className={styles.left} role="timer">
            {otp.secondsLeft} s left
          </span>
        ) : null}
      </div>
    </div>
  )
}

type StepProps = { path: string; awake: boolean; busy: boolean; onPress: () => void; children: React.ReactNode }

/** Without JavaScript it sends the form to its own call; with it, it must not be what the Enter key presses. */
function Step({ path, awake, busy, onPress, children }: StepProps) {
  return (
    <Button
      type={awake ? 'button' : 'submit'}
      look="calm"
      className={styles.step}
      formAction={path}
      formNoValidate
      busy={busy}
      onClick={(event) => {
        event.preventDefault()
        onPress()
      }}
    >
      {children}
    </Button>
  )
}
