import { useState, useSyncExternalStore } from 'react'
import { Button } from '#app/ui/button.tsx'
import { CloseDialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { Says, tieTo } from '#app/ui/form.tsx'
import { INDIA, MobileField } from './sign-in/mobile-field.tsx'
import { MODE_FACTS, OTP_COMES } from './sign-in/modes.ts'
import type { CodesBy } from './sign-in/modes.ts'
import { ForgotSwitch, ModeSwitch } from './sign-in/mode-switch.tsx'
import { OtpSteps } from './sign-in/otp-steps.tsx'
import { Providers } from './sign-in/providers.tsx'
import type { Provider } from './sign-in/providers.tsx'
import styles from './sign-in/sign-in.module.css'
import { useSignIn } from './sign-in/use-sign-in.ts'
import type { SignInPageFacts } from './sign-in/use-sign-in.ts'

type Props = {
  /** Identity providers one may sign in with instead. */
  providers: Provider[]
  /** How one-time codes come. */
  codesBy?: CodesBy
  page?: SignInPageFacts
}

/** Where the form says what came of it; the fields that is about are tied to it. */
const SAYS = 'sign-in-says'

/** The forms of login: Login, Create Account, Forgot Password; in a popup, or as a page. */
export default function SignIn({ providers, codesBy = 'sms', page }: Props) {
  const awake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [country, setCountry] = useState(INDIA)
  const { form, otpInput, mode, kept, answer, busy, otp, change, sendOtp, verifyOtp, submit, forgetOtp, fail } =
    useSignIn(page)
  const facts = MODE_FACTS[mode]
  const tied = tieTo(SAYS, answer?.fields)

  return (
    <form
      ref={form}
      className={styles.form}
      aria-labelledby="sign-in-title"
      method="post"
      action={facts.path}
      noValidate={awake || !page}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={styles.head}>
        {page ? <h1 id="sign-in-title">{facts.title}</h1> : <h2 id="sign-in-title">{facts.title}</h2>}
        {page ? null : <CloseDialog />}
      </div>
      {page ? <input type="hidden" name="callbackUrl" value={page.callbackUrl} /> : null}
      <input type="hidden" name="mode" value={mode} />
      <ModeSwitch mode={mode} callbackUrl={page?.callbackUrl} onChange={change} />
      {facts.fields.map((input, at) => (
        <Field
          key={input.name}
          data-first={at === 0 ? '' : undefined}
          {...input}
          {...tied(input.name)}
          aria-required
          defaultValue={kept[input.name] ?? page?.typed[input.name]}
          onInput={input.name === 'email' ? forgetOtp : undefined}
        />
      ))}
      {facts.needsOtp ? (
        <>
          <MobileField
            awake={awake}
            country={country}
            typed={kept.nationalMobile ?? page?.typed.mobile}
            tied={tied('mobile')}
            onChange={forgetOtp}
            onCountry={setCountry}
          />
          <OtpSteps
            otp={otp}
            says={OTP_COMES[codesBy][mode]}
            awake={awake}
            busy={busy}
            inputRef={otpInput}
            tied={tied('otp')}
            onSend={sendOtp}
            onVerify={verifyOtp}
          />
        </>
      ) : null}
      {mode === 'login' ? <ForgotSwitch callbackUrl={page?.callbackUrl} onChange={change} /> : null}
      <Says id={SAYS} ok={answer?.ok} message={answer?.message} />
      <Button look="go" busy={busy} data-submits="">
        {facts.submit}
      </Button>
      <Providers providers={providers} page={page} onFail={fail} />
      {mode === 'login' ? (
        <p className="small soft">New here? Create Account takes a mobile number and a 6-digit OTP.</p>
      ) : null}
    </form>
  )
}

/** Whether this code runs in a browser never changes again. */
function never(): () => void {
  return () => undefined
}
