import styles from '#app/routes/account/account.module.css'
import { Choice } from '#app/ui/choice.tsx'
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
        <Choice type="checkbox" name="emailNews" defaultChecked={profile.wantsEmailNews}>
          New tours and offers by e-mail
        </Choice>
        <Choice type="checkbox" name="smsNews" defaultChecked={profile.wantsSmsNews}>
          New tours and offers by SMS
        </Choice>
        <ProfileButton>Save choices</ProfileButton>
      </ProfileForm>
    </section>
  )
}
