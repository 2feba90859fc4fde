import { hoursText } from '#domain/catalogue/journey/hours-text.ts'
import { RouteDrawing } from '#app/routes/package/route-map/route-map.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { countIn } from './typed.ts'
import type { FieldsProps } from './part-form.ts'
import { stopsIn, wayText } from './road.ts'
import type { Leg } from './road.ts'
import styles from './edit.module.css'

type Props = { legs: readonly (Leg | undefined)[]; form: string } & Omit<FieldsProps, 'beside'>

/** Where the halts in the form lie, how far it is between them, and which of it is only guessed. */
export function Legs({ legs, form, typed, faults, known, content }: Props) {
  const stops = stopsIn(typed).flatMap((cityId, at) => {
    const place = known.places.find(({ id }) => id === cityId)
    return place ? [{ ...place, nights: Number(typed[`stops.${at}.nights`]) || 0 }] : []
  })
  const sum = (of: (leg: Leg) => number | null) => legs.reduce((all, leg) => all + ((leg && of(leg)) ?? 0), 0)
  return (
    <aside className={styles.legs} aria-labelledby="legs" data-drawn="legs">
      <h3 id="legs" className="vh">
        Between the halts
      </h3>
      {countIn(typed, 'stops') < 2 ? (
        <p className="soft">The map and the kilometres show here from the second halt on.</p>
      ) : (
        <>
          <RouteDrawing isNear stops={stops} stateCodes={content.stateCodes} places={[...known.places]} />
          <dl className={styles.sums}>
            <div>
              <dt>Between halts</dt>
              <dd>{sum(({ km }) => km).toLocaleString('en-IN')} km</dd>
            </div>
            <div>
              <dt>On the road</dt>
              <dd>{hoursText(sum(({ hours }) => hours))}</dd>
            </div>
          </dl>
        </>
      )}
      <Guesses {...{ legs, form, typed, faults }} />
      <p className="small soft">
        Kilometres and hours come from the road table. A pair it does not know is estimated from the map.
      </p>
    </aside>
  )
}

/** The roads nobody has entered yet, each with the fields to do it. Cars are priced by them too. */
function Guesses({ legs, form, typed, faults }: Pick<Props, 'legs' | 'form' | 'typed' | 'faults'>) {
  const guessed = legs.filter((leg) => leg?.isEstimated)
  const pairs = new Map(guessed.map((leg) => [[leg!.from.id, leg!.to.id].toSorted().join('.'), leg!]))
  return [...pairs].map(([pair, { from, to, km, hours }]) => {
    const of = (column: string) => ({
      id: `road.${pair}.${column}`,
      name: `road.${pair}.${column}`,
      form,
      defaultValue: typed[`road.${pair}.${column}`] ?? '',
      fault: faults[`road.${pair}.${column}`],
      autoComplete: 'off',
      inputMode: 'decimal' as const,
      maxLength: 6,
    })
    return (
      <fieldset key={pair} className={styles.guess}>
        <legend>
          {from.name} to {to.name}: {wayText({ km, hours })}, estimated. What is it really?
        </legend>
        <Field {...of('km')} label="Kilometres" />
        <Field {...of('hours')} label="Hours" />
        <Button form={form} className={styles.keep} name="do" value={`road.${pair}`}>
          Keep the road
        </Button>
      </fieldset>
    )
  })
}
