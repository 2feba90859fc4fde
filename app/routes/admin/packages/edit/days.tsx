import { Button } from '#app/ui/button.tsx'
import { Field, LongField } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { DayText } from '#app/parts/markdown/day-text.tsx'
import { PreviewButton } from '#app/routes/admin/preview-button.tsx'
import { faultAt } from '#app/routes/admin/fields.ts'
import type { ItineraryDay, PackageDraft } from '#domain/catalogue/package.ts'
import { Places } from './facts.tsx'
import { optionsOf, Pair, RowCount, RowDeeds } from './fields.tsx'
import { placeNamed } from './known.ts'
import type { FieldsProps, PartForm } from './part-form.ts'
import { clockSaid, clockTyped, keptIn, keptText } from '#domain/catalogue/journey/clock.ts'
import { LEG_HELP, legIn, legText } from '#domain/catalogue/journey/leg-text.ts'
import { readerOf, rowsIn, typedRows } from './typed.ts'
import styles from './edit.module.css'

const COLUMNS = [
  'title',
  'text',
  'overnight',
  'stay',
  'meals',
  'km',
  'hours',
  'travel',
  'legs',
  'altitudeM',
  'highestM',
  'sights',
  'begins',
]
const MEALS = { none: 'None', breakfast: 'Breakfast', 'breakfast-dinner': 'Breakfast and dinner', all: 'All' }
const TRAVEL = {
  road: 'By road',
  walk: 'On foot',
  pony: 'By pony',
  boat: 'By boat',
  train: 'By train',
  flight: 'By air',
}
const TEXT_HELP =
  '**bold**, *slanted*, [words](/address); a line begun with - is a point, an empty line a new paragraph.'
const SIGHTS_HELP =
  'One a line, by the names of their pages; with hours where one is kept for them, as Tiger Hill at 4:30 am, or Kanha at 6 am, 3 pm.'
const BEGINS_HELP =
  'As 6:30 am: when one is to be there on the first day, and sets off on others. Empty, any hour will do.'
const NUMBER = 'A number, such as 140 or 3.5.'

export const days: PartForm = {
  name: 'Days',
  fields: [],
  lists: { itinerary: { columns: COLUMNS, keepsBlank: true } },
  typed: ({ itinerary, days: count }) => {
    const length = Math.max(count, itinerary.length)
    return typedRows(
      'itinerary',
      Array.from({ length }, (_, at) => typedDay(itinerary[at])),
    )
  },
  read: (typed, known, content) => {
    const reader = readerOf(typed)
    const { faults, amiss, text, whole, amount, lines } = reader
    const near = content.stops.map(({ cityId }) => cityId)
    const sightsOf = (name: string, day: number): ItineraryDay['sights'] => {
      const unknown: string[] = []
      const sights = lines(name).flatMap((entry) => {
        const { name: line, ...hours } = keptIn(entry)
        const named = known.sights.filter((sight) => sight.name.toLowerCase() === line.toLowerCase())
        // Two sights may have one name: the day keeps the one it has.
        const own = content.itinerary[day]?.sights.map(({ url }) => url) ?? []
        const kept = named.find(({ url }) => own.includes(url))
        const found = kept ?? named.find(({ cityId }) => near.includes(cityId)) ?? named[0]
        if (found) return [{ name: found.name, url: found.url, ...hours }]
        unknown.push(line)
        return []
      })
      if (unknown.length > 0)
        amiss(name, `We have no sight called ${unknown.join(', or ')}. Its page comes first, under Attractions.`)
      return sights
    }
    const overnightOf = (name: string): ItineraryDay['overnight'] => {
      const place = placeNamed(text(name), known, near)
      return text(name) === '' ? null : { name: place?.name ?? text(name), url: place?.url ?? null }
    }
    const legsTyped = (name: string): Pick<ItineraryDay, 'legs'> => {
      const legs = lines(name).flatMap((line) => {
        const leg = legIn(line)
        if (!leg) amiss(name, LEG_HELP)
        return leg ?? []
      })
      return legs.length > 0 ? { legs } : {}
    }
    const itinerary = rowsIn(typed, 'itinerary', COLUMNS).map((_, at): ItineraryDay => {
      const of = (column: string) => `itinerary.${at}.${column}`
      return {
        day: at + 1,
        title: text(of('title')),
        text: text(of('text')),
        overnight: overnightOf(of('overnight')),
        stay: text(of('stay')) || null,
        meals: (text(of('meals')) || 'breakfast') as ItineraryDay['meals'],
        km: amount(of('km'), NUMBER),
        hours: amount(of('hours'), NUMBER),
        travel: (text(of('travel')) || null) as ItineraryDay['travel'],
        ...legsTyped(of('legs')),
        altitudeM: whole(of('altitudeM'), 'Metres as a whole number.'),
        highestM: whole(of('highestM'), 'Metres as a whole number.'),
        sights: sightsOf(of('sights'), at),
        ...(text(of('begins')) ? { begins: clockTyped(text(of('begins'))) } : {}),
      }
    })
    return { values: { itinerary } satisfies Partial<PackageDraft>, faults }
  },
  Fields: DayFields,
}

