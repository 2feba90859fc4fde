import { KeyRound } from 'lucide-react'
import { signIn } from '#app/islands/session/session.ts'
import styles from './sign-in.module.css'

export type Provider = { id: string; name: string }

type Props = {
  providers: Provider[]
  page: { callbackUrl: string; csrfToken: string } | undefined
}

/** The ways in through somebody else. On the page each button sends a form of its own, so that it works without JavaScript. */
export function Providers({ providers, page }: Props) {
  if (providers.length === 0) return null
  return (
    <>
      <p className={styles.or}>or</p>
      {page ? <input type="hidden" name="csrfToken" value={page.csrfToken} /> : null}
      {providers.map(({ id, name }) => (
        <button
          key={id}
          type={page ? 'submit' : 'button'}
          className="btn calm"
          {...(page ? { formAction: `/api/auth/signin/${id}`, formNoValidate: true } : {})}
          onClick={(event) => {
            event.preventDefault()
            void enter(id, page?.callbackUrl)
          }}
        >
          <KeyRound className="icon" aria-hidden="true" />
          Continue with {name}
        </button>
      ))}
    </>
  )
}

function enter(id: string, callbackUrl = location.href): Promise<void> {
  return signIn(id, { callbackUrl }).then(
    () => undefined,
    (error: unknown) => console.error('Failed to reach the identity provider: ', error),
  )
}
