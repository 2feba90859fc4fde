import { href } from 'react-router'
import { stripFrom } from '#domain/catalogue/journey/day-hours.ts'
import { clockText } from '#domain/catalogue/journey/journey-faults.ts'
import { DayHours } from '#app/parts/day-hours/day-hours.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import { Table } from '#app/ui/table.tsx'
import { compareHref } from './compare-href.ts'
import type { loadComparison } from './compare.server.ts'
import { rowsOf } from './rows.ts'
import type { Column, Row } from './rows.ts'
import styles from './compare.module.css'

type Props = Pick<Awaited<ReturnType<typeof loadComparison>>, 'columns' | 'suggested'>

/** Packages side by side, each thing compared in a band of its own, marked where they differ. */
export function ComparisonTable({ columns, suggested }: Props) {
  const rows = rowsOf(columns)
  const isOne = columns.length === 1
  const isSeveral = columns.length > 2
  return (
    <>
      {isOne ? null : (
        <p className={styles.tools}>
          <Choice type="checkbox" data-only="" autoComplete="off">
            Only what differs
          </Choice>
          <span className={`soft small ${isSeveral ? styles.all : ''}`}>
            They differ in {rows.filter(({ isSame }) => !isSame).length} of {rows.length}.
          </span>
          {isSeveral ? <Pairs rows={rows} others={columns.length - 1} /> : null}
        </p>
      )}
      {isSeveral ? <Beside columns={columns} /> : null}
      <div>
        <Table look="own" className={isSeveral ? `${styles.table} ${styles.several}` : styles.table}>
          <caption className="vh">Packages side by side</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <td key={column.pkg.id}>
                  <Face column={column} columns={columns} suggested={suggested} />
                </td>
              ))}
            </tr>
            <tr className={styles.names}>
              {columns.map(({ pkg }) => (
                <th key={pkg.id} scope="col">
                  <a href={href('/package/:url', { url: pkg.url })}>{pkg.name}</a>
                </th>
              ))}
            </tr>
          </thead>
          {rows.map((row) => (
            <Band key={row.name} row={row} span={columns.length} isMarked={!isOne} />
          ))}
          <Days columns={columns} />
          <tfoot>
            <tr>
              {columns.map(({ pkg }) => (
                <td key={pkg.id}>
                  <a className="btn calm" href={`${href('/package/:url', { url: pkg.url })}#dates`}>
                    See dates<span className="vh"> of {pkg.name}</span>
                  </a>
                </td>
              ))}
            </tr>
          </tfoot>
        </Table>
      </div>
    </>
  )
}

/** In how much the two differ that a phone shows. */
function Pairs({ rows, others }: { rows: Row[]; others: number }) {
  return Array.from({ length: others }, (_, at) => (
    // A pair is its place.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={at} className={`soft small ${styles.pair}`} data-pair={at}>
      They differ in {rows.filter(({ alike }) => !alike.includes(at)).length} of {rows.length}.
    </span>
  ))
}

/** On a phone the first stands beside one of the others: two columns are as many as can be read. */
function Beside({ columns: [first, ...others] }: Pick<Props, 'columns'>) {
  return (
    <fieldset className={styles.beside}>
      <legend>{first!.pkg.name} beside</legend>
      {others.map(({ pkg }, at) => (
        <Choice key={pkg.id} type="radio" name="beside" defaultChecked={at === 0} data-beside={at} autoComplete="off">
          {pkg.name}
        </Choice>
      ))}
    </fieldset>
  )
}

function Face({ column: { pkg, picture }, columns, suggested }: Props & { column: Column }) {
  const urls = columns.map((column) => column.pkg.url)
  const replacedBy = (other: string) => compareHref(urls.map((url) => (url === pkg.url ? other : url)))
  return (
    <>
      <div className={styles.art}>
        <ResponsivePicture
          picture={picture}
          sizes="(min-width: 1300px) 400px, (min-width: 768px) 31vw, 45vw"
          most={1120}
          alt=""
        />
      </div>
      <div className={styles.actions}>
        <a href={compareHref(urls.filter((url) => url !== pkg.url))} aria-label={`Remove ${pkg.name}`}>
          Remove
        </a>
        {suggested.length > 0 ? (
          <details>
            <summary aria-label={`Replace ${pkg.name}`}>Replace</summary>
            <ul>
              {suggested.map(({ name, url }) => (
                <li key={url}>
                  <a href={replacedBy(url)}>{name}</a>
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
    </>
  )
}

function Band({ row, span, isMarked }: { row: Row; span: number; isMarked: boolean }) {
  const { name, cells, isSame, alike, isShared } = row
  return (
    <tbody data-same={isMarked && isSame ? '' : undefined} data-alike={isMarked ? alike.join(' ') : undefined}>
      <tr>
        <th scope="rowgroup" colSpan={span}>
          <span className={styles.label}>
            {isMarked ? <i className={isSame ? undefined : styles.differs} aria-hidden="true" /> : null}
            {name}
            {isMarked && !isSame ? <small>differs</small> : null}
          </span>
        </th>
      </tr>
      <tr>
        {cells.map((lines, at) => (
          // The columns stand still: their place is what they are.
          // oxlint-disable-next-line react/no-array-index-key
          <td key={at} colSpan={isShared ? span : undefined}>
            <Lines lines={lines} look={row.look} />
          </td>
        ))}
      </tr>
    </tbody>
  )
}

/** The days of each, one above another and each beside the same day of the others. */
function Days({ columns }: Pick<Props, 'columns'>) {
  const from = stripFrom(columns.flatMap(({ hours }) => hours))
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns.length}>
          <span className={styles.label}>The days, from {clockText(from).replace(':00', '')} to 10 pm</span>
        </th>
      </tr>
      {Array.from({ length: Math.max(...columns.map(({ hours }) => hours.length)) }, (_, at) => (
        <tr key={at} className={styles.days}>
          {columns.map(({ pkg, hours }) => (
            <td key={pkg.id}>{hours[at] ? <OneDay {...{ at, hours, from }} /> : null}</td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function OneDay({ at, hours, from }: { at: number; from: number } & Pick<Column, 'hours'>) {
  const stretches = hours[at]!
  return (
    <>
      Day {at + 1}
      {stretches.length > 0 ? (
        <DayHours stretches={stretches} isWhole={at > 0 && at < hours.length - 1} from={from} />
      ) : (
        <span className="soft">, nothing fixed</span>
      )}
    </>
  )
}

function Lines({ lines, look }: { lines: string[]; look: Row['look'] }) {
  if (look === 'price')
    return (
      <p className={styles.price}>
        <b>{lines[0]}</b>
        <small>{lines[1]}</small>
      </p>
    )
  if (lines.length === 1) return <p>{lines[0]}</p>
  return (
    <ul className={look ? styles[look] : undefined}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
