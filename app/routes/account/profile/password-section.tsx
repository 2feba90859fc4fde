import styles from '#app/routes/account/account.module.css'
import { DeedButton, DeedForm, PasswordAgain, SectionSays } from './deed-form.tsx'
import type { PartProps } from './part.ts'

/** A new password; who only ever came through another site sets a first one. */
export function PasswordSection({ profile, csrfToken, told }: PartProps) {
  const isDone = told?.deed === 'password' && told.ok
  return (
    <section id="password" className={styles.section}>
      <h2>Password</h2>
      <SectionSays section="password" told={told} />
      <DeedForm key={isDone ? 'done' : 'open'} deed="password" csrfToken={csrfToken}>
        {/* Password managers need to know whose password it is. */}
        <input hidden type="text" autoComplete="username" value={profile.email ?? ''} readOnly />
        {profile.hasPassword ? (
          <label>
            Current password
            <input type="password" name="password" autoComplete="current-password" required />
          </label>
        ) : (
          <PasswordAgain profile={profile} />
        )}
        <label>
          New password, at least 8 characters
          <input
            type="password"
            name="newPassword"
            autoComplete="new-password"
            required
            minLength={8}
            maxLength={128}
          />
        </label>
        <p className="small soft">All your other devices are logged out.</p>
        <DeedButton calm>{profile.hasPassword ? 'Change password' : 'Set password'}</DeedButton>
      </DeedForm>
    </section>
  )
}
