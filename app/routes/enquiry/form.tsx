import { href, redirect } from 'react-router'
import { enquiryDraftContext, servicesContext } from '#web/contexts.ts'
import { EnquiryForm } from '#app/parts/enquiry/enquiry-form.tsx'
import { PageHead } from '#app/parts/page-head/page-head.tsx'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import type { Route } from './+types/form'

export const handle = { noInjectedScripts: true }

/** Shown in answer to a form that was sent; whoever comes here by the address alone finds a fresh one on the contact page. */
export function loader({ context }: Route.LoaderArgs) {
  const draft = context.get(enquiryDraftContext)
  if (!draft) throw redirect(href('/contact-us'))
  return { draft, publicUrl: context.get(servicesContext).config.publicUrl }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta({
    title: 'Your enquiry is not sent yet',
    description: 'Please look at the fields that are marked.',
    publicUrl: loaderData.publicUrl,
    path: href('/enquiries'),
    indexed: false,
  })
}

export default function EnquiryAgainPage({ loaderData: { draft, publicUrl } }: Route.ComponentProps) {
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
      <EnquiryForm source={draft.source} draft={draft} />
    </>
  )
}
