import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { arch, chhatri } from '#art/strokes/architecture.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { sky } from '#art/strokes/sky.ts'
import { num, opacity, path, place, rect } from '#art/strokes/svg.ts'
import { roundTrees } from '#art/strokes/trees.ts'

/** Terraces of small stairs closing in on the water. */
export function squareWell(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  sheet.framed = true
  let out = sky(sheet, { sunX: dice.between(0.18, 0.26), sunY: 0.13, sunR: 6, horizon: 0.3, rays: false })
  const lit = tones.lit
  const mid = mix(tones.lit, tones.shade, 0.45)
  const shade = tones.shade
  const deep = mix(tones.shade, tones.ink, 0.45)
  const dark = mix(tones.ink, tones.shade, 0.12)
  const glow = tones.dark ? tones.glow : dark
  const gold = tones.see('#D9932E')

  const top = height * 0.28
  const cx = width / 2

  let pav = ''
  const far = downs(sheet, top - unit * 2, unit * 2, 2)
  out += roundTrees(sheet, far, tones.at(0.2), 3, 3.4) + fillUnder(sheet, far, tones.at(0.2))
  const at = (x: number, y: number, q: number, body: string) =>
    `<g transform="translate(${x} ${y}) scale(${q})">${body}</g>`
  const hall = (x: number, w: number, h: number, k: number) =>
    rect(x, -h, w, h, lit) +
    rect(x + w * 0.66, -h, w * 0.34, h, mid) +
    path(
      Array.from({ length: k }, (_, i) => arch(x + (w * (i + 0.5)) / k, 0, (w / k) * 0.66, h * 0.78)).join(''),
      glow,
    ) +
    rect(x - 2, -h - 4, w + 4, 5, shade)
  pav =
    hall(-150, 300, 30, 17) +
    `<g transform="translate(0 -34)">${hall(-70, 140, 26, 9)}</g>` +
    (
      [
        [-140, -34, 0.24],
        [140, -34, 0.24],
        [-100, -34, 0.17],
        [100, -34, 0.17],
        [0, -64, 0.36],
        [-56, -64, 0.2],
        [56, -64, 0.2],
      ] as const
    )
      .map(([x, y, q]) => at(x, y, q, chhatri(lit, shade, gold)))
      .join('')
  out += place(cx, top + unit, unit * (sheet.wide ? 0.27 : 0.25), pav)
  // the well: terraces closing in on the water, each a frieze of small stair pyramids
  const modules = sheet.wide ? 15 : 9
  const frieze = sheet.name()
  const w = 1000 / modules

  let a = ''
  let b = ''
  let e = ''

  for (let i = 0; i < modules; i++) {
    const x = (i + 0.5) * w
    for (let j = 0; j < 5; j++) {
      const y = 12 + (88 * (j + 1)) / 5
      const q = w * 0.47 * ((j + 1) / 5)
      a += `M${num(x - q)},${num(y)}v-17.600H${num(x)}V${num(y)}Z`
      b += `M${num(x)},${num(y)}v-17.600h${num(q)}v17.600Z`
    }
    e += `M${num(x - w * 0.08)},100v-32q${num(w * 0.08)},-24 ${num(w * 0.16)},0v32Z`
  }
  sheet.defs += `<g id="${frieze}">${path(a, lit)}${path(b, shade)}${path(e, mix(deep, tones.ink, 0.4))}</g>`
  const rows = 8
  const half0 = width * 0.62
  const bottom = height * 0.9

  for (let r = 0; r < rows; r++) {
    const t = r / rows
    const y0 = top + (bottom - top) * t ** 0.92
    const y1 = top + (bottom - top) * ((r + 1) / rows) ** 0.92
    const h = y1 - y0
    const half = half0 * (1 - 0.62 * t)
    const half2 = half0 * (1 - (0.62 * (r + 1)) / rows)

    out += rect(-5, y0, width + 10, height - y0, mix(mid, deep, 0.25 + t * 0.4))
    // side walls
    out +=
      path(`M-5,${num(y0)}H${num(cx - half)}L${num(cx - half2)},${num(y1)}H-5Z`, mix(deep, tones.ink, t * 0.35)) +
      path(
        `M${width + 5},${num(y0)}H${num(cx + half)}L${num(cx + half2)},${num(y1)}H${width + 5}Z`,
        mix(lit, mid, 0.25 + t * 0.6),
      )
    const hz = t * 0.35
    out +=
      `<use href="#${frieze}" transform="translate(${num(cx - half)} ${num(y0)}) scale(${Math.round(half * 2) / 1000} ${Math.round(h * 10) / 1000})"/>` +
      rect(cx - half, y0, half * 2, h, tones.ink, opacity(hz)) +
      rect(cx - half, y0, half * 2, h * 0.13, mix(lit, mid, 0.2 + t * 0.5)) +
      rect(-5, y0, cx - half + 5, h * 0.13, mix(mid, deep, 0.5 + t * 0.4)) +
      rect(cx + half, y0, width - cx - half + 5, h * 0.13, mix(lit, mid, 0.1 + t * 0.4))
  }
  const pool = mix(tones.see('#2F7F73'), tones.ink, 0.2)
  out +=
    rect(-5, bottom, width + 10, height, pool) +
    path(
      Array.from({ length: 16 }, () => {
        const x = width * dice()
        const y = bottom + (height - bottom) * dice.between(0.1, 0.95)
        const w = unit * dice.between(6, 18)
        return `M${num(x - w / 2)},${num(y)}q${num(w / 2)},${num(-unit * 0.5)} ${num(w)},0q${num(-w / 2)},${num(unit * 0.5)} ${num(-w)},0Z`
      }).join(''),
      mix(pool, tones.lit, 0.4),
      opacity(0.6),
    )
  for (const [x, y, k, col, f] of [
    [0.33, 0.505, 0.13, '#C8321F', 0],
    [0.6, 0.62, 0.16, '#E9A52E', 1],
    [0.56, 0.9, 0.25, '#8E2F5C', 0],
  ] as const)
    out += place(
      width * x,
      height * y,
      unit * k,
      walker(tones.see(col), tones.ink, null, tones.see(col)) +
        path('M-3,-30C-6,-36 6,-36 4,-30Z', tones.see('#D9A03F')),
      !!f,
    )
  return out + birds(sheet, width * 0.62, height * 0.1, 5, tones.at(0.8), 0.9)
}
