import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { changedParts } from '#app/routes/admin/audit/changed.ts'
import { Changes } from '#app/routes/admin/audit/changes.tsx'
import { DeedForm, keptOf, WritingHere } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'
import { partWith } from '#domain/catalogue/revision.ts'
import { findEdited, wholeStood } from '#domain/catalogue/revisions.server.ts'
import type { Services } from '#domain/services.server.ts'
import { countAhead } from '#domain/departures/planning/ahead.server.ts'
import { addDays, istDate } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
import { readKnown } from './edit/known.server.ts'
import { PART_FORMS } from './edit/parts.ts'
import { headOf } from './head.server.ts'
import { openText, PackageHead } from './head.tsx'
import { spoken } from './spoken.ts'
import { publishingDeeds } from './publish.server.ts'
import type { Route } from './+types/publish'
import office from '#app/routes/admin/office.module.css'
import { IT_IS_PUBLIC } from '#app/routes/admin/writing-words.ts'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('catalogue.edit')

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  const found = await findEdited(db, visitor, params.id)
  if (!found.ok) throw refusedPage(found.reason)
  const ahead = await countAhead(db, visitor, params.id)
  if (!ahead.ok) throw refusedPage(ahead.reason)
  const { content, open, shown } = found.value
  return {
    head: await headOf({ db, clock }, found.value),
    stood: wholeStood(found.value),
    changed: open && shown ? await changesTo(context.get(servicesContext), shown.content, content) : [],
    ahead: ahead.value,
    tomorrow: addDays(istDate(clock.now()), 1),
    done: doneIn(request, DONE),
  }
}

async function changesTo(services: Services, was: PackageDraft, is: PackageDraft) {
  const known = await readKnown(services, is)
  return changedParts(spoken(was, known), spoken(is, known))
}

const DONE: Record<string, string> = {
  published: `${IT_IS_PUBLIC}, on every page at once.`,
  scheduled: 'It goes public by itself at its hour.',
  review: 'The draft is in review. Writing on it makes it a draft again.',
  draft: 'It is a draft again.',
  withdrawn: 'It is withdrawn. What is booked stays booked.',
  dropped: 'The draft is thrown away. It stays in the history, and can be taken up again.',
}

export function action({ context, request, params: { id } }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/packages/:id/publish', { id }), publishingDeeds(id))
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return officeMeta(matches, `Publish ${loaderData?.head.name ?? 'a package'}`)
}

type FoundDraft = Route.ComponentProps['loaderData']
type KeptDraft = Route.ComponentProps['actionData']

/** What would become public, what keeps it from it, and what can be done with a package as a whole. */
export default function PublishPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { head, done, changed } = found
  return (
    <div className={office.page}>
      <PackageHead head={head} here="publish" />
      <Said kept={kept} done={done} />
      <WritingHere />
      <div className={`${office.split} ${office.wide}`}>
        <div>
          <section aria-labelledby="what">
            <h2 id="what">What becomes public</h2>
            {changed.length > 0 ? <Changes fate="changed" parts={changed} /> : <p>{sayUnchanged(head)}</p>}
            {head.isBehind ? (
              <Notice tone="warn">
                What is public has changed since this draft was begun. Publishing puts the draft in its place: look at
                what changes first.
              </Notice>
            ) : null}
            {head.open?.why ? <p className="small soft">{head.open.why}</p> : null}
          </section>
          <Wrong kind="gaps" head={head} />
          <Wrong kind="hints" head={head} />
          <Leave found={found} kept={kept} />
        </div>
        <Others found={found} kept={kept} />
      </div>
    </div>
  )
}

function sayUnchanged({ open, shown }: FoundDraft['head']): string {
  if (open) return shown ? 'The draft says what is public already.' : 'All of it: it was never public.'
  return shown === 'public' ? 'Nothing: there is no draft. Whatever is changed begins one.' : 'All of it, as it was.'
}

const WRONG = { gaps: 'To put right first', hints: 'Worth putting right' } as const

function Wrong({ kind, head }: { kind: keyof typeof WRONG; head: FoundDraft['head'] }) {
  if (head[kind].length === 0) return null
  return (
    <section aria-labelledby={kind}>
      <h2 id={kind}>{WRONG[kind]}</h2>
      <ul className={office.findings}>
        {head[kind].map(({ path, message }, at) => (
          <li key={at}>
            <a href={`${toPart(head.id, path)}?gaps=1#${path}`}>{PART_FORMS[partWith(path)].name}</a>: {message}
          </li>
        ))}
      </ul>
    </section>
  )
}

