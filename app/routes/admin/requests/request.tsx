import { Fragment } from 'react'
import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { LongField } from '#app/ui/field.tsx'
import { State } from '#app/ui/state.tsx'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
import { PAPERS_KEPT } from '#domain/privacy/data-request.ts'
import { answerDataRequest, eraseByRequest, findDataRequest } from '#domain/privacy/requests-desk.server.ts'
import { formatDate, istDate } from '#platform/dates.ts'
import { listed } from '#platform/wording.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { KINDS, stateOf } from './words.ts'
import type { Route } from './+types/request'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('privacy.answer')

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext)
  const found = await findDataRequest(db, context.get(visitContext).visitor, params.id)
  if (!found.ok) throw refusedPage(found.reason)
  const { request: asked, asker, kept, ahead, uninvoiced, unproven } = found.value
  return {
    asked,
    asker,
    ahead,
    uninvoiced,
    unproven,
    counts: kept && {
      bookings: kept.bookings.length,
      enquiries: kept.enquiries.length,
      broughtAlong: kept.broughtAlong.length,
      waitlists: kept.waitlists.length,
      places: kept.places.length,
      newsletter: kept.newsletter !== null,
    },
    today: istDate(clock.now()),
    done: doneIn(request, DONE),
  }
}

const DONE: Record<string, string> = {
  answered: 'Answered, and they are told.',
  erased: 'Erased, and they are told.',
}

export function action({ context, request, params: { id } }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/requests/:id', { id }), deedsOf(id))
}

function deedsOf(id: string): Record<string, Deed> {
  const refused = { invalid: 'unclear-deed' } as const
  return {
    answer: async (services, actor, typed) =>
      told(await answerDataRequest(services, actor, { id, answer: typed('answer') }), () => 'answered', refused),
    erase: async (services, actor) => told(await eraseByRequest(services, actor, { id }), () => 'erased', refused),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return officeMeta(
    matches,
    loaderData ? `${KINDS[loaderData.asked.kind]} for ${loaderData.asked.reach}` : 'A data request',
  )
}

type FoundRequest = Route.ComponentProps['loaderData']

/** One request: what is kept of who asked, and its answer. */
export default function RequestPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { asked, counts, today, done } = found
  const { halt, word } = stateOf(asked, today)
  return (
    <div className={office.page}>
      <div>
        <h1>
          {KINDS[asked.kind]} for {asked.reach}
        </h1>
        <p className={office.say}>
          <State halt={halt}>{word}</State>, asked on {formatDate(istDate(asked.createdAt))}, due on{' '}
          {formatDate(asked.dueOn)}
        </p>
      </div>
      <Said kept={kept} done={done} />
      {counts ? <Open found={found} kept={kept} /> : <p>{asked.answer}</p>}
      <p>
        <a href={href('/admin/requests')}>All data requests</a>
      </p>
    </div>
  )
}

function Open({ found, kept }: { found: FoundRequest; kept: KeptForm }) {
  const { asked, asker, ahead, uninvoiced, unproven } = found
  const mine = keptOf(kept, 'answer')
  return (
    <>
      <section aria-labelledby="kept">
        <h2 id="kept">What is kept of {asker.mobile ?? asker.email}</h2>
        <p>{countsText(found)}</p>
        {unproven.length > 0 ? (
          <p>
            Not among them:{' '}
            {unproven.map((reference, at) => (
              <Fragment key={reference}>
                {at > 0 ? ', ' : ''}
                <a href={href('/admin/bookings/:reference', { reference })}>{reference}</a>
              </Fragment>
            ))}
            . {unproven.length === 1 ? 'It names' : 'They name'} this contact, which nobody has proven there and may be
            mistyped. Whoever asked proves it with a code at the link of the booking, and then it counts here.
          </p>
        ) : null}
        <p>
          <a className={office.line} href={href('/admin/requests/:id/copy', { id: asked.id })}>
            All of it as a file
          </a>
        </p>
      </section>
      {asked.kind === 'erasure' ? (
        <section aria-labelledby="erase">
          <h2 id="erase">Erase it</h2>
          <p>
            {ahead > 0
              ? `They are booked on ${ahead === 1 ? 'a journey to come, which needs' : `${ahead} journeys to come, which need`} their name. Cancel with them first, or answer that you erase once it is over.`
              : `Enquiries, waiting lists, letters, messages and the names on bookings go for good; sums stay. ${PAPERS_KEPT} From then on you open them here, and no link of theirs does. It cannot be undone.`}
          </p>
          {ahead > 0 || uninvoiced.length === 0 ? null : (
            <p>
              {listed(uninvoiced)} still {uninvoiced.length === 1 ? 'waits for its' : 'wait for their'} tax invoice. It
              is made first, with the name and the address that are on record, and keeps them as every numbered paper
              does.
            </p>
          )}
          {ahead > 0 ? null : (
            <DeedForm intent="erase" of={{ request: asked.id }}>
              <Button look="bad">Erase what is kept of them</Button>
            </DeedForm>
          )}
        </section>
      ) : null}
      <section aria-labelledby="answer-head">
        <h2 id="answer-head">{asked.kind === 'erasure' ? 'Or answer without erasing' : 'Answer'}</h2>
        <DeedForm intent="answer" className={office.column}>
          <LongField
            id="answer"
            name="answer"
            label="What was done, or why not"
            help={
              asked.kind === 'copy'
                ? 'They read this on the page of their request, take the copy there, and are told by mail or SMS.'
                : 'They read this on the page of their request, and are told by mail or SMS.'
            }
            rows={3}
            maxLength={1000}
            defaultValue={mine?.typed['answer'] ?? ''}
            fault={mine?.faults['answer']}
          />
          <Button look="ink">Answer</Button>
        </DeedForm>
      </section>
    </>
  )
}

function countsText({ counts }: FoundRequest): string {
  if (!counts) return ''
  const said = [
    [counts.bookings, 'booking'],
    [counts.enquiries, 'enquiry', 'enquiries'],
    [counts.broughtAlong, 'row brought along', 'rows brought along'],
    [counts.waitlists, 'waiting list'],
    [counts.places, 'place in a group'],
  ] as const
  const parts = said.flatMap(([count, one, many]) =>
    count === 0 ? [] : [`${count} ${count === 1 ? one : (many ?? `${one}s`)}`],
  )
  return `${[...parts, ...(counts.newsletter ? ['the newsletter'] : [])].join(', ') || 'Nothing by that address'}.`
}
