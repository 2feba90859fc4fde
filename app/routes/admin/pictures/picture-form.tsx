import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Field, LongField } from '#app/ui/field.tsx'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { standing } from '#app/routes/admin/standing.ts'
import { fieldsOf } from '#app/routes/admin/fields.ts'
import { CENTRE } from '#domain/media/picture.ts'
import type { Picture } from '#domain/media/picture.ts'
import type { PictureWords } from '#domain/media/edit-picture.server.ts'
import type { Route } from './+types/picture'
import { typedOf } from './typed.ts'
import { CREDIT_FIELDS, CROPS, PART_NAMES } from './words.ts'
import office from '#app/routes/admin/office.module.css'
import styles from './picture.module.css'

type Props = { loaded: Route.ComponentProps['loaderData']; kept: KeptForm }

/** What is said of a picture and how it is cropped. A poster says itself what it shows. */
export function PictureForm({ loaded: { picture, kind, ...loaded }, kept }: Props) {
  const { typed, faults, stood } = standing({
    stands: typedOf(toTold(picture)),
    stood: loaded.stood,
    kept,
    show: (was) => typedOf(was as PictureWords),
  })
  const of = fieldsOf({ typed, faults })
  return (
    <DeedForm intent="save" of={{ stood }} className={office.form}>
      <Cropping picture={shownAt(picture, of('focusX').defaultValue, of('focusY').defaultValue)}>
        <Field {...of('focusX')} label="From the left, in %" type="range" min={0} max={100} />
        <Field {...of('focusY')} label="From the top, in %" type="range" min={0} max={100} />
      </Cropping>
      {kind === 'poster' ? (
        <input type="hidden" name="alt" value={picture.alt} />
      ) : (
        <>
          <LongField
            {...of('alt')}
            label={PART_NAMES['alt']}
            rows={2}
            help="For those who do not see it, and to find it by. Where it stands it may have words of its own."
          />
          <fieldset>
            <legend>Credit</legend>
            <p className="small soft">
              All of it empty: nobody is named. With it, the picture stands among the credits.
            </p>
            <div className={office.pair}>
              {CREDIT_FIELDS.map(({ name, label, ...help }) => (
                <Field key={name} {...of(name)} {...help} label={label} autoComplete="off" />
              ))}
            </div>
            <Choice type="checkbox" name="shareAlike" value="yes" defaultChecked={typed['shareAlike'] === 'yes'}>
              Whoever changes it shares it under the same licence
            </Choice>
          </fieldset>
        </>
      )}
      <p>
        <Button look="ink">Save</Button>
      </p>
    </DeedForm>
  )
}

function toTold({ alt, credit, focus = CENTRE }: Picture): PictureWords {
  return { alt, credit, focusX: focus.x, focusY: focus.y }
}

function shownAt(picture: Picture, x: string, y: string): Picture {
  return { ...picture, focus: { x: Number(x), y: Number(y) } }
}

/** The picture with the place that stays in view, and what visitors meet of it. A press on the picture moves the place; the fields do without a script. */
function Cropping({ picture, children }: { picture: Picture; children: React.ReactNode }) {
  const { x, y } = picture.focus ?? CENTRE
  return (
    <fieldset className={styles.cropping} data-focus="">
      <legend>What stays in view</legend>
      <div
        className={styles.whole}
        data-focus-at=""
        style={{ maxWidth: `${(picture.width / picture.height) * 480}px` }}
      >
        <ResponsivePicture picture={picture} sizes="(min-width: 1100px) 720px, 92vw" alt="" eager />
        <span className={styles.mark} style={{ left: `${x}%`, top: `${y}%` }} data-focus-mark="" aria-hidden="true" />
      </div>
      <div className={office.pair}>{children}</div>
      <ul className={styles.crops} aria-label="How it is cropped">
        {CROPS.map(({ name, ratio }) => (
          <li key={name} style={{ aspectRatio: ratio }}>
            <ResponsivePicture picture={picture} sizes="180px" most={480} alt="" />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
