import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Fault } from '#app/ui/fault.tsx'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { Kept } from '#app/routes/admin/deed-form.tsx'
import { standing } from '#app/routes/admin/standing.ts'
import { DRAWN } from '#domain/catalogue/place-kind.ts'
import { PLACE_FIELDS } from './fields.ts'
import { PlaceControl } from './place-control.tsx'
import type { Route } from './+types/place'
import { faultsAt, typedIn, typedOf } from './typed.ts'
import { KIND_WORDS } from './words.ts'
import styles from './catalogue.module.css'

type PlaceLoaded = Route.ComponentProps['loaderData']
type Props = { loaded: PlaceLoaded; kept: Kept }

/** The form of a thing, drawn from the fields of its kind. */
export function PlaceForm({ loaded, kept }: Props) {
  const { kind, place, states, cities } = loaded
  const mine = keptOf(kept, 'save')
  const { typed, faults, stood } = standing({
    stands: place?.typed ?? {},
    stood: place?.stood ?? '',
    kept: mine && asTyped(loaded, mine),
    show: (was) => typedOf(kind, was, cities),
  })
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
        </div>
      ))}
      <PictureChoice loaded={loaded} chosen={mine?.typed['pictureId']} fault={faults['pictureId']} />
      <p>
        <Button look="ink">{place ? 'Save' : KIND_WORDS[kind].add}</Button>
      </p>
    </DeedForm>
  )
}

/** What was sent as the fields of the kind hold it. */
function asTyped({ kind }: PlaceLoaded, mine: NonNullable<Kept>): NonNullable<Kept> {
  const sent = (name: string) => mine.typed[name] ?? ''
  return { ...mine, typed: { ...typedIn(kind, sent), stood: sent('stood') }, faults: faultsAt(kind, mine.faults) }
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
