import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Fault } from '#app/ui/fault.tsx'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { Kept } from '#app/routes/admin/deed-form.tsx'
import { joinTyped, whoChanged } from '#app/routes/admin/meanwhile.ts'
import { DRAWN } from '#domain/catalogue/place-kind.ts'
import { PLACE_FIELDS } from './fields.ts'
import { PlaceControl } from './place-control.tsx'
import type { Route } from './+types/place'
import { faultsAt, typedIn, typedOf } from './typed.ts'
import type { Typed } from './typed.ts'
import { KIND_WORDS } from './words.ts'
import styles from './catalogue.module.css'

type PlaceLoaded = Route.ComponentProps['loaderData']
type Props = { loaded: PlaceLoaded; kept: Kept }

/** The form of a thing, drawn from the fields of its kind. What somebody else saved meanwhile is taken over or stands beside what was typed. */
export function PlaceForm({ loaded, kept }: Props) {
  const { kind, place, states, cities } = loaded
  const mine = keptOf(kept, 'save')
  const { typed, theirs, who, stood } = standing(loaded, mine)
  const faults = mine ? faultsAt(kind, mine.faults) : {}
  const fixed = place !== undefined
  return (
    <DeedForm intent="save" className={styles.form} of={{ stood }}>
      {PLACE_FIELDS[kind].map((field) => (
        <div key={field.name} className={field.isHalf ? styles.half : undefined}>
          {field.isFixed && fixed ? <input type="hidden" name={field.name} value={typed[field.name]} /> : null}
          <PlaceControl
            field={field}
            value={typed[field.name] ?? ''}
            fault={faults[field.name]}
            isFixed={Boolean(field.isFixed) && fixed}
            states={states}
            cities={cities}
          />
          {theirs[field.name] === undefined ? null : (
            <p className={styles.theirs}>
              <b>{who} has meanwhile:</b> {theirs[field.name] || 'nothing'}
            </p>
          )}
        </div>
      ))}
      <PictureChoice loaded={loaded} chosen={mine?.typed['pictureId']} fault={faults['pictureId']} />
      <p>
        <Button look="ink">{place ? 'Save' : KIND_WORDS[kind].add}</Button>
      </p>
    </DeedForm>
  )
}

/** What the fields show: what was typed, else what stands; after another's change both, joined. */
function standing({ kind, place, cities, names }: PlaceLoaded, mine: NonNullable<Kept> | undefined) {
  const stands: Typed = place?.typed ?? {}
  const [stood, none] = [place?.stood ?? '', {} as Typed]
  if (!mine) return { typed: stands, theirs: none, who: '', stood }
  const typed = typedIn(kind, (name) => mine.typed[name] ?? '')
  // What was refused for another reason is still about the thing the form was made from.
  if (!mine.meanwhile) return { typed, theirs: none, who: '', stood: mine.typed['stood'] ?? stood }
  const { now, was } = mine.meanwhile
  const joined = joinTyped(typed, { was: was && typedOf(kind, was, cities), now: typedOf(kind, now, cities) })
  return { ...joined, who: whoChanged(mine.meanwhile, names), stood: mine.meanwhile.stood }
}

type ChoiceProps = { loaded: PlaceLoaded; chosen: string | undefined; fault: string | undefined }

function PictureChoice({ loaded: { place }, chosen, fault }: ChoiceProps) {
  if (!place) return <input type="hidden" name="pictureId" value={DRAWN} />
  const isDrawn = chosen === DRAWN
  return (
    <fieldset aria-describedby={fault ? 'pictureId-fault' : undefined}>
      <legend>Picture</legend>
      <Choice type="radio" name="pictureId" value={place.picture.id} defaultChecked={!isDrawn}>
        As it is
      </Choice>
      <Choice type="radio" name="pictureId" value={DRAWN} defaultChecked={isDrawn}>
        Another poster, drawn for it
      </Choice>
      <Fault id="pictureId-fault">{fault}</Fault>
    </fieldset>
  )
}
