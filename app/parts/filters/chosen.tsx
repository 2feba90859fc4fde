import styles from './filters.module.css'

type Props = { chips: readonly { text: string; href: string }[]; clearHref: string }

/** What is chosen, each a link that lets go of it, and one that lets go of all. */
export function Chosen({ chips, clearHref }: Props) {
  if (chips.length === 0) return null
  return (
    <ul className={styles.chosen} aria-label="Chosen">
      {chips.map(({ text, href }) => (
        <li key={text}>
          <a className="chip" href={href}>
            <span className="vh">Remove </span>
            {text}
            <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
      <li>
        <a className="more" href={clearHref}>
          Clear all
        </a>
      </li>
    </ul>
  )
}
