import { href } from 'react-router'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { Seats } from '#app/ui/seats.tsx'
import { Thumb } from '#app/ui/thumb.tsx'
import type { LeavingSoon } from '#domain/bookings/desk/leaving.server.ts'
import type { Picture } from '#domain/media/picture.ts'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { counted, datesText } from './sentence.ts'
import { ofThemElsewhere } from '#app/routes/admin/departures/words.ts'
import office from '#app/routes/admin/office.module.css'
import styles from './home.module.css'

type Props = { leaving: LeavingSoon; pictures: ReadonlyMap<string, Picture> }

/** What leaves within a week, with its seats and what is due. */
export function Leaving({ leaving, pictures }: Props) {
  return (
    <section aria-labelledby="leaving">
      <header className={styles.head}>
        <h2 id="leaving">Leaving this week</h2>
        <a href={`${href('/admin/departures')}?state=left`}>
          {leaving.underWay > 0 ? `${leaving.underWay.toLocaleString('en-IN')} under way` : 'What has left'}
        </a>
        <a href={href('/admin/departures')}>All departures</a>
      </header>
      {leaving.rows.length === 0 ? (
        <p>
          {leaving.empty === 0
            ? 'No date leaves within a week.'
            : `Nobody is booked on ${datesText(leaving.empty)} within a week.`}
        </p>
      ) : (
        <ListTable
          namedBy="leaving"
          columns={columnsOf(leaving, pictures)}
          rows={leaving.rows}
          keyOf={({ id }) => id}
        />
      )}
    </section>
  )
}

function columnsOf({ all, allSold, allElsewhere, allSeats, allDuePaise }: LeavingSoon, pictures: Props['pictures']) {
  const columns: Column<LeavingSoon['rows'][number]>[] = [
    {
      name: 'Leaves',
      isPlain: true,
      cell: ({ isToday, startsOn }) => (
        <span className={office.nowrap}>{isToday ? <b>Today</b> : formatDate(startsOn, { year: false })}</span>
      ),
    },
    {
      name: 'Tour',
      isHead: true,
      cell: ({ packageId, name, departureCity }) => (
        <span className={styles.tour}>
          <Thumb picture={pictures.get(packageId)} />
          <span>
            {name}
            <small>from {departureCity}</small>
          </span>
        </span>
      ),
      foot: counted(all, 'departure', 'departures'),
    },
    {
      name: 'Seats sold',
      cell: ({ sold, capacity, soldElsewhere }) => <Seats sold={sold} capacity={capacity} elsewhere={soldElsewhere} />,
      foot: `${allSold.toLocaleString('en-IN')} of ${allSeats.toLocaleString('en-IN')}${ofThemElsewhere(allElsewhere)}`,
    },
    {
      name: 'Balance due',
      isFigure: true,
      cell: ({ duePaise }) => dueText(duePaise),
      foot: dueText(allDuePaise),
    },
    { name: 'Still missing', cell: ({ papersMissing }) => missingText(papersMissing) },
    {
      name: 'Open',
      isUnnamed: true,
      cell: ({ id, name }) => (
        <a href={href('/admin/departures/:id/desk', { id })}>
          Desk<span className="vh"> of {name}</span>
        </a>
      ),
    },
  ]
  return columns
}

/** Nothing is known of papers where nobody booked here. */
function missingText(papers: number | undefined): React.ReactNode {
  if (papers === undefined) return null
  if (papers === 0) return <span className="soft">nothing</span>
  return papers === 1 ? 'a document' : `${papers} documents`
}

function dueText(paise: number): React.ReactNode {
  return paise === 0 ? <span className="soft">nothing</span> : formatPaise(paise)
}
