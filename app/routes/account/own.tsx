import { data, href, redirectDocument } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { siteNameIn } from '#app/parts/seo/site-name.ts'
import { claimOwnership, isOffered } from '#domain/accounts/first-owner-link.server.ts'
import type { ClaimRefusal } from '#domain/accounts/first-owner-link.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedForm } from '#web/refused-page.ts'
import { signInAfter } from '#web/sign-in-path.ts'
import { isOwnForm, pageFormOf } from './own-form.server.ts'
import { visitorOf } from './visitor-of.ts'
import type { Route } from './+types/own'
import styles from './account.module.css'

export const handle = { still: true }

const WHY_NOT: Record<ClaimRefusal, string> = {
  forbidden: 'Log in first.',
  'already-owned': 'Somebody owns this site already; an owner appoints others.',
  'wrong-link': 'This link was used, or a newer one was printed at a later start.',
  unverified: 'Nothing of this account was verified yet. Confirm its mobile or its e-mail in My Profile first.',
  leaving: 'This account is about to be deleted. Choose Keep my account in My Profile first.',
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const key = new URL(request.url).searchParams.get('key') ?? ''
  const { name, email } = visitorOf(context)
  const isOpen = await isOffered(db, key)
  return { key, who: isOpen ? name || (email ?? '') : undefined, csrfToken: context.get(visitContext).csrfToken }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await pageFormOf(request)
  if (!isOwnForm(form, context.get(visitContext).csrfToken)) return refusedForm('stale-page')
  const key = form.get('key')
  const claimed = await claimOwnership(
    context.get(servicesContext),
    visitorOf(context),
    typeof key === 'string' ? key : '',
  )
  if (!claimed.ok) return data({ message: WHY_NOT[claimed.reason] }, { status: 422 })
  return redirectDocument(signInAfter('owned'))
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: `Take over the site | ${siteNameIn(matches)}` },
    { name: 'robots', content: 'noindex, nofollow' },
    // Without any its own form would come from nowhere, and be refused.
    { name: 'referrer', content: 'same-origin' },
  ]
}

/** Where the link printed at the first start leads: one press makes the owner. */
export default function OwnPage({ loaderData: { key, who, csrfToken }, actionData }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles.consent}`}>
      <h1>{who === undefined ? 'This link does not work any more' : 'This site has no owner yet'}</h1>
      <Notice tone="bad" said={Boolean(actionData)}>
        {actionData?.message}
      </Notice>
      {who === undefined ? <Spent /> : <Offer {...{ who, ownerKey: key, csrfToken }} />}
    </div>
  )
}

function Spent() {
  return (
    <>
      <p>It was used, a newer one was printed at a later start, or the site has an owner.</p>
      <a className="more" href={href('/')}>
        To the site
      </a>
    </>
  )
}

function Offer({ who, ownerKey, csrfToken }: { who: string; ownerKey: string; csrfToken: string }) {
  return (
    <>
      <p>
        You are logged in as {who}. An owner sets up the site, appoints others and sees everything. The link works once;
        afterwards you log in anew.
      </p>
      <Form className={styles.buttons}>
        <input type="hidden" name="csrfToken" value={csrfToken} />
        <input type="hidden" name="key" value={ownerKey} />
        <Button look="go">Own this site</Button>
      </Form>
    </>
  )
}
