import styles from '#app/routes/account/account.module.css'
import { Field } from '#app/ui/field.tsx'
import { ProfileButton, ProfileForm, SectionSays, tiesOf } from './profile-form.tsx'
import type { PartProps } from './section-props.ts'

/** What the person is called. */
export function NameSection({ profile, csrfToken, told }: PartProps) {
  return (
    <section id="name" className={styles.section}>
      <h2>Name</h2>
      <SectionSays section="name" told={told} />
      <ProfileForm action="name" csrfToken={csrfToken}>
        <Field
          key={profile.name}
          label="Full name"
          type="text"
          name="name"
          autoComplete="name"
          required
          maxLength={80}
          {...tiesOf('name', told)('name')}
          defaultValue={(told?.action === 'name' && told.typed['name']) || profile.name}
        />
        <ProfileButton>Save name</ProfileButton>
      </ProfileForm>
    </section>
  )
}
