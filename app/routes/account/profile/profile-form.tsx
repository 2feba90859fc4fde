import { Form, useNavigation } from 'react-router'
import styles from '#app/routes/account/account.module.css'
import { PROFILE_ACTIONS } from './profile-action.ts'
import type { ProfileAction, ProfileSection, ProfileReply } from './profile-action.ts'

type Props = {
  action: ProfileAction
  csrfToken: string
  children: React.ReactNode
  className?: string
  encType?: 'multipart/form-data'
}

/** A form of the profile; without JavaScript the browser sends it itself. */
export function ProfileForm({ action, csrfToken, children, className = styles.form, encType }: Props) {
  return (
    <Form method="post" className={className} preventScrollReset {...(encType ? { encType } : {})}>
      <input type="hidden" name="csrfToken" value={csrfToken} />
      <input type="hidden" name="deed" value={action} />
      {children}
    </Form>
  )
}

/** A button that says that its form is on the way, and cannot send it twice. */
export function ProfileButton({ children, calm = false }: { children: React.ReactNode; calm?: boolean }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <button
      className={`btn ${calm ? 'calm' : 'go'}`}
      aria-disabled={isBusy}
      onClick={(event) => isBusy && event.preventDefault()}
    >
      {children}
    </button>
  )
}

/** What came of the last form of a section. */
export function SectionSays({ section, told }: { section: ProfileSection; told: ProfileReply | undefined }) {
  const mine = told && PROFILE_ACTIONS[told.action].section === section ? told : undefined
  if (!mine) return null
  return (
    <p className={mine.ok ? styles.good : styles.bad} role={mine.ok ? 'status' : 'alert'}>
      {mine.message}
    </p>
  )
}

/** The password, asked for where the last sign-in lies too far back. */
export function PasswordAgain({ profile }: { profile: { isFreshlyAuthenticated: boolean; hasPassword: boolean } }) {
  if (profile.isFreshlyAuthenticated) return null
  if (!profile.hasPassword)
    return <p className={styles.note}>You logged in a while ago. To change this, please log out and in again first.</p>
  return (
    <label>
      Your password
      <input type="password" name="password" autoComplete="current-password" required />
    </label>
  )
}
