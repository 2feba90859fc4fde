import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { DraftFoot, EnterDraft, firstIntent, moreOf } from '#app/routes/admin/drafts/foot.tsx'
import { keptWithPicture, PictureField } from '#app/routes/admin/pictures/picture-field.tsx'
import { standing } from '#app/routes/admin/standing.ts'
import { DRAWN } from '#domain/catalogue/place-kind.ts'
import { PLACE_FIELDS } from './fields.ts'
import { PlaceControl } from './place-control.tsx'
import type { Route } from './+types/place'
import { faultsAt, typedIn, typedOf } from './typed.ts'
import { KIND_WORDS } from './words.ts'
import styles from './catalogue.module.css'

type PlaceLoaded = Route.ComponentProps['loaderData']
type Props = { loaded: PlaceLoaded; kept: KeptForm }

/** The form of a thing, drawn from the fields of its kind. */
export function PlaceForm({ loaded, kept }: Props) {
  const { kind, place, states, cities } = loaded
  const mine = keptWithPicture(kept, 'save', 'draft')
  const { typed, faults, stood } = standing({
    stands: place?.typed ?? {},
    stood: place?.stood ?? '',
    kept: mine && asTyped(loaded, mine),
    show: (was) => typedOf(kind, was, cities),
  })
  const state = place?.draft?.state
  const fixed = place?.shown !== undefined
  return (
    <DeedForm
      intent={firstIntent(state)}
      keeps="place"
      className={styles.form}
      of={{ stood, ...(place ? {} : { id: mine?.typed['id'] ?? loaded.newId }) }}
      encType="multipart/form-data"
    >
      <EnterDraft state={state} />
      {PLACE_FIELDS[kind].map((field) => (
        <div key={field.name} className={field.isHalf ? styles.half : undefined}>
          {field.isFixed && fixed ? <input type="hidden" name={field.name} value={typed[field.name]} /> : null}
          <PlaceControl
            field={field}
            value={typed[field.name] ?? ''}
            fault={faults[field.name] ?? (mine ? undefined : place?.clashes[field.name])}
            isFixed={Boolean(field.isFixed) && fixed}
            states={states}
            cities={cities}
          />
        </div>
      ))}
      <PictureField
        picture={place?.picture}
        alt={place?.pictureAlt}
        drawn={DRAWN}
        about={`this ${KIND_WORDS[kind].one}`}
        kept={mine}
        fault={place?.clashes['pictureId']}
      />
      <DraftFoot
        state={state}
        more={moreOf(place?.draft, mine?.typed)}
        faults={mine?.faults ?? {}}
        save={place ? 'Save' : KIND_WORDS[kind].add}
      />
    </DeedForm>
  )
}

/** What was sent as the fields of the kind hold it. */
function asTyped({ kind }: PlaceLoaded, mine: NonNullable<KeptForm>): NonNullable<KeptForm> {
  const sent = (name: string) => mine.typed[name] ?? ''
  return { ...mine, typed: { ...typedIn(kind, sent), stood: sent('stood') }, faults: faultsAt(kind, mine.faults) }
}
