import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { downs, fillUnder } from '#domain/media/posters/strokes/hills.ts'
import { walker } from '#domain/media/posters/strokes/people.ts'
import { sky } from '#domain/media/posters/strokes/sky.ts'
import {
  circle,
  curve,
  ellipse,
  line,
  num,
  opacity,
  path,
  type Point,
  poly,
  place,
  rect,
} from '#domain/media/posters/strokes/svg.ts'
import { leafSpray, roundTrees } from '#domain/media/posters/strokes/trees.ts'
import { water } from '#domain/media/posters/strokes/water.ts'

/** Halls cut from the rock: the horseshoe gorge with its row of caves, or inside a vaulted hall before its stupa. */
export function drawCave(sheet: Sheet): string {
  return sheet.choice.odds(0.6) ? horseshoe(sheet) : prayerHall(sheet)
}

// One wall of the gorge runs away from the viewer; z is how many times farther a place on it stands than its near end.
const FAR = 3.7

function onWall({ width, height }: Sheet, z: number, v: number): Point {
  const [vx, vy] = [width * 0.02, height * 0.52]
  const foot = vy + (height * 0.4) / z
  const rim = vy - (height * 0.53) / z
  return [vx + (width * 1.12) / z, foot + (rim - foot) * v]
}

function horseshoe(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  let out = sky(sheet, { sunX: dice.between(0.14, 0.22), sunY: sheet.tall ? 0.15 : 0.17, sunR: 8.5, horizon: 0.46 })
  const rock = mix(tones.at(0.34), tones.see('#A9714E'), 0.35)
  const plateau = downs(sheet, height * 0.38, height * 0.014, 1.4)
  out +=
    roundTrees(sheet, plateau, tones.at(0.1), 2, 3) +
    fillUnder(sheet, plateau, sheet.fade(tones.at(0.08), mix(tones.at(0.08), tones.haze, 0.5), 0, 0.3)) +
    farWall(sheet, rock)
  out += gorge(sheet) + sideWall(sheet, rock)
  for (let z = FAR - 0.3; z > 0.98; z -= 0.34) out += hall(sheet, z, rock, Math.round(z * 10) % 3 === 1)
  return (
    out +
    visitors(sheet, rock) +
    place(width * 0.02, height * 1.03, unit, leafSpray(30, 7, tones.ink, tones.at(0.8), dice)) +
    birds(sheet, width * 0.36, height * 0.2, 5, tones.at(0.7))
  )
}

// the bend of the gorge, in shade, with its fall
function farWall(sheet: Sheet, rock: string): string {
  const { width, height, unit, dice, tones } = sheet
  const [jx, jFoot] = onWall(sheet, FAR, 0)
  const jTop = onWall(sheet, FAR, 1)[1]
  const tone = mix(mix(rock, tones.ink, 0.2), tones.haze, 0.3)
  const rim: Point[] = [
    [-10, height * 0.36],
    [width * 0.08, height * 0.375],
    [width * 0.16, height * 0.362],
    [width * 0.24, height * 0.385],
    [jx + unit, jTop],
  ]
  let strata = ''
  for (const q of [0.25, 0.5, 0.76])
    strata += curve(rim.map(([x, y]): Point => [x, y + (jFoot - y) * q + unit * dice.between(-0.4, 0.4)]))
  const white = mix(tones.lit, '#FFFFFF', tones.night ? 0.1 : 0.6)
  const w = unit * (sheet.season === 'monsoon' ? 2.6 : 1.3)
  const fx = width * 0.17
  let doors = ''
  for (const x of [0.035, 0.085, 0.235, 0.275])
    doors +=
      rect(
        width * x,
        jFoot - unit * 4.6,
        unit * 4.4,
        unit * 4.6,
        mix(tones.dark ? tones.glow : tones.ink, tone, tones.dark ? 0.3 : 0.25),
      ) +
      rect(width * x - unit * 0.4, jFoot - unit * 5.4, unit * 5.2, unit, mix(tone, tones.lit, 0.4)) +
      rect(width * x + unit * 1.2, jFoot - unit * 4.6, unit * 0.6, unit * 4.6, mix(tone, tones.lit, 0.3)) +
      rect(width * x + unit * 2.8, jFoot - unit * 4.6, unit * 0.6, unit * 4.6, mix(tone, tones.lit, 0.3))
  return (
    path(curve(rim) + `V${num(height * 0.75)}H-10Z`, sheet.fade(tone, mix(tone, tones.haze, 0.3))) +
    line(strata, mix(tone, tones.ink, 0.4), unit * 0.4, opacity(0.35)) +
    roundTrees(sheet, rim, mix(tones.see('#7E9A4A'), tone, 0.4), 1.8, 2.6) +
    doors +
    path(
      `M${num(fx)},${num(height * 0.365)}h${num(w)}L${num(fx + w * 1.5)},${num(height * 0.66)}h${num(-w * 2)}Z`,
      white,
    ) +
    ellipse(fx + w * 0.4, height * 0.655, unit * 4, unit * 1.3, white, opacity(0.6))
  )
}

