import { useEffect, useId, useRef, useState } from 'react'
import { fullMobile } from './country-codes.ts'
import type { Country } from './country-codes.ts'
import { CountryPicker } from './country-picker.tsx'
import styles from './sign-in.module.css'

type Props = {
  /** False until this code runs: then one plain field takes the whole number. */
  awake: boolean
  typed: string | undefined
  onChange: () => void
}

const INDIA: Country = { iso: 'IN', dial: '91', name: 'India' }

/** A mobile number and its country; the form's `mobile` is the number with its country code. */
export function MobileField({ awake, typed, onChange }: Props) {
  const [country, setCountry] = useState(INDIA)
  const [text, setText] = useState(typed ?? '')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // Whatever was typed before this code arrived.
  useEffect(() => setText(input.current?.value ?? ''), [])
  const change = (next: string) => {
    setText(next)
    onChange()
  }
  return (
    <div className={styles.number}>
      <label className={styles.label} htmlFor={id}>
        Mobile number
      </label>
      <div className={styles.dial}>
        {awake ? (
          <CountryPicker
            country={country}
            onChange={(next) => {
              setCountry(next)
              onChange()
            }}
          />
        ) : null}
        <input
          ref={input}
          id={id}
          name={awake ? 'nationalMobile' : 'mobile'}
          type="tel"
          autoComplete={awake ? 'tel-national' : 'tel'}
          inputMode="tel"
          maxLength={24}
          aria-required
          defaultValue={typed}
          onInput={(event) => change(event.currentTarget.value)}
        />
      </div>
      {awake ? <input type="hidden" name="mobile" value={fullMobile(text, country.dial)} /> : null}
      <input type="hidden" name="countryCode" value={country.iso} />
      {awake ? null : <p className={styles.hint}>Outside India, please begin with + and the country code.</p>}
    </div>
  )
}
