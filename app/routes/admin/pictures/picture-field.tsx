import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Fault } from '#app/ui/fault.tsx'
import { Field } from '#app/ui/field.tsx'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import { keptOf } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import type { Picture } from '#domain/media/picture.ts'
import styles from './picture-field.module.css'

type Props = {
  /** What stands, if anything does. */
  picture: Picture | undefined
  /** What is said of it where it stands, if it has words of its own there. */
  alt: string | null | undefined
  /** The value that asks for a poster where there is none yet; absent where there may be no picture at all. */
  drawn?: string
  kept: KeptForm
  /** What posters may be drawn of, as "the place"; absent, none are. */
  about?: string
  /** Of what cannot be without one. */
  isNeeded?: boolean
  /** What is amiss with the one that stands. */
  fault?: string | undefined
}

/** What of a form that is shown again belongs to the one with this field, which is sent for pictures to choose among too. */
export function keptWithPicture(kept: KeptForm, ...intents: string[]): NonNullable<KeptForm> | undefined {
  return [...intents, 'look', 'draw'].map((intent) => keptOf(kept, intent)).find((mine) => mine !== undefined)
}

/**
 * Chooses a picture: the one that stands, one of the site's, a poster drawn for it, or a file. All of it is a form's own fields, so that nothing typed elsewhere in it is lost
 * while one looks. What is said of it belongs to where it stands.
 */
export function PictureField({ picture, alt, drawn, kept, about, isNeeded = false, fault }: Props) {
  const offered = kept?.offered?.pictures ?? []
  const nothing = drawn ?? ''
  const { id: chosen, words } = holding({ id: picture?.id ?? nothing, words: alt ?? '' }, kept)
  const all = [...(picture ? [picture] : []), ...offered.filter(({ id }) => id !== picture?.id)]
  const shown = all.find(({ id }) => id === chosen)
  return (
    <fieldset id="picture" className={styles.field}>
      <legend>Picture</legend>
      <ul className={styles.choices}>
        {isNeeded || (picture && drawn !== undefined) ? null : (
          <li>
            <Choice
              look="own"
              controlClass={styles.dot}
              type="radio"
              name="pictureId"
              value={nothing}
              defaultChecked={chosen === nothing}
            >
              <span className={styles.none} />
              <span>{drawn === undefined ? 'No picture' : 'A poster, drawn for it'}</span>
            </Choice>
          </li>
        )}
        {all.map((one) => (
          <PictureChoice
            key={one.id}
            name="pictureId"
            picture={one}
            isChosen={one.id === chosen}
            says={one.id === picture?.id ? `As it is: ${one.alt}` : one.alt}
          />
        ))}
      </ul>
      {kept && isLooking(kept) && offered.length === 0 ? <p>No picture matches.</p> : null}
      <Fault id="pictureId-fault">{kept ? kept.faults['pictureId'] : fault}</Fault>
      <PictureSearch words={kept?.typed['pictureWords'] ?? ''} {...(about ? { about } : {})} />
      <PictureFile fault={kept?.faults['pictureFile']} />
      <Field
        id="pictureAlt"
        name="pictureAlt"
        label="What it shows here, if not what it says of itself"
        help={shown ? `It says: ${shown.alt}` : undefined}
        maxLength={300}
        defaultValue={words}
        fault={kept?.faults['pictureAlt']}
        autoComplete="off"
      />
    </fieldset>
  )
}

type Choice = { name: string; picture: Picture; isChosen: boolean; says: string }

/** One of the pictures of a list of them, each with a radio button of one name. */
export function PictureChoice({ name, picture, isChosen, says }: Choice) {
  return (
    <li>
      <Choice
        look="own"
        controlClass={styles.dot}
        type="radio"
        name={name}
        value={picture.id}
        defaultChecked={isChosen}
      >
        <ResponsivePicture picture={picture} sizes="160px" most={320} alt="" />
        <span>{says}</span>
      </Choice>
    </li>
  )
}

type Search = {
  words: string
  /** What posters may be drawn of; without it none are. */
  about?: string
  /** The field, the deed that looks, and the id the page is shown at then: of a second search of one form. */
  name?: string
  look?: string
  at?: string
}

/** Shows the form again with pictures to choose among: those of the site that hold some words, or posters drawn of `about`. */
export function PictureSearch({ words, about, name = 'pictureWords', look = 'look', at = 'picture' }: Search) {
  return (
    <div className={styles.ways} data-enter="">
      <Field
        id={name}
        name={name}
        type="search"
        label="Among the site’s pictures"
        help="By what it shows, or who took it."
        defaultValue={words}
      />
      <Button look="line" name="intent" value={look} formAction={`#${at}`}>
        Look
      </Button>
      {about === undefined ? null : (
        <Button look="line" name="intent" value="draw" formAction={`#${at}`}>
          Draw posters of {about}
        </Button>
      )}
    </div>
  )
}

type File = { fault: string | undefined; name?: string; taken?: string }

/** A file that is taken in with the form. */
export function PictureFile({ fault, name = 'pictureFile', taken = 'when the form is saved' }: File) {
  return (
    <Field
      id={name}
      name={name}
      type="file"
      accept="image/jpeg,image/png,image/webp,image/avif"
      label="Or a file"
      help={`JPEG, PNG, WebP or AVIF, up to 10 MB. It is taken in ${taken}.`}
      fault={fault}
    />
  )
}

type HeldPicture = { id: string; words: string }

/** What the field holds: what was chosen and typed, unless that is only what stood before a colleague changed it. */
function holding(stands: HeldPicture, kept: KeptForm): HeldPicture {
  if (!kept) return stands
  const was = kept.meanwhile?.was as { pictureId?: string | null; pictureAlt?: string | null } | undefined
  const mine = {
    id: kept.offered?.chosen ?? kept.typed['pictureId'] ?? stands.id,
    words: kept.typed['pictureAlt'] ?? '',
  }
  const isUntouched = was !== undefined && (was.pictureId ?? '') === mine.id && (was.pictureAlt ?? '') === mine.words
  return isUntouched ? stands : mine
}

function isLooking({ typed }: NonNullable<KeptForm>): boolean {
  return typed['intent'] === 'look'
}
