import { href } from 'react-router'
import { PART_NAMES } from '#domain/catalogue/revision.ts'
import type { RevisionState } from '#domain/catalogue/revision.ts'
import { choosePackage } from '#domain/catalogue/packages-to-choose.server.ts'
import { findOpenStates, listOpenRevisions } from '#domain/catalogue/revisions.server.ts'
import type { SignedIn } from '#domain/policy/actor.ts'
import type { Db } from '#platform/db.server.ts'
import { PART_FORMS } from '#app/routes/admin/packages/edit/parts.ts'
import type { FoundThing } from './found-thing.ts'
import { deedWords, fits, partedBy } from './fits.ts'

const MOST = 3
const SHORTEST = 2

type Named = { id: string; name: string; shown: 'public' | 'withdrawn' | undefined; open: RevisionState | undefined }
type PackageDeed = { name: string; at: (id: string) => string; isThere?: (one: Named) => boolean }

const publish = (id: string) => href('/admin/packages/:id/publish', { id })
const history = (id: string) => href('/admin/packages/:id/history', { id })

/** What may be done about a package, and of which that can be said. */
const DEEDS: readonly PackageDeed[] = [
  {
    name: 'Withdraw from the public',
    at: (id) => `${publish(id)}#withdraw`,
    isThere: ({ shown }) => shown === 'public',
  },
  { name: 'Put back on the site', at: publish, isThere: ({ shown, open }) => shown === 'withdrawn' && !open },
  { name: 'Publish, or give it an hour', at: publish, isThere: ({ open }) => open !== undefined },
  { name: 'Send for review', at: (id) => `${publish(id)}#draft`, isThere: ({ open }) => open === 'draft' },
  {
    name: 'Put back to writing, out of review or the schedule',
    at: (id) => `${publish(id)}#draft`,
    isThere: ({ open }) => open === 'review' || open === 'scheduled',
  },
  { name: 'Throw the draft away', at: (id) => `${publish(id)}#draft`, isThere: ({ open }) => open !== undefined },
  { name: 'Copy as a new package', at: history },
  { name: 'Take up an older revision again', at: history, isThere: ({ shown }) => shown !== undefined },
  { name: 'Preview as a visitor', at: (id) => href('/admin/packages/:id/preview', { id }) },
  ...PART_NAMES.map((part) => ({
    name: `Change: ${PART_FORMS[part].name.toLowerCase()}`,
    at: (id: string) =>
      part === 'facts' ? href('/admin/packages/:id', { id }) : href('/admin/packages/:id/:part', { id, part }),
  })),
]

const NAMES = DEEDS.map(({ name }) => name)

/** What may be done about the packages that some of the words name; of words that name no deed all of it, where `isAsked`. Nothing for who may not. */
export async function deedsOfPackages(db: Db, actor: SignedIn, words: string, isAsked: boolean): Promise<FoundThing[]> {
  const { names, saysDeed } = partedBy(NAMES, words)
  const named = names.join(' ')
  if (named.length < SHORTEST || !(isAsked || saysDeed)) return []
  const found = await findNamed(db, actor, named)
  return found.flatMap((one) =>
    DEEDS.filter(({ isThere = () => true }) => isThere(one))
      .filter(({ name }) => fits(`${deedWords(name)} ${one.name}`, words))
      .map(({ name, at }) => ({ path: at(one.id), name: `${name}, ${one.name}`, says: 'deed' })),
  )
}

async function findNamed(db: Db, actor: SignedIn, words: string): Promise<Named[]> {
  const known = await choosePackage(db, actor, 'catalogue.edit', { key: '', words, isPublic: false })
  const fresh = await listOpenRevisions(db, actor, { words, isNew: true })
  if (!known.ok || !fresh.ok) return []
  const rows = known.value.found.slice(0, MOST)
  const open = await findOpenStates(
    db,
    rows.map(({ id }) => id),
  )
  return [
    ...rows.map(({ id, name, published }) => ({
      id,
      name,
      shown: published ? ('public' as const) : ('withdrawn' as const),
      open: open.get(id)?.state,
    })),
    ...fresh.value.rows
      .slice(0, MOST)
      .map(({ packageId, name, state }) => ({ id: packageId, name, shown: undefined, open: state })),
  ]
}
