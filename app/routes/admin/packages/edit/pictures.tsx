import { Button } from '#app/ui/button.tsx'
import { Fault } from '#app/ui/fault.tsx'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import type { Picture } from '#domain/media/picture.ts'
import { RowCount, RowDeeds } from './fields.tsx'
import type { FieldsProps, PartForm } from './part-form.ts'
import { faultAt, readerOf, rowsIn, typedRows } from './typed.ts'
import styles from './edit.module.css'

export const pictures: PartForm = {
  name: 'Pictures',
  fields: ['take'],
  lists: { pictureIds: { columns: ['id'] } },
  typed: ({ pictureIds }) =>
    typedRows(
      'pictureIds',
      pictureIds.map((id) => ({ id })),
    ),
  read: (typed) => {
    const { faults, text } = readerOf(typed)
    const ids = rowsIn(typed, 'pictureIds', ['id']).map(({ id = '' }) => id)
    const pictureIds = [...ids, text('take')].filter((id, at, all) => id !== '' && all.indexOf(id) === at)
    return { values: { pictureIds }, faults }
  },
  Fields: PictureFields,
}

function PictureFields({ typed, faults, known }: FieldsProps) {
  const ids = rowsIn(typed, 'pictureIds', ['id']).map(({ id = '' }) => id)
  const offered = known.pictures.filter(({ id }) => !ids.includes(id))
  return (
    <>
      <RowCount list="pictureIds" count={ids.length} />
      <Fault id="pictureIds-fault">{faultAt(faults, 'pictureIds')}</Fault>
      <ol className={styles.pictures}>
        {ids.map((id, at) => (
          <li key={id}>
            <input type="hidden" name={`pictureIds.${at}.id`} value={id} />
            <Shown picture={known.pictures.find((one) => one.id === id)} />
            <RowDeeds list="pictureIds" at={at} count={ids.length} what={`picture ${at + 1}`} />
          </li>
        ))}
      </ol>
      {offered.length > 0 ? (
        <>
          <h3>Pictures of its places and sights</h3>
          <ul className={styles.pictures}>
            {offered.map((picture) => (
              <li key={picture.id}>
                <Shown picture={picture} />
                <Button name="take" value={picture.id}>
                  Take<span className="vh"> {picture.alt}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
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
