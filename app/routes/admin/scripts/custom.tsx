import { Button } from '#app/ui/button.tsx'
import { Field, LongField } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { fieldsOf } from '#app/routes/admin/fields.ts'
import { ALLOWED_SOURCES } from '#domain/settings/script-sources.ts'
import { PLACE_NAMES } from './words.ts'
import office from '#app/routes/admin/office.module.css'
import styles from './scripts.module.css'

/** A snippet as somebody's help page gives it: what is no script, or comes from elsewhere, does not get in. */
export function CustomForm({ kept, longest }: { kept: KeptForm; longest: number }) {
  const of = fieldsOf(kept)
  return (
    <section aria-labelledby="custom">
      <h2 id="custom">By hand</h2>
      <p className="small soft">
        Scripts, and pixels for browsers without them; everything else of it is dropped. They may load from{' '}
        <span className={office.anywhere}>{ALLOWED_SOURCES.join(', ')}</span>.
      </p>
      <DeedForm intent="look-custom" className={office.form}>
        <div className={office.pair}>
          <Field {...of('name')} label="Name" maxLength={60} />
          <Select
            {...of('place')}
            label="Stands"
            options={Object.entries(PLACE_NAMES).map(([value, name]) => ({ value, name }))}
          />
        </div>
        <LongField
          {...of('snippet')}
          label="Snippet"
          rows={8}
          maxLength={longest}
          spellCheck={false}
          controlClass={styles.snippet}
        />
        <p>
          <Button look="ink">See what that changes</Button>
        </p>
      </DeedForm>
    </section>
  )
}
