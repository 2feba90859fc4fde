import { href } from 'react-router'
import { findEnquiry } from '#domain/leads/find-enquiry.server.ts'
import { MOVES, OPEN_STATES } from '#domain/leads/lead.ts'
import type { SignedIn } from '#domain/policy/actor.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import type { FoundThing } from './found-thing.ts'

/** What is told on the telephone begins with letters and a stroke, as ENQ-7K3M-9QXT. */
const REFERENCE = /^[A-Z]{2,5}-[\w-]{4,14}$/

type Needs = { db: Db; clock: Clock }
type Enquiry = Extract<Awaited<ReturnType<typeof findEnquiry>>, { ok: true }>['value']

/** What may be done about an enquiry whose reference is among the words, each where it is done; nothing where there is none, or for who may not. */
export async function deedsOfEnquiry(needs: Needs, actor: SignedIn, words: string): Promise<FoundThing[]> {
  const reference = words
    .toUpperCase()
    .split(/\s+/)
    .find((word) => REFERENCE.test(word))
  const found = reference === undefined ? undefined : await findEnquiry(needs, actor, reference)
  return found?.ok && !found.value.forgottenAt ? deedsFor(found.value) : []
}

function deedsFor({ reference, state, held }: Enquiry): FoundThing[] {
  const isOpen = OPEN_STATES.some((one) => one === state)
  const steps = MOVES[state]
  const deeds: [name: string, at: string, isThere?: boolean][] = [
    ['Send a quote, or hold seats', 'quote', isOpen],
    ['Plan a call', 'call', isOpen],
    ['Write a call down', 'call', isOpen],
    ['Give the held seats back: release', 'held', isOpen && held.length > 0],
    ['Keep a note', 'note'],
    ['Assign: take it on, or give it to a colleague', 'whose'],
    ['Mark as answered', 'goes-on', isOpen && state !== 'quoted' && steps.includes('contacted')],
    ['Mark as won', 'goes-on', state !== 'lost' && steps.includes('won')],
    ['Close as lost, with a reason', 'goes-on', steps.includes('lost')],
    ['Open again', 'goes-on', !isOpen && steps.includes('contacted')],
    ['Set apart as spam', 'goes-on', steps.includes('spam')],
    ['Say that it is no spam', 'goes-on', steps.includes('new')],
  ]
  return deeds
    .filter(([, , isThere = true]) => isThere)
    .map(([name, at]) => ({
      path: `${href('/admin/enquiries/:reference', { reference })}#${at}`,
      name: `${name}, ${reference}`,
      says: 'deed',
    }))
}
