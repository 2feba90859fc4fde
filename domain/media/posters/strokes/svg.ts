export type Point = [x: number, y: number]

export const n = (v: number) => (Math.abs(v) >= 100 ? String(Math.round(v)) : String(Math.round(v * 10) / 10).replace(/^(-?)0\./, '$1.'))

export const pts = (list: Point[]) => list.map(([x, y]) => n(x) + ',' + n(y)).join(' ')

export const poly = (list: Point[], fill: string, more = '') => `<polygon points="${pts(list)}" fill="${fill}"${more}/>`

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`

export const line = (d: string, stroke: string, w: number, more = '') => `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(w)}"${more}/>`

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') => `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${more}/>`

export const circle = (x: number, y: number, r: number, fill: string, more = '') => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') => `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more}/>`

export const op = (v: number) => ` opacity="${Math.round(v * 100) / 100}"`

export const put = (x: number, y: number, s: number, body: string, flip = false) => `<g transform="translate(${n(x)} ${n(y)}) scale(${flip ? -Math.round(s * 1000) / 1000 : Math.round(s * 1000) / 1000} ${Math.round(s * 1000) / 1000})">${body}</g>`

/** A smooth line through the points (Catmull-Rom as cubic curves), for the `d` of a path. */
export function curve(list: Point[]): string {
  let d = ''
  for (const [i, p] of list.entries()) {
    const from = list[i - 1]
    if (!from) {
      d = `M${n(p[0])},${n(p[1])}`
      continue
    }
    const before = list[i - 2] ?? from
    const after = list[i + 1] ?? p
    d += `C${n(from[0] + (p[0] - before[0]) / 6)},${n(from[1] + (p[1] - before[1]) / 6)} ${n(p[0] - (after[0] - from[0]) / 6)},${n(p[1] - (after[1] - from[1]) / 6)} ${n(p[0])},${n(p[1])}`
  }
  return d
}
