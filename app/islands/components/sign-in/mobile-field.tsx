import { useEffect, useRef, useState } from 'react'
import { fullMobile } from '#domain/contact/full-mobile.ts'
import type { Country } from './country-codes.ts'
import { Field } from '#app/ui/field.tsx'
import { CountryPicker } from './country-picker.tsx'

type Props = {
  /** False until this code runs: then one plain field takes the whole number. */
  awake: boolean
  country: Country
  typed: string | undefined
  /** Ties the number to the message that is about it. */
  tied: React.AriaAttributes
  onChange: () => void
  onCountry: (next: Country) => void
}

export const INDIA: Country = { iso: 'IN', dial: '91', name: 'India' }

/** A mobile number and its country; the form's `mobile` is the number with its country code. */
export function MobileField({ awake, country, typed, tied, onChange, onCountry }: Props) {
  const [text, setText] = useState(typed ?? '')
  const input = useRef<HTMLInputElement>(null)
  // Whatever was typed before this code arrived.
  useEffect(() => setText(input.current?.value ?? ''), [])
  const change = (next: string) => {
    setText(next)
    onChange()
  }
  return (
    <>
      <Field
        label="Mobile number"
        help={awake ? undefined : 'Outside India, please begin with + and the country code.'}
        before={
          awake ? (
            <CountryPicker
              country={country}
              onChange={(next) => {
                onCountry(next)
                onChange()
              }}
            />
          ) : null
        }
        ref={input}
        name={awake ? 'nationalMobile' : 'mobile'}
        type="tel"
        autoComplete={awake ? 'tel-national' : 'tel'}
        inputMode="tel"
        maxLength={24}
        aria-required
        {...tied}
        defaultValue={typed}
        onInput={(event) => change(event.currentTarget.value)}
      />
      {awake ? <input type="hidden" name="mobile" value={fullMobile(text, country.dial)} /> : null}
      <input type="hidden" name="countryCode" value={country.iso} />
    </>
  )
}
