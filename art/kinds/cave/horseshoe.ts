import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { sky } from '#art/strokes/sky.ts'
import { curve, ellipse, line, num, opacity, path, place, type Point, poly, rect } from '#art/strokes/svg.ts'
import { leafSpray, roundTrees } from '#art/strokes/trees.ts'
import { water } from '#art/strokes/water.ts'

// One wall of the gorge runs away from the viewer; z is how many times farther a place on it stands than its near end.
const FAR = 3.7

function onWall({ width, height }: Sheet, z: number, v: number): Point {
  const [vx, vy] = [width * 0.02, height * 0.52]
  const foot = vy + (height * 0.4) / z
  const rim = vy - (height * 0.53) / z
  return [vx + (width * 1.12) / z, foot + (rim - foot) * v]
}

/** The gorge with its row of caves. */
export function horseshoe(sheet: Sheet): string {
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