function toPart(id: string, path: string): string {
  const part = partWith(path)
  return part === 'facts' ? href('/admin/packages/:id', { id }) : href('/admin/packages/:id/:part', { id, part })
}

function Leave({ found: { head, stood, tomorrow, ahead }, kept }: { found: FoundDraft; kept: KeptDraft }) {
  if ((!head.open && head.shown === 'public') || head.gaps.length > 0) return null
  const later = keptOf(kept, 'schedule')
  return (
    <>
      <section aria-labelledby="now">
        <h2 id="now">Publish it</h2>
        <p>
          What is booked keeps its price and its terms. A quote that is not taken up says that its price has changed,
          and offers the new one. Whoever was told another place or hour to get in at, or to come to, stands on the desk
          of their departure, to be given the new one.{' '}
          {ahead.departures > 0
            ? `${ahead.departures === 1 ? '1 departure ahead keeps a price of its own' : `${ahead.departures} departures ahead keep prices of their own`}.`
            : null}
        </p>
        <DeedForm intent="publish" of={{ stood }} className={office.column}>
          <Why kept={keptOf(kept, 'publish')} id="why" />
          <Button look="go">Publish</Button>
        </DeedForm>
      </section>
      {head.open ? (
        <section aria-labelledby="later">
          <h2 id="later">Or at an hour</h2>
          <DeedForm intent="schedule" of={{ stood }} className={office.inline}>
            <Field
              id="day"
              name="day"
              label="On"
              type="date"
              defaultValue={later?.typed['day'] ?? tomorrow}
              fault={later?.faults['publishAt']}
            />
            <Field id="hour" name="hour" label="At" type="time" defaultValue={later?.typed['hour'] ?? '06:00'} />
            <Why kept={later} id="why-later" />
            <Button look="line">Schedule it</Button>
          </DeedForm>
          <p className="small soft">Time of India. Writing on it meanwhile takes it out of the schedule.</p>
        </section>
      ) : null}
    </>
  )
}

function Why({ kept, id }: { kept: ReturnType<typeof keptOf>; id: string }) {
  return (
    <Field
      id={id}
      name="why"
      label="Why, for the history"
      maxLength={300}
      defaultValue={kept?.typed['why'] ?? ''}
      fault={kept?.faults['why']}
    />
  )
}

function Others({ found: { head, stood, ahead }, kept }: { found: FoundDraft; kept: KeptDraft }) {
  const { open, shown, gaps } = head
  return (
    <div>
      {open ? (
        <section aria-labelledby="draft">
          <h2 id="draft">{openText(open)}</h2>
          <div className={office.inline}>
            {open.state === 'draft' && gaps.length === 0 ? (
              <DeedForm intent="review" of={{ stood }}>
                <Button look="line">Send for review</Button>
              </DeedForm>
            ) : null}
            {open.state === 'draft' ? null : (
              <DeedForm intent="draft" of={{ stood }}>
                <Button look="line">
                  {open.state === 'review' ? 'Back to writing' : 'Take it out of the schedule'}
                </Button>
              </DeedForm>
            )}
            <DeedForm intent="drop" of={{ stood }}>
              <Button look="bad">Throw the draft away</Button>
            </DeedForm>
          </div>
          <p className="small soft">What is thrown away stays in the history.</p>
        </section>
      ) : null}
      {shown === 'public' ? (
        <section aria-labelledby="withdraw">
          <h2 id="withdraw">Withdraw it</h2>
          <p>
            Its page and all lists lose it at once.{' '}
            {ahead.departures === 0
              ? 'Nothing of it lies ahead.'
              : `${ahead.departures === 1 ? '1 departure' : `${ahead.departures} departures`} ahead with ${ahead.sold} seats sold stay as they are, and so does every booking; nobody new can book.`}
          </p>
          <DeedForm intent="withdraw" of={{ stood }} className={office.column}>
            <Why kept={keptOf(kept, 'withdraw')} id="why-withdraw" />
            <Button look="bad">Withdraw from the public</Button>
          </DeedForm>
        </section>
      ) : null}
    </div>
  )
}
