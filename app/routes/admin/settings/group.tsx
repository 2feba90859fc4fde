import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { standing } from '#app/routes/admin/standing.ts'
import office from '#app/routes/admin/office.module.css'
import styles from './settings.module.css'

/** Gives what a field of a form is made of: what was typed, or what stands, and its fault. */
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
  kept: KeptForm
  /** How the thing would be shown in the fields as it was before somebody else saved it. */
  showWas: (was: object) => Record<string, string>
  of?: Record<string, string>
  save?: string
  children: (field: FieldOf) => React.ReactNode
}

/** One form of the settings: what stands, or what was typed and why it was not saved. */
export function Group({
  intent,
  title,
  lead,
  shows,
  kept,
  showWas,
  of = {},
  save = 'Save',
  children,
  ...loaded
}: Props) {
  const mine = keptOf(kept, intent, of)
  const { typed, faults, stood } = standing({ stands: shows, stood: loaded.stood, kept: mine, show: showWas })
  const key = [intent, ...Object.values(of)].join('-')
  const field: FieldOf = (name, help) => ({
    id: `${key}-${name}`,
    name,
    defaultValue: typed[name] ?? '',
    fault: faults[name],
    help,
  })
  return (
    <section className={styles.group} aria-labelledby={key}>
      <div>
        <h2 id={key}>{title}</h2>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      <DeedForm intent={intent} of={{ ...of, stood }} keeps={key} className={office.form}>
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
