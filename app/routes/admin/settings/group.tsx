import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { Kept } from '#app/routes/admin/deed-form.tsx'
import styles from './settings.module.css'

/** Gives what a field of a form is made of: what was typed, or what stands; its fault; and what somebody else has saved in it meanwhile. */
export type FieldOf = (
  name: string,
  help?: React.ReactNode,
) => {
  id: string
  name: string
  defaultValue: string
  fault: string | undefined
  help: React.ReactNode
}

type Props = {
  intent: string
  title: string
  lead?: React.ReactNode
  /** What the fields show, by name. */
  shows: Record<string, string>
  stood: string
  kept: Kept
  /** How what somebody else saved meanwhile is shown in the fields. */
  showNow?: (now: object) => Record<string, string>
  of?: Record<string, string>
  save?: string
  children: (field: FieldOf) => React.ReactNode
}

/** One form of the settings: what stands, or what was typed and why it was not saved; beside each field what another person saved first. */
export function Group({ intent, title, lead, shows, stood, kept, showNow, of = {}, save = 'Save', children }: Props) {
  const mine = keptOf(kept, intent, of)
  const now = mine?.meanwhile && showNow ? showNow(mine.meanwhile.now) : undefined
  const key = [intent, ...Object.values(of)].join('-')
  const field: FieldOf = (name, help) => {
    const value = mine ? (mine.typed[name] ?? '') : (shows[name] ?? '')
    const theirs = now && now[name] !== value ? `Saved meanwhile: ${now[name] || 'nothing'}. ` : null
    return {
      id: `${key}-${name}`,
      name,
      defaultValue: value,
      fault: mine?.faults[name],
      help: theirs ? (
        <>
          <strong>{theirs}</strong>
          {help}
        </>
      ) : (
        help
      ),
    }
  }
  return (
    <section className={styles.group} aria-labelledby={key}>
      <div>
        <h2 id={key}>{title}</h2>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      <DeedForm intent={intent} of={{ ...of, stood: mine?.meanwhile?.stood ?? stood }} className={styles.form}>
        <Notice tone="bad">{mine?.message}</Notice>
        {children(field)}
        <p>
          <Button look="ink">
            {save}
            <span className="vh">: {title}</span>
          </Button>
        </p>
      </DeedForm>
    </section>
  )
}
