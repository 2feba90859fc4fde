import { useEffect, useState } from 'react'
import { href, useRouteLoaderData } from 'react-router'
import { CLOSES_AFTER_MS } from '#app/islands/components/sign-in/modes.ts'
import { leaveWithPerson } from '#app/islands/behaviours/own-page.ts'
import { logOut } from '#app/islands/session/log-out.ts'
import { BrandOnPage } from '#app/parts/header/brand.tsx'
import type { loader as rootLoader } from '#app/root.tsx'
import { UNKNOWN_SITE } from '#domain/settings/settings.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import styles from './account.module.css'
import type { loader as profileLoader } from './profile.tsx'

/** The way home and the way out; these pages have no other header. */
export function AccountBar({ csrfToken }: { csrfToken: string }) {
  const site = useRouteLoaderData<typeof rootLoader>('root')?.shell.site ?? UNKNOWN_SITE
  const [said, setSaid] = useState<{ ok: boolean; message: string }>()
  const [busy, setBusy] = useState(false)

  const personId = useRouteLoaderData<typeof profileLoader>('routes/account/profile')?.personId
  // Whoever leaves by the button here is led home by it.
  const isLeaving = busy || said?.ok === true
  useEffect(() => (isLeaving || !personId ? undefined : leaveWithPerson(personId)), [isLeaving, personId])

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
          <BrandOnPage site={site} says=", home" height={38} />
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
          <Button look="calm" className={styles.button} busy={busy}>
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
