import { ArrowDown, ArrowUp } from 'lucide-react'
import { Fragment } from 'react'
import { PageBox, RowBox } from './chosen.tsx'
import { joined } from './joined.ts'
import styles from './list-table.module.css'

export type Column<Row> = {
  name: string
  cell: (row: Row) => React.ReactNode
  /** Money and counts: at the right, in figures of one width. */
  isFigure?: boolean
  /** What the row is called by: its header. */
  isHead?: boolean
  /** Says by itself what it is: on a phone no label stands before it. */
  isPlain?: boolean
  /** The name is for those who hear the page: what stands under it needs none. */
  isUnnamed?: boolean
  /** The word by which the address says that the list is sorted by it. */
  sort?: string
  /** What stands under it in the last row. */
  foot?: React.ReactNode
  /** Holds the box that chooses a row; `heading` stands in place of its name. */
  isBox?: boolean
  heading?: React.ReactNode
}

type Props<Row> = {
  /** The id of the heading that names it. */
  namedBy: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Marks a row that is chosen, or open. */
  isOn?: (row: Row) => boolean
  /** What unfolds under a row. */
  below?: (row: Row) => React.ReactNode
  /** Gives each row a box that belongs to the form of this id, where `Chosen` says what can be done with those that are ticked. */
  chosenIn?: string
  sorted?: { by: string; isDown: boolean }
  /** Where the same list is, sorted by another column or the other way round. */
  sortTo?: (by: string, isDown: boolean) => string
}

/**
 * A list of things: a table, and on a phone cards. The roles are said, since a browser forgets those of a table that is laid out as anything else.
 */
/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-redundant-roles */
export function ListTable<Row>({ columns: named, chosenIn, ...props }: Props<Row>) {
  const { namedBy, rows, keyOf, isOn, below, sorted, sortTo } = props
  const head = named.find(({ isHead }) => isHead)
  const box: Column<Row> = {
    name: 'Choose',
    isPlain: true,
    isBox: true,
    heading: <PageBox form={chosenIn ?? ''} />,
    cell: (row) => <RowBox form={chosenIn ?? ''} id={keyOf(row)} namedBy={`name-${keyOf(row)}`} />,
  }
  const columns = chosenIn && head ? [box, ...named] : named
  return (
    <table className={styles.table} role="table" aria-labelledby={namedBy}>
      <thead role="rowgroup" className={sortTo ? undefined : styles.still}>
        <tr role="row">
          {columns.map((column) => (
            <Heading key={column.name} column={column} sorted={sorted} sortTo={sortTo} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Fragment key={keyOf(row)}>
            <tr role="row" id={`row-${keyOf(row)}`} className={isOn?.(row) ? styles.on : undefined} data-row="">
              {columns.map((column) => (
                <Cell
                  key={column.name}
                  column={column}
                  id={chosenIn && column.isHead ? `name-${keyOf(row)}` : undefined}
                >
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
            <Below span={columns.length}>{below?.(row)}</Below>
          </Fragment>
        ))}
      </tbody>
      {columns.some(({ foot }) => foot !== undefined) ? (
        <tfoot role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <Cell key={column.name} column={column}>
                {column.foot}
              </Cell>
            ))}
          </tr>
        </tfoot>
      ) : null}
    </table>
  )
}

type HeadingProps<Row> = { column: Column<Row> } & Pick<Props<Row>, 'sorted' | 'sortTo'>

function Heading<Row>({ column, sorted, sortTo }: HeadingProps<Row>) {
  const { name, isFigure, isUnnamed, isBox, heading, sort } = column
  const isMine = sort !== undefined && sorted?.by === sort
  const order = isMine ? (sorted.isDown ? 'descending' : 'ascending') : undefined
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={order}
      className={joined(isFigure ? styles.figure : '', sort && sortTo ? styles.sorts : '', isBox ? styles.box : '')}
    >
      {heading ??
        (sort && sortTo ? (
          <a href={sortTo(sort, isMine ? !sorted.isDown : false)}>
            {name}
            {isMine ? sorted.isDown ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" /> : null}
          </a>
        ) : (
          <span className={isUnnamed ? 'vh' : undefined}>{name}</span>
        ))}
    </th>
  )
}

type CellProps<Row> = { column: Column<Row>; id?: string | undefined; children: React.ReactNode }

function Cell<Row>({ column, id, children }: CellProps<Row>) {
  const { name, isFigure, isHead, isPlain, isUnnamed, isBox } = column
  const shown = {
    id,
    className: joined(
      isFigure ? styles.figure : '',
      isBox ? styles.box : '',
      children === undefined || children === null ? styles.gone : '',
    ),
    'data-label': isPlain || isHead || isUnnamed ? undefined : name,
    children,
  }
  return isHead ? <th role="rowheader" scope="row" {...shown} /> : <td role="cell" {...shown} />
}

function Below({ span, children }: { span: number; children: React.ReactNode }) {
  if (!children) return null
  return (
    <tr role="row" className={styles.below}>
      <td role="cell" colSpan={span}>
        {children}
      </td>
    </tr>
  )
}
