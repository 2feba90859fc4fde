import { Form, useNavigation } from 'react-router'
import styles from '#app/routes/account/account.module.css'
import { Button } from '#app/ui/button.tsx'
import type { ButtonLook } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { tieTo } from '#app/ui/form.tsx'
import { Notice } from '#app/ui/notice.tsx'
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
    <Form method="post" noValidate className={className} preventScrollReset {...(encType ? { encType } : {})}>
      <input type="hidden" name="csrfToken" value={csrfToken} />
      <input type="hidden" name="intent" value={action} />
      {children}
    </Form>
  )
}

/** A button that says that its form is on the way, and cannot send it twice. */
export function ProfileButton({ children, look = 'calm' }: { children: React.ReactNode; look?: ButtonLook }) {
  return (
    <Button look={look} className={styles.button} busy={useNavigation().state !== 'idle'}>
      {children}
    </Button>
  )
}

/** What came of the last form of a section. */
export function SectionSays({ section, told }: { section: ProfileSection; told: ProfileReply | undefined }) {
  const mine = toldOf(section, told)
  if (!mine) return null
  return (
    <Notice id={`${section}-says`} tone={mine.ok ? 'good' : 'bad'} said>
      {mine.message}
    </Notice>
  )
}

/** Marks the fields of a section that its message is about. */
export function tiesOf(section: ProfileSection, told: ProfileReply | undefined) {
  return tieTo(`${section}-says`, toldOf(section, told)?.fields)
}

function toldOf(section: ProfileSection, told: ProfileReply | undefined): ProfileReply | undefined {
  return told && PROFILE_ACTIONS[told.action].section === section ? told : undefined
}

type Again = {
  profile: { isFreshlyAuthenticated: boolean; hasPassword: boolean }
  section: ProfileSection
  told: ProfileReply | undefined
}

/** The password, asked for where the last sign-in lies too far back. */
export function PasswordAgain({ profile, section, told }: Again) {
  if (profile.isFreshlyAuthenticated) return null
  if (!profile.hasPassword)
    return <Notice tone="warn">You logged in a while ago. To change this, please log out and in again first.</Notice>
  return (
    <Field
      label="Your password"
      type="password"
      name="password"
      autoComplete="current-password"
      required
      {...tiesOf(section, told)('password')}
    />
  )
}
