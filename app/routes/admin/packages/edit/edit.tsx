import { data, href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { joined } from '#app/ui/joined.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, showAgain, told, typedIn } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { faultsByPath } from '#app/routes/admin/fields.ts'
import { standing } from '#app/routes/admin/standing.ts'
import { headOf } from '#app/routes/admin/packages/head.server.ts'
import { PackageHead } from '#app/routes/admin/packages/head.tsx'
import { drawPostersFor, lookAmongPictures, takingFile } from '#app/routes/admin/pictures/choose-picture.server.ts'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { PART_NAMES, partOf } from '#domain/catalogue/revision.ts'
import type { Part } from '#domain/catalogue/revision.ts'
import { findEdited } from '#domain/catalogue/revisions.server.ts'
import { faultsOfPart, keepPart } from '#domain/catalogue/writing/drafts.server.ts'
import { offerPackagePosters } from '#domain/catalogue/writing/package-posters.server.ts'
import { UPLOAD_MAX_BYTES } from '#domain/media/picture.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
import { besideOf } from './beside.server.ts'
import { Beside, Compared } from './beside.tsx'
import { readKnown } from './known.server.ts'
import type { KnownThings } from './known.ts'
import { PART_FORMS } from './parts.ts'
import { keepRoad, pairIn } from './road.server.ts'
import { countIn, namesOf, tidied } from './typed.ts'
import { typedContext } from './typed-context.ts'
import type { TypedPackage } from './typed.ts'
import type { Route } from './+types/edit'
import office from '#app/routes/admin/office.module.css'
import styles from './edit.module.css'

/** Thirty days with their texts in Devanagari. */
const LONGEST = 24_000

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('catalogue.edit')

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const part = partIn(params)
  const found = await findEdited(services.db, context.get(visitContext).visitor, params.id)
  if (!found.ok) throw refusedPage(found.reason)
  const { content } = found.value
  const asked = new URL(request.url).searchParams
  const known = await readKnown(services, content)
  const form = PART_FORMS[part]
  return {
    part,
    content,
    head: await headOf(services, found.value),
    stood: stoodOf(partOf(content, part)),
    known,
    beside: await besideOf(services, part, context.get(typedContext) ?? form.typed(content, known)),
    showsGaps: asked.has('gaps'),
    done: doneIn(request, DONE),
  }
}

export function action({ context, request, params }: Route.ActionArgs) {
  const part = partIn(params)
  const { id } = params
  const keep = keeping(context, id, part)
  if (part !== 'pictures') return doDeed(context, request, pathOf(id, part), { keep, preview: showAgain }, {}, LONGEST)
  const deeds = { keep: takingFile(keep), look: lookAmongPictures, draw: drawing(id) }
  return doDeed(context, request, pathOf(id, part), deeds, {}, LONGEST, UPLOAD_MAX_BYTES)
}

function drawing(id: string): Deed {
  return drawPostersFor(async ({ db }, actor) => {
    const found = await findEdited(db, actor, id)
    return found.ok ? offerPackagePosters(db, actor, found.value.content) : found
  })
}

function partIn({ part = 'facts' }: { part?: string }): Part {
  const found = PART_NAMES.find((name) => name === part)
  if (!found) throw data(null, { status: 404 })
  return found
}

function pathOf(id: string, part: Part): string {
  return part === 'facts' ? href('/admin/packages/:id', { id }) : href('/admin/packages/:id/:part', { id, part })
}

function keeping(context: Route.ActionArgs['context'], id: string, part: Part): Deed {
  return async (services, actor, typed) => {
    const found = await findEdited(services.db, actor, id)
    if (!found.ok) return told(found, () => '')
    const { content } = found.value
    const known = await readKnown(services, content)
    const form = PART_FORMS[part]
    const sent = tidied(form.lists, sentOf(part, typed, known))
    context.set(typedContext, sent)
    if (typed('do') === 'again') return { ok: true, again: true }
    const pair = pairIn(typed('do'))
    if (pair) return keepRoad(services, actor, pair, typed)
    const { values, faults } = form.read(sent, known, content)
    if (faults.length > 0) return { ok: false, reason: 'unclear-deed', faults: faultsOfPart(part, values, faults) }
    const kept = await keepPart[part](services, actor, { ...values, id, stood: typed('stood') })
    return told(kept, () => 'kept', { invalid: 'unclear-deed' })
  }
}

/** All that a form of a part sent. */
function sentOf(part: Part, typed: (name: string) => string, known: KnownThings): TypedPackage {
  const { lists, fields, boxes } = PART_FORMS[part]
  const count = (list: string) => countIn({ [`${list}.count`]: typed(`${list}.count`) }, list)
  const names = ['do', ...namesOf(lists, fields, count), ...(boxes?.(known) ?? [])]
  return typedIn(typed, names)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return officeMeta(matches, loaderData?.head.name ?? 'A package')
}

const FORM = 'part'

/** A package, part by part: what is typed is kept in its draft, and public when that is published. */
export default function EditPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { part, content, known, head, done } = found
  const form = PART_FORMS[part]
  const mine = kept && { ...kept, typed: { ...tidied(form.lists, kept.typed), stood: kept.typed['stood'] ?? '' } }
  const { typed, stood, faults } = standing({
    stands: form.typed(content, known),
    stood: found.stood,
    kept: mine,
    show: (was) => form.typed({ ...content, ...was }, known),
    listOf: (name) => Object.keys(form.lists).find((list) => name.startsWith(`${list}.`)),
  })
  // What nobody has written yet is told only where one comes to see what is missing.
  const wrong = [...head.hints, ...head.gaps].filter(({ path }) => found.showsGaps || isWritten(typed, path))
  const offered = kept?.offered?.pictures ?? []
  const { beside } = found
  const { meanwhile } = kept ?? {}
  const shown = {
    typed,
    faults: kept?.message ? faults : faultsByPath(wrong),
    known,
    content,
    beside,
    meanwhile,
    offered,
  }
  const encType = part === 'pictures' ? 'multipart/form-data' : undefined
  return (
    <div className={office.page}>
      <PackageHead head={head} here={part} />
      <Said kept={kept} done={done} />
      <Compared {...shown} />
      <div className={joined(office.split, part === 'prices' ? office.wide : part === 'halts' ? office.half : '')}>
        <section aria-labelledby="part-name">
          <DeedForm intent="keep" of={{ stood }} id={FORM} keeps={part} className={office.form} encType={encType}>
            <div className={styles.bar}>
              <h2 id="part-name">{form.name}</h2>
              <Button look="ink">Save</Button>
            </div>
            <form.Fields {...shown} />
            <p>
              <Button look="ink">Save</Button>
            </p>
          </DeedForm>
        </section>
        <Beside {...shown} form={FORM} />
      </div>
    </div>
  )
}

function isWritten(typed: TypedPackage, path: string): boolean {
  return Object.entries(typed).some(([name, value]) => value !== '' && (name === path || name.startsWith(`${path}.`)))
}

const DONE: Record<string, string> = {
  kept: 'Saved in the draft. Nobody outside sees it before it is published.',
  begun: 'The package is begun. Nobody outside sees it before it is published.',
  restored: 'The older revision is the draft now.',
}
