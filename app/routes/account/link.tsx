import { Form, href, redirectDocument } from 'react-router'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedForm } from '#web/refused-page.ts'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { acceptLink, findLinkRequest } from '#domain/accounts/identities.server.ts'
import { readCallbackPath } from '#platform/callback-url.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { isOwnForm, pageFormOf } from './own-form.server.ts'
import { providerName } from './provider-name.ts'
import { visitorOf } from './visitor-of.ts'
import styles from './account.module.css'
import type { Route } from './+types/link'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext)
  const { linkToken, csrfToken, providers, publicUrl } = context.get(visitContext)
  const waiting = linkToken === undefined ? undefined : await findLinkRequest(db, clock, linkToken)
  const mine = waiting?.userId === visitorOf(context).id ? waiting : undefined
  return {
    csrfToken,
    publicUrl,
    callbackUrl: afterwards(request, publicUrl),
    waiting: mine && { name: providerName(mine.provider, providers), email: mine.email },
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { linkToken, csrfToken, publicUrl } = context.get(visitContext)
  const form = await pageFormOf(request)
  if (!isOwnForm(form, csrfToken)) return refusedForm('stale-page')
  if (form.get('intent') !== 'accept') return redirectDocument(afterwards(request, publicUrl))
  const linked = await acceptLink(context.get(servicesContext), visitorOf(context), linkToken ?? '')
  if (linked.ok) return redirectDocument(afterwards(request, publicUrl))
  return refusedForm('consent-lapsed')
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta(matches, {
    title: 'Link your account',
    description: 'Agree to logging in through another site, or leave your account as it is.',
    publicUrl: loaderData.publicUrl,
    path: href('/users/link'),
    indexed: false,
  })
}

export default function LinkPage({
  loaderData: { waiting, csrfToken, callbackUrl },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles.consent}`}>
      <h1>{waiting ? `Log in with ${waiting.name} from now on?` : 'Nothing waits to be linked'}</h1>
      {actionData ? (
        <Notice tone="bad" said>
          {actionData.message}
        </Notice>
      ) : null}
      {waiting ? (
        <>
          <p>
            You came from {waiting.name} as {waiting.email}, which is the e-mail of this account. If you agree, both
            open it: your password, and {waiting.name}. You can undo this in My Profile.
          </p>
          <Form method="post" className={styles.buttons}>
            <input type="hidden" name="csrfToken" value={csrfToken} />
            <Button look="go" name="intent" value="accept">
              Yes, link them
            </Button>
            <Button look="calm" name="intent" value="leave">
              No, leave it as it is
            </Button>
          </Form>
        </>
      ) : (
        <>
          <p>The question was answered already, or it was asked more than 15 minutes ago.</p>
          <a className="more" href={callbackUrl}>
            Go on
          </a>
        </>
      )}
    </div>
  )
}

/** Where the person was going when the question came up. */
function afterwards(request: Request, publicUrl: string): string {
  const wanted = new URL(request.url).searchParams.get('callbackUrl')
  return readCallbackPath(wanted, publicUrl) ?? href('/users/profile')
}
