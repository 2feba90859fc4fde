import styles from '#app/routes/account/account.module.css'
import { ProfileButton, ProfileForm, SectionSays } from './profile-form.tsx'
import type { PartProps } from './section-props.ts'

/** What the person wants to hear of; nothing is ticked in advance. */
export function NotificationsSection({ profile, csrfToken, told }: PartProps) {
  return (
    <section id="notifications" className={styles.section}>
      <h2>Notifications</h2>
      <p>What concerns your trips and your account always reaches you. The rest only if you like.</p>
      <SectionSays section="notifications" told={told} />
      <ProfileForm action="notifications" csrfToken={csrfToken}>
        <label className={styles.check}>
          <input type="checkbox" name="emailNews" defaultChecked={profile.wantsEmailNews} />
          New tours and offers by e-mail
        </label>
        <label className={styles.check}>
          <input type="checkbox" name="smsNews" defaultChecked={profile.wantsSmsNews} />
          New tours and offers by SMS
        </label>
        <ProfileButton calm>Save choices</ProfileButton>
      </ProfileForm>
    </section>
  )
}
