import styles from './state-card.module.css'

type Props = {
  /** The state in a word or two: "Sold out", "Hold ended". */
  label: string
  tone: 'wait' | 'bad' | 'full' | 'good'
  /** What happened. */
  title: React.ReactNode
  heading?: 'h1' | 'h2' | 'h3'
  /** What it means for money and seats, and one way on. */
  children: React.ReactNode
}

const TONES = { wait: 'few', bad: styles.bad, full: 'full', good: 'good' }

/** When it does not go straight on: a label, what happened, what it means for money and seats, one way on. */
export function StateCard({ label, tone, title, heading: Heading = 'h2', children }: Props) {
  return (
    <section className={styles.card} role={tone === 'good' ? 'status' : 'alert'} data-state={label}>
      <span className={`state ${TONES[tone]}`}>{label}</span>
      <Heading>{title}</Heading>
      {children}
    </section>
  )
}

type Option = { name: React.ReactNode; note: string; href: string; action: string; hidden?: string }

/** What may be chosen instead, a row each; `hidden` says to whom it is read out which one a button means. */
export function Options({ options }: { options: readonly Option[] }) {
  return (
    <ul className={styles.options}>
      {options.map(({ name, note, href, action, hidden }) => (
        <li key={href}>
          <span>
            <b>{name}</b>
            <small>{note}</small>
          </span>
          <a className="btn calm" href={href}>
            {action}
            {hidden ? <span className="vh"> {hidden}</span> : null}
          </a>
        </li>
      ))}
    </ul>
  )
}
