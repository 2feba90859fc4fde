import { Search, X } from 'lucide-react'
import { Button } from './button.tsx'
import { listAddress } from './list-address.ts'
import styles from './filters.module.css'

type Props = {
  /** The query of the page's address. */
  search: string
  /** What the words are looked for in, as the field says it; without it there is none. */
  words?: string
  /** What the address asks beside what these fields say, as the order of the list. */
  kept?: readonly string[]
  /** Filters that are set, by the names of their fields: how each reads, and taken away by a press. */
  set?: readonly { name: string; words: string }[]
  children?: React.ReactNode
}

/** What narrows a list. All of it is in the address, so that a colleague who gets the address sees the same list. */
export function Filters({ search, words, kept = ['sort', 'down'], set = [], children }: Props) {
  const asked = new URLSearchParams(search)
  return (
    <div className={styles.filters}>
      <form method="get" role="search" className={styles.form} data-filters="">
        {kept.map((name) =>
          asked.has(name) ? <input key={name} type="hidden" name={name} value={asked.get(name) ?? ''} /> : null,
        )}
        {words ? (
          <label className={styles.words}>
            <Search className="icon" aria-hidden="true" />
            <span className="vh">{words}</span>
            <input type="search" name="q" maxLength={60} placeholder={words} defaultValue={asked.get('q') ?? ''} />
          </label>
        ) : null}
        {children}
        <Button look="line">{words && !children ? 'Find' : 'Show'}</Button>
      </form>
      {set.length > 0 ? (
        <ul className={styles.set} aria-label="Filters that are set">
          {set.map(({ name, words }) => (
            <li key={name}>
              <a href={listAddress(search, { [name]: undefined })}>
                {words}
                <X aria-hidden="true" />
                <span className="vh">: take away</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
