import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { PlainButton } from '#app/ui/plain-button.tsx'
import type { Role } from '#domain/policy/role.ts'
import type { OfficeLook } from './look.server.ts'
import styles from './admin.module.css'

type Props = {
  person: { name: string; role: Role }
  look: OfficeLook
  csrfToken: string
  /** The page one stands on. */
  back: string
}

/** Who is signed in, and what is theirs alone: how the office looks on this device, the way out. */
export function Self({ person: { name, role }, look, csrfToken, back }: Props) {
  return (
    <div className={styles.self}>
      <p className={styles.who}>
        <span className={styles.face} aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span>
          <b>{name}</b>
          <span>{ROLES[role]}</span>
        </span>
      </p>
      <form className={styles.look} method="post" action={href('/admin')}>
        <input type="hidden" name="csrfToken" value={csrfToken} />
        <input type="hidden" name="back" value={back} />
        {LOOKS.map(([one, words]) => (
          <PlainButton key={one} name="look" value={one} aria-pressed={one === look}>
            {words}
          </PlainButton>
        ))}
      </form>
      <div className={styles.out}>
        <a className={styles.way} href={href('/')}>
          The site
        </a>
        <form method="post" action="/api/authentication/logout">
          <input type="hidden" name="csrfToken" value={csrfToken} />
          <input type="hidden" name="callbackUrl" value={href('/')} />
          <Button look="bare" className={styles.way}>
            Log out
          </Button>
        </form>
      </div>
    </div>
  )
}

const ROLES: Record<Role, string> = { traveller: 'Traveller', sales: 'Sales', editor: 'Editor', owner: 'Owner' }
const LOOKS: readonly (readonly [OfficeLook, string])[] = [
  ['system', 'Auto'],
  ['light', 'Light'],
  ['dark', 'Dark'],
]

function initialsOf(name: string): string {
  const [first = '', ...others] = name.split(/\s+/)
  return `${first[0] ?? ''}${others.at(-1)?.[0] ?? ''}`.toUpperCase()
}
