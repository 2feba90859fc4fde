import { Choice } from './choice.tsx'
import styles from './chosen.module.css'

type Props = {
  /** What the boxes of the rows name as their form. */
  id: string
  /** The page that says what a deed would do, and does it. */
  action: string
  /** What the list's address asks and how many it holds, on all its pages, where all of it can be chosen. */
  all?: { search: string; total: number }
  /** The buttons, each with what it asks for. */
  children: React.ReactNode
}

/** What can be done with the rows somebody ticked, or with all of the list: under it, and in reach while one scrolls as soon as one is ticked. */
export function Chosen({ id, action, all, children }: Props) {
  return (
    <form id={id} method="get" action={action} className={styles.chosen} data-chosen="" aria-label="What is chosen">
      {[...new URLSearchParams(all?.search)].map(([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <p role="status" data-count="">
        Tick rows, then choose what is done with them.
      </p>
      <div className={styles.deeds}>{children}</div>
      {all ? (
        <Choice type="checkbox" name="all" value="yes">
          All {all.total.toLocaleString('en-IN')} of this list
        </Choice>
      ) : null}
    </form>
  )
}

/** The box of a row, named by what names the row. */
export function RowBox({ form, id, namedBy }: { form: string; id: string; namedBy: string }) {
  return (
    <label className={styles.box}>
      <input type="checkbox" form={form} name="id" value={id} aria-labelledby={namedBy} />
    </label>
  )
}

/** Ticks every row of the page; scripts alone can. */
export function PageBox({ form }: { form: string }) {
  return (
    <>
      <span className="vh">Chosen</span>
      <label className={styles.box} data-page-box={form}>
        <input type="checkbox" aria-label="Choose all rows of this page" />
      </label>
    </>
  )
}
