import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { readUndone } from '#app/routes/admin/history.server.ts'
import { History } from '#app/routes/admin/history.tsx'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
import { readPictureDesk } from '#domain/content/pictures-desk.server.ts'
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '#domain/media/picture.ts'
import { formatDate, istDate } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { PictureForm } from './picture-form.tsx'
import { pictureBack, pictureDeeds } from './picture.server.ts'
import { PART_NAMES, useOf } from './words.ts'
import type { Route } from './+types/picture'
import office from '#app/routes/admin/office.module.css'
import styles from './picture.module.css'
import { SITE_SHOWS_IT } from '#app/routes/admin/writing-words.ts'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('pictures.edit')

export async function loader({ context, params: { id }, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  const found = await readPictureDesk(db, visitor, id)
  if (!found.ok) throw refusedPage(found.reason)
  return {
    ...found.value,
    history: await readUndone(db, visitor, [pictureBack(id)]),
    done: doneIn(request, DONE),
  }
}

export function action({ context, request, params: { id } }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/pictures/:id', { id }), pictureDeeds(id))
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return officeMeta(matches, loaderData?.picture.alt ?? 'A picture')
}

const DONE: Record<string, string> = {
  saved: `Saved. ${SITE_SHOWS_IT}.`,
  'put-back': `It is as it was before. ${SITE_SHOWS_IT}.`,
}

type LoadedPicture = Route.ComponentProps['loaderData']

/** One picture: what is said of it, how it is cropped, and where it stands. */
export default function PicturePage({ loaderData: loaded, actionData: kept }: Route.ComponentProps) {
  const { picture, kind, createdAt, history, done } = loaded
  return (
    <div className={office.page}>
      <div className={office.head}>
        <div>
          <h1>{picture.alt}</h1>
          <p className={office.say}>
            {kind === 'poster' ? 'Drawn by our own artist' : `Taken in on ${formatDate(istDate(createdAt))}`},{' '}
            {picture.width} × {picture.height}
          </p>
        </div>
        <a href={href('/admin/pictures')}>All pictures</a>
      </div>
      <Said kept={kept} done={done} />
      <div className={office.split}>
        <PictureForm loaded={loaded} kept={keptOf(kept, 'save')} />
        <div>
          <Uses loaded={loaded} />
          <History entries={history} names={PART_NAMES} />
        </div>
      </div>
    </div>
  )
}

/** Where it stands; what stands nowhere may be taken away. */
function Uses({ loaded: { uses, cutAt, stood, kind } }: { loaded: LoadedPicture }) {
  return (
    <section aria-labelledby="uses">
      <h2 id="uses">Where it stands</h2>
      {uses.length > 0 ? (
        <>
          <ul className={styles.uses}>
            {uses.map(useOf).map(({ kind, name, to }) => (
              <li key={`${kind} ${to ?? name}`}>
                <small>{kind}</small> {to ? <a href={to}>{name}</a> : name}
              </li>
            ))}
          </ul>
          {cutAt ? <p className="small soft">Of a kind no more than {cutAt} are named.</p> : null}
          <p className="small soft">While it stands anywhere, it stays.</p>
        </>
      ) : (
        <>
          <p>
            Nowhere. Taken away, it is gone for good with {kind === 'poster' ? 'its' : 'the original and its'}{' '}
            {PICTURE_WIDTHS.length * PICTURE_FORMATS.length} files; nothing brings it back
            {kind === 'poster' ? ' but drawing it again' : ''}.
          </p>
          <DeedForm intent="remove" of={{ stood }}>
            <Button look="bad">Take the picture away for good</Button>
          </DeedForm>
        </>
      )}
    </section>
  )
}
