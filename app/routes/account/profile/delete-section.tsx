import styles from '#app/routes/account/account.module.css'
import { ProfileButton, ProfileForm, PasswordAgain, SectionSays } from './profile-form.tsx'
import type { PartProps } from './section-props.ts'

/** Above everything while an account waits to be deleted: when, and the way back. */
export function DeletionBanner({ on, csrfToken }: { on: string; csrfToken: string }) {
  return (
    <div className={styles.banner} role="status">
      <p>Your account will be deleted on {on}. Until then you can keep it.</p>
      <ProfileForm action="keep" csrfToken={csrfToken} className="">
        <ProfileButton look="go">Keep my account</ProfileButton>
      </ProfileForm>
    </div>
  )
}

/** The end of an account: what goes, what law makes us keep, and seven days to think again. */
export function DeleteSection({ profile, csrfToken, told }: PartProps) {
  return (
    <section id="delete" className={styles.section}>
      <h2>Delete my account</h2>
      <SectionSays section="delete" told={told} />
      <p>
        After seven days we erase your name, photo, mobile number, e-mail, password, linked accounts and devices. Until
        then you can log in and undo it here.
      </p>
      <p>
        What the law makes us keep stays, without your account: payments, and invoices and vouchers with the name and
        address on them, for eight years (Companies Act and GST rules), and the travellers of a trip as long as its
        permits require.
      </p>
      {profile.erasesOn ? (
        <p>Your account will be deleted on {profile.erasesOn}.</p>
      ) : (
        <ProfileForm action="delete" csrfToken={csrfToken}>
          <PasswordAgain profile={profile} section="delete" told={told} />
          <ProfileButton look="bad">Delete my account</ProfileButton>
        </ProfileForm>
      )}
    </section>
  )
}
