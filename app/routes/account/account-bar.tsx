import { useState } from 'react'
import { href } from 'react-router'
import { CLOSES_AFTER_MS } from '#app/islands/components/sign-in/modes.ts'
import { logOut } from '#app/islands/session/log-out.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import styles from './account.module.css'

/** The way home and the way out; these pages have no other header. */
export function AccountBar({ csrfToken }: { csrfToken: string }) {
  const [said, setSaid] = useState<{ ok: boolean; message: string }>()
  const [busy, setBusy] = useState(false)

  async function leave() {
    if (busy) return
    setBusy(true)
    const answer = await logOut()
    setSaid(answer)
    setBusy(false)
    if (answer.ok) setTimeout(() => location.assign(href('/')), CLOSES_AFTER_MS)
  }

  return (
    <div className={styles.bar}>
      <div className={`wrap ${styles.row}`}>
        <a href={href('/')}>
          <picture>
            <source media="(prefers-color-scheme: dark)" srcSet="/logo-on-dark.svg" />
            <img src="/logo.svg" alt="Padav, home" width="158" height="38" />
          </picture>
        </a>
        <form
          method="post"
          action="/api/authentication/logout"
          onSubmit={(event) => {
            event.preventDefault()
            void leave()
          }}
        >
          <input type="hidden" name="csrfToken" value={csrfToken} />
          <input type="hidden" name="callbackUrl" value={href('/')} />
          <Button look="calm" busy={busy}>
            Logout
          </Button>
        </form>
      </div>
      {said ? (
        <div className="wrap">
          <Notice tone={said.ok ? 'good' : 'bad'} said="at once" className={styles.says}>
            {said.message}
          </Notice>
        </div>
      ) : null}
    </div>
  )
}
