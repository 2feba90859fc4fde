import { KeyRound } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { signIn } from '#app/islands/session/session.ts'
import { NETWORK_FAILURE } from './modes.ts'
import styles from './sign-in.module.css'

export type Provider = { id: string; name: string }

type Props = {
  providers: Provider[]
  page: { callbackUrl: string; csrfToken: string } | undefined
  onFail: (words: string) => void
}

/** The ways in through somebody else. On the page each button sends a form of its own, so that it works without JavaScript. */
export function Providers({ providers, page, onFail }: Props) {
  if (providers.length === 0) return null
  return (
    <>
      <p className={styles.or}>or</p>
      {page ? <input type="hidden" name="csrfToken" value={page.csrfToken} /> : null}
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          type={page ? 'submit' : 'button'}
          look="calm"
          className={styles.way}
          {...(page ? { formAction: `/api/auth/signin/${id}`, formNoValidate: true } : {})}
          onClick={(event) => {
            event.preventDefault()
            enter(id, page?.callbackUrl).catch((error: unknown) => {
              console.error('Failed to reach the identity provider: ', error)
              onFail(NETWORK_FAILURE)
            })
          }}
        >
          <KeyRound className="icon" aria-hidden="true" />
          Continue with {name}
        </Button>
      ))}
    </>
  )
}

async function enter(id: string, callbackUrl = location.href): Promise<void> {
  await signIn(id, { callbackUrl })
}