function gorge(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const green = mix(tones.see('#7E9A4A'), tones.at(0.5), 0.3)
  const bank: Point[] = [
    [-10, height * 0.655],
    [width * 0.12, height * 0.645],
    [width * 0.32, height * 0.65],
    [width * 0.6, height * 0.72],
    [width + 10, height * 0.9],
  ]
  let out =
    fillUnder(sheet, bank, sheet.fade(mix(green, tones.lit, 0.2), mix(green, tones.ink, 0.4))) +
    roundTrees(
      { ...sheet, width: width * 0.5 },
      bank.map(([x, y]): Point => [x, y + unit * 1.4]),
      mix(green, tones.ink, 0.14),
      2.2,
      3,
    )
  const river = `M${num(width * 0.17)},${num(height * 0.655)}C${num(width * 0.1)},${num(height * 0.69)} ${num(width * 0.3)},${num(height * 0.72)} ${num(width * 0.2)},${num(height * 0.78)}S${num(-width * 0.06)},${num(height * 0.86)} ${num(width * 0.04)},${height + 5}H${num(width * 0.42)}C${num(width * 0.26)},${num(height * 0.92)} ${num(width * 0.36)},${num(height * 0.84)} ${num(width * 0.36)},${num(height * 0.77)}S${num(width * 0.22)},${num(height * 0.69)} ${num(width * 0.2)},${num(height * 0.655)}Z`
  out += `<g${sheet.clip(river)}>${water(sheet, height * 0.64, height, [mix(tones.water[0], tones.haze, 0.2), tones.water[1]], { waves: 16, glitter: false })}</g>`
  const clump = sheet.keep(
    path('M-14,0a9,9 0 0 1 6,-12a10,10 0 0 1 17,-1a8,8 0 0 1 6,13Z', mix(green, tones.ink, 0.3)) +
      path('M-14,0a9,9 0 0 1 6,-12a10,10 0 0 1 9,-5Q-4,-10 -6,0Z', mix(green, tones.lit, 0.18)),
  )
  for (const [x, y, k] of [
    [0.42, 0.74, 0.3],
    [0.36, 0.705, 0.2],
    [0.5, 0.79, 0.42],
    [0.06, 0.73, 0.26],
    [0.11, 0.7, 0.2],
    [0.6, 0.9, 0.55],
    [0.47, 0.88, 0.5],
  ] as const)
    out += clump(width * x, height * y, unit * k, dice.odds(0.5))
  return out
}

function sideWall(sheet: Sheet, rock: string): string {
  const { width, height, unit, dice, tones } = sheet
  const zs = Array.from({ length: 12 }, (_, i) => FAR - ((FAR - 0.9) * i) / 11)
  const rim = zs.map((z, i): Point => {
    const [x, y] = onWall(sheet, z, 1)
    return [x, y + ((i % 2 ? -1 : 0.6) * unit * dice.between(0.4, 1.4)) / z]
  })
  const face = mix(rock, tones.lit, 0.3)
  const green = mix(tones.see('#7E9A4A'), tones.at(0.5), 0.35)
  const foot = onWall(sheet, 0.9, -0.12)
  const join = onWall(sheet, FAR, -0.12)
  let out =
    roundTrees(sheet, rim, green, 3, 3) +
    path(
      curve(rim) + `L${num(foot[0])},${num(foot[1])}L${num(join[0])},${num(join[1])}Z`,
      sheet.fade(face, mix(rock, tones.shade, 0.3)),
    )
  let strata = ''
  for (const v of [0.6, 0.74, 0.86, 0.94])
    strata += curve(
      zs.map((z): Point => {
        const [x, y] = onWall(sheet, z, v)
        return [x, y + (unit * dice.between(-0.8, 0.8)) / z]
      }),
    )
  out += line(strata, mix(rock, tones.ink, 0.45), unit * 0.5, opacity(0.4))
  let cracks = ''
  for (let i = 0; i < 9; i++) {
    const z = dice.between(1, 3.2)
    const v = dice.between(0.55, 0.8)
    cracks += poly(
      [
        onWall(sheet, z, v),
        onWall(sheet, z + 0.05 * z, v + 0.02),
        onWall(sheet, z + 0.06 * z, v + 0.15),
        onWall(sheet, z + 0.02 * z, v + 0.14),
      ],
      mix(rock, tones.ink, 0.4),
      opacity(0.4),
    )
  }
  const walk = mix(face, tones.lit, 0.4)
  return (
    out +
    cracks +
    line(curve(rim), mix(green, tones.lit, 0.2), unit * 0.9) +
    poly([onWall(sheet, FAR, 0), onWall(sheet, 0.9, 0), onWall(sheet, 0.9, -0.09), onWall(sheet, FAR, -0.09)], walk) +
    poly(
      [
        onWall(sheet, FAR, -0.09),
        onWall(sheet, 0.9, -0.09),
        [width + 10, height + 10],
        [onWall(sheet, 0.9, -0.09)[0], height + 10],
        onWall(sheet, FAR, -0.16),
      ],
      mix(rock, tones.shade, 0.6),
    )
  )
}

