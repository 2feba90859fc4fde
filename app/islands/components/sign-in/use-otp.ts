import { useEffect, useState } from 'react'
import { OTP_SECONDS } from './modes.ts'
import type { OtpState } from './modes.ts'

const TICK_MS = 250

export type Otp = {
  state: OtpState
  secondsLeft: number
  /** The code that was right: it stays a part of the form. */
  code: string | undefined
  sent(): void
  verified(code: string | undefined): void
  reset(): void
}

/** The OTP flow of SPEC §4: sent for 120 seconds, then verified, or forgotten; `onRunOut` is called when the time is over. */
export function useOtp(initial: { state: OtpState; secondsLeft: number }, onRunOut: () => void): Otp {
  const [state, setState] = useState(initial.state)
  const [secondsLeft, setSecondsLeft] = useState(initial.secondsLeft)
  const [code, setCode] = useState<string>()
  const [endsAt, setEndsAt] = useState<number>()

  useEffect(() => {
    if (state !== 'sent') return
    // By the clock, not by counted ticks: a tab in the background ticks seldom.
    const end = endsAt ?? performance.now() + initial.secondsLeft * 1000
    const tick = () => {
      const left = Math.ceil((end - performance.now()) / 1000)
      setSecondsLeft(Math.max(0, left))
      if (left > 0) return
      setState('not-sent')
      onRunOut()
    }
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
    // Only a new code starts a new count.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state, endsAt])

  return {
    state,
    secondsLeft,
    code,
    sent: () => {
      setEndsAt(performance.now() + OTP_SECONDS * 1000)
      setSecondsLeft(OTP_SECONDS)
      setState('sent')
    },
    verified: (right) => {
      setCode(right)
      setState('verified')
    },
    reset: () => setState('not-sent'),
  }
}
