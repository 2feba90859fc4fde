import styles from '#app/routes/account/account.module.css'
import { Field } from '#app/ui/field.tsx'
import { ProfileButton, ProfileForm, PasswordAgain, SectionSays, tiesOf } from './profile-form.tsx'
import type { PartProps } from './section-props.ts'

/** A new password; who only ever came through another site sets a first one. */
export function PasswordSection({ profile, csrfToken, told }: PartProps) {
  const tied = tiesOf('password', told)
  const isDone = told?.action === 'password' && told.ok
  return (
    <section id="password" className={styles.section}>
      <h2>Password</h2>
      <SectionSays section="password" told={told} />
      <ProfileForm key={isDone ? 'done' : 'open'} action="password" csrfToken={csrfToken}>
        {/* Password managers need to know whose password it is. */}
        <input hidden type="text" autoComplete="username" value={profile.email ?? ''} readOnly />
        {profile.hasPassword ? (
          <Field
            label="Current password"
            type="password"
            name="password"
            autoComplete="current-password"
            required
            {...tied('password')}
          />
        ) : (
          <PasswordAgain profile={profile} section="password" told={told} />
        )}
        <Field
          label="New password, at least 8 characters"
          help="All your other devices are logged out."
          type="password"
          name="newPassword"
          autoComplete="new-password"
          required
          minLength={8}
          maxLength={128}
          {...tied('newPassword')}
        />
        <ProfileButton>{profile.hasPassword ? 'Change password' : 'Set password'}</ProfileButton>
      </ProfileForm>
    </section>
  )
}
