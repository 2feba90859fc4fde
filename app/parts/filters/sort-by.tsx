import { Button } from '#app/ui/button.tsx'
import { FORM } from './filter-sheet.tsx'
import styles from './filters.module.css'

type Props = { value: string; choices: readonly { value: string; name: string }[] }

/** The order of a list, a field of its form of filters; the usual order has an empty value. */
export function SortBy({ value, choices }: Props) {
  return (
    <div className={styles.order}>
      <label>
        <span className="soft">Sort by </span>
        <select className={styles.sort} name="sort" aria-label="Sort by" form={FORM} defaultValue={value}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.name}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <Button form={FORM}>Go</Button>
      </noscript>
    </div>
  )
}
