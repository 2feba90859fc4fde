import { Button } from '#app/ui/button.tsx'
import office from '#app/routes/admin/office.module.css'
import styles from './edit.module.css'

/** The choices of a table of names. */
export function optionsOf(names: Readonly<Record<string, string>>) {
  return Object.entries(names).map(([value, name]) => ({ value, name }))
}

/** Two fields beside each other where there is room. */
export function Pair({ children }: { children: React.ReactNode }) {
  return <div className={office.pair}>{children}</div>
}

type Props = { list: string; at: number; count: number; what: string }

/** Moves a row of a list, or takes it out. What else was typed is kept with it. */
export function RowDeeds({ list, at, count, what }: Props) {
  const press = (verb: string) => ({ name: 'do', value: `${list}.${verb}.${at}`, look: 'bare' as const })
  return (
    <span className={styles.deeds}>
      <Button {...press('up')} disabled={at === 0}>
        Move up<span className="vh"> {what}</span>
      </Button>
      <Button {...press('down')} disabled={at === count - 1}>
        Move down<span className="vh"> {what}</span>
      </Button>
      <Button {...press('remove')}>
        Remove<span className="vh"> {what}</span>
      </Button>
    </span>
  )
}

/** How many rows of a list the form shows. */
export function RowCount({ list, count }: { list: string; count: number }) {
  return <input type="hidden" name={`${list}.count`} value={count} />
}
