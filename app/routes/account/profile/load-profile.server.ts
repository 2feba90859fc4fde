import { data } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { providerName } from '#app/routes/account/provider-name.ts'
import { visitorOf } from '#app/routes/account/visitor-of.ts'
import { listIdentities } from '#domain/accounts/identities.server.ts'
import { findProfile } from '#domain/accounts/profile.server.ts'
import { listSessions } from '#domain/accounts/sessions.server.ts'
import { daysBetween, formatDate, istDate } from '#platform/dates.ts'

/** Everything the profile page shows, with its dates in words: a browser would write them otherwise than the server. */
export async function loadProfile(context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext)
  const { csrfToken, providers, publicUrl } = context.get(visitContext)
  const visitor = visitorOf(context)
  const found = await findProfile(services, visitor)
  if (!found.ok) throw data(null, { status: 403 })
  const { createdAt: _createdAt, erasesAt, ...profile } = found.value
  const now = services.clock.now()
  const linked = await listIdentities(services.db, visitor.id)
  const sessions = await listSessions(services.db, services.clock, visitor.id)
  return {
    csrfToken,
    publicUrl,
    codesBy: services.config.codesBy,
    now: now.getTime(),
    profile: { ...profile, erasesOn: erasesAt && dateInWords(erasesAt) },
    identities: {
      linked: linked.map(({ provider, email, linkedAt }) => ({
        id: provider,
        name: providerName(provider, providers),
        email,
        since: dateInWords(linkedAt),
      })),
      offered: providers.filter(({ id }) => !linked.some(({ provider }) => provider === id)),
    },
    sessions: sessions.map(({ publicId, device, place, createdAt, lastSeenAt }) => ({
      id: publicId,
      device,
      place,
      isHere: publicId === visitor.session.publicId,
      since: dateInWords(createdAt),
      seen: seenInWords(lastSeenAt, now),
    })),
  }
}

export type ProfileFacts = Awaited<ReturnType<typeof loadProfile>>

function dateInWords(at: Date): string {
  return formatDate(istDate(at))
}

function seenInWords(at: Date, now: Date): string {
  const days = daysBetween(istDate(at), istDate(now))
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : `on ${dateInWords(at)}`
}
