import { href, redirect } from 'react-router'
import { formAnswerContext, servicesContext } from '#web/contexts.ts'
import { EnquiryForm, EnquiryReceived } from '#app/parts/enquiry/enquiry-form.tsx'
import { PageHead } from '#app/parts/page-head/page-head.tsx'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import type { Route } from './+types/form'

export const handle = { noInjectedScripts: true }

/** Shown in answer to a form that was sent; whoever comes here by the address alone finds a fresh one on the contact page. */
export function loader({ context }: Route.LoaderArgs) {
  const answer = context.get(formAnswerContext)
  if (answer?.form !== 'enquiry') throw redirect(href('/contact-us'))
  return { answer, publicUrl: context.get(servicesContext).config.publicUrl }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta(matches, {
    title: 'received' in loaderData.answer ? loaderData.answer.received.message : 'Your enquiry is not sent yet',
    description:
      'received' in loaderData.answer ? 'A person reads it and answers.' : 'Please look at the fields that are marked.',
    publicUrl: loaderData.publicUrl,
    path: href('/enquiries'),
    indexed: false,
  })
}

export default function EnquiryAgainPage({ loaderData: { answer, publicUrl } }: Route.ComponentProps) {
  if ('received' in answer) return <EnquiryReceived {...answer.received} />
  return (
    <>
      <PageHead
        crumbs={[
          { name: 'Home', href: href('/') },
          { name: 'Enquiry', href: href('/enquiries') },
        ]}
        publicUrl={publicUrl}
        title="Your enquiry is not sent yet"
      />
      <EnquiryForm source={answer.draft.source} draft={answer.draft} />
    </>
  )
}
