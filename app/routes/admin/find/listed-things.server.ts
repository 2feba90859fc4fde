import { href } from 'react-router'
import { listViews } from '#domain/accounts/saved-views.server.ts'
import { rememberedAlmanac } from '#domain/almanac/almanac.server.ts'
import { KINDS as MESSAGE_KINDS } from '#domain/messaging/kinds.ts'
import type { SignedIn } from '#domain/policy/actor.ts'
import { may } from '#domain/policy/policy.ts'
import { findRoadsOf } from '#domain/cars/roads/find-roads.server.ts'
import { listPlans } from '#domain/pricing/terms.server.ts'
import type { Services } from '#domain/services.server.ts'
import { readScriptSet } from '#domain/settings/scripts-writing.server.ts'
import { listImports } from '#domain/spreadsheets/imports.server.ts'
import { ratesWith } from '#domain/tax/gst-rates.ts'
import type { SupplyScheme } from '#domain/tax/gst-rates.ts'
import { listEnteredRates } from '#domain/tax/entered-rates.server.ts'
import { KINDS as FACT_KINDS } from '#app/routes/admin/almanac/words.ts'
import { PLACE_NAMES } from '#app/routes/admin/scripts/words.ts'
import { SCHEME_NAMES } from '#app/routes/admin/settings/words.ts'
import { LISTS } from '#app/routes/admin/views/viewed-lists.ts'
import { PAGES_TO_WRITE } from '#app/routes/admin/written/pages-to-write.ts'
import { formatDate } from '#platform/dates.ts'
import { fits } from './fits.ts'
import type { FoundThing } from './found-thing.ts'

type Needs = Pick<Services, 'db' | 'memory'>
type Lister = (needs: Needs, actor: SignedIn, words: string) => Promise<Listed[]>
/** `also` are words by which it is meant besides. */
type Listed = FoundThing & { also?: string }

const MOST_OF_A_KIND = 4

/** What the office keeps in short lists, and who may see each. */
const LISTERS: Record<string, Lister> = {
  'written pages': async (_, { role }) =>
    may(role, 'content.edit')
      ? PAGES_TO_WRITE.map(({ slug, name }) => ({
          path: href('/admin/pages/:slug', { slug }),
          name,
          says: 'written page',
        }))
      : [],
  messages: async (_, { role }) =>
    may(role, 'messages.work')
      ? Object.entries(MESSAGE_KINDS).map(([kind, { title, when }]) => ({
          // Who changes no words looks up what was sent.
          path: may(role, 'messages.change')
            ? href('/admin/messages/:kind', { kind })
            : `${href('/admin/messages/log')}?${new URLSearchParams({ kind })}`,
          name: title,
          says: `message, when ${when}`,
          also: kind,
        }))
      : [],
  almanac: async (needs, { role }) =>
    may(role, 'departures.plan')
      ? (await rememberedAlmanac(needs)).facts.map(({ key, kind, name, otherNames }) => ({
          path: href('/admin/almanac/:key', { key }),
          name,
          says: `almanac, ${FACT_KINDS[kind].many.toLowerCase()}`,
          also: otherNames.join(' '),
        }))
      : [],
  terms: async ({ db }, { role }) => {
    if (!may(role, 'settings.change')) return []
    const { cancellation, payment } = await listPlans(db)
    const at = href('/admin/settings/terms')
    return [
      ...cancellation.map(({ id, name }) => ({
        path: `${at}#cancellation-${id}`,
        name,
        says: 'terms of cancelling',
        also: 'cancellation plan',
      })),
      ...payment.map(({ id, name }) => ({
        path: `${at}#payment-${id}`,
        name,
        says: 'terms of paying',
        also: 'payment plan',
      })),
    ]
  },
  rates: async ({ db }, { role }) =>
    may(role, 'settings.change')
      ? Object.entries(ratesWith(await listEnteredRates(db))).flatMap(([scheme, rates]) =>
          rates.map(({ percent, validFrom, source }) => ({
            path: `${href('/admin/settings/taxes')}#rates`,
            name: `${SCHEME_NAMES[scheme as SupplyScheme]}: ${percent}\u00a0% from ${formatDate(validFrom)}`,
            says: 'rate of GST',
            also: `GST rate tax ${scheme} ${percent}% ${source}`,
          })),
        )
      : [],
  scripts: async ({ db }, { role }) =>
    may(role, 'scripts.change')
      ? Object.values(await readScriptSet(db)).map(({ name, place }) => ({
          path: `${href('/admin/scripts')}#running`,
          name: name || 'Without a name',
          says: `script, ${PLACE_NAMES[place].toLowerCase()}`,
        }))
      : [],
  // A place alone means itself: a way is meant by both its ends, or by what it is.
  roads: async ({ db }, actor, words) => {
    const asked = words.trim().split(/\s+/)
    const found = asked.length < 2 ? undefined : await findRoadsOf(db, actor, asked)
    return (found?.ok ? found.value : []).map(({ one, other, km, way }) => ({
      path: `${href('/admin/imports')}?columns=roads#columns`,
      name: `${one} to ${other}`,
      says: `${way}, ${km} km, from the file of roads`,
      also: 'road roads km',
    }))
  },
  imports: async ({ db }, actor) => {
    const found = await listImports(db, actor)
    return (found.ok ? found.value.rows : []).map(({ id, kind, fileName, state }) => ({
      path: href('/admin/imports/:id', { id }),
      name: fileName,
      says: `import of ${kind}, ${state}`,
      also: fileName.split(/[\W_]+/).join(' '),
    }))
  },
  views: async ({ db }, actor) => {
    const found = await listViews(db, actor)
    return (found.ok ? found.value : []).map(({ list, name, query }) => ({
      path: `${LISTS[list].path}?${query}`,
      name,
      says: `view of ${LISTS[list].name}`,
    }))
  },
}

/** What is kept in short lists and bears some words in its name, a few of each kind this person may see. */
export async function findListedThings(needs: Needs, actor: SignedIn, words: string): Promise<FoundThing[]> {
  const found: FoundThing[] = []
  for (const list of Object.values(LISTERS)) {
    const meant = (await list(needs, actor, words)).filter(({ name, also = '' }) => fits(`${name} ${also}`, words))
    found.push(...meant.slice(0, MOST_OF_A_KIND).map(({ path, name, says }) => ({ path, name, says })))
  }
  return found
}
