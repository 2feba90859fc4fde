import { FirstOf } from '#app/routes/admin/first-of.tsx'
import type { TimedVisits } from '#domain/reports/visits.server.ts'
import { DEVICES, METRICS, PAGE_KINDS, STEPS } from '#domain/visits/visit.ts'
import type { Metric } from '#domain/visits/visit.ts'
import { formatDate } from '#platform/dates.ts'
import type { YearReports } from './read.server.ts'
import { Figures, File, Report } from './report.tsx'
import { DEVICE_NAMES, PAGE_NAMES } from './words.ts'
import office from '#app/routes/admin/office.module.css'
import styles from './reports.module.css'

type Props = { found: YearReports }

const count = (figure: number) => figure.toLocaleString('en-IN')

/** So many columns have room for a date each on a phone. */
const CHARTED_WEEKS = 8

/** What visitors looked for in vain. */
export function Searches({ found: { missed, year } }: Props) {
  const { weeks, words } = missed
  const times = weeks.reduce((sum, week) => sum + week.times, 0)
  return (
    <Report
      name="searches"
      title="Searches without results"
      says={`${count(times)} in twelve weeks, the same words once in ten minutes. Their words alone are kept, for 90 days; what may be a number or an address of somebody is not counted.`}
      begins={year.begins}
      chart={{
        says: 'Columns: searches that found nothing in each of the last eight weeks beside how many different words; the figures are in the table',
        marks: ['searches', 'different words'],
        pairs: weeks.slice(-CHARTED_WEEKS).map((week) => ({
          name: formatDate(week.endsOn, { year: false }).replace(/^[^ ]+ /, ''),
          now: week.times,
          was: week.words,
          label: count(week.times),
        })),
      }}
      heads={['Week to', 'Searches', 'Different words']}
      rows={weeks.map((week) => [formatDate(week.endsOn), count(week.times), count(week.words)])}
    >
      <header className={styles.head}>
        <h3 id="searched-words" className={office.another}>
          What was searched for
        </h3>
        <File name="searched-words" begins={year.begins} of="what was searched for in vain" />
      </header>
      <Figures
        name="searched-words"
        heads={['Words', 'Times', 'Days', 'Last on']}
        rows={words.map((row) => [row.words, count(row.times), count(row.days), formatDate(row.lastOn)])}
      />
      <FirstOf shown={words.length} of={words[0]?.all ?? 0}>
        The file above has them all.
      </FirstOf>
    </Report>
  )
}

/** How fast pages were for visitors themselves. */
export function Speed({ found: { speed, year } }: Props) {
  const of = (page: string, device: string) => speed.find((row) => row.page === page && row.device === device)
  const kinds = PAGE_KINDS.filter((page) => DEVICES.some((device) => of(page, device)))
  return (
    <Report
      name="speed"
      title="How fast pages are for visitors"
      says="Of every five visits in the last four weeks one was timed, and nothing of the visitor kept. Three of four were no slower than this; good is 2.5 s until the largest thing is painted, 200 ms until a touch is answered, and a shift of 0.1."
      begins={year.begins}
      chart={{
        says: 'Columns: seconds until the largest thing is painted for three of four visits, on a phone beside a desktop, by kind of page; the figures are in the table',
        marks: ['on a phone', 'on a desktop'],
        pairs: kinds.map((page) => {
          const [phone, desktop] = DEVICES.map((device) => of(page, device)?.lcp.most ?? 0)
          return { name: PAGE_NAMES[page], now: phone!, was: desktop!, label: secondsText(phone!) }
        }),
      }}
      heads={['Pages', 'Visits', 'Painted', 'Answered', 'Shifted']}
      rows={speed.map(({ page, device, ...timed }) => [
        `${PAGE_NAMES[page]}, ${DEVICE_NAMES[device]}`,
        count(timed.lcp.visits),
        ...METRICS.map((metric) => timedText(metric, timed[metric])),
      ])}
    />
  )
}

/** "1.8 s, 92% good"; a dash of nothing. */
function timedText(metric: Metric, { most, goodPercent }: TimedVisits): string {
  if (most === undefined || goodPercent === undefined) return '–'
  const isBeyond = most >= STEPS[metric].ends.at(-1)!
  return `${isBeyond ? 'over ' : ''}${UNITS[metric](most)}, ${goodPercent}% good`
}

const UNITS: Record<Metric, (value: number) => string> = {
  lcp: secondsText,
  inp: (value) => `${Math.round(value)} ms`,
  cls: (value) => (value / 1000).toFixed(2),
}

function secondsText(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
