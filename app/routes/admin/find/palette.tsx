import { Search } from 'lucide-react'
import { href } from 'react-router'
import { Choice } from '#app/ui/choice.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import styles from './find.module.css'

/** The way to the palette; without a script it leads to a page that does the same. */
export function ToPalette({ isShort = false }: { isShort?: boolean }) {
  return (
    <a className={isShort ? styles.short : styles.to} href={href('/admin/find')} data-opens="palette">
      <Search className="icon" aria-hidden="true" />
      <span className={isShort ? 'vh' : undefined}>Find or do</span>
      {isShort ? null : <kbd aria-hidden="true">Ctrl K</kbd>}
    </a>
  )
}

/** Over every page of the office: where to go, what to do; and which keys there are. */
export function Palette() {
  return (
    <>
      <Dialog id="palette" className={styles.palette} aria-label="Find or do">
        <form method="get" action={href('/admin/find')} role="search" className={styles.asks}>
          <Search className="icon" aria-hidden="true" />
          <input
            className={styles.ask}
            name="q"
            aria-label="Find a thing or a deed"
            autoComplete="off"
            maxLength={60}
          />
          <kbd aria-hidden="true">Esc</kbd>
        </form>
        <div data-palette="" />
        <p className="vh" role="status" />
        <p className={styles.foot}>
          <span>
            <kbd>Arrows</kbd> choose
          </span>
          <span>
            <kbd>Enter</kbd> open
          </span>
          <span>
            Type <kbd>&gt;</kbd> to find only deeds
          </span>
        </p>
      </Dialog>
      <Dialog id="keys" title="Keys">
        <dl className={styles.keys}>
          {KEYS.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <Choice
          look="own"
          className={styles.letters}
          controlClass={styles.tick}
          type="checkbox"
          data-letters=""
          defaultChecked
        >
          Keys of one letter, outside of fields
        </Choice>
      </Dialog>
    </>
  )
}

const KEYS = [
  ['Ctrl K', 'Find or do'],
  ['Ctrl S', 'Save, as Enter does'],
  ['Ctrl E', 'Open this row, or go to the form; E too'],
  ['Ctrl Z', 'Outside of fields: say what putting the last change back would do; Enter does it'],
  ['Esc', 'Close, and go back to where one was'],
  ['/', 'To the search of this list'],
  ['J', 'To the next row'],
  ['K', 'To the row before'],
  ['X', 'Tick the row'],
  ['?', 'These keys'],
] as const
