import { href, useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { NoneOf } from '#app/ui/empty.tsx'
import { Field } from '#app/ui/field.tsx'
import { Filters } from '#app/ui/filters.tsx'
import { listAddress } from '#app/ui/list-address.ts'
import { Pager } from '#app/ui/pager.tsx'
import { Select } from '#app/ui/select.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { matching } from '#app/routes/admin/counted.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { pageIn, withinPages } from '#app/routes/admin/pages.tsx'
import { Said } from '#app/routes/admin/said.tsx'
import { ChosenEach } from '#app/routes/admin/several/each-page.tsx'
import { SavedViews } from '#app/routes/admin/views/saved-views.tsx'
import { listPicturesDesk, PICTURE_LACKS } from '#domain/content/pictures-desk.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { PictureGrid } from './picture-grid.tsx'
import { receivePictures } from './take-pictures.server.ts'
import { Taken } from './taken.tsx'
import { KIND_NAMES, LACK_NAMES, PICTURE_DEEDS } from './words.ts'
import type { Route } from './+types/pictures'
import office from '#app/routes/admin/office.module.css'
import styles from './pictures.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('pictures.edit')

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams
  const words = (asked.get('q') ?? '').trim().slice(0, 60)
  const kind = asked.get('kind') === 'poster' ? ('poster' as const) : ('upload' as const)
  const lacks = PICTURE_LACKS.find((one) => one === asked.get('lacks'))
  const page = pageIn(asked)
  const { visitor } = context.get(visitContext)
  const list = await listPicturesDesk(context.get(servicesContext).db, visitor, { words, kind, lacks, page })
  if (!list.ok) throw refusedPage(list.reason)
  withinPages(request, list.value.pages)
  return { ...list.value, words, kind, lacks, page, isRemoved: asked.get('done') === 'removed' }
}

export function action({ context, request }: Route.ActionArgs) {
  return receivePictures(context, request)
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Pictures')
}

type FoundPictures = Route.ComponentProps['loaderData']

/** Every picture of the site, and the way in for new ones. */
export default function PicturesPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { page, pages, isRemoved } = found
  const { search } = useLocation()
  return (
    <div className={office.page}>
      <div>
        <h1 id="pictures">Pictures</h1>
        <p className={office.say} data-drawn="count">
          {sayList(found)}
        </p>
      </div>
      <Said kept={kept} done={isRemoved ? 'The picture is gone, with all its files.' : undefined} />
      <section id="in" aria-labelledby="in-name" className={styles.in} data-upload="">
        <h2 id="in-name">Take pictures in</h2>
        <DeedForm
          intent="take"
          action={href('/admin/pictures')}
          encType="multipart/form-data"
          className={office.inline}
        >
          <Field
            id="file"
            name="file"
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp,image/avif"
            label="Files"
            help="JPEG, PNG, WebP or AVIF, up to 10 MB and 24 megapixels each. Drop many here at once. What the camera wrote into them, the place among it, is left out."
          />
          <Button look="ink">Take them in</Button>
        </DeedForm>
        <Taken taken={kept?.taken ?? []} />
      </section>
      <SavedViews list="pictures" search={search} label="Kinds of pictures" views={viewsOf(found)} />
      <PictureFilters found={found} search={search} />
      <PictureList found={found} />
      <Pager page={page} pages={pages} to={(page) => listAddress(search, { page })} />
    </div>
  )
}

/** Drawn anew once what was dropped is in. */
function PictureList({ found: { rows, words, lacks } }: { found: FoundPictures }) {
  return (
    <div data-drawn="pictures" className={styles.list}>
      {rows.length === 0 ? (
        <NoneOf one="picture" all={href('/admin/pictures')} isNarrowed={Boolean(words || lacks)}>
          <p className="soft">Upload the first above; a place without one gets a poster.</p>
        </NoneOf>
      ) : (
        <>
          <PictureGrid namedBy="pictures" pictures={rows} chosenIn="chosen" />
          <ChosenEach action={href('/admin/pictures/several')} deeds={PICTURE_DEEDS} />
        </>
      )}
    </div>
  )
}

function sayList({ total, words, lacks }: FoundPictures): string {
  const count = total === 1 ? '1 picture' : `${total.toLocaleString('en-IN')} pictures`
  return `${count}${matching(total, Boolean(words || lacks))}, the newest first.`
}

function viewsOf({ kind }: FoundPictures) {
  const to = href('/admin/pictures')
  return [
    { name: KIND_NAMES.upload, to, isHere: kind === 'upload' },
    { name: KIND_NAMES.poster, to: `${to}?kind=poster`, isHere: kind === 'poster' },
  ]
}

function PictureFilters({ found: { words, kind, lacks }, search }: { found: FoundPictures; search: string }) {
  const lackNames = Object.entries(LACK_NAMES).filter(([value]) => kind === 'upload' || value === 'unused')
  const set = [
    ...(words ? [{ name: 'q', words: `“${words}”` }] : []),
    ...(lacks ? [{ name: 'lacks', words: LACK_NAMES[lacks] }] : []),
  ]
  return (
    <Filters search={search} words="What it shows, or who took it" kept={['kind']} set={set}>
      <Select
        id="lacks"
        name="lacks"
        label="Worth mending"
        none="Any"
        options={lackNames.map(([value, name]) => ({ value, name }))}
        defaultValue={lacks ?? ''}
      />
    </Filters>
  )
}
