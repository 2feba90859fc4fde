import type { ChangedPart } from './changed.ts'
import styles from './audit.module.css'

const LONGEST = 400
const SHOWN = 3

type Props = { fate: 'made' | 'changed' | 'removed'; parts: readonly ChangedPart[] }

/** What of a thing is not as it was: the first parts at once, the rest unfolded. */
export function Changes({ fate, parts }: Props) {
  if (parts.length === 0) return <span className="soft">{WORDS[fate]}, nothing else</span>
  const [first] = parts
  if (parts.length === 1 && first?.name === 'written' && first.before === undefined)
    return <>{first.after} written at once</>
  const names = parts.map(({ name }) => name)
  const more = names.length - SHOWN
  return (
    <details className={styles.changes}>
      <summary>
        {WORDS[fate]}: {names.slice(0, SHOWN).join(', ')}
        {more > 0 ? ` and ${more} more` : ''}
      </summary>
      <dl>
        {parts.map(({ name, before, after }, at) => (
          <div key={at}>
            <dt>{name}</dt>
            <dd>
              <del>{short(before)}</del>
              <ins>{short(after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const WORDS = { made: 'Made', changed: 'Changed', removed: 'Removed' } as const

function short(value: string | undefined): string {
  if (value === undefined || value === '') return 'nothing'
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
}
