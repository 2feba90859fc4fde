import { Choice } from '#app/ui/choice.tsx'
import { Field } from '#app/ui/field.tsx'
import type { FieldOf } from '#app/routes/admin/settings/group.tsx'
import { HOME_SECTIONS } from '#domain/settings/home-sections.ts'
import type { HomeSections } from '#domain/settings/home-sections.ts'
import styles from './menus.module.css'

/** The sections of the home page, one under the other as they stand there. */
export function HomeFields({ sections, field }: { sections: HomeSections; field: FieldOf }) {
  return sections.map(({ id }) => {
    const { id: tick, name, defaultValue } = field(`${id}-on`)
    return (
      <fieldset key={id}>
        <legend>{HOME_SECTIONS[id].name}</legend>
        <div className={styles.section}>
          <Field {...field(`${id}-place`)} label="Place" inputMode="numeric" maxLength={2} />
          <Field {...field(`${id}-title`)} label="Heading" maxLength={80} />
          <Field {...field(`${id}-lead`)} label="Sentence under it" maxLength={200} className={styles.lead} />
          <Choice type="checkbox" id={tick} name={name} value="yes" defaultChecked={defaultValue === 'yes'}>
            Shown
          </Choice>
        </div>
      </fieldset>
    )
  })
}
