import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { GSTR_1_SECTIONS } from '#domain/reports/gstr-1.ts'
import { formatDate } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { MonthForm } from './month.tsx'
import { readReports, yearIn } from './read.server.ts'
import { Enquiries, Gst, Occupancy, Sales, Sources } from './each-report.tsx'
import { TravelPace } from './travel-pace.tsx'
import { Searches, Speed } from './visit-reports.tsx'
import { bookedText, compared, SECTION_NAMES } from './words.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import type { Route } from './+types/reports'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('reports.read')

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { year, before, choices } = yearIn(new URL(request.url).searchParams, services)
  const found = await readReports(services, context.get(visitContext).visitor, year, before)
  return { ...found, year, before, choices: choices.map(({ begins, name }) => ({ value: begins, name })) }
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Reports')
}

/** What a year of the books comes to, month by month, beside the year before. */
export default function ReportsPage({ loaderData: found }: Route.ComponentProps) {
  const { year, before, choices, pace } = found
  const { now, was, until } = pace
  return (
    <div className={office.page}>
      <div className={office.head}>
        <div>
          <h1>The books of {year.name}</h1>
          <p className={office.say}>
            {now.bookings === 0
              ? `No booking yet, by ${formatDate(until)}.`
              : `Up to ${formatDate(until)}: ${bookedText(now)}${compared(now.soldPaise, was.soldPaise, `by the same day of ${before.name}`)}.`}
          </p>
        </div>
        <form className={office.inline} method="get">
          <Select id="year" name="year" label="April to March" options={choices} defaultValue={year.begins} />
          <Button look="line">Show</Button>
        </form>
      </div>
      <Sales found={found} />
      <Gst found={found}>
        <Files months={year.months} latest={until.slice(0, 7)} />
      </Gst>
      <Occupancy found={found} />
      <TravelPace found={found} />
      <Enquiries found={found} />
      <Sources found={found} />
      <Searches found={found} />
      <Speed found={found} />
    </div>
  )
}

function Files({ months, latest }: { months: readonly string[]; latest: string }) {
  const sections = GSTR_1_SECTIONS.map((value) => ({ value, name: SECTION_NAMES[value] }))
  return (
    <>
      <h3 className={office.another}>Files for GSTR-1</h3>
      <MonthForm month={latest} choices={months} action={href('/admin/reports/csv')} says="Take the file">
        <Select id="report" name="report" label="Section" options={sections} />
      </MonthForm>
      <p className="small soft">
        B2B and CDNR list what was invoiced to a GSTIN, and the credit notes of that; it stands in no other section. AT
        lists advances received in the month and not invoiced in it, whoever paid them, ATADJ earlier ones that its
        invoices adjust; what was refunded of earlier ones stands with the papers. Every invoice, voucher and credit
        note of a month, with totals by SAC: <a href={href('/admin/reports/papers')}>papers of a month</a>. Every
        payment and refund, to tick a bank statement off: <a href={href('/admin/reports/ledger')}>ledger of a month</a>.
        What gateways paid out of it, and what they kept:{' '}
        <a href={href('/admin/reports/settlements')}>settlements of a month</a>.
      </p>
    </>
  )
}
