import { href } from 'react-router'
import type { Column } from '#app/ui/list-table.tsx'
import { State } from '#app/ui/state.tsx'
import type { ModeratedReview } from '#domain/reviews/reviews-desk.server.ts'
import { formatDate, istDate } from '#platform/dates.ts'
import { begins, STATES } from './words.ts'

/** The columns of a list of reviews; `open` is where the same list is with one of them open. */
export function reviewColumns(open?: (id: string) => string): Column<ModeratedReview>[] {
  return [
    {
      name: 'Review',
      isHead: true,
      cell: ({ id, title, text, author, from }) => (
        <>
          {open ? <a href={`${open(id)}#row-${id}`}>{title}</a> : title}
          <small>{begins(text)}</small>
          <small>
            {author}, {from}
          </small>
        </>
      ),
    },
    { name: 'Stars', isFigure: true, cell: ({ rating }) => `${rating} of 5` },
    {
      name: 'About',
      cell: ({ packageName, packageUrl, travelledOn, booking }) => (
        <span>
          <a href={href('/package/:url', { url: packageUrl })}>{packageName}</a>
          <small>
            left {formatDate(travelledOn)}
            {booking ? `, booking ${booking}` : ''}
          </small>
        </span>
      ),
    },
    { name: 'Written', cell: ({ createdAt }) => formatDate(istDate(createdAt)) },
    {
      name: 'State',
      cell: ({ state, reply }) => (
        <span>
          <State halt={STATES[state].halt}>{STATES[state].word}</State>
          {reply ? <small>answered</small> : null}
        </span>
      ),
    },
  ]
}
