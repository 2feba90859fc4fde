import { href } from 'react-router'
import { Choice } from '#app/ui/choice.tsx'
import { Field } from '#app/ui/field.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { Thumb } from '#app/ui/thumb.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { fieldsOf } from '#app/routes/admin/fields.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { doEach, eachIn, LONGEST_OF } from '#app/routes/admin/several/each.server.ts'
import { EachPage } from '#app/routes/admin/several/each-page.tsx'
import { listSeveralPictures } from '#domain/content/pictures-desk.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { PICTURE_EACH } from './several.server.ts'
import { CREDIT_FIELDS, PICTURE_DEEDS } from './words.ts'
import type { Route } from './+types/several'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('pictures.edit')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { whys, ids, ...asked } = eachIn(request, ['credit', 'remove'])
  const found = await listSeveralPictures(context.get(servicesContext).db, context.get(visitContext).visitor, ids)
  if (!found.ok) throw refusedPage(found.reason)
  const stays = ({ kind, isUsed }: (typeof found.value)[number]) => {
    if (asked.deed === 'remove') return isUsed ? 'It stands somewhere on the site.' : undefined
    return kind === 'poster' ? 'A poster of our own credits nobody.' : undefined
  }
  return { ...asked, rows: found.value.map((row) => ({ ...row, stays: stays(row) ?? whys[row.id] })) }
}

const PAGE = href('/admin/pictures/several')

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, PAGE, { several: doEach(PAGE, PICTURE_EACH) }, {}, LONGEST_OF)
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Several pictures')
}

/** Several pictures given one credit, or taken away for good. */
export default function SeveralPicturesPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  return (
    <EachPage
      found={found}
      deeds={PICTURE_DEEDS}
      kept={kept}
      columns={COLUMNS}
      things={['picture', 'pictures']}
      list={href('/admin/pictures')}
    >
      {found.deed === 'credit' ? <CreditFields kept={kept} /> : null}
    </EachPage>
  )
}

function CreditFields({ kept }: { kept: KeptForm }) {
  const of = fieldsOf(kept)
  return (
    <>
      {CREDIT_FIELDS.map(({ name, ...field }) => (
        <Field key={name} {...of(name)} {...field} maxLength={200} />
      ))}
      <Choice type="checkbox" name="shareAlike" value="yes" defaultChecked={kept?.typed['shareAlike'] === 'yes'}>
        The licence asks that what is made of it is shared alike
      </Choice>
    </>
  )
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

const COLUMNS: readonly Column<Row>[] = [
  { name: 'Picture', isUnnamed: true, isPlain: true, cell: (picture) => <Thumb picture={picture} /> },
  {
    name: 'What it shows',
    isHead: true,
    cell: ({ id, alt }) => <a href={href('/admin/pictures/:id', { id })}>{alt}</a>,
  },
  { name: 'Credit', cell: ({ credit }) => (credit ? `${credit.author}, ${credit.licence}` : null) },
]
