import { DEFAULT_NAME } from '#domain/settings/settings.ts'
import { Circle, Document, G, Image, Page, Path, Rect, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import { createElement } from 'react'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { LOGO_LETTERS } from './logo.ts'

// The thread that prints runs TypeScript as Node reads it, which knows no JSX.

/** The light tokens of app/ui/tokens.css: paper has no dark theme. */
export const INK = '#1B1F2A'
export const SOFT = '#4B5060'
export const RULE = '#DCCFB6'
export const WASH = '#FCEBCB'
export const MARIGOLD = '#F59E2B'
export const GOOD = '#256A3C'
const PAPER = '#FFFDF9'

/** 96 units of the comps' pixels are 72 points. */
const px = (pixels: number) => pixels * 0.75

const mm = (millimetres: number) => (millimetres / 25.4) * 72

const styles = StyleSheet.create({
  page: {
    backgroundColor: PAPER,
    color: INK,
    fontFamily: ['Anek', 'Devanagari', 'Anek rest'],
    fontSize: px(15),
    lineHeight: 1.35,
    paddingTop: mm(15),
    paddingHorizontal: mm(15),
    paddingBottom: mm(22),
  },
  head: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderBottomWidth: 1.5,
    borderBottomColor: INK,
    paddingBottom: px(14),
    marginBottom: px(16),
  },
  foot: {
    position: 'absolute',
    left: mm(15),
    right: mm(15),
    top: mm(297 - 20),
    borderTopWidth: 0.75,
    borderTopColor: RULE,
    paddingTop: px(8),
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: px(13),
    color: SOFT,
  },
  h1: { fontFamily: ['Besley', 'Devanagari', 'Anek rest'], fontSize: px(30), lineHeight: 1.5, marginTop: px(-8) },
  h2: { fontFamily: ['Besley', 'Devanagari', 'Anek rest'], fontSize: px(17), lineHeight: 1.5, marginBottom: px(4) },
  row: { flexDirection: 'row' },
  line: {
    flexDirection: 'row',
    borderBottomWidth: 0.75,
    borderBottomColor: RULE,
    paddingTop: px(6),
    paddingBottom: px(5),
  },
  topLine: { borderBottomWidth: 1.5, borderBottomColor: INK, fontSize: px(13), color: SOFT },
  small: { fontSize: px(13), color: SOFT, lineHeight: 1.35 },
  bold: { fontWeight: 600 },
})

type Style = NonNullable<ComponentProps<typeof View>['style']>
type Child = ReactNode

export { px, styles }

/** Pieces one below the other, or as the style lays them out. */
export function box(style: Style | null, ...children: Child[]): ReactElement {
  return createElement(View, style ? { style } : {}, ...children)
}

/** A piece that stays on one page. */
export function whole(style: Style | null, ...children: Child[]): ReactElement {
  return createElement(View, { wrap: false, ...(style ? { style } : {}) }, ...children)
}

/** Text that breaks into lines by itself. */
export function words(text: string, style?: Style): ReactElement {
  return createElement(Text, style ? { style } : {}, text)
}

export const h1 = (text: string) => words(text, styles.h1)
export const h2 = (text: string) => words(text, styles.h2)

/** Names and what they are, in two columns. */
export function pairs(rows: readonly (readonly [string, string])[], { name = 116 } = {}): ReactElement {
  return box(
    null,
    ...rows.map(([term, said]) =>
      box(
        { ...styles.row, marginBottom: px(2) },
        words(term, { width: px(name), color: SOFT }),
        words(said, { flex: 1, ...styles.bold }),
      ),
    ),
  )
}

export type Column = { name: string; width?: number; right?: boolean }
type Row = { cells: readonly string[]; total?: boolean }

/** A table whose last columns hold figures; a row shorter than the columns has its first cell reach over the rest. */
export function table(columns: readonly Column[], rows: readonly Row[]): ReactElement {
  return box(
    { marginBottom: px(14) },
    box(
      [styles.line, styles.topLine],
      ...cellsOf(
        columns,
        columns.map(({ name }) => name),
      ),
    ),
    ...rows.map(({ cells, total }) =>
      whole(
        [
          styles.line,
          ...(total
            ? [{ ...styles.bold, fontSize: px(17), borderTopWidth: 0.75, borderTopColor: INK, borderBottomWidth: 0 }]
            : []),
        ],
        ...cellsOf(columns, cells),
      ),
    ),
  )
}

