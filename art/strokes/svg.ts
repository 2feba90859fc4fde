export type Point = [x: number, y: number]

/** A number as short as SVG allows: whole from 100 on, else one decimal. */
export const num = (v: number) =>
  Math.abs(v) >= 100 ? String(Math.round(v)) : String(Math.round(v * 10) / 10).replace(/^(-?)0\./, '$1.')

/** Points as the text of a polygon. */
export const points = (list: Point[]) => list.map(([x, y]) => num(x) + ',' + num(y)).join(' ')

// A shape carries its opacity in its paint: a layer of its own is slower, and resvg fails on one that lies off the sheet.
const filled = (more: string) => more.replace(' opacity=', ' fill-opacity=')
const stroked = (more: string) => more.replace(' opacity=', ' stroke-opacity=')

/** A filled polygon. */
export const poly = (list: Point[], fill: string, more = '') =>
  `<polygon points="${points(list)}" fill="${fill}"${filled(more)}/>`

/** A filled path. */
export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${filled(more)}/>`

/** A stroked path, w wide. */
export const line = (d: string, stroke: string, w: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(w)}"${stroked(more)}/>`

/** A filled rectangle. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${fill}"${filled(more)}/>`

/** A filled circle. */
export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${filled(more)}/>`

/** A filled ellipse. */
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${filled(more)}/>`

/** The opacity attribute. */
export const opacity = (v: number) => ` opacity="${Math.round(v * 100) / 100}"`

/** Sets a drawing made in its own coordinates (foot at 0,0) down at x, y, scaled and perhaps mirrored. */
export const place = (x: number, y: number, s: number, body: string, flip = false) =>
  `<g transform="translate(${num(x)} ${num(y)}) scale(${flip ? -Math.round(s * 1000) / 1000 : Math.round(s * 1000) / 1000} ${Math.round(s * 1000) / 1000})">${body}</g>`

/** A smooth line through the points (Catmull-Rom as cubic curves), for the `d` of a path. */
export function curve(list: Point[]): string {
  let d = ''
  for (const [i, p] of list.entries()) {
    const from = list[i - 1]
    if (!from) {
      d = `M${num(p[0])},${num(p[1])}`
      continue
    }
    const before = list[i - 2] ?? from
    const after = list[i + 1] ?? p
    d += `C${num(from[0] + (p[0] - before[0]) / 6)},${num(from[1] + (p[1] - before[1]) / 6)} ${num(p[0] - (after[0] - from[0]) / 6)},${num(p[1] - (after[1] - from[1]) / 6)} ${num(p[0])},${num(p[1])}`
  }
  return d
}
