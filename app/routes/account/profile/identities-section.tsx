import { href } from 'react-router'
import { signIn } from '#app/islands/session/session.ts'
import styles from '#app/routes/account/account.module.css'
import { ProfileButton, ProfileForm, PasswordAgain, SectionSays } from './profile-form.tsx'
import type { ProfileFacts } from './load-profile.server.ts'
import type { PartProps } from './section-props.ts'

/** The other sites that open this account. */
export function IdentitiesSection({
  identities,
  profile,
  csrfToken,
  told,
}: PartProps & Pick<ProfileFacts, 'identities'>) {
  const { linked, offered } = identities
  return (
    <section id="identities" className={styles.section}>
      <h2>Other ways to log in</h2>
      <SectionSays section="identities" told={told} />
      {linked.length === 0 ? <p>Only your password opens this account.</p> : null}
      <ul className={styles.list}>
        {linked.map(({ id, name, email, since }) => (
          <li key={id}>
            <div>
              <h3>{name}</h3>
              <p>
                {email ? `${email}, ` : ''}since {since}
              </p>
            </div>
            <ProfileForm
              action="unlink"
              csrfToken={csrfToken}
              className={profile.isFreshlyAuthenticated ? '' : styles.form!}
            >
              <input type="hidden" name="provider" value={id} />
              <PasswordAgain profile={profile} section="identities" told={told} />
              <ProfileButton>
                Unlink<span className="vh"> {name}</span>
              </ProfileButton>
            </ProfileForm>
          </li>
        ))}
      </ul>
      {offered.map(({ id, name }) => (
        <form key={id} method="post" action={`/api/auth/signin/${id}`} onSubmit={(event) => void link(event, id)}>
          <input type="hidden" name="csrfToken" value={csrfToken} />
          <input type="hidden" name="callbackUrl" value={afterLinking} />
          <ProfileButton>Link {name}</ProfileButton>
        </form>
      ))}
    </section>
  )
}

const afterLinking = `${href('/users/profile')}?done=link#identities`

function link(event: React.FormEvent, id: string): Promise<unknown> {
  event.preventDefault()
  return signIn(id, { callbackUrl: location.origin + afterLinking })
}
