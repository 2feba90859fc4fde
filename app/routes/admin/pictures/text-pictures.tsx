import { Button } from '#app/ui/button.tsx'
import { Fault } from '#app/ui/fault.tsx'
import { Field } from '#app/ui/field.tsx'
import { joined } from '#app/ui/joined.ts'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { PICTURE_HERE } from '#domain/content/text-pictures.ts'
import { PictureChoice, PictureFile, PictureSearch } from './picture-field.tsx'
import office from '#app/routes/admin/office.module.css'
import { MOST_FOR_TEXT } from './words.ts'
import styles from './picture-field.module.css'

/** Puts one of the site's pictures, or a file, into the text of the form it stands in, with what it shows there: a press, and the form is shown again with it. */
export function TextPictures({ kept, at }: { kept: KeptForm; at: string }) {
  const { typed = {}, faults = {} } = kept ?? {}
  const found = kept?.offered?.forText ?? []
  const isOpen = typed['intent'] === 'look-text' || typed['intent'] === 'put-in'
  return (
    <details className={joined(styles.inText, office.unfold)} open={isOpen}>
      <summary>Put a picture in</summary>
      <fieldset id="text-pictures" className={styles.field}>
        <legend className="vh">A picture in the text</legend>
        <PictureSearch words={typed['textWords'] ?? ''} name="textWords" look="look-text" at="text-pictures" />
        <ul className={styles.choices}>
          {found.map((one) => (
            <PictureChoice
              key={one.id}
              name="textPictureId"
              picture={one}
              isChosen={one.id === typed['textPictureId']}
              says={one.alt}
            />
          ))}
        </ul>
        {typed['intent'] === 'look-text' && found.length === 0 ? <p>No picture matches.</p> : null}
        {found.length === MOST_FOR_TEXT ? <p className="small soft">The newest; more words find others.</p> : null}
        <Fault id="textPictureId-fault">{faults['textPictureId']}</Fault>
        <PictureFile fault={faults['textFile']} name="textFile" taken="when it is put in" />
        <Field
          id="textPictureAlt"
          name="textPictureAlt"
          label="What it shows there"
          help="For who cannot see it. A poster knows what it shows, a photograph needs words."
          maxLength={300}
          defaultValue={typed['textPictureAlt'] ?? ''}
          fault={faults['textPictureAlt']}
          autoComplete="off"
        />
        <p className="small soft">It stands where the text says {PICTURE_HERE}, or else at its end.</p>
        <p>
          <Button name="intent" value="put-in" formAction={`#${at}`}>
            Put it in
          </Button>
        </p>
      </fieldset>
    </details>
  )
}
