import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { visitorOf } from '#app/routes/account/visitor-of.ts'
import { counted } from '#app/routes/admin/counted.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { momentText } from '#app/routes/admin/bookings/moment.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
import { SaidFirst } from '#app/routes/admin/said-first.tsx'
import { listFactors, removeFactor } from '#domain/accounts/second-factor/factors.server.ts'
import { endOwnSession, endOwnSessions, listSessions } from '#domain/accounts/sessions.server.ts'
import type { Visitor } from '#domain/accounts/sessions.server.ts'
import { servicesContext } from '#web/contexts.ts'
import { SessionList } from './session-list.tsx'
import type { Route } from './+types/self'
import office from '#app/routes/admin/office.module.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, clock, config } = context.get(servicesContext)
  const visitor = visitorOf(context)
  const sessions = await listSessions(db, clock, visitor.id)
  return {
    ...(await listFactors(db, visitor.id)),
    sessions: sessions.map((one) => ({ ...one, isHere: one.publicId === visitor.session.publicId })),
    isDemo: config.mode === 'demo',
    done: doneIn(request, DONE),
  }
}

const DONE: Record<string, string> = {
  added: 'The second factor is added.',
  removed: 'The second factor is taken away.',
  ended: 'That device is logged out.',
  'all-ended': 'All your other devices are logged out.',
}

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/self'), deedsOf(visitorOf(context)))
}

function deedsOf(visitor: Visitor): Record<string, Deed> {
  return {
    remove: async (services, _actor, typed) =>
      told(await removeFactor(services, visitor, typed('factor')), () => 'removed'),
    end: async (services, _actor, typed) =>
      told(await endOwnSession(services, visitor, typed('session')), () => 'ended'),
    'end-others': async (services) => told(await endOwnSessions(services, visitor, { but: 'this' }), () => 'all-ended'),
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Your access')
}

/** What opens the office to whoever is signed in, and where it stands open. */
export default function SelfPage({ loaderData, actionData: kept }: Route.ComponentProps) {
  const { done, sessions } = loaderData
  return (
    <div className={office.page}>
      <div>
        <h1>Your access</h1>
        <p className={office.say}>
          Name, e-mail and password are on <a href={href('/users/profile')}>your profile</a>.
        </p>
      </div>
      <Said kept={kept} done={done} />
      <Factors found={loaderData} />
      <Devices sessions={sessions} />
    </div>
  )
}

type FoundSelf = Route.ComponentProps['loaderData']

function Factors({ found: { factors, codesLeft, isDemo } }: { found: FoundSelf }) {
  return (
    <section aria-labelledby="factors">
      <h2 id="factors">Second factor</h2>
      {factors.length === 0 ? (
        <p>
          You have none. {isDemo ? 'The accounts of a demo do without; on a live site everybody here needs one.' : null}
        </p>
      ) : null}
      <ul className={office.rows}>
        {factors.map(({ id, name, createdAt, lastUsedAt }) => (
          <li key={id}>
            <div>
              <h3>{name}</h3>
              <p>
                Added {momentText(createdAt)}, last used {momentText(lastUsedAt)}.
              </p>
            </div>
            {factors.length > 1 ? (
              <SaidFirst
                intent="remove"
                of={{ factor: id }}
                asks="Take it away…"
                says={`It opens nothing from then on, and nothing brings it back. ${counted(factors.length - 1, 'other factor stays', 'other factors stay')}, with ${counted(codesLeft, 'recovery code', 'recovery codes')}.`}
                does="Take it away now"
                which={name}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <p>
        <a className={office.line} href={href('/admin/second-factor')}>
          {factors.length === 0 ? 'Add a second factor' : 'Add another'}
        </a>
      </p>
      {factors.length === 0 ? null : (
        <>
          <p>{counted(codesLeft, 'recovery code is', 'recovery codes are')} left.</p>
          <SaidFirst
            intent="codes"
            action={href('/admin/second-factor')}
            asks="Make new recovery codes…"
            says={`${codesLeft === 0 ? '' : `The ${counted(codesLeft, 'code that is', 'codes that are')} left ${codesLeft === 1 ? 'opens' : 'open'} nothing from then on, also where you have noted ${codesLeft === 1 ? 'it' : 'them'}. `}Ten new ones are shown once.`}
            does="Make new ones"
            look="line"
          />
        </>
      )}
    </section>
  )
}

function Devices({ sessions }: { sessions: FoundSelf['sessions'] }) {
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">Where you are logged in</h2>
      <SessionList sessions={sessions} />
      {sessions.length > 1 ? (
        <DeedForm intent="end-others">
          <Button look="line">Log out {counted(sessions.length - 1, 'other', 'others')}</Button>
        </DeedForm>
      ) : null}
    </section>
  )
}
