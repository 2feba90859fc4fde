import { kept } from '#app/ui/kept.tsx'
import type { Question } from '#domain/catalogue/package.ts'
import styles from './questions.module.css'

/** What people ask before they book this. */
export const Questions = kept(function Questions({ questions }: { questions: Question[] }) {
  if (questions.length === 0) return null
  return (
    <section data-far="" aria-labelledby="questions">
      <h2 id="questions">Asked before</h2>
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <h3>{question}</h3>
            <p>{answer}</p>
          </div>
        ))}
      </div>
    </section>
  )
})
