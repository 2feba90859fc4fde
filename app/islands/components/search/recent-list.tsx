import { X } from 'lucide-react'
import { PlainButton } from '#app/ui/plain-button.tsx'
import { searchHref } from './search-href.ts'
import styles from './search.module.css'

type Props = {
  recents: string[]
  onTry: (text: string) => void
  onRemove: (text: string) => void
  onForget: () => void
}

/** What was searched for before on this device, each to be asked again or forgotten. */
export function RecentList({ recents, onTry, onRemove, onForget }: Props) {
  return (
    <section aria-labelledby="recent-searches" className={styles.recents}>
      <h2 id="recent-searches">Recent searches</h2>
      <PlainButton type="button" className={styles.forget} onClick={onForget}>
        Clear all
      </PlainButton>
      <ul>
        {recents.map((text) => (
          <li key={text}>
            <a
              href={searchHref(text)}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                onTry(text)
              }}
            >
              {text}
            </a>
            <PlainButton
              type="button"
              className={styles.forget}
              aria-label={`Forget “${text}”`}
              onClick={() => onRemove(text)}
            >
              <X className="icon" aria-hidden="true" />
            </PlainButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
