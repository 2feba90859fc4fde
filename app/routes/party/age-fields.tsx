import { Fault } from '#app/ui/fault.tsx'
import { Select } from '#app/ui/select.tsx'
import { ADULT_AGE } from '#domain/party/party.ts'
import { AGE_NOT_CHOSEN } from '#domain/party/party-form.ts'
import styles from './party-form.module.css'

const SHOWN = 4
const FAULT = 'party-ages-fault'

type Props = { ages: readonly string[]; most: number; fault: string | undefined }

/** The age of each child, on the day of departure: a few fields lie open, the others unfold. */
export function AgeFields({ ages, most, fault }: Props) {
  const field = (at: number) => <Age key={at} at={at} age={ages[at] ?? ''} />
  const open = Math.max(SHOWN, ages.length)
  const all = Array.from({ length: most }, (_, at) => at)
  return (
    <div className={styles.ages} role="group" aria-labelledby="ages-title" data-ages="">
      <div className={styles.count} data-ages-title="">
        <p id="ages-title">
          Children<small>Under 18, with their ages on the day of departure</small>
        </p>
      </div>
      <div className={styles.fields}>{all.slice(0, open).map(field)}</div>
      {open < most ? (
        <details>
          <summary>More children</summary>
          <div className={styles.fields}>{all.slice(open).map(field)}</div>
        </details>
      ) : null}
      <Fault id={FAULT} said>
        {fault}
      </Fault>
    </div>
  )
}

const YEARS = Array.from({ length: ADULT_AGE }, (_, years) => ({
  value: String(years),
  name: years === 0 ? 'Under 1 year' : years === 1 ? '1 year' : `${years} years`,
}))

function Age({ at, age }: { at: number; age: string }) {
  const isAge = age === '' || YEARS.some(({ value }) => value === age)
  const typed = { value: age, name: age === AGE_NOT_CHOSEN ? 'Choose' : age }
  const wrong = isAge ? {} : ({ 'aria-invalid': true, 'aria-describedby': FAULT, autoFocus: true } as const)
  return (
    <Select
      id={`party-age-${at}`}
      label={`Child ${at + 1}`}
      name="age"
      none="No child"
      options={isAge ? YEARS : [...YEARS, typed]}
      defaultValue={age}
      {...wrong}
    />
  )
}
