import styles from '#app/routes/account/account.module.css'
import { DeedButton, DeedForm, SectionSays } from './deed-form.tsx'
import type { PartProps } from './part.ts'

/** What the person wants to hear of; nothing is ticked in advance. */
export function NotificationsSection({ profile, csrfToken, told }: PartProps) {
  return (
    <section id="notifications" className={styles.section}>
      <h2>Notifications</h2>
      <p>What concerns your trips and your account always reaches you. The rest only if you like.</p>
      <SectionSays section="notifications" told={told} />
      <DeedForm deed="notifications" csrfToken={csrfToken}>
        <label className={styles.check}>
          <input type="checkbox" name="emailNews" defaultChecked={profile.wantsEmailNews} />
          New tours and offers by e-mail
        </label>
        <label className={styles.check}>
          <input type="checkbox" name="smsNews" defaultChecked={profile.wantsSmsNews} />
          New tours and offers by SMS
        </label>
        <DeedButton calm>Save choices</DeedButton>
      </DeedForm>
    </section>
  )
}
