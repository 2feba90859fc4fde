import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, LongField } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { takeCall } from '#domain/leads/desk/called-enquiry.server.ts'
import { ENQUIRY_FIELDS, LONGEST_MESSAGE, LONGEST_NAME } from '#domain/leads/enquiry.ts'
import type { EnquiryField } from '#domain/leads/enquiry.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told, typedIn } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { fieldsOf } from '#app/routes/admin/fields.ts'
import { monthName } from '#platform/dates.ts'
import type { Route } from './+types/new'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('enquiries.work')

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/enquiries'), { take })
}

const take: Deed = async (services, actor, typed) => {
  const form = typedIn(typed, ['about', ...ENQUIRY_FIELDS])
  const taken = await takeCall(services, actor, form)
  const outcome = told(taken, () => 'taken', { invalid: 'unclear-deed' })
  return outcome.ok && taken.ok ? { ...outcome, page: href('/admin/enquiries/:reference', taken.value) } : outcome
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'A call')
}

const MONTHS = Array.from({ length: 12 }, (_, at) => ({ value: at + 1, name: monthName(at + 1) }))

/** What somebody asks on the telephone: the same enquiry as the site's form takes, and the quote comes next. */
export default function CalledPage({ actionData: kept }: Route.ComponentProps) {
  const of = fieldsOf<EnquiryField | 'about'>(kept)
  return (
    <div className={office.page}>
      <div>
        <h1>A call</h1>
        <p className={office.say}>
          Taken as theirs, and yours to answer: the quote comes next. They get the link of their enquiry, where they may
          withdraw it.
        </p>
      </div>
      <Said kept={kept} />
      <DeedForm intent="take" className={office.form}>
        <div className={office.pair}>
          <Field {...of('name')} label="Name" maxLength={LONGEST_NAME} />
          <Field {...of('mobile')} label="Mobile" type="tel" maxLength={24} help="Abroad: + and the country code." />
          <Field {...of('email')} label="E-mail" type="email" maxLength={254} help="If they have one." />
          <Field
            {...of('about')}
            label="About"
            help="A package by a word of its name, or nothing yet."
            maxLength={80}
          />
          <Field {...of('from')} label="First day, if known" type="date" />
          <Field {...of('until')} label="Last day" type="date" />
          <Field {...of('adults')} label="Adults" inputMode="numeric" maxLength={2} />
          <Field {...of('ages')} label="Ages of children" help="As 9, 6." maxLength={60} />
          <Select {...of('month')} label="Or a month" none="Not sure yet" options={MONTHS} />
          <Field {...of('budget')} label="Budget for all, ₹" help="As 60,000 or 1.5 lakh." maxLength={20} />
        </div>
        <LongField {...of('message')} label="What they have in mind" rows={4} maxLength={LONGEST_MESSAGE} />
        <p>
          <Button look="ink">Take the enquiry</Button>
        </p>
      </DeedForm>
      <p>
        <a href={href('/admin/enquiries')}>All enquiries</a>
      </p>
    </div>
  )
}
