import { stoodOf } from '#domain/audit/edit-one.server.ts'
import type { CommandNeeds } from '#domain/audit/command.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import { digestOf } from '#platform/digest.ts'
import { done, refused } from '#platform/result.ts'
import { partOf } from '#domain/catalogue/revision.ts'
import { readEdited, wholeStood } from '#domain/catalogue/revisions.server.ts'
import type { EditedPackage } from '#domain/catalogue/revisions.server.ts'
import type { SeveralDeed } from '#domain/catalogue/several.ts'
import { keepPart } from './drafts.server.ts'
import { faultsOf, publishRevision, WHY_MISSING, withdrawPackage } from './publishing.server.ts'

/** Whom a deed is about, each with what it is to become where the deed gives it something. */
export type SeveralAsked = { deed: SeveralDeed; of: readonly { id: string; to: string }[] }

/** What a deed would do to one package. */
export type ForeseenChange = {
  id: string
  name: string
  to: string
  /** What it is now, of what the deed changes. */
  was: string
  isPublic: boolean
  isOpen: boolean
  /** Why nothing would be done to it. */
  not?: 'has-gaps' | 'nothing-new' | 'not-public' | 'is-so' | 'belongs-there'
  gaps: number
}

/**
 * What a deed would do to several packages, those that are gone left out; and the `stood` of all of it, which the deed itself must carry. Refuses
 * `forbidden`.
 */
export async function foreseeSeveral(db: Db, actor: Actor, { deed, of }: SeveralAsked) {
  const allowed = demand(actor, 'catalogue.edit')
  if (!allowed.ok) return allowed
  const found = await readSeveral(db, of)
  const rows: ForeseenChange[] = []
  for (const one of found) rows.push(await foresee(db, deed, one))
  return done({ rows, stood: digestOf(found.map(({ edited }) => wholeStood(edited))) })
}

/**
 * Does to several packages what `foreseeSeveral` has shown, each by the command that does it to one. Refuses 'changed-meanwhile' all of it when any of them is
 * not as it was shown, 'why-missing' what changes something public without a word why; gives what was done, and what was not after all.
 */
export async function doSeveral(
  needs: CommandNeeds,
  actor: Actor,
  asked: SeveralAsked & { stood: string; why: string },
) {
  const foreseen = await foreseeSeveral(needs.db, actor, asked)
  if (!foreseen.ok) return foreseen
  if (foreseen.value.stood !== asked.stood) return refused('changed-meanwhile')
  const able = foreseen.value.rows.filter(({ not }) => !not)
  const isChange = asked.deed === 'publish' && able.some(({ isPublic }) => isPublic)
  if (isChange && asked.why === '') return WHY_MISSING
  const results: { one: ForeseenChange; ok: boolean }[] = []
  for (const one of able) {
    const edited = (await readEdited(needs.db, one.id))!
    results.push({ one, ok: (await DEEDS[asked.deed](needs, actor, edited, { to: one.to, why: asked.why })).ok })
  }
  const whose = (isDone: boolean) => results.filter(({ ok }) => ok === isDone).map(({ one }) => one)
  return done({ changed: whose(true), refused: whose(false) })
}

async function readSeveral(db: Db, of: SeveralAsked['of']) {
  const found: { edited: EditedPackage; to: string }[] = []
  for (const { id, to } of of) {
    const edited = await readEdited(db, id)
    if (edited) found.push({ edited, to })
  }
  return found
}

async function foresee(
  db: Db,
  deed: SeveralDeed,
  { edited, to }: { edited: EditedPackage; to: string },
): Promise<ForeseenChange> {
  const { content, open, shown } = edited
  const isPublic = shown?.isPublic ?? false
  const was = deed in VALUES ? VALUES[deed as keyof typeof VALUES](edited, to) : ''
  const gaps = deed === 'publish' ? (await faultsOf(db, edited)).length : 0
  const isSame = deed === 'leave' ? was !== to : was === to
  const belongs = deed === 'leave' && content.categoryId === to
  const not = belongs ? 'belongs-there' : notBecause(deed, { isPublic, isOpen: open !== undefined, gaps, isSame })
  return {
    id: content.id,
    name: content.name,
    to,
    was,
    isPublic,
    isOpen: open !== undefined,
    gaps,
    ...(not && { not }),
  }
}

function notBecause(
  deed: SeveralDeed,
  { isPublic, isOpen, gaps, isSame }: { isPublic: boolean; isOpen: boolean; gaps: number; isSame: boolean },
): ForeseenChange['not'] {
  if (deed === 'withdraw') return isPublic ? undefined : 'not-public'
  if (deed !== 'publish') return isSame ? 'is-so' : undefined
  if (isPublic && !isOpen) return 'nothing-new'
  return gaps > 0 ? 'has-gaps' : undefined
}

const VALUES = {
  category: ({ content }: EditedPackage) => content.categoryId,
  cancellation: ({ content }: EditedPackage) => content.cancellationPlanId ?? '',
  payment: ({ content }: EditedPackage) => content.paymentPlanId ?? '',
  // What it belongs to it stands under anyway.
  join: ({ content }: EditedPackage, to: string) =>
    content.categoryId === to || content.categoryIds.includes(to) ? to : '',
  leave: ({ content }: EditedPackage, to: string) => (content.categoryIds.includes(to) ? to : ''),
} satisfies Partial<Record<SeveralDeed, (edited: EditedPackage, to: string) => string>>

type Does = (
  needs: CommandNeeds,
  actor: Actor,
  edited: EditedPackage,
  asked: { to: string; why: string },
) => Promise<{ ok: boolean }>

const DEEDS: Record<SeveralDeed, Does> = {
  publish: (needs, actor, edited, { why }) => publishRevision(needs, actor, { ...seen(edited), why }),
  withdraw: (needs, actor, edited, { why }) => withdrawPackage(needs, actor, { ...seen(edited), why }),
  category: (needs, actor, edited, { to }) =>
    keepFacts(needs, actor, edited, ({ categoryIds }) => ({ categoryId: to, categoryIds: without(categoryIds, to) })),
  join: (needs, actor, edited, { to }) =>
    keepFacts(needs, actor, edited, ({ categoryIds }) => ({ categoryIds: [...categoryIds, to] })),
  leave: (needs, actor, edited, { to }) =>
    keepFacts(needs, actor, edited, ({ categoryIds }) => ({ categoryIds: without(categoryIds, to) })),
  cancellation: (needs, actor, edited, { to }) => keepPrices(needs, actor, edited, { cancellationPlanId: to }),
  payment: (needs, actor, edited, { to }) => keepPrices(needs, actor, edited, { paymentPlanId: to }),
}

type Facts = ReturnType<typeof partOf<'facts'>>

function keepFacts(
  needs: CommandNeeds,
  actor: Actor,
  { content }: EditedPackage,
  become: (facts: Facts) => Partial<Facts>,
) {
  const facts = partOf(content, 'facts')
  return keepPart.facts(needs, actor, { ...facts, ...become(facts), id: content.id, stood: stoodOf(facts) })
}

function without(ids: readonly string[], gone: string): string[] {
  return ids.filter((id) => id !== gone)
}

function keepPrices(
  needs: CommandNeeds,
  actor: Actor,
  { content }: EditedPackage,
  plan: { cancellationPlanId: string } | { paymentPlanId: string },
) {
  const prices = partOf(content, 'prices')
  return keepPart.prices(needs, actor, { ...prices, ...plan, id: content.id, stood: stoodOf(prices) })
}

function seen(edited: EditedPackage) {
  return { id: edited.content.id, stood: wholeStood(edited) }
}
