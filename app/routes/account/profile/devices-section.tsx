import styles from '#app/routes/account/account.module.css'
import { ProfileButton, ProfileForm, SectionSays } from './profile-form.tsx'
import type { ProfileFacts } from './load-profile.server.ts'
import type { PartProps } from './section-props.ts'

/** Where the person is signed in, and the way to end it: one device, the others, or all. */
export function DevicesSection({ sessions, csrfToken, told }: PartProps & Pick<ProfileFacts, 'sessions'>) {
  return (
    <section id="devices" className={styles.section}>
      <h2>Where you are logged in</h2>
      <SectionSays section="devices" told={told} />
      <ul className={styles.list}>
        {sessions.map(({ id, device, place, isHere, since, seen }) => (
          <li key={id}>
            <div>
              <h3>
                {device} {isHere ? <span className="state good">This device</span> : null}
              </h3>
              <p>
                {place}. Last seen {seen}, logged in {since}.
              </p>
            </div>
            <ProfileForm action="end-session" csrfToken={csrfToken} className="">
              <input type="hidden" name="session" value={id} />
              <ProfileButton>
                Sign out<span className="vh"> {isHere ? 'this device' : `${device}, logged in ${since}`}</span>
              </ProfileButton>
            </ProfileForm>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        {sessions.length > 1 ? (
          <ProfileForm action="end-others" csrfToken={csrfToken}>
            <ProfileButton>Sign out all others</ProfileButton>
          </ProfileForm>
        ) : null}
        <ProfileForm action="end-all" csrfToken={csrfToken}>
          <ProfileButton>Sign out everywhere</ProfileButton>
        </ProfileForm>
      </div>
    </section>
  )
}
