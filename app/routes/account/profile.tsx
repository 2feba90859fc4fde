import { data, href, redirect, redirectDocument } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { useEffect } from 'react'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { faultyFieldsOf } from '#web/faulty-fields.ts'
import { REFUSALS } from '#web/refusals.ts'
import type { Refusal } from '#web/refusals.ts'
import { announce } from '#app/islands/session/other-tabs.ts'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { UPLOAD_MAX_BYTES } from '#domain/media/picture.ts'
import styles from './account.module.css'
import { isOwnForm, pageFormOf } from './own-form.server.ts'
import { ContactSection } from './profile/contact-section.tsx'
import { PROFILE_ACTIONS, readProfileAction } from './profile/profile-action.ts'
import type { ProfileAction, ProfileReply } from './profile/profile-action.ts'
import { runProfileAction } from './profile/profile-actions.server.ts'
import { DeleteSection, DeletionBanner } from './profile/delete-section.tsx'
import { DevicesSection } from './profile/devices-section.tsx'
import { Face } from './profile/face.tsx'
import { IdentitiesSection } from './profile/identities-section.tsx'
import { loadProfile } from './profile/load-profile.server.ts'
import { NameSection } from './profile/name-section.tsx'
import { NotificationsSection } from './profile/notifications-section.tsx'
import { PasswordSection } from './profile/password-section.tsx'
import { PhotoSection } from './profile/photo-section.tsx'
import { TripsSection } from './profile/trips-section.tsx'
import { visitorOf } from './visitor-of.ts'
import type { Route } from './+types/profile'

const LARGEST_FORM = UPLOAD_MAX_BYTES + 64 * 1024
/** Typed again by whoever is refused; passwords, codes and files are not sent back. */
const TYPED_AGAIN = ['name', 'mobile', 'email']

export async function loader({ context, request }: Route.LoaderArgs) {
  const done = readProfileAction(new URL(request.url).searchParams.get('done'))
  return { ...(await loadProfile(context)), done }
}

export async function action({ context, request }: Route.ActionArgs) {
  // Looked at before the body is read: a form without a length is no browser's.
  if (Number(request.headers.get('Content-Length') ?? Infinity) > LARGEST_FORM)
    return tell('photo', 'too-large', new FormData())
  const form = await pageFormOf(request)
  const profileAction = readProfileAction(form.get('intent'))
  if (!profileAction) throw data(null, { status: 400 })
  if (!isOwnForm(form, context.get(visitContext).csrfToken)) return tell(profileAction, 'stale-page', form)
  const result = await runProfileAction(profileAction, { context, form })
  if (!result.ok) return tell(profileAction, result.reason, form, result.challenge)
  if (profileAction === 'send-mobile' || profileAction === 'send-email') return sentTo(profileAction, form, context)
  return isLastAction(profileAction, form, context)
    ? redirectDocument(href('/signin'), { headers: signedOut(context) })
    : redirect(placeOf(profileAction))
}

function signedOut(context: Readonly<RouterContextProvider>): [string, string][] {
  return context.get(visitContext).signOutCookies.map((line) => ['Set-Cookie', line])
}

/** Whoever ends the session one is in goes on as a guest. */
function isLastAction(profileAction: ProfileAction, form: FormData, context: Readonly<RouterContextProvider>): boolean {
  const isMine = form.get('session') === visitorOf(context).session.publicId
  return profileAction === 'end-all' || (profileAction === 'end-session' && isMine)
}

function placeOf(profileAction: ProfileAction): string {
  return `${href('/users/profile')}?${new URLSearchParams({ done: profileAction })}#${PROFILE_ACTIONS[profileAction].section}`
}

function tell(profileAction: ProfileAction, reason: Refusal, form: FormData, challenge?: ProfileReply['challenge']) {
  const { status, message } = REFUSALS[reason]
  const sentAt = Number(form.get('sentAt'))
  const to = form.get(profileAction)
  const sent = Number.isSafeInteger(sentAt) && sentAt > 0 && typeof to === 'string' ? { to, at: sentAt } : undefined
  const fields = faultyFieldsOf(reason)
  const typed = typedIn(form)
  const told: ProfileReply = { action: profileAction, ok: false, message, fields, typed, sent, challenge }
  return data(told, { status })
}

function sentTo(profileAction: 'send-mobile' | 'send-email', form: FormData, context: Readonly<RouterContextProvider>) {
  const typed = typedIn(form)
  const to = typed[profileAction === 'send-mobile' ? 'mobile' : 'email'] ?? ''
  const at = context.get(servicesContext).clock.now().getTime()
  const told: ProfileReply = {
    action: profileAction,
    ok: true,
    message: PROFILE_ACTIONS[profileAction].done,
    typed,
    sent: { to, at },
  }
  return data(told)
}

function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries(
    TYPED_AGAIN.flatMap((field) => {
      const value = form.get(field)
      return typeof value === 'string' ? [[field, value.slice(0, 254)]] : []
    }),
  )
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta(matches, {
    title: 'My Profile',
    description: 'Your name, how we reach you, how you log in, and what we keep about you.',
    publicUrl: loaderData.publicUrl,
    path: href('/users/profile'),
    indexed: false,
  })
}

const STOPS = [
  ['trips', 'My trips'],
  ['name', 'Name'],
  ['photo', 'Photo'],
  ['mobile', 'Mobile number'],
  ['email', 'E-mail'],
  ['password', 'Password'],
  ['identities', 'Other ways to log in'],
  ['devices', 'Where you are logged in'],
  ['notifications', 'Notifications'],
  ['data', 'My data'],
  ['delete', 'Delete my account'],
] as const

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, csrfToken, identities, sessions, done, now, codesBy, trips } = loaderData
  const told: ProfileReply | undefined =
    actionData ?? (done && { action: done, ok: true, message: PROFILE_ACTIONS[done].done, typed: {} })
  const shared = { profile, csrfToken, told }
  useTellOtherTabs(profile.name, profile.image)
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <Face name={profile.name} image={profile.image} />
        <div>
          <h1>My Profile</h1>
          <p className="soft">{profile.name}</p>
        </div>
      </div>
      {profile.erasesOn ? <DeletionBanner on={profile.erasesOn} csrfToken={csrfToken} /> : null}
      <nav className={styles.stops} aria-label="On this page">
        <ul>
          {STOPS.map(([id, name]) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sections}>
        <TripsSection trips={trips} />
        <NameSection {...shared} />
        <PhotoSection {...shared} />
        <ContactSection kind="mobile" now={now} codesBy={codesBy} {...shared} />
        <ContactSection kind="email" now={now} codesBy={codesBy} {...shared} />
        <PasswordSection {...shared} />
        <IdentitiesSection identities={identities} {...shared} />
        <DevicesSection sessions={sessions} {...shared} />
        <NotificationsSection {...shared} />
        <section id="data" className={styles.section}>
          <h2>My data</h2>
          <p>Everything this site holds about you, in one file that other programs can read (JSON).</p>
          <p>
            <a className="more" href={href('/users/profile/data')} download>
              Download my data
            </a>
          </p>
        </section>
        <DeleteSection {...shared} />
      </div>
    </div>
  )
}

/** A changed name or photo is told to the other tabs, which show it in their header. */
function useTellOtherTabs(name: string, image: string | null): void {
  useEffect(() => () => announce('getSession'), [name, image])
}
