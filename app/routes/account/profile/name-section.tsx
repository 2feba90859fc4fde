import styles from '#app/routes/account/account.module.css'
import { ProfileButton, ProfileForm, SectionSays } from './profile-form.tsx'
import type { PartProps } from './section-props.ts'

/** What the person is called. */
export function NameSection({ profile, csrfToken, told }: PartProps) {
  return (
    <section id="name" className={styles.section}>
      <h2>Name</h2>
      <SectionSays section="name" told={told} />
      <ProfileForm action="name" csrfToken={csrfToken}>
        <label>
          Full name
          <input
            key={profile.name}
            type="text"
            name="name"
            autoComplete="name"
            required
            maxLength={80}
            defaultValue={(told?.action === 'name' && told.typed['name']) || profile.name}
          />
        </label>
        <ProfileButton calm>Save name</ProfileButton>
      </ProfileForm>
    </section>
  )
}
