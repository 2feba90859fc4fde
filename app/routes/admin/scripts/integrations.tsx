import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { INTEGRATION_NAMES, INTEGRATIONS } from '#domain/settings/integrations.ts'
import type { ApprovedScript } from '#domain/settings/scripts.server.ts'
import office from '#app/routes/admin/office.module.css'

/** Scripts of the well known: an id is enough, the code is ours. */
export function IntegrationsForm({ running, kept }: { running: readonly ApprovedScript[]; kept: KeptForm }) {
  const accountOf = (key: string) => running.find(({ integration }) => integration === key)?.account ?? ''
  return (
    <section aria-labelledby="integrations">
      <h2 id="integrations">By an id</h2>
      <p className="small soft">
        Empty takes one off. Tags within Tag Manager that write scripts of their own do not run.
      </p>
      <DeedForm intent="look-integrations" className={office.form}>
        {INTEGRATION_NAMES.map((key) => (
          <Field
            key={key}
            id={key}
            name={key}
            label={INTEGRATIONS[key].name}
            help={`As ${INTEGRATIONS[key].example}.`}
            defaultValue={kept ? kept.typed[key] : accountOf(key)}
            fault={kept?.faults[key]}
            maxLength={30}
            autoComplete="off"
            spellCheck={false}
          />
        ))}
        <p>
          <Button look="ink">See what that changes</Button>
        </p>
      </DeedForm>
    </section>
  )
}
