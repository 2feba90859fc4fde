import { useEffect, useRef, useState } from 'react'
import { keepPerson, toLocalPerson } from '#app/islands/session/person.ts'
import { getSession } from '#app/islands/session/session.ts'
import { postForm } from './authentication.ts'
import type { AuthenticationAnswer } from './authentication.ts'
import {
  CLOSES_AFTER_MS,
  MODE_FACTS,
  OTP_CALLS,
  OTP_SECONDS,
  pick,
  refuseForm,
  refuseMobile,
  refuseOtp,
} from './modes.ts'
import type { FieldName, Mode, OtpState, TypedFields } from './modes.ts'
import { useOtp } from './use-otp.ts'

/** What makes the forms a page of their own, which works without JavaScript. */
export type SignInPageFacts = {
  callbackUrl: string
  mode: Mode
  csrfToken: string
  answer?: AuthenticationAnswer
  typed: TypedFields
  otp: OtpState
  secondsLeft: number
}

/** The form as it stands: besides what is sent, the mobile number without its country. */
type OnScreen = TypedFields & { nationalMobile?: string }

const CHOSEN_MODE = '[aria-pressed="true"], [aria-current]'
const TO_SEND = `[formaction="${OTP_CALLS.send.path}"]`
const SUBMITS = '[data-submits]'

/** The forms of login as they stand, and what their buttons do: the calls, the code's steps, the way on once one is signed in. */
export function useSignIn(page: SignInPageFacts | undefined) {
  const [mode, setMode] = useState<Mode>(page?.mode ?? 'login')
  const [answer, setAnswer] = useState<AuthenticationAnswer | undefined>(page?.answer)
  const [busy, setBusy] = useState(false)
  /** What was typed into fields that are gone with their mode, until it comes back. */
  const [kept, setKept] = useState<OnScreen>({})
  const form = useRef<HTMLFormElement>(null)
  const otpInput = useRef<HTMLInputElement>(null)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const facts = MODE_FACTS[mode]
  const otp = useOtp({ state: page?.otp ?? 'not-sent', secondsLeft: page?.secondsLeft ?? OTP_SECONDS }, () => {
    setAnswer(undefined)
    if (otpInput.current) otpInput.current.value = ''
    requestAnimationFrame(() => keepFocus(TO_SEND))
  })

  useEffect(() => () => clearTimeout(closing.current), [])

  const typed = () => (form.current ? (Object.fromEntries(new FormData(form.current)) as OnScreen) : {})

  function change(next: Mode) {
    const { name, nationalMobile } = { ...kept, ...typed() }
    setKept({ name, nationalMobile })
    setMode(next)
    setAnswer(undefined)
    otp.reset()
    if (otpInput.current) otpInput.current.value = ''
    requestAnimationFrame(() => keepFocus(CHOSEN_MODE))
  }

  /** What had the focus may be gone: a switch with the mode it stood in, the code's field with the code. */
  function keepFocus(next: string) {
    if (document.activeElement !== document.body) return
    form.current?.querySelector<HTMLElement>(next)?.focus()
  }

  /** One call at a time, with what it may know of the form. */
  async function call(
    path: string,
    sends: readonly FieldName[],
    words: { success: string; failure: string },
  ): Promise<AuthenticationAnswer | undefined> {
    if (busy) return undefined
    setBusy(true)
    const said = await postForm(path, pick(typed(), sends), words)
    setAnswer(said)
    setBusy(false)
    return said
  }

  async function sendOtp() {
    const { nationalMobile, mobile } = typed()
    const refused = refuseMobile(nationalMobile ?? mobile)
    if (refused) return setAnswer(refused)
    const { path, sends, words } = otp.state === 'sent' ? OTP_CALLS.resend : OTP_CALLS.send
    const said = await call(path, sends, words)
    if (!said?.ok) return
    // Of a code sent again the field stands there already; a new one is empty, and may be filled before the next frame.
    if (otpInput.current) otpInput.current.value = ''
    otp.sent()
    requestAnimationFrame(() => otpInput.current?.focus())
  }

  async function verifyOtp() {
    const refused = refuseOtp(typed().otp)
    if (refused) return setAnswer(refused)
    const { path, sends, words } = OTP_CALLS.verify
    const { otp: guess } = typed()
    const said = await call(path, sends, words)
    if (!said?.ok) return
    otp.verified(guess)
    requestAnimationFrame(() => keepFocus(SUBMITS))
  }

  async function submit() {
    const sent = typed()
    const refused = refuseForm(mode, sent, otp.state)
    if (refused) return setAnswer(refused)
    const said = await call(facts.path, facts.sends, facts.words)
    if (!said?.ok) return
    if (mode === 'login') await welcome(said)
    if (mode === 'register') await enterSilently(sent)
    closing.current = setTimeout(() => leave(said.next), CLOSES_AFTER_MS)
  }

  /** The code of a changed number or address proves nothing any more. */
  function forgetOtp() {
    if (otp.state !== 'not-sent') otp.reset()
  }

  function leave(next: string | undefined) {
    if (next) return location.assign(onTheWay(next, page?.callbackUrl ?? location.pathname + location.search))
    if (page) return mode === 'forgot' ? change('login') : location.assign(page.callbackUrl)
    form.current?.closest('dialog')?.close()
    form.current?.reset()
    change('login')
    setKept({})
  }

  return {
    form,
    otpInput,
    mode,
    kept,
    answer,
    busy,
    otp,
    change,
    sendOtp: () => void sendOtp(),
    verifyOtp: () => void verifyOtp(),
    submit: () => void submit(),
    forgetOtp,
    fail: (message: string) => setAnswer({ ok: false, message }),
  }
}

/** A page in between, which leads on to where one wanted to be. */
function onTheWay(next: string, callbackUrl: string): string {
  const { pathname } = new URL(next, location.origin)
  return `${pathname}?${new URLSearchParams({ callbackUrl })}`
}

/** Who has signed in is shown at once; then the session is asked for, which tells the other tabs. */
async function welcome({ user }: AuthenticationAnswer): Promise<void> {
  const person = toLocalPerson(user)
  if (person) keepPerson(person)
  await getSession()
}

/** A new member is signed in with what was typed; where that fails, the person logs in as always. */
async function enterSilently(sent: TypedFields): Promise<void> {
  const { path, sends, words } = MODE_FACTS.login
  const said = await postForm(path, pick(sent, sends), words)
  if (said.ok) await welcome(said)
}
