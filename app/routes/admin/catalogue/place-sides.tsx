import { Button } from '#app/ui/button.tsx'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import { Changes } from '#app/routes/admin/audit/changes.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { PlaceKind } from '#domain/catalogue/place-kind.ts'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import type { Route } from './+types/place'
import { KIND_WORDS, useText } from './words.ts'
import office from '#app/routes/admin/office.module.css'
import styles from './catalogue.module.css'

type Place = NonNullable<Route.ComponentProps['loaderData']['place']>
type Props = { kind: PlaceKind; place: Place }

/** The picture a thing has, with what is said of it to those who do not see it. */
export function PlacePicture({ place: { picture, pictureAlt } }: Props) {
  if (!picture) return null
  return (
    <section aria-labelledby="its-picture">
      <h2 id="its-picture">Its picture</h2>
      <div className={styles.picture}>
        <ResponsivePicture picture={picture} sizes="344px" most={768} alt="" />
      </div>
      <p className="small soft">{pictureAlt || picture.alt}</p>
    </section>
  )
}

/** What uses it; what nothing uses may be taken away. */
export function TakeAway({ kind, place: { shown, name } }: Props) {
  if (!shown) return null
  const { uses, stood } = shown
  return (
    <section aria-labelledby="uses">
      <h2 id="uses">Where it is used</h2>
      {uses.length > 0 ? (
        <>
          <ul className={styles.list}>
            {uses.map((use) => (
              <li key={use.by}>{useText(kind, use)}</li>
            ))}
          </ul>
          <p className="small soft">While anything uses it, it stays.</p>
        </>
      ) : (
        <>
          <p>Nothing uses it. Taken away, its page is gone; it can be brought back.</p>
          <DeedForm intent="remove" of={{ stood }}>
            <Button look="bad">
              Take the {KIND_WORDS[kind].one} away<span className="vh">: {name}</span>
            </Button>
          </DeedForm>
        </>
      )}
    </section>
  )
}

/** Who changed what, the latest first; each change may be put back. */
export function PlaceHistory({ place: { shown }, audit }: { place: Place; audit: string | undefined }) {
  if (!shown) return null
  const { history, stood } = shown
  return (
    <section aria-labelledby="history">
      <h2 id="history">What happened to it</h2>
      {history.length === 0 ? <p>Nobody has changed it by hand yet.</p> : null}
      <ul className={styles.history}>
        {history.slice(0, SHOWN).map(({ id, at, name, why, fate, parts }) => (
          <li key={id}>
            {formatDate(istDate(at))}, {formatTime(at)}: {name}
            {why ? <p className={office.anywhere}>“{why}”</p> : null}
            <Changes fate={fate} parts={parts} />
            {fate === 'changed' ? (
              <DeedForm intent="put-back" of={{ entry: id, stood }}>
                <Button look="bare" data-undo="">
                  Put back how it was before<span className="vh"> {formatTime(at)}</span>
                </Button>
              </DeedForm>
            ) : null}
          </li>
        ))}
      </ul>
      {audit ? (
        <p>
          <a href={audit}>All of it, in the audit</a>
        </p>
      ) : null}
    </section>
  )
}

const SHOWN = 10
