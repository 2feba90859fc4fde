import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { FINIAL, flags } from '#art/strokes/architecture.ts'
import { mix } from '#art/strokes/colour.ts'
import { fillUnder, massif } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { circle, line, num, opacity, path, place, type Point, rect } from '#art/strokes/svg.ts'
import { deodar } from '#art/strokes/trees.ts'

/** A stone shrine under snow peaks. */
export function underTheSnows(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const snowy = sheet.season === 'winter'
  let out = sky(sheet, { sunX: dice.between(0.16, 0.24), sunY: 0.2, sunR: 8, horizon: 0.62 })
  const peak = height * (sheet.tall ? 0.2 : 0.12)
  const snow = mix(tones.lit, '#FFFFFF', tones.dark ? 0 : 0.4)
  out +=
    massif(
      sheet,
      [
        [width * 0.08, height * 0.34],
        [width * 0.3, height * 0.26],
        [width * 0.6, peak],
        [width * 0.8, height * 0.24],
        [width * 0.98, height * 0.32],
      ],
      height * 0.7,
      {
        snow,
        shade: mix(tones.shade, tones.see('#7A8FB0'), 0.5),
        rock: mix(tones.at(0.3), tones.see('#6A6A80'), 0.5),
        haze: tones.haze,
      },
    ) + mist(sheet, height * 0.66, 2, 0.5)
  const slope = mix(tones.see(snowy ? '#DDE3EA' : '#7E8F5E'), tones.at(0.3), 0.2)
  const hill: Point[] = [
    [-10, height * 0.66],
    [width * 0.2, height * 0.7],
    [width * 0.5, height * 0.73],
    [width * 0.8, height * 0.7],
    [width + 10, height * 0.65],
  ]
  out += fillUnder(sheet, hill, sheet.fade(mix(slope, tones.haze, 0.25), slope, 0, 0.5))
  const stone = tones.see('#B9AFA0')
  const side = tones.see('#6E6670')
  const roof = tones.see('#8A7A62')
  const dark = mix(tones.ink, side, 0.2)
  const gold = tones.see('#E3A22F')
  const hut = (x: number, y: number, k: number, hex: string) =>
    place(
      width * x,
      height * y,
      unit * k,
      rect(-36, -28, 72, 28, tones.see('#E9DCC4')) +
        rect(12, -28, 24, 28, tones.see('#A8998A')) +
        path('M-44,-27L-30,-46H30L44,-27Z', snowy ? snow : tones.see(hex)) +
        path('M-26,-4v-14h10v14ZM-4,0v-19h11v19ZM18,-6v-12h10v12Z', tones.dark ? tones.glow : dark),
    )
  for (const [x, y, k, hex] of [
    [0.1, 0.735, 0.17, '#2F7F86'],
    [0.2, 0.752, 0.2, '#B8543A'],
    [0.3, 0.745, 0.15, '#3F6A8A'],
    [0.84, 0.745, 0.19, '#B8543A'],
    [0.93, 0.735, 0.2, '#2F7F86'],
  ] as const)
    out += hut(x, y, k, hex)
  // the shrine: a porch with a gable, then the tower under its wooden canopy
  let g = rect(-60, -6, 122, 7, side) + rect(-56, -12, 114, 7, mix(stone, side, 0.3))
  g +=
    path('M-2,-12V-70C0,-96 8,-112 22,-118C36,-112 44,-96 46,-70V-12Z', stone) +
    path('M28,-12V-112C40,-104 45,-90 46,-70V-12Z', side) +
    line('M0,-34H46M-1,-54H46M1,-76H45M6,-96H40', side, 1.4, opacity(0.7))
  g +=
    path('M2,-110H42L46,-118H-2Z', roof) +
    rect(4, -132, 36, 14, mix(roof, tones.ink, 0.25)) +
    path('M-8,-131H52L40,-142H4Z', snowy ? snow : roof) +
    path('M22,-131H52L40,-142H26Z', mix(snowy ? snow : roof, tones.ink, 0.3)) +
    `<path d="${FINIAL}" transform="translate(22 -142) scale(.6)" fill="${gold}"/>`
  g +=
    rect(-52, -48, 54, 36, mix(stone, tones.lit, 0.25)) +
    path('M-58,-47L-25,-72L8,-47Z', mix(stone, tones.lit, 0.1)) +
    path('M-25,-72L8,-47H-14Z', side) +
    path('M-40,-12V-30a15,15 0 0 1 30,0V-12Z', mix(tones.see('#B8432C'), tones.ink, 0.1)) +
    path('M-35,-12V-29a10,10 0 0 1 20,0V-12Z', tones.dark ? tones.glow : dark) +
    circle(-25, -56, 5, gold)
  if (snowy) g += path('M-60,-46L-25,-73L10,-46L2,-47L-25,-67L-52,-47Z', snow)
  const gy = height * 0.81
  out += place(width * (sheet.wide ? 0.55 : 0.54), gy, unit * (sheet.tall ? 0.42 : 0.44), g)
  out += fillUnder(
    sheet,
    [
      [-10, gy - unit],
      [width * 0.5, gy],
      [width + 10, gy - unit],
    ],
    sheet.fade(
      mix(tones.see(snowy ? '#E9ECEF' : '#B5A68C'), tones.lit, 0.2),
      mix(tones.see(snowy ? '#A9B4C8' : '#7A6E5E'), tones.ink, 0.25),
    ),
  )
  out += path(
    `M${num(width * 0.42)},${num(gy)}H${num(width * 0.52)}L${num(width * 0.56)},${height + 5}H${num(width * 0.1)}Z`,
    mix(tones.see('#CDBFA6'), tones.lit, 0.3),
    opacity(0.8),
  )
  out +=
    flags(
      width * 0.54 + 2 * unit,
      gy - 58 * unit * (sheet.tall ? 0.94 : 1),
      -unit * 3,
      height * 0.6,
      unit * 6,
      unit,
      tones,
      dice,
    ) +
    flags(
      width * 0.56,
      gy - 58 * unit * (sheet.tall ? 0.94 : 1),
      width + unit * 3,
      height * 0.6,
      unit * 6,
      unit,
      tones,
      dice,
    )
  for (const [x, y, k, hex, load] of [
    [0.43, 0.85, 0.32, '#E58A2E', null],
    [0.37, 0.88, 0.4, '#C8321F', '#1F6F86'],
    [0.3, 0.93, 0.5, '#1F6F86', '#E2A02F'],
    [0.47, 0.84, 0.28, '#F4EBD3', null],
  ] as const)
    out += place(width * x, height * y, unit * k, walker(tones.see(hex), tones.see('#7A4B34'), load && tones.see(load)))
  for (const [x, h] of [
    [0.03, 44],
    [0.95, 58],
    [0.86, 34],
  ] as const)
    out += place(
      width * x,
      height * 0.96,
      unit,
      deodar(
        h,
        mix(tones.ink, tones.at(0.8), 0.2),
        mix(tones.see('#2F5A50'), tones.ink, 0.3),
        dice,
        snowy ? snow : null,
      ),
    )
  return out + birds(sheet, width * 0.3, height * 0.3, 3, tones.at(0.6))
}
