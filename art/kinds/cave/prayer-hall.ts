import type { Sheet } from '#art/sheet.ts'
import { mix } from '#art/strokes/colour.ts'
import { walker } from '#art/strokes/people.ts'
import { circle, ellipse, line, num, opacity, path, place, rect } from '#art/strokes/svg.ts'

/** Inside the vaulted hall, before its stupa. */
export function prayerHall(sheet: Sheet): string {
  const { width, height, unit, tones } = sheet
  sheet.framed = true
  const stone = mix(tones.at(0.55), tones.see('#9A6A4A'), 0.4)
  const lit = mix(stone, tones.lit, 0.6)
  const deep = mix(stone, tones.ink, 0.7)
  const glow = tones.dark ? mix(tones.glow, tones.lit, 0.3) : mix(tones.lit, tones.sky[3], 0.5)
  const [cx, floor] = [width / 2, height * 0.84]
  const vault = (k: number) =>
    `M${num(cx - width * 0.5 * k)},${num(floor)}V${num(height * (0.5 - 0.06 * k))}C${num(cx - width * 0.5 * k)},${num(height * (0.5 - 0.44 * k))} ${num(cx - width * 0.22 * k)},${num(height * (0.5 - 0.58 * k))} ${num(cx)},${num(height * (0.5 - 0.58 * k))}S${num(cx + width * 0.5 * k)},${num(height * (0.5 - 0.44 * k))} ${num(cx + width * 0.5 * k)},${num(height * (0.5 - 0.06 * k))}V${num(floor)}Z`
  let out = rect(0, 0, width, height, deep)
  const ribs = 9
  for (let i = 0; i < ribs; i++) {
    const k = 1.14 - (i / ribs) * 0.62
    out += path(vault(k), i % 2 ? mix(stone, deep, 0.55 - i * 0.05) : mix(lit, deep, 0.42 - i * 0.035))
  }
  // the far wall with its great horseshoe window open to the sky
  out += path(vault(0.5), mix(lit, stone, 0.4))
  const win = `M${num(cx - width * 0.15)},${num(height * 0.45)}C${num(cx - width * 0.23)},${num(height * 0.36)} ${num(cx - width * 0.14)},${num(height * 0.25)} ${num(cx)},${num(height * 0.235)}C${num(cx + width * 0.14)},${num(height * 0.25)} ${num(cx + width * 0.23)},${num(height * 0.36)} ${num(cx + width * 0.15)},${num(height * 0.45)}Z`
  out +=
    path(win, tones.sky[1]) +
    `<g${sheet.clip(win)}>${rect(0, height * 0.34, width, height * 0.2, tones.sky[2])}${rect(0, height * 0.4, width, height * 0.2, tones.sky[3])}${circle(cx - width * 0.05, height * 0.36, unit * 6, tones.sun)}</g>` +
    line(win, lit, unit * 1.4)
  out += columns(sheet, lit, stone, deep, floor)
  out += path(
    `M${num(cx - width * 0.26)},${num(floor - height * 0.16)}H${num(cx + width * 0.26)}L${num(cx + width * 0.62)},${height + 5}H${num(cx - width * 0.62)}Z`,
    sheet.fade(mix(lit, stone, 0.3), mix(stone, tones.ink, 0.5)),
  )
  let flags = ''
  for (let i = -3; i <= 3; i++)
    flags += `M${num(cx + i * width * 0.075)},${num(floor - height * 0.16)}L${num(cx + i * width * 0.18)},${height}`
  for (const y of [0.74, 0.8, 0.88]) flags += `M0,${num(height * y)}H${width}`
  out += line(flags, mix(stone, tones.ink, 0.5), unit * 0.25, opacity(0.5))
  out += path(
    `M${num(cx - width * 0.12)},${num(height * 0.44)}L${num(cx + width * 0.12)},${num(height * 0.44)}L${num(cx + width * 0.44)},${height}H${num(cx - width * 0.02)}Z`,
    glow,
    opacity(0.2),
  )
  out +=
    ellipse(cx, height * 0.845, unit * 23, unit * 2.2, tones.ink, opacity(0.45)) +
    place(cx, height * 0.84, unit * (sheet.tall ? 0.44 : 0.42), votive(sheet, lit, stone))
  out +=
    place(cx - 21 * unit, height * 0.93, unit * 0.62, walker(tones.see('#B8432C'), tones.see('#6A4028'))) +
    place(
      cx + 26 * unit,
      height * 0.9,
      unit * 0.5,
      walker(tones.see('#E2A02F'), tones.see('#6A4028'), null, tones.see('#F4EBD3')),
      true,
    )
  for (const x of [-0.13, 0.13])
    out +=
      circle(cx + width * x, height * 0.815, unit * 2.6, '#FFC35A', opacity(0.25)) +
      path(
        `M${num(cx + width * x)},${num(height * 0.81 - unit * 2)}q${num(unit)},${num(unit * 1.4)} 0,${num(unit * 2)}q${num(-unit)},${num(-unit * 0.6)} 0,${num(-unit * 2)}Z`,
        '#FFC35A',
      ) +
      rect(cx + width * x - unit * 0.8, height * 0.81, unit * 1.6, unit * 4, mix(stone, tones.ink, 0.5))
  return out
}

