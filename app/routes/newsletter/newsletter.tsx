import { data, href } from 'react-router'
import { formAnswerContext, servicesContext } from '#web/contexts.ts'
import { PageHead } from '#app/parts/page-head/page-head.tsx'
import { LetterForm, LetterSent } from '#app/parts/newsletter/letter-form.tsx'
import { lettersText } from '#app/parts/newsletter/letters-text.ts'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { findSetting } from '#domain/settings/settings.server.ts'
import type { Route } from './+types/newsletter'
import { capitalised } from '#platform/wording.ts'

/**
 * `button`: what its form does; a mail scanner follows links, it does not press buttons. `again`: shows the form for an address; `sent`: its lead takes
 * the form's place.
 */
type Words = {
  title: string
  lead: string | ((letters: string) => string)
  button?: { text: string; action: string }
  again?: true
  sent?: true
}

const STEPS: Record<string, Words> = {
  thanks: {
    title: 'Look in your post',
    lead: 'We have sent a letter to the address you gave. Follow the link in it and you are on the list; do nothing and you are not.',
    sent: true,
  },
  check: {
    title: 'You are not on the list yet',
    lead: 'An address is a name, an @ and a domain, such as asha@example.in.',
    again: true,
  },
  confirm: {
    title: 'One last step',
    lead: (letters) => `Press the button and ${letters} will come to you, each with a way out at its foot.`,
    button: { text: 'Put me on the list', action: '/newsletter/confirm' },
  },
  confirmed: {
    title: 'You are on the list',
    lead: (letters) => `${capitalised(letters)} will come to you, each with a way out at its foot.`,
  },
  leave: {
    title: 'Leave the list',
    lead: 'Press the button and we will not write again.',
    button: { text: 'Take me off the list', action: '/newsletter/leave' },
  },
  left: { title: 'You are off the list', lead: 'We will not write again. Your address is no longer used for letters.' },
  unknown: {
    title: 'That link does not work',
    lead: 'It may have been cut short on its way, or it is too old. Open the whole link from the letter, or ask for a new one at the foot of any page.',
  },
}

export const handle = { noInjectedScripts: true, lean: true, query: ['token'] }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, config } = context.get(servicesContext)
  const step = STEPS[params.step]
  if (!step) throw data(null, { status: 404 })
  const answer = context.get(formAnswerContext)
  const site = await findSetting(db, 'site')
  const letters = lettersText(site?.lettersAYear ?? null)
  const words = { ...step, lead: typeof step.lead === 'string' ? step.lead : step.lead(letters) }
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return data(
    {
      words,
      draft: answer?.form === 'letter' ? answer.draft : undefined,
      token,
      step: params.step,
      publicUrl: config.publicUrl,
    },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { words, step, publicUrl } = loaderData
  return pageMeta(matches, {
    title: words.title,
    description: words.lead,
    publicUrl,
    path: href('/newsletter/:step', { step }),
    indexed: false,
  })
}

export default function NewsletterPage({ loaderData: { words, draft, token, step, publicUrl } }: Route.ComponentProps) {
  return (
    <div style={{ paddingBottom: 'var(--section)' }}>
      <PageHead
        crumbs={[
          { name: 'Home', href: href('/') },
          { name: 'Letter', href: href('/newsletter/:step', { step }) },
        ]}
        publicUrl={publicUrl}
        title={words.title}
        lead={words.sent ? undefined : words.lead}
      >
        {words.sent ? (
          <div style={{ marginTop: 'var(--s3)' }}>
            <LetterSent words={words.lead} />
          </div>
        ) : null}
        {words.again ? <LetterForm id="letter-email" draft={draft} /> : null}
        {words.button ? (
          <Form action={words.button.action} style={{ marginTop: 'var(--s5)' }}>
            <input type="hidden" name="token" value={token} />
            <Button look="go">{words.button.text}</Button>
          </Form>
        ) : (
          <p style={{ marginTop: 'var(--s5)' }}>
            <a className="more" href={href('/india')}>
              All India tours
            </a>
          </p>
        )}
      </PageHead>
    </div>
  )
}
