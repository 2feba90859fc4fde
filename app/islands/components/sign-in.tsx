import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { postForm } from './sign-in/authentication.ts'
import type { Answer } from './sign-in/authentication.ts'
import { MODE_FACTS, refuseForm, refuseMobile } from './sign-in/modes.ts'
import type { FieldName, Mode, Typed } from './sign-in/modes.ts'
import styles from './sign-in/sign-in.module.css'

type Props = {
  /** Identity providers one may sign in with instead; a path to start at each. */
  providers: { name: string; path: string }[]
}

const CLOSES_AFTER_MS = 1500

/** The forms of the login popup: Login, Create Account, Forgot Password. */
export default function SignIn({ providers }: Props) {
  const [mode, setMode] = useState<Mode>('login')
  const [answer, setAnswer] = useState<Answer>()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const facts = MODE_FACTS[mode]

  function change(next: Mode) {
    setMode(next)
    setAnswer(undefined)
  }

  async function post(path: string, words: { success: string; failure: string }) {
    setBusy(true)
    const said = await postForm(path, typedIn(form.current), words)
    setAnswer(said)
    setBusy(false)
    return said
  }

  async function submit() {
    const refused = refuseForm(mode, typedIn(form.current), 'not-sent')
    if (refused) return setAnswer({ ok: false, message: refused })
    const said = await post(facts.path, facts)
    if (said.ok) setTimeout(() => form.current?.closest('dialog')?.close(), CLOSES_AFTER_MS)
  }

  async function sendOtp() {
    const refused = refuseMobile(typedIn(form.current).mobile)
    if (refused) return setAnswer({ ok: false, message: refused })
    await post('/api/authentication/send-otp', { success: 'OTP sent successfully!', failure: 'Failed to send OTP.' })
  }

  return (
    <form
      ref={form}
      className={styles.form}
      aria-labelledby="sign-in-title"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className={styles.head}>
        <h2 id="sign-in-title">{facts.title}</h2>
        <button type="button" className={styles.close} data-closes="" aria-label="Close">
          <X className="icon" aria-hidden="true" />
        </button>
      </div>
      <Modes mode={mode} onChange={change} />
      {facts.fields.map((field) => (
        <TextField key={field.name} {...field} />
      ))}
      {facts.needsOtp ? <Mobile onSend={() => void sendOtp()} busy={busy} /> : null}
      {mode === 'login' ? (
        <button type="button" className={`more ${styles.forgot}`} onClick={() => change('forgot')}>
          Forgot Password
        </button>
      ) : null}
      <p className={styles.answer} role={answer && !answer.ok ? 'alert' : 'status'} data-ok={answer?.ok}>
        {answer?.message}
      </p>
      <button className="btn go" aria-disabled={busy}>
        {facts.submit}
      </button>
      <Providers providers={providers} />
      {mode === 'login' ? (
        <p className="small soft">New here? Create Account takes a mobile number and a 6-digit OTP.</p>
      ) : null}
    </form>
  )
}

function Modes({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  const shown: Mode[] = mode === 'forgot' ? ['login', 'register', 'forgot'] : ['login', 'register']
  return (
    <fieldset className={styles.modes} aria-label="What you would like to do">
      {shown.map((each) => (
        <button key={each} type="button" aria-pressed={each === mode} onClick={() => onChange(each)}>
          {MODE_FACTS[each].title}
        </button>
      ))}
    </fieldset>
  )
}

function TextField({
  label,
  ...input
}: {
  name: FieldName
  label: string
  type: string
  autoComplete: string
  placeholder?: string
}) {
  return (
    <label className={styles.field}>
      {label}
      <input required {...input} />
    </label>
  )
}

function Mobile({ onSend, busy }: { onSend: () => void; busy: boolean }) {
  return (
    <div className={styles.mobile}>
      <label className={styles.field}>
        Mobile number, with country code
        <input name="mobile" type="tel" autoComplete="tel" defaultValue="+91 " required />
      </label>
      <button type="button" className="btn calm" onClick={onSend} aria-disabled={busy}>
        Send OTP
      </button>
    </div>
  )
}

function Providers({ providers }: Props) {
  if (providers.length === 0) return null
  return (
    <>
      <p className={styles.or}>or</p>
      {providers.map(({ name, path }) => (
        <a key={path} className="btn calm" href={path}>
          Continue with {name}
        </a>
      ))}
    </>
  )
}

function typedIn(form: HTMLFormElement | null): Typed {
  return form ? (Object.fromEntries(new FormData(form)) as Typed) : {}
}