function typedDay(day: ItineraryDay | undefined): Record<string, string> {
  const number = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value))
  return {
    title: day?.title ?? '',
    text: day?.text ?? '',
    overnight: day?.overnight?.name ?? '',
    stay: day?.stay ?? '',
    meals: day?.meals ?? 'breakfast',
    km: number(day?.km),
    hours: number(day?.hours),
    travel: day?.travel ?? '',
    legs: (day?.legs ?? []).map(legText).join('\n'),
    altitudeM: number(day?.altitudeM),
    highestM: number(day?.highestM),
    sights: (day?.sights ?? []).map(keptText).join('\n'),
    begins: clockSaid(day?.begins ?? ''),
  }
}

function DayFields({ typed, faults, known, content }: FieldsProps) {
  const rows = rowsIn(typed, 'itinerary', COLUMNS)
  const fault = faults['itinerary']
  return (
    <>
      <RowCount list="itinerary" count={rows.length} />
      {fault ? <p className={styles.fault}>{fault}</p> : null}
      {rows.map((row, at) => (
        <Day
          key={at}
          {...{ row, at, faults, count: rows.length }}
          isOver={at >= content.days}
          isRewritten={row['text'] !== (content.itinerary[at]?.text ?? '')}
        />
      ))}
      <p>
        <Button name="do" value="itinerary.add.0">
          Add a day
        </Button>
      </p>
      <Places known={known} />
    </>
  )
}

type DayProps = {
  row: Record<string, string>
  at: number
  count: number
  faults: FieldsProps['faults']
  isOver: boolean
  /** Whether its text is another than the draft's: then what was typed, and its preview, are in view. */
  isRewritten: boolean
}

function Day({ row, at, count, faults, isOver, isRewritten }: DayProps) {
  const place = `itinerary.${at}`
  const of = (column: string) => {
    const name = `${place}.${column}`
    return { id: name, name, defaultValue: row[column] ?? '', fault: faultAt(faults, name) }
  }
  const isOpen = Boolean(faultAt(faults, place)) || row['title'] === '' || isRewritten
  return (
    <details id={place} className={styles.day} open={isOpen}>
      <summary>
        <span>Day {at + 1}</span>
        <b>{row['title'] || 'not written yet'}</b>
        {row['km'] ? <small>{row['km']} km</small> : null}
        {isOver ? <small className={styles.fault}>more than the journey has</small> : null}
      </summary>
      <div className={styles.stack}>
        {faults[place] ? <p className={styles.fault}>{faults[place]}</p> : null}
        <Field {...of('title')} label="Title" maxLength={200} />
        <LongField {...of('text')} label="What happens" help={TEXT_HELP} rows={6} />
        <p>
          <PreviewButton at={of('text').id} of={`day ${at + 1}`} />
        </p>
        <section className={styles.preview} aria-label={`Preview of day ${at + 1}`} data-drawn={of('text').name}>
          <DayText text={row['text'] ?? ''} />
        </section>
        <Pair>
          <Field {...of('overnight')} label="Night in" help="A place, or a camp by its name." list="places" />
          <Field {...of('stay')} label="Where, if it is told" help="Such as a private houseboat." />
        </Pair>
        <Pair>
          <Select {...of('meals')} label="Meals" options={optionsOf(MEALS)} />
          <Select {...of('travel')} label="Mostly" none="Nobody travels" options={optionsOf(TRAVEL)} />
        </Pair>
        <Pair>
          <Field {...of('km')} label="Kilometres" inputMode="decimal" maxLength={7} />
          <Field {...of('hours')} label="Hours" inputMode="decimal" maxLength={5} />
        </Pair>
        <Pair>
          <Field {...of('altitudeM')} label="Altitude of the night, metres" inputMode="numeric" maxLength={5} />
          <Field {...of('highestM')} label="Highest of the day, metres" inputMode="numeric" maxLength={5} />
        </Pair>
        <LongField
          {...of('legs')}
          label="By several means, or on foot"
          help={`${LEG_HELP} What stands here counts before the three fields above.`}
          rows={3}
        />
        <LongField {...of('sights')} label="Sights" help={SIGHTS_HELP} rows={3} />
        <Field {...of('begins')} label="Begins at" help={BEGINS_HELP} maxLength={12} />
        <RowDeeds list="itinerary" at={at} count={count} what={`day ${at + 1}`} />
      </div>
    </details>
  )
}
