import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { visitorOf } from '#app/routes/account/visitor-of.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { momentText } from '#app/routes/admin/bookings/moment.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
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
              <DeedForm intent="remove" of={{ factor: id }}>
                <Button look="bad">
                  Take away<span className="vh"> {name}</span>
                </Button>
              </DeedForm>
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
          <p>
            {codesLeft === 1 ? '1 recovery code is left.' : `${codesLeft} recovery codes are left.`} New ones take the
            place of the old.
          </p>
          <DeedForm intent="codes" action={href('/admin/second-factor')}>
            <Button look="line">Make new recovery codes</Button>
          </DeedForm>
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
          <Button look="line">Log out all others</Button>
        </DeedForm>
      ) : null}
    </section>
  )
}
