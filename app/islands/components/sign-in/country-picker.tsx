import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Field } from '#app/ui/field.tsx'
import { PlainButton } from '#app/ui/plain-button.tsx'
import { findCountries, listCountries } from './country-codes.ts'
import type { Country } from './country-codes.ts'
import styles from './country-picker.module.css'

type Props = { country: Country; onChange: (country: Country) => void }

/** The country of a mobile number: a button that opens a list one can search, India first. */
export function CountryPicker({ country, onChange }: Props) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!open) return
    const outside = ({ target }: Event) => box.current?.contains(target as Node) || setOpen(false)
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  return (
    <div ref={box} className={styles.box}>
      <PlainButton
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`Country: ${country.name}, +${country.dial}`}
        onClick={() => setOpen(!open)}
      >
        {country.iso} +{country.dial}
        <ChevronDown className="icon" aria-hidden="true" />
      </PlainButton>
      {open ? (
        <CountrySearch
          chosen={country}
          onLeave={close}
          onChoose={(next) => {
            onChange(next)
            close()
          }}
        />
      ) : null}
    </div>
  )
}

type SearchProps = { chosen: Country; onChoose: (country: Country) => void; onLeave: () => void }

function CountrySearch({ chosen, onChoose, onLeave }: SearchProps) {
  const id = useId()
  const [countries] = useState(listCountries)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const found = findCountries(countries, typed)

  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    void list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])

  function press(event: React.KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt((now) => Math.max(0, Math.min(found.length - 1, now + step)))
    else if (event.key === 'Enter' && found[at]) onChoose(found[at])
    else if (event.key === 'Escape' || event.key === 'Tab') onLeave()
    else if (event.key !== 'Enter') return
    // Neither the popup nor the form may take these keys for their own.
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={styles.panel} role="dialog" aria-label="Country of the mobile number">
      <Field
        ref={input}
        label={<span className="vh">Search a country</span>}
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={found[at] ? `${id}-${found[at].iso}` : undefined}
        placeholder="Search a country or code"
        autoComplete="off"
        value={typed}
        onKeyDown={press}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
      />
      <div ref={list} id={`${id}-list`} role="listbox" aria-label="Countries">
        {found.map((country, place) => (
          <div
            key={country.iso}
            id={`${id}-${country.iso}`}
            role="option"
            tabIndex={-1}
            aria-selected={country.iso === chosen.iso}
            data-active={place === at || undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(country)}
            onKeyDown={press}
          >
            {country.name} <span>+{country.dial}</span>
          </div>
        ))}
      </div>
      {found.length === 0 ? <p role="status">No country found.</p> : null}
    </div>
  )
}
