import { Check } from 'lucide-react'
import type { OpeningSteps } from './opening.server.ts'
import styles from './home.module.css'

/** What a site needs before it opens, as a line: done is filled, here is marigold, ahead are rings on dashes. */
export function Opening({ steps, isOpen }: OpeningSteps) {
  const isDone = steps.filter((step) => step.isDone)
  const ahead = steps.filter((step) => !step.isDone)
  return (
    <section className={styles.card} aria-labelledby="opening">
      <header className={styles.head}>
        <h2 id="opening">{isOpen ? 'You are open; still to do' : 'Before you open'}</h2>
        <p>
          {isDone.length} of {steps.length}
        </p>
      </header>
      <progress className={styles.meter} aria-labelledby="opening" value={isDone.length} max={steps.length} />
      <ol className={styles.steps}>
        {[...isDone, ...ahead].map(({ words, isDone, path, help, mayWait, closes }, at, all) => (
          <li key={words} data-halt={isDone ? 'done' : all[at - 1]?.isDone !== false ? 'here' : 'ahead'}>
            {isDone ? <Check aria-hidden="true" /> : null}
            {isDone ? words : <a href={path}>{words}</a>}
            {isDone ? <span className="vh">, done</span> : null}
            {!isDone && help ? (
              <small>
                {help}
                {mayWait ? ' It may wait.' : null}
                {closes ? ' Until then the site says “opens soon”, and shows nobody what is for sale.' : null}
              </small>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
