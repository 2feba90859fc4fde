import { ADULT_AGE } from '#domain/party/party.ts'
import styles from './party-form.module.css'

const SHOWN = 4

type Props = { ages: readonly string[]; most: number; 'aria-invalid'?: true; 'aria-describedby'?: string }

/** The age of each child, on the day of departure: a few fields lie open, the others unfold. */
export function AgeFields({ ages, most, ...invalid }: Props) {
  const field = (at: number) => <Age key={at} at={at} age={ages[at] ?? ''} {...invalid} />
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
    </div>
  )
}

function Age({ at, age, ...invalid }: { at: number; age: string } & Omit<Props, 'ages' | 'most'>) {
  const isKnown = age === '' || (/^\d+$/.test(age) && Number(age) < ADULT_AGE)
  return (
    <div>
      <label htmlFor={`party-age-${at}`}>Child {at + 1}</label>
      <select id={`party-age-${at}`} name="age" defaultValue={age} {...invalid}>
        <option value="">No child</option>
        {Array.from({ length: ADULT_AGE }, (_, years) => (
          <option key={years} value={years}>
            {years === 0 ? 'Under 1 year' : years === 1 ? '1 year' : `${years} years`}
          </option>
        ))}
        {isKnown ? null : <option value={age}>{age}</option>}
      </select>
    </div>
  )
}
