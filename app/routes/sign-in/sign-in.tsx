import { href, redirect } from 'react-router'
import { servicesContext, visitContext } from '#web/contexts.ts'
import type { Flash } from '#web/contexts.ts'
import SignIn from '#app/islands/components/sign-in.tsx'
import type { SignInPageFacts } from '#app/islands/components/sign-in/use-sign-in.ts'
import { Island } from '#app/islands/island.tsx'
import { MODES, MODE_FACTS, OTP_SECONDS } from '#app/islands/components/sign-in/modes.ts'
import type { Mode } from '#app/islands/components/sign-in/modes.ts'
import { SignInPicture } from '#app/parts/sign-in-picture/sign-in-picture.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { readCallbackPath } from '#platform/callback-url.ts'
import { SECOND } from '#platform/clock.ts'
import { wordsForDone, wordsForError } from './led-here-words.ts'
import type { RouteHandle } from '#web/route-handle.ts'
import styles from './sign-in.module.css'
import type { Route } from './+types/sign-in'

export const handle = { app: true, still: true, lean: true } satisfies RouteHandle

export async function loader({ context, request }: Route.LoaderArgs) {
  const { clock, config } = context.get(servicesContext)
  const { visitor, flash, csrfToken, providers, publicUrl } = context.get(visitContext)
  const query = new URL(request.url).searchParams
  const callbackUrl = readCallbackPath(query.get('callbackUrl'), publicUrl) ?? href('/')
  if (visitor) throw redirect(callbackUrl)
  const leadsToOwn = new URL(callbackUrl, publicUrl).pathname === href('/users/own')
  const mode = modeOf(query.get('mode')) ?? flash?.mode ?? (leadsToOwn ? 'register' : 'login')
  const mine = flash?.mode === mode ? flash : undefined
  const page: SignInPageFacts = { callbackUrl, mode, csrfToken, ...formStateOf(mine, clock.now().getTime()) }
  return {
    page,
    providers,
    codesBy: config.codesBy,
    publicUrl,
    error: mine ? undefined : wordsForError(leadsToOwn ? 'OwnerWanted' : query.get('error')),
    done: mine ? undefined : wordsForDone(query.get('done')),
  }
}

function modeOf(asked: string | null): Mode | undefined {
  return MODES.find((mode) => mode === asked)
}

type FormState = Pick<SignInPageFacts, 'answer' | 'typed' | 'otp' | 'secondsLeft'>

/** How far the forms had come when they were last sent without JavaScript. */
function formStateOf(flash: Flash | undefined, now: number): FormState {
  if (!flash) return { typed: {}, otp: 'not-sent', secondsLeft: OTP_SECONDS }
  const { ok, message, fields, typed, otp, sentAt = now } = flash
  const secondsLeft = OTP_SECONDS - Math.floor((now - sentAt) / SECOND)
  const isRunOut = otp === 'sent' && secondsLeft <= 0
  return {
    answer: { ok, message, ...(fields ? { fields } : {}) },
    typed,
    otp: isRunOut ? 'not-sent' : otp,
    secondsLeft: Math.max(0, secondsLeft),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta(matches, {
    title: MODE_FACTS[loaderData.page.mode].title,
    description: 'Log in, create an account with your mobile number, or set a new password.',
    publicUrl: loaderData.publicUrl,
    path: href('/signin'),
    indexed: false,
  })
}

export default function SignInPage({ loaderData: { page, providers, codesBy, error, done } }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <SignInPicture className={styles.picture!} eager />
      <div>
        {error || done ? (
          <Notice tone={error ? 'warn' : 'good'} said>
            {error ?? done}
          </Notice>
        ) : null}
        <Island name="signIn" when="visible" component={SignIn} props={{ providers, codesBy, page }} />
      </div>
    </div>
  )
}
