import type { Sheet, Stamp } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { arch, FINIAL, flags, shikharaTower } from '#domain/media/posters/strokes/architecture.ts'
import { nth } from '#domain/media/posters/strokes/chance.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { downs, fillUnder, massif } from '#domain/media/posters/strokes/hills.ts'
import { rowboat, walker } from '#domain/media/posters/strokes/people.ts'
import { mist, sky } from '#domain/media/posters/strokes/sky.ts'
import {
  circle,
  ellipse,
  line,
  num,
  opacity,
  path,
  type Point,
  place,
  rect,
} from '#domain/media/posters/strokes/svg.ts'
import { deodar, roundTrees } from '#domain/media/posters/strokes/trees.ts'
import { mirror, water } from '#domain/media/posters/strokes/water.ts'

/** A temple of the north: on its lawn, mirrored in its tank, or (when the recipe asks) a stone shrine under the snows. */
export function drawShikhara(sheet: Sheet): string {
  if (sheet.choice.odds(0)) return underTheSnows(sheet)
  return sheet.choice.odds(0.42) ? besideTheTank(sheet) : onTheLawn(sheet)
}

function onTheLawn(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  let out = sky(sheet, { sunX: dice.between(0.2, 0.3), sunY: 0.28, sunR: 10, horizon: 0.68 })
  for (const [y, a, t] of [
    [0.68, 0.035, 0],
    [0.72, 0.025, 0.16],
  ] as const) {
    const l = downs(sheet, height * y, height * a, dice.between(1.4, 2))
    out +=
      (t ? roundTrees(sheet, l, tones.at(t), 3, 4) : '') +
      fillUnder(sheet, l, sheet.fade(tones.at(t), mix(tones.at(t), tones.haze, 0.5), 0, 0.5))
  }
  const lit = tones.lit
  const shade = tones.shade
  const mid = mix(lit, shade, 0.42)
  const dark = mix(tones.ink, shade, 0.16)
  const gold = tones.see('#E3A22F')

  const gy = height * 0.855
  const x0 = width * (sheet.wide ? 0.62 : 0.6)
  const h = (unit * (sheet.tall ? 62 : 58)) / unit

  const small = (x: number, hh: number) =>
    place(
      width * x,
      gy - 6 * unit,
      unit,
      shikharaTower(hh, mix(lit, tones.haze, 0.2), mix(mid, tones.haze, 0.2), mix(shade, tones.haze, 0.2), gold, null),
    )
  out += small(sheet.wide ? 0.84 : 0.81, 30) + small(sheet.wide ? 0.16 : 0.085, 24)
  // plinth, halls rising toward the tower, then the tower with its clinging spires
  let g = ''
  const hall = (x: number, w: number, y: number, hh: number) => {
    let b =
      path(`M${x - w / 2},${y}V${y - hh * 0.46}H${x + w / 2}V${y}Z`, mid) +
      rect(x + w * 0.2, y - hh * 0.46, w * 0.3, hh * 0.46, shade)
    for (let i = 0; i < 6; i++) {
      const t = i / 6
      const hw = w * (0.56 - t * 0.42)
      const yy = y - hh * (0.46 + t * 0.46)
      b +=
        path(
          `M${num(x - hw)},${num(yy)}L${num(x - hw * 0.93)},${num(yy - hh * 0.085)}H${num(x + hw * 0.93)}L${num(x + hw)},${num(yy)}Z`,
          i % 2 ? lit : mix(lit, shade, 0.35),
        ) +
        path(
          `M${num(x + hw * 0.3)},${num(yy)}V${num(yy - hh * 0.085)}H${num(x + hw * 0.93)}L${num(x + hw)},${num(yy)}Z`,
          shade,
          opacity(0.8),
        )
    }
    return (
      b +
      `<path d="${FINIAL}" transform="translate(${num(x)} ${num(y - hh * 0.96)}) scale(.16)" fill="${gold}"/>` +
      path(arch(x - w * 0.24, y, w * 0.18, hh * 0.38) + arch(x + w * 0.02, y, w * 0.18, hh * 0.38), dark)
    )
  }
  g += hall(-44, 18, 0, 17) + hall(-29, 20, 0, 23)
  g += `<g transform="translate(0 0)">${shikharaTower(h, lit, mid, shade, gold, tones.accent)}</g>`
  const spire = sheet.keep(shikharaTower(h, lit, mid, shade, gold, null))
  for (const [x, q] of [
    [-9.5, 0.54],
    [9.5, 0.54],
    [-5, 0.66],
    [5.2, 0.62],
    [0, 0.46],
  ] as const)
    g += spire(x, 0, q)
  g += hall(-13, 20, 0, 30) + path(arch(0, 0, 5.4, 11), dark)
  let plinth = ''
  for (let i = 0; i < 4; i++)
    plinth +=
      path(`M${-60 + i * 1.4},${9 - i * 2.3}V${6.7 - i * 2.3}H${24 - i * 1.1}V${9 - i * 2.3}Z`, i % 2 ? mid : lit) +
      rect(8, 6.7 - i * 2.3, 16 - i * 1.1, 2.3, shade)
  let stair = ''
  for (let i = 0; i < 6; i++)
    stair += rect(-58 - (6 - i) * 1.1 + 4, 8 - i * 1.5, 9, 1.5, i % 2 ? lit : mix(mid, shade, 0.4))
  out += place(x0, gy - 6 * unit, unit * (sheet.wide ? 1.12 : 1) * (sheet.tall ? 0.88 : 1), plinth + stair + g)
  const lawn: Point[] = [
    [-10, height * 0.868],
    [width * 0.4, height * 0.872],
    [width + 10, height * 0.862],
  ]
  const green = mix(tones.see(sheet.season === 'summer' ? '#8E8B4E' : '#5F8A52'), tones.at(0.6), 0.25)

  out += fillUnder(sheet, lawn, sheet.fade(mix(green, tones.lit, 0.22), mix(green, tones.ink, 0.34), 0, 0.9))
  out +=
    roundTrees(
      sheet,
      [
        [-10, height * 0.868],
        [width * 0.15, height * 0.87],
      ],
      mix(green, tones.ink, 0.4),
      2,
      2.4,
    ) +
    path(
      `M${num(width * 0.16)},${num(height * 0.868)}C${num(width * 0.26)},${num(height * 0.9)} ${num(width * 0.2)},${num(height * 0.95)} ${num(width * 0.08)},${height + 4}H${num(width * 0.36)}C${num(width * 0.36)},${num(height * 0.94)} ${num(width * 0.3)},${num(height * 0.9)} ${num(width * 0.2)},${num(height * 0.868)}Z`,
      mix(tones.lit, green, 0.3),
    )
  for (const [x, y, k, col, f] of [
    [0.235, 0.915, 0.19, '#C93A2B', 0],
    [0.265, 0.918, 0.18, '#E2A02F', 1],
    [0.2, 0.96, 0.27, '#F4EBD3', 0],
  ] as const)
    out += place(width * x, height * y, unit * k, walker(tones.see(col), tones.ink, null, tones.see(col)), !!f)
  // a neem to frame, its canopy cut in one piece
  const tx = width * 0.97
  const ty = height * 0.99

  out += path(
    `M${num(tx - 2.2 * unit)},${num(ty)}C${num(tx - unit)},${num(ty - 20 * unit)} ${num(tx - 3 * unit)},${num(ty - 26 * unit)} ${num(tx - 7 * unit)},${num(ty - 34 * unit)}L${num(tx - 5 * unit)},${num(ty - 34.6 * unit)}C${num(tx - 2 * unit)},${num(ty - 29 * unit)} ${num(tx)},${num(ty - 30 * unit)} ${num(tx + unit)},${num(ty - 38 * unit)}L${num(tx + 3 * unit)},${num(ty - 38 * unit)}C${num(tx + 2 * unit)},${num(ty - 20 * unit)} ${num(tx + 3 * unit)},${num(ty - 10 * unit)} ${num(tx + 4.4 * unit)},${num(ty)}Z`,
    tones.ink,
  )
  let leaf = ''
  for (let i = 0; i < 15; i++) {
    const a = (i / 15) * 6.283
    const r = unit * dice.between(6, 9.5)
    const x = tx + Math.cos(a) * unit * 10
    const y = ty - 42 * unit + Math.sin(a) * unit * 8
    leaf += `M${num(x - r)},${num(y)}a${num(r)},${num(r * 0.86)} 0 1 0 ${num(2 * r)},0a${num(r)},${num(r * 0.86)} 0 1 0 ${num(-2 * r)},0Z`
  }
  out += path(leaf, tones.ink) + ellipse(tx, ty - 42 * unit, 12 * unit, 9 * unit, tones.ink)
  let fleck = ''
  for (let i = 0; i < 14; i++) {
    const x = tx - unit * dice.between(-4, 17)
    const y = ty - unit * dice.between(40, 56)
    fleck += `M${num(x)},${num(y)}q${num(unit)},${num(-unit * 1.2)} ${num(unit * 2.2)},0q${num(-unit)},${num(unit * 0.7)} ${num(-unit * 2.2)},0Z`
  }
  return out + path(fleck, mix(tones.ink, green, 0.45)) + birds(sheet, width * 0.38, height * 0.2, 5, tones.at(0.8))
}

