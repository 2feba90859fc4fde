import type { PartyDraft } from '#web/contexts.ts'
import styles from './amiss.module.css'

type Props = {
  draft: PartyDraft | undefined
  /** Where a fault stands in the form. */
  place: (fault: string) => number
  /** What its field is called. */
  nameOf: (fault: string) => string | undefined
}

/** What is amiss, in one place that takes focus, each with its field, in the order of the form. */
export function Amiss({ draft, place, nameOf }: Props) {
  if (!draft) return null
  const found = Object.entries(draft.faults).toSorted(([one], [other]) => place(one) - place(other))
  return (
    // eslint-disable-next-line jsx-a11y/no-autofocus -- what is amiss is read first
    <div className={styles.amiss} role="alert" tabIndex={-1} autoFocus data-amiss="">
      {found.length > 0 ? (
        <h2>{found.length === 1 ? 'One thing to put right' : `${found.length} things to put right`}</h2>
      ) : null}
      <p>{draft.message}</p>
      <ul>
        {found.map(([name, words]) => (
          <li key={name}>
            <a href={`#${name === 'travellers' ? 'who' : name}`}>{nameOf(name) ?? 'The form'}</a>: {words}
          </li>
        ))}
      </ul>
    </div>
  )
}
