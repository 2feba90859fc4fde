import { Search } from 'lucide-react'
import { PlainButton } from '#app/ui/plain-button.tsx'
import styles from './search-box.module.css'

type Props = Omit<React.ComponentProps<'input'>, 'form'> & {
  id: string
  className?: string | undefined
  form: React.ComponentProps<'form'> & { 'data-search-box'?: string }
}

/** Where a journey is asked for by name: in the header, and in the popup that opens over it. */
export function SearchBox({ id, className, form, 'aria-label': label, ...input }: Props) {
  return (
    <search className={`${styles.find} ${className}`} aria-label={label}>
      <form {...form}>
        <Search className="icon" aria-hidden="true" />
        <label className="vh" htmlFor={id}>
          Search tours and places
        </label>
        <input
          {...input}
          className={styles.words}
          id={id}
          name="q"
          type="search"
          placeholder="Search Your Next Destination"
          autoComplete="off"
          maxLength={100}
          enterKeyHint="search"
        />
        <PlainButton className={styles.go}>Search</PlainButton>
      </form>
    </search>
  )
}