function columns(sheet: Sheet, lit: string, stone: string, deep: string, floor: number): string {
  const { width, height, unit, tones } = sheet
  let out = ''
  for (let i = 0; i < 5; i++)
    for (const side of [-1, 1]) {
      const k = 1 - i * 0.145
      const x = width / 2 + side * width * (0.19 + 0.285 * k ** 1.4)
      const [foot, head] = [floor - height * 0.15 + height * 0.17 * k ** 1.6, height * (0.5 - 0.12 * k)]
      const w = unit * 8.4 * k
      const face = mix(side < 0 ? stone : lit, deep, side < 0 ? 0.25 : 0.12 * i)
      out =
        rect(x - w / 2, head, w, foot - head, face) +
        rect(x - w / 2, head, w * 0.28, foot - head, mix(face, tones.lit, side < 0 ? 0.1 : 0.35)) +
        rect(x - w * 0.7, head - w * 0.35, w * 1.4, w * 0.4, mix(face, lit, 0.5)) +
        path(
          `M${num(x - w * 0.62)},${num(head + w * 0.5)}Q${num(x - w * 0.7)},${num(head + w * 0.2)} ${num(x - w * 0.5)},${num(head)}H${num(x + w * 0.5)}Q${num(x + w * 0.7)},${num(head + w * 0.2)} ${num(x + w * 0.62)},${num(head + w * 0.5)}Z`,
          mix(face, deep, 0.2),
        ) +
        rect(x - w * 0.7, foot - w * 0.3, w * 1.4, w * 0.3, mix(face, lit, 0.4)) +
        out
    }
  return out
}

function votive({ tones }: Sheet, lit: string, stone: string): string {
  const shade = mix(stone, tones.ink, 0.35)
  return (
    path('M-52,0V-8H52V0ZM-46,-8V-44H46V-8Z', shade) +
    path('M-52,0V-8H22V0ZM-46,-8V-44H24V-8Z', mix(lit, stone, 0.2)) +
    rect(-50, -50, 100, 7, mix(lit, stone, 0.4)) +
    path('M-42,-50C-56,-78 -40,-108 0,-112C40,-108 56,-78 42,-50Z', lit) +
    path('M24,-50C42,-74 34,-102 10,-111C44,-106 56,-78 42,-50Z', mix(lit, shade, 0.6)) +
    path('M-14,-112V-126H14V-112ZM-22,-126H22L18,-133H-18ZM-26,-133H26L22,-140H-22Z', mix(lit, stone, 0.3)) +
    path('M-22,-44V-90Q0,-112 22,-90V-44Z', mix(lit, tones.lit, 0.4)) +
    path('M-17,-44V-88Q0,-106 17,-88V-44Z', mix(shade, tones.ink, 0.3)) +
    path('M-8,-50C-9,-62 -8,-70 -4,-74C-6,-82 6,-82 4,-74C8,-70 9,-62 8,-50Z', mix(lit, tones.accent, 0.3))
  )
}
