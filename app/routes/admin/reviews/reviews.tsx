import { href, useLocation } from 'react-router'
import { Chosen } from '#app/ui/chosen.tsx'
import { NoneOf } from '#app/ui/empty.tsx'
import { Field } from '#app/ui/field.tsx'
import { Filters } from '#app/ui/filters.tsx'
import { listAddress } from '#app/ui/list-address.ts'
import { ListTable } from '#app/ui/list-table.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { PlainButton } from '#app/ui/plain-button.tsx'
import { Select } from '#app/ui/select.tsx'
import { listReviewsDesk } from '#domain/reviews/reviews-desk.server.ts'
import { REVIEW_STATES } from '#domain/reviews/review.ts'
import { moderateReview } from '#domain/reviews/moderating.server.ts'
import { doDeed, onlyWhoMay, told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { pageIn, withinPages } from '#app/routes/admin/pages.tsx'
import { SavedViews } from '#app/routes/admin/views/saved-views.tsx'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { matching } from '#app/routes/admin/counted.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
import { reviewsIn } from './asked.ts'
import { reviewColumns } from './columns.tsx'
import { ReviewForm } from './review-form.tsx'
import { atMostText, countText, STATES } from './words.ts'
import type { Route } from './+types/reviews'
import styles from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('reviews.moderate')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const params = new URL(request.url).searchParams
  const [asked, page] = [reviewsIn(params), pageIn(params)]
  const found = await listReviewsDesk(db, context.get(visitContext).visitor, { ...asked, page })
  if (!found.ok) throw refusedPage(found.reason)
  withinPages(request, found.value.pages)
  return {
    ...found.value,
    asked,
    page,
    open: params.get('open') ?? '',
    done: doneIn(request, DONE),
  }
}

const DONE: Record<string, string> = {
  published: 'Published. It stands on the page of its package, with your reply.',
  declined: 'Kept back. Whoever wrote it reads why on the page of their trip.',
}

export function action({ context, request }: Route.ActionArgs) {
  // Whoever stands in a list is led back to it: the next review is the first there.
  const here = [...new URL(request.url).searchParams].filter(([name]) => name !== 'open' && name !== 'done')
  return doDeed(context, request, href('/admin/reviews'), DEEDS, Object.fromEntries(here))
}

const REFUSED = { invalid: 'unclear-deed', unknown: 'unknown-review' } as const
const moderate =
  (state: 'published' | 'declined'): Deed =>
  async (services, actor, typed) => {
    const draft = { id: typed('review'), state, reply: typed('reply'), because: typed('because') }
    return told(await moderateReview(services, actor, draft), () => state, REFUSED)
  }
const DEEDS: Record<string, Deed> = { publish: moderate('published'), decline: moderate('declined') }

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Reviews')
}

type FoundReviews = Route.ComponentProps['loaderData']

/** What travellers wrote: read, answered, published or kept back, one or many at once. */
export default function ReviewsPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { rows, asked, pages, page, done } = found
  const { search } = useLocation()
  const open = kept?.typed['review'] ?? found.open
  return (
    <div className={styles.page}>
      <div>
        <h1 id="reviews">Reviews</h1>
        <p className={styles.say}>{sentenceOf(found)}</p>
      </div>
      <Said kept={kept} done={done} />
      <Tabs found={found} search={search} />
      <Narrow asked={asked} search={search} />
      {rows.length === 0 ? (
        <NoneOf one="review" all={`?state=${asked.state}`} isNarrowed={isNarrowed(asked)}>
          <p className="soft">Travellers write one once they are back; older ones come in under Import and export.</p>
        </NoneOf>
      ) : (
        <>
          <ListTable
            namedBy="reviews"
            columns={reviewColumns((id) =>
              listAddress(search, { page: page > 1 ? String(page) : undefined, open: id }),
            )}
            rows={rows}
            keyOf={({ id }) => id}
            isOn={({ id }) => id === open}
            below={(review) => (review.id === open ? <ReviewForm review={review} kept={kept} /> : null)}
            chosenIn="chosen"
          />
          <Chosen id="chosen" action={href('/admin/reviews/several')}>
            <PlainButton name="to" value="published">
              Publish…
            </PlainButton>
            <PlainButton name="to" value="declined">
              Keep back…
            </PlainButton>
          </Chosen>
        </>
      )}
      <Pager page={page} pages={pages} to={(page) => listAddress(search, { page, open: undefined })} />
    </div>
  )
}

function Tabs({ found: { asked, counts }, search }: { found: FoundReviews; search: string }) {
  return (
    <SavedViews
      list="reviews"
      label="Which reviews"
      search={search}
      views={REVIEW_STATES.map((state) => ({
        name: STATES[state].view,
        to: listAddress(search, { state, open: undefined }),
        isHere: state === asked.state,
        count: counts[state] ?? 0,
      }))}
    />
  )
}

function sentenceOf({ asked, total }: FoundReviews): string {
  if (total === 0) return isNarrowed(asked) ? 'None matches.' : 'Nobody sees what travellers write until it is read.'
  const which = matching(total, isNarrowed(asked))
  const order = asked.state === 'pending' ? 'who waits longest first' : 'the newest first'
  return `${countText(total)}${which}, ${order}.`
}

function isNarrowed({ words, atMost, package: tour }: FoundReviews['asked']): boolean {
  return [words, atMost, tour].some(Boolean)
}

function Narrow({ asked: { words, atMost, package: tour }, search }: { asked: FoundReviews['asked']; search: string }) {
  const set = [
    ...(words ? [{ name: 'q', words: `“${words}”` }] : []),
    ...(atMost ? [{ name: 'stars', words: atMostText(atMost) }] : []),
    ...(tour ? [{ name: 'package', words: `package ${tour}` }] : []),
  ]
  return (
    <Filters search={search} words="Words, who wrote, package or booking" kept={['state']} set={set}>
      <Select
        id="stars"
        name="stars"
        label="Stars"
        none="Any"
        options={[1, 2, 3, 4].map((value) => ({ value, name: atMostText(value) }))}
        defaultValue={atMost ?? ''}
      />
      <Field
        id="package"
        name="package"
        label="Package, by its address"
        type="search"
        maxLength={100}
        defaultValue={tour ?? ''}
      />
    </Filters>
  )
}