// one hall of the row: a pillared verandah, or a prayer hall with its horseshoe window above the door
function hall(sheet: Sheet, z: number, rock: string, chapel: boolean): string {
  const { tones } = sheet
  const dz = 0.255
  const at = (p: number, v: number) => onWall(sheet, z + dz * (1 - p), v)
  const box = (p0: number, p1: number, v0: number, v1: number, fill: string) =>
    poly([at(p0, v0), at(p1, v0), at(p1, v1), at(p0, v1)], fill)
  const lit = mix(mix(rock, tones.lit, 0.78), tones.haze, (z - 1) * 0.06)
  const shade = mix(rock, tones.shade, 0.55)
  const dark = tones.dark ? mix(tones.glow, tones.ink, 0.2) : mix(tones.ink, rock, 0.1)
  const frame =
    box(-0.06, 1.06, 0, chapel ? 0.6 : 0.4, lit) +
    box(-0.06, 1.06, chapel ? 0.57 : 0.37, chapel ? 0.6 : 0.4, mix(lit, '#FFFFFF', tones.dark ? 0 : 0.3)) +
    box(1, 1.06, 0, chapel ? 0.57 : 0.37, shade)
  if (!chapel) {
    let posts = ''
    for (const p of [0.14, 0.33, 0.52, 0.71, 0.9])
      posts +=
        box(p - 0.035, p + 0.035, 0, 0.3, lit) +
        box(p + 0.012, p + 0.035, 0, 0.3, shade) +
        box(p - 0.06, p + 0.06, 0.27, 0.3, lit)
    return frame + box(0.02, 0.98, 0, 0.3, dark) + posts + box(0, 1, 0.3, 0.325, shade)
  }
  const bow = (k: number) =>
    Array.from({ length: 13 }, (_, i) => {
      const a = Math.PI * (-0.16 + (1.32 * i) / 12)
      return at(0.5 - Math.cos(a) * 0.36 * k, 0.36 + Math.sin(a) * 0.155 * k)
    })
  let ribs = ''
  for (const p of [0.3, 0.4, 0.5, 0.6, 0.7]) ribs += box(p - 0.012, p + 0.012, 0.33, 0.44, shade)
  return (
    frame +
    poly(bow(1.14), mix(lit, '#FFFFFF', tones.dark ? 0.05 : 0.35)) +
    poly(bow(1), shade) +
    poly(bow(0.82), dark) +
    ribs +
    box(0.06, 0.94, 0, 0.2, shade) +
    box(0.38, 0.62, 0, 0.19, dark) +
    box(0.14, 0.26, 0, 0.15, dark) +
    box(0.74, 0.86, 0, 0.15, dark) +
    box(0.02, 0.98, 0.2, 0.235, lit)
  )
}

function visitors(sheet: Sheet, rock: string): string {
  const { width, unit, tones } = sheet
  let out = ''
  for (const [z, hex, shawl] of [
    [2.5, '#A02F2C', null],
    [2.36, '#F4EBD3', null],
    [1.62, '#E2A02F', '#F4EBD3'],
    [1.5, '#A02F2C', null],
  ] as const) {
    const [x, y] = onWall(sheet, z, -0.045)
    out += place(
      x - width * 0.03,
      y,
      (unit * 0.66) / z,
      walker(tones.see(hex), tones.see('#6A4028'), null, shawl && tones.see(shawl)),
    )
  }
  const rail = mix(rock, tones.ink, 0.6)
  let posts = ''
  for (let z = 3.4; z > 0.95; z -= 0.2) {
    const [x, y] = onWall(sheet, z, -0.085)
    posts += `M${num(x)},${num(y)}v${num((-unit * 7) / z)}`
  }
  const top = [3.4, 2.6, 1.9, 1.4, 0.95].map((z): Point => {
    const [x, y] = onWall(sheet, z, -0.085)
    return [x, y - (unit * 7) / z]
  })
  return out + line(posts + curve(top), rail, unit * 0.4)
}

function prayerHall(sheet: Sheet): string {
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
