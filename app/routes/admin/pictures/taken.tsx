import { href } from 'react-router'
import { picturePath } from '#domain/media/picture.ts'
import type { TakenFile } from './take-pictures.server.ts'
import styles from './pictures.module.css'

/** What came of each file. A script that sends them one by one puts its lines here too, as the page it is answered with draws them. */
export function Taken({ taken }: { taken: readonly TakenFile[] }) {
  return (
    <ul className={styles.taken} aria-label="What came of each file" aria-live="polite" data-taken="">
      {taken.map((file, at) => (
        // Two files may have one name.
        <li key={at} data-refused={'reason' in file ? '' : undefined}>
          {'reason' in file ? (
            <>
              <span aria-hidden="true" />
              <b>{file.name}</b>
              <span>{file.message}</span>
            </>
          ) : (
            <>
              <img src={picturePath(file.id, 320, 'jpg')} alt="" width={48} height={36} />
              <a href={href('/admin/pictures/:id', { id: file.id })}>{file.name}</a>
              <span>{file.isNew ? 'Taken in.' : 'It was here already.'}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
