import styles from '#app/routes/account/account.module.css'
import { DeedButton, DeedForm, SectionSays } from './deed-form.tsx'
import type { PartProps } from './part.ts'

/** What the person is called. */
export function NameSection({ profile, csrfToken, told }: PartProps) {
  return (
    <section id="name" className={styles.section}>
      <h2>Name</h2>
      <SectionSays section="name" told={told} />
      <DeedForm deed="name" csrfToken={csrfToken}>
        <label>
          Full name
          <input
            key={profile.name}
            type="text"
            name="name"
            autoComplete="name"
            required
            maxLength={80}
            defaultValue={(told?.deed === 'name' && told.typed['name']) || profile.name}
          />
        </label>
        <DeedButton calm>Save name</DeedButton>
      </DeedForm>
    </section>
  )
}
