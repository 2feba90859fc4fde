import { joined } from './joined.ts'
import styles from './state.module.css'

/** A halt on a thing's line: `draft` dashed, `review` half, `scheduled` with hands, `published` full, `withdrawn` struck through, `ahead` an open ring; `bad` is struck through in red. */
export type Halt = 'ahead' | 'draft' | 'review' | 'scheduled' | 'published' | 'withdrawn' | 'bad'

/** How a thing stands: the shape says it, the word says it, the colour only repeats it. */
export function State({ halt, children }: { halt: Halt; children: React.ReactNode }) {
  return (
    <span className={joined(styles.state, styles[halt])}>
      <svg viewBox="0 0 14 14" aria-hidden="true">
        <circle cx="7" cy="7" r="5.5" strokeDasharray={halt === 'draft' ? '2.4 2.4' : undefined} />
        {INSIDE[halt]}
      </svg>
      {children}
    </span>
  )
}

const INSIDE: Partial<Record<Halt, React.ReactNode>> = {
  review: <path className={styles.full} d="M7 1.5a5.5 5.5 0 0 1 0 11z" />,
  scheduled: <path d="M7 4v3l2 1.5" />,
  published: <circle className={styles.full} cx="7" cy="7" r="5.5" />,
  withdrawn: <path d="M3 11 11 3" />,
  bad: <path d="M3 11 11 3" />,
}
