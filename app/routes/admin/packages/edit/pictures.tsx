import { Button } from '#app/ui/button.tsx'
import { Fault } from '#app/ui/fault.tsx'
import { Field } from '#app/ui/field.tsx'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import { PictureFile, PictureSearch } from '#app/routes/admin/pictures/picture-field.tsx'
import { faultAt } from '#app/routes/admin/fields.ts'
import type { Picture } from '#domain/media/picture.ts'
import { RowCount, RowDeeds } from './fields.tsx'
import type { FieldsProps, PartForm } from './part-form.ts'
import { readerOf, rowsIn, typedRows } from './typed.ts'
import styles from './edit.module.css'

const COLUMNS = ['id', 'alt'] as const

export const pictures: PartForm = {
  name: 'Pictures',
  fields: ['take', 'pictureWords'],
  lists: { pictureIds: { columns: COLUMNS } },
  typed: ({ pictureIds, pictureAlts = {} }) =>
    typedRows(
      'pictureIds',
      pictureIds.map((id) => ({ id, alt: pictureAlts[id] ?? '' })),
    ),
  read: (typed) => {
    const { faults, text } = readerOf(typed)
    const rows = rowsIn(typed, 'pictureIds', COLUMNS).map(({ id = '', alt = '' }) => ({ id, alt: alt.trim() }))
    const ids = [...rows.map(({ id }) => id), text('take')]
    const pictureIds = ids.filter((id, at, all) => id !== '' && all.indexOf(id) === at)
    const said = rows.flatMap(({ id, alt }) => (alt === '' ? [] : [[id, alt] as const]))
    return { values: { pictureIds, pictureAlts: said.length > 0 ? Object.fromEntries(said) : undefined }, faults }
  },
  Fields: PictureFields,
}

function PictureFields({ typed, faults, known, offered }: FieldsProps) {
  const rows = rowsIn(typed, 'pictureIds', COLUMNS)
  const isNew = ({ id }: Picture) => rows.every((row) => row['id'] !== id)
  return (
    <>
      <RowCount list="pictureIds" count={rows.length} />
      <Fault id="pictureIds-fault">{faultAt(faults, 'pictureIds')}</Fault>
      <ol className={styles.pictures}>
        {rows.map(({ id = '', alt }, at) => (
          <li key={id}>
            <input type="hidden" name={`pictureIds.${at}.id`} value={id} />
            <Shown picture={known.pictures.find((one) => one.id === id)} />
            <Field
              name={`pictureIds.${at}.alt`}
              label={<>What it shows here{<span className="vh">, picture {at + 1}</span>}</>}
              maxLength={300}
              defaultValue={alt}
              fault={faults[`pictureAlts.${id}`]}
              autoComplete="off"
            />
            <RowDeeds list="pictureIds" at={at} count={rows.length} what={`picture ${at + 1}`} />
          </li>
        ))}
      </ol>
      <section id="picture" aria-labelledby="more" className={styles.more}>
        <h3 id="more">More pictures</h3>
        <PictureSearch words={typed['pictureWords'] ?? ''} about="its halts" />
        <PictureFile fault={faults['pictureFile']} />
      </section>
      <Offer name="Found" pictures={offered.filter(isNew)} />
      <Offer name="Pictures of its places and sights" pictures={known.pictures.filter(isNew)} />
    </>
  )
}

/** Pictures that may be taken by a press, which keeps what was typed with it. */
function Offer({ name, pictures }: { name: string; pictures: readonly Picture[] }) {
  if (pictures.length === 0) return null
  return (
    <>
      <h3>{name}</h3>
      <ul className={styles.pictures}>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <Shown picture={picture} />
            <Button name="take" value={picture.id}>
              Take<span className="vh"> {picture.alt}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Shown({ picture }: { picture: Picture | undefined }) {
  if (!picture) return <p className={styles.gone}>This picture is gone.</p>
  return (
    <figure>
      <ResponsivePicture picture={picture} sizes="200px" alt="" most={480} />
      <figcaption className="small soft">{picture.alt}</figcaption>
    </figure>
  )
}