function cellsOf(columns: readonly Column[], cells: readonly string[]): ReactElement[] {
  const over = columns.length - cells.length
  const shown = over > 0 ? [{ ...columns[0]!, width: undefined }, ...columns.slice(over + 1)] : columns
  return shown.map(({ width, right }, at) =>
    words(cells[at] ?? '', {
      ...(width === undefined ? { flex: 1 } : { width: px(width) }),
      ...(right ? { textAlign: 'right' as const } : {}),
      paddingRight: at === shown.length - 1 ? 0 : px(10),
    }),
  )
}

/** The operator's own logo, as a JPEG. */
export type Logo = Uint8Array

/** Whose paper it is: the logo the operator has brought, which lies on a ground of its own; else our own mark for our name, and anybody else's name in the letter of the headings. */
export function brand(name: string, logo?: Logo): ReactElement {
  if (logo) return image(logo)
  return name === DEFAULT_NAME ? ownLogo() : words(name, { ...styles.h1, textAlign: 'left' })
}

function image(logo: Logo): ReactElement {
  const src = { data: Buffer.from(logo), format: 'jpg' } as const
  const style = { height: px(44), maxWidth: px(240), objectFit: 'contain', objectPosition: '0 50%' } as const
  return createElement(Image, { src, style })
}

function ownLogo(): ReactElement {
  const stroke = {
    fill: 'none',
    stroke: '#161A2F',
    strokeWidth: 4.6,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const
  const halt = (cx: number) =>
    createElement(Circle, { key: cx, cx, cy: 9, r: 2.6, fill: PAPER, stroke: '#161A2F', strokeWidth: 2 })
  const ring = (cx: number, cy: number, r: number) =>
    createElement(Circle, { cx, cy, r, fill: PAPER, stroke: '#161A2F', strokeWidth: 3 })
  return createElement(
    Svg,
    { viewBox: '0 0 216 52', style: { width: px(183), height: px(44) } },
    createElement(Path, { d: 'M38,9H193.5', stroke: '#161A2F', strokeWidth: 2, fill: 'none' }),
    createElement(
      G,
      null,
      ...['M6,9H44', 'M38,9V43', 'M17,9V18C17,28.5 26,31.5 38,29'].map((d) =>
        createElement(Path, { key: d, d, ...stroke }),
      ),
    ),
    ring(6, 9, 4.2),
    ring(21.5, 26.8, 4),
    createElement(Circle, { cx: 38, cy: 43, r: 4.8, fill: MARIGOLD }),
    ...[72.6, 100.5, 132, 163.4].map(halt),
    createElement(Circle, { cx: 193.5, cy: 9, r: 3.4, fill: MARIGOLD }),
    createElement(Path, { d: LOGO_LETTERS, fill: '#161A2F' }),
  )
}

/** Black squares on white, with the margin a camera needs. */
export function squares(modules: readonly (readonly boolean[])[], size: number): ReactElement {
  const side = modules.length
  const path = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return createElement(
    Svg,
    { viewBox: `-2 -2 ${side + 4} ${side + 4}`, style: { width: px(size), height: px(size) } },
    createElement(Rect, { x: -2, y: -2, width: side + 4, height: side + 4, fill: '#FFFFFF' }),
    createElement(Path, { d: path, fill: '#000000' }),
  )
}

/** One A4 document with its head on the first page, and what it is called and the page's number on each. */
export function sheets(
  { title, head, foot, author }: { title: string; head: ReactElement; foot: string; author: string },
  ...inside: Child[]
): ReactElement {
  const pageNumber = createElement(Text, {
    render: ({ pageNumber, totalPages }) => `page ${pageNumber} of ${totalPages}`,
  })
  const footing = createElement(View, { style: styles.foot, fixed: true }, words(foot), pageNumber)
  const page = createElement(Page, { size: 'A4', style: styles.page }, head, ...inside, footing)
  return createElement(Document, { title, author, creator: author, producer: author, language: 'en-IN' }, page)
}