function underTheSnows(sheet: Sheet): string {
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

function besideTheTank(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const gy = height * 0.66
  let out = sky(sheet, { sunX: dice.between(0.2, 0.28), sunY: 0.26, sunR: 10, horizon: 0.62 })
  const lit = tones.lit
  const shade = tones.shade
  const mid = mix(lit, shade, 0.42)
  const gold = tones.see('#E3A22F')
  const green = mix(tones.see('#5F8A52'), tones.at(0.4), 0.4)
  const wood: Point[] = [
    [-10, gy - 4 * unit],
    [width * 0.3, gy - 3 * unit],
    [width * 0.7, gy - 3 * unit],
    [width + 10, gy - 5 * unit],
  ]
  const land = sheet.keep(
    roundTrees(sheet, wood, mix(green, tones.haze, 0.3), 4.4, 3.8) +
      rect(-10, gy - 3 * unit, width + 20, 4 * unit, mix(green, tones.haze, 0.15)),
  )
  const tall = sheet.keep(shikharaTower(100, lit, mid, shade, gold, tones.accent))
  const plain = sheet.keep(shikharaTower(100, lit, mid, shade, gold, null))
  const porch = sheet.keep(
    rect(-14, -14, 28, 14, mid) +
      rect(4, -14, 10, 14, shade) +
      path('M-17,-14L-12,-19H12L17,-14ZM-13,-19L-9,-23H9L13,-19ZM-9,-23L-5,-27H5L9,-23Z', lit) +
      path('M5,-14L4,-19H12L17,-14ZM4,-19L3,-23H9L13,-19Z', shade) +
      path(arch(-4, 0, 9, 11), mix(tones.ink, shade, 0.2)),
  )
  const k = Math.min(0.62, (gy * 0.8) / (unit * 112))
  const towers: [number, number, Stamp][] = [
    [0.2, 0.36, plain],
    [0.31, 0.5, plain],
    [0.78, 0.44, plain],
    [0.88, 0.34, plain],
    [0.56, 1, tall],
    [0.45, 0.58, plain],
    [0.67, 0.58, plain],
  ]
  const group = sheet.keep(
    towers.map(([x, size, stamp]) => stamp(width * x, gy - unit * 2, unit * k * size)).join('') +
      [0.26, 0.38, 0.5, 0.72]
        .map((x, i) => porch(width * x, gy - unit * 2, unit * k * nth([0.7, 0.9, 1.3, 0.9], i)))
        .join('') +
      rect(width * 0.1, gy - unit * 2.2, width * 0.84, unit * 2.4, mix(lit, mid, 0.3)) +
      rect(width * 0.1, gy - unit * 0.6, width * 0.84, unit, shade),
  )
  let steps = ''
  for (let i = 0; i < 5; i++)
    steps += rect(-10, gy + unit * i * 1.1, width + 20, unit * 1.1, i % 2 ? mix(shade, mid, 0.5) : mix(lit, mid, 0.4))
  const wy = gy + unit * 5.4
  out +=
    land(0, 0) +
    group(0, 0) +
    steps +
    water(sheet, wy, height, [mix(tones.water[0], tones.haze, 0.25), tones.water[1]], { waves: 22 }) +
    `<g${sheet.clip(`M-5,${num(wy)}H${width + 5}V${height}H-5Z`)}>${mirror(group(0, -3 * unit) + land(0, -3 * unit), wy, 0.36, 0.8)}</g>`
  for (const [x, dy, size, hex] of [
    [0.24, 3, 0.2, '#C93A2B'],
    [0.265, 3.2, 0.19, '#E2A02F'],
    [0.47, 4.6, 0.22, '#F4EBD3'],
    [0.74, 3.6, 0.2, '#7A2F5B'],
  ] as const)
    out += place(width * x, gy + unit * dy, unit * size, walker(tones.see(hex), tones.ink, null, tones.see(hex)))
  let rip = ''
  for (let i = 0; i < 16; i++) {
    const w = unit * dice.between(8, 26)
    rip += `M${num(width * dice())},${num(wy + unit * (2 + i * 1.8))}q${num(w / 2)},${num(-unit * 0.5)} ${num(w)},0q${num(-w / 2)},${num(unit * 0.5)} ${num(-w)},0Z`
  }
  out += path(rip, mix(tones.water[0], tones.water[1], 0.4), opacity(0.7))
  const pad = mix(tones.see('#4F8A5E'), tones.ink, 0.3)
  for (let i = 0; i < 15; i++) {
    const x = width * (i % 2 ? dice.between(0, 0.34) : dice.between(0.6, 1))
    const y = height * dice.between(0.88, 0.99)
    const r = unit * dice.between(1.8, 3.2)
    out +=
      ellipse(x, y, r, r * 0.32, mix(pad, tones.lit, 0.1 * (i % 3))) +
      (i % 3
        ? ''
        : place(
            x,
            y,
            r * 0.075,
            path(
              'M0,0C-12,-4 -14,-12 -12,-17C-7,-14 -4,-9 0,0C4,-9 7,-14 12,-17C14,-12 12,-4 0,0Z',
              tones.see('#E58AA0'),
            ) + path('M0,0C-6,-8 -5,-16 0,-22C5,-16 6,-8 0,0Z', mix(tones.see('#E58AA0'), tones.lit, 0.5)),
          ))
  }
  return (
    out +
    place(
      width * 0.3,
      height * 0.82,
      unit * 0.28,
      rowboat(tones.at(0.85), tones.ink, null, tones.ink, tones.see('#F7EAC6')),
    ) +
    birds(sheet, width * 0.36, height * 0.2, 5, tones.at(0.8))
  )
}
