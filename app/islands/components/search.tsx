import { startTransition, useEffect, useRef, useState } from 'react'
import { SearchBox } from '#app/parts/search-box/search-box.tsx'
import { CloseDialog } from '#app/ui/dialog.tsx'
import { moveAmongCards } from './search/card-keys.ts'
import { openSearchAnswers } from './search/answers.ts'
import type { SearchState } from './search/answers.ts'
import { addRecent, forgetRecents, readRecents, removeRecent } from './search/recents.ts'
import { Results } from './search/results.tsx'
import styles from './search/search.module.css'

type Props = {
  /** Names worth trying, shown before anything is typed and when nothing fits. */
  tries: string[]
}

/** What the search popup holds: the question, and what fits it as it is typed. */
export default function SearchPanel({ tries }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<SearchState>({ kind: 'empty' })
  // Two dozen cards are drawn between two letters, never under one.
  const [answers] = useState(() => openSearchAnswers((next) => startTransition(() => setState(next))))
  const [recents, setRecents] = useState<string[]>([])

  useEffect(() => {
    const question = input.current
    const dialog = question?.closest('dialog')
    const move = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return moveAmongCards(event, question)
      // One press closes; by itself a search field would only be emptied.
      event.preventDefault()
      dialog?.close()
    }
    // What the device remembers is not in the page that was rendered for everybody.
    const remember = () => setRecents(readRecents())
    remember()
    dialog?.addEventListener('keydown', move)
    dialog?.addEventListener('toggle', remember)
    // Whatever was typed before this code arrived.
    if (question?.value) answers.ask(question.value, { now: true })
    return () => {
      dialog?.removeEventListener('keydown', move)
      dialog?.removeEventListener('toggle', remember)
      answers.close()
    }
  }, [answers])

  function askFor(text: string) {
    if (input.current) input.current.value = text
    input.current?.focus()
    answers.ask(text, { now: true })
  }

  /** What somebody followed an answer to is worth asking again. */
  function keepQuestion() {
    setRecents(addRecent(input.current?.value ?? ''))
  }

  function forget(text: string | undefined) {
    setRecents(text === undefined ? forgetRecents() : removeRecent(text))
    input.current?.focus()
  }

  return (
    <div className={styles.panel}>
      <div className={styles.top}>
        <div className={`wrap ${styles.row}`}>
          <SearchBox
            id="search-question"
            className={styles.find}
            aria-label="Search popup"
            form={{ action: '/search', onSubmit: keepQuestion }}
            ref={input}
            aria-controls="search-results"
            onInput={(event) => answers.ask(event.currentTarget.value)}
          />
          <CloseDialog label="Close the search" />
        </div>
      </div>
      <div className={`wrap ${styles.results}`} id="search-results">
        <Results
          state={state}
          tries={tries}
          recents={recents}
          onTry={askFor}
          onFollow={keepQuestion}
          onForget={forget}
          onAgain={() => answers.again()}
        />
      </div>
    </div>
  )
}
