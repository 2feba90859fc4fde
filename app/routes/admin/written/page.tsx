import { data, href } from 'react-router'
import { EnterButton } from '#app/ui/enter-button.tsx'
import { Field, LongField } from '#app/ui/field.tsx'
import { State } from '#app/ui/state.tsx'
import { LARGEST_FILES, LONGEST_KEPT } from '#app/routes/admin/articles/article.server.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { readUndone } from '#app/routes/admin/history.server.ts'
import { History } from '#app/routes/admin/history.tsx'
import { MarkdownField } from '#app/routes/admin/markdown-field.tsx'
import { PictureField } from '#app/routes/admin/pictures/picture-field.tsx'
import { enteredState, HourFields, hourTyped, SaveButtons } from '#app/routes/admin/save-buttons.tsx'
import { standing } from '#app/routes/admin/standing.ts'
import { PART_NAMES, SAVED, WRITING_STATE_NAMES } from '#app/routes/admin/writing-words.ts'
import { findPageDesk } from '#domain/content/writing-desk.server.ts'
import { findPictures } from '#domain/media/pictures.server.ts'
import { fillPlans } from '#domain/pricing/plan-words.ts'
import { rememberedPlans } from '#domain/pricing/terms.server.ts'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { fieldsOf } from '#app/routes/admin/fields.ts'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
import { pageBack, pageDeeds } from './page.server.ts'
import { PAGES_TO_WRITE } from './pages-to-write.ts'
import type { Route } from './+types/page'
import office from '#app/routes/admin/office.module.css'
import styles from '#app/routes/admin/articles/articles.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('content.edit')

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, memory } = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  const known = pageNamed(params.slug)
  const found = await findPageDesk(db, visitor, known.slug)
  if (!found.ok) throw refusedPage(found.reason)
  const [picture] = await findPictures(
    db,
    [found.value.page?.pictureId].filter((id) => typeof id === 'string'),
  )
  return {
    ...found.value,
    ...known,
    picture,
    plans: (await rememberedPlans({ db, memory })).cancellation,
    history: await readUndone(db, visitor, [pageBack(known.slug)]),
    done: doneIn(request, SAVED),
  }
}

function pageNamed(slug: string) {
  const known = PAGES_TO_WRITE.find((page) => page.slug === slug)
  if (!known) throw data(null, { status: 404 })
  return known
}

export function action({ context, request, params }: Route.ActionArgs) {
  const { slug } = pageNamed(params.slug)
  const page = href('/admin/pages/:slug', { slug })
  return doDeed(context, request, page, pageDeeds(slug), {}, LONGEST_KEPT, LARGEST_FILES)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return officeMeta(matches, loaderData?.page?.title ?? loaderData?.name ?? 'A page')
}

/** One page of the company's own words, beside what its readers see. */
export default function WrittenPagePage({ loaderData, actionData: kept }: Route.ComponentProps) {
  const { page, picture, plans, name, slug, history, done } = loaderData
  const stands = shownOf({ title: name, summary: '', body: '', ...page })
  const { typed, faults, stood } = standing({
    stands,
    stood: loaderData.stood,
    kept,
    show: (was) => shownOf(was as ShownText),
  })
  const of = fieldsOf<'title' | 'summary' | 'body' | 'day' | 'hour'>({ typed, faults }, 'F-')
  return (
    <div className={office.page}>
      <div className={office.head}>
        <div>
          <h1>{page?.title ?? name}</h1>
          <p className={office.say}>
            {page ? <State halt={page.status}>{WRITING_STATE_NAMES[page.status]}</State> : 'Not written yet'}
            {page?.publishAt
              ? `, appears on ${formatDate(istDate(page.publishAt))} at ${formatTime(page.publishAt)}`
              : null}
            {page ? `, last changed on ${formatDate(page.updatedOn)}` : null}
          </p>
        </div>
        {page?.status === 'published' ? (
          <a className={office.line} href={`/${slug}`}>
            As a visitor sees it
          </a>
        ) : null}
      </div>
      <Said kept={kept} done={done} />
      <DeedForm intent="save" of={{ stood }} keeps="page" className={styles.form} encType="multipart/form-data">
        <EnterButton name="status" value={enteredState(page?.status ?? 'draft')} />
        <div className={styles.fields}>
          <Field {...of('title')} label={PART_NAMES.title} maxLength={120} className={styles.wide} />
          <LongField
            {...of('summary')}
            label={PART_NAMES.summary}
            className={styles.wide}
            rows={2}
            help="Stands below the title, and search engines show it."
          />
        </div>
        <MarkdownField {...of('body')} label={PART_NAMES.body} kept={kept} asRead={(text) => fillPlans(text, plans)} />
        <p className="small soft">
          {'{cancellation:tour}'} on a line of its own below the head of a table stands for the rows of that plan,{' '}
          {'{moves:tour}'} for until when a date is moved, {'{refund:tour}'} for the working days of a refund: as the
          plan stands by then.
        </p>
        <PictureField picture={picture} alt={page?.pictureAlt} kept={kept} />
        <HourFields state={page?.status ?? 'draft'} of={of} />
        <p className={office.inline}>
          <SaveButtons state={page?.status ?? 'draft'} />
        </p>
      </DeedForm>
      <History entries={history} names={PART_NAMES} />
      <p>
        <a href={href('/admin/pages')}>All pages</a>
      </p>
    </div>
  )
}

type ShownText = { title: string; summary: string; body: string; publishAt?: Date | string | null }

/** A page as its form shows it. */
function shownOf({ title, summary, body, publishAt }: ShownText) {
  return { title, summary, body, ...hourTyped(publishAt) }
}
