import type { Sheet } from '#art/sheet.ts'
import { birds, tiger } from '#art/strokes/animals.ts'
import { mix } from '#art/strokes/colour.ts'
import { fillUnder } from '#art/strokes/hills.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { boulder } from '#art/strokes/stones.ts'
import { circle, curve, ellipse, line, num, opacity, path, type Point, place, rect } from '#art/strokes/svg.ts'
import { canopy, grasses, leafSpray, roundTrees } from '#art/strokes/trees.ts'
import { mirror, water } from '#art/strokes/water.ts'

/** A tiger in the sal forest: on a track in slanting light, or at a waterhole with a jeep of watchers far behind. */
export function drawTiger(sheet: Sheet): string {
  return sheet.choice.odds(0.5) ? onTheTrack(sheet) : atTheWaterhole(sheet)
}

function onTheTrack(sheet: Sheet): string {
  const { width, height, unit, tones } = sheet
  const floor = mix(mix(tones.at(0.5), tones.see('#B8934E'), 0.5), tones.lit, 0.14)
  const track = mix(floor, tones.lit, 0.5)
  let out = salForest(sheet)
  out += rect(
    -10,
    height * 0.665,
    width + 20,
    height,
    sheet.fade(mix(floor, tones.haze, 0.3), mix(floor, tones.ink, 0.3)),
  )
  out += path(
    `M${num(width * 0.6)},${num(height * 0.665)}C${num(width * 0.5)},${num(height * 0.7)} ${num(width * 0.62)},${num(height * 0.76)} ${num(width * 0.34)},${num(height * 0.82)}S${num(-width * 0.1)},${num(height * 0.92)} ${num(-width * 0.1)},${height + 5}H${num(width * 0.8)}C${num(width * 0.74)},${num(height * 0.9)} ${num(width * 0.84)},${num(height * 0.78)} ${num(width * 0.72)},${num(height * 0.73)}S${num(width * 0.62)},${num(height * 0.69)} ${num(width * 0.64)},${num(height * 0.665)}Z`,
    sheet.fade(mix(track, tones.haze, 0.25), mix(track, floor, 0.4)),
  )
  out += leafFall(sheet, height * 0.7)
  out += sunbeams(sheet)
  const x = width * (sheet.wide ? 0.36 : sheet.tall ? 0.18 : 0.22)
  out += stalker(sheet, x, height * (sheet.tall ? 0.855 : 0.86), unit * (sheet.tall ? 0.68 : 0.74))
  return (
    out +
    foreTrunks(sheet) +
    grasses(sheet)(height * 0.955, 0.86, 7) +
    birds(sheet, width * 0.44, height * 0.3, 3, tones.at(0.5), 0.8)
  )
}

function atTheWaterhole(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const floor = mix(mix(tones.at(0.5), tones.see('#A9934E'), 0.5), tones.lit, 0.2)
  let out = salForest(sheet)
  out += rect(
    -10,
    height * 0.665,
    width + 20,
    height,
    sheet.fade(mix(floor, tones.haze, 0.35), mix(floor, tones.ink, 0.3)),
  )
  out +=
    place(
      width * (sheet.wide ? 0.76 : 0.83),
      height * (sheet.tall ? 0.692 : 0.705),
      unit * (sheet.tall ? 0.1 : 0.13),
      jeep(sheet),
      true,
    ) +
    grasses(sheet)(height * 0.715, 0.36, 2.2) +
    sunbeams(sheet)
  const shore: Point[] = [
    [-10, height * 0.83],
    [width * 0.2, height * 0.815],
    [width * 0.5, height * 0.82],
    [width * 0.78, height * 0.8],
    [width + 10, height * 0.79],
  ]
  const pool = sheet.clip(curve(shore) + `L${width + 10},${height + 5}L-10,${height + 5}Z`)
  const x = width * (sheet.wide ? 0.32 : sheet.tall ? 0.14 : 0.2)
  const y = height * 0.822
  const cat = sheet.keep(tiger(...coat(sheet)))
  const k = unit * (sheet.tall ? 0.66 : 0.7)
  out += `<g${pool}>${water(sheet, height * 0.78, height, [mix(tones.water[0], tones.haze, 0.2), mix(tones.water[1], tones.ink, 0.2)], { waves: 20, glitter: false })}${mirror(cat(x, y, k), y, 0.4, 0.8)}</g>`
  out +=
    line(curve(shore.map(([px, py]): Point => [px, py + unit * 0.3])), mix(floor, tones.ink, 0.55), unit * 1.1) +
    cat(x, y + unit, k)
  for (const [px, py, size] of [
    [0.66, 0.83, 5],
    [0.74, 0.825, 7.5],
    [0.82, 0.835, 4.4],
    [0.08, 0.86, 5],
  ] as const)
    out += place(
      width * px,
      height * py + unit,
      unit * size * 0.1,
      boulder(mix(tones.at(0.6), tones.see('#9A8A78'), 0.4), tones.lit, tones.ink),
    )
  let rings = ''
  for (let i = 0; i < 4; i++)
    rings += `M${num(x + k * 96 - unit * (3 + i * 3))},${num(y + unit * (4 + i))}a${num(unit * (3 + i * 3))},${num(unit * (0.6 + i * 0.5))} 0 1 0 ${num(unit * (6 + i * 6))},0`
  out += line(rings, mix(tones.water[0], tones.lit, 0.5), unit * 0.25, opacity(0.5))
  return (
    out +
    foreTrunks(sheet) +
    place(width * 0.97, height * 1.03, unit, leafSpray(30, 7, tones.ink, tones.at(0.7), dice)) +
    birds(sheet, width * 0.44, height * 0.3, 3, tones.at(0.5), 0.8)
  )
}

// three stands of straight sal trunks, paler with distance, under one canopy
function salForest(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  let out = sky(sheet, {
    sunX: dice.between(0.27, 0.36),
    sunY: 0.4,
    sunR: 13,
    horizon: 0.68,
    clouds: false,
    rays: true,
  })
  for (const [depth, foot, gap, girth] of [
    [0.03, 0.62, 5.5, 0.7],
    [0.16, 0.645, 9, 1.1],
    [0.34, 0.67, 15, 1.8],
  ] as const) {
    const ground: Point[] = [
      [-10, height * foot],
      [width * 0.5, height * (foot + 0.004)],
      [width + 10, height * foot],
    ]
    const tone = mix(tones.at(depth), tones.haze, 0.28 - depth * 0.5)
    out +=
      stand(sheet, height * (foot + 0.03), gap * unit, girth * unit, tone) +
      roundTrees(sheet, ground, tone, 2 + depth * 5, 2.6) +
      fillUnder(sheet, ground, sheet.fade(tone, mix(tone, tones.haze, 0.5), 0, 0.3))
    out +=
      canopy(sheet, unit * (8 + depth * 14), unit * (7 - depth * 5), mix(tone, tones.at(0.4), 0.3)) +
      mist(sheet, height * (foot - 0.01), 1, 0.4)
  }
  return out
}

function stand(sheet: Sheet, foot: number, gap: number, girth: number, tone: string): string {
  const { width, tones, dice } = sheet
  let trunks = ''
  let edges = ''
  for (let x = -gap * dice(); x < width + gap; x += gap * dice.between(0.55, 1.5) * (sheet.wide ? 1.5 : 1)) {
    const w = girth * dice.between(0.6, 1.2)
    const bend = girth * dice.between(-2, 2)
    trunks += `M${num(x - w)},${num(foot)}Q${num(x - w * 0.5 + bend)},${num(foot * 0.5)} ${num(x - w * 0.6)},-5H${num(x + w * 0.6)}Q${num(x + w * 0.6 + bend)},${num(foot * 0.5)} ${num(x + w)},${num(foot)}Z`
    edges += `M${num(x - w)},${num(foot)}Q${num(x - w * 0.5 + bend)},${num(foot * 0.5)} ${num(x - w * 0.6)},-5h${num(w * 0.4)}Q${num(x - w * 0.1 + bend)},${num(foot * 0.5)} ${num(x - w * 0.5)},${num(foot)}Z`
  }
  return path(trunks, tone) + path(edges, mix(tone, tones.lit, 0.4))
}

function sunbeams(sheet: Sheet): string {
  const { height, unit, tones, sun } = sheet
  if (tones.night || sheet.season === 'monsoon') return ''
  let d = ''
  for (let i = 0; i < 5; i++) {
    const x = sun.x - unit * 34 + i * unit * 17
    d += `M${num(x)},-5h${num(unit * (4 + (i % 2) * 3))}L${num(x + unit * 46)},${num(height * 0.86)}h${num(-unit * 13)}Z`
  }
  return path(d, tones.sun, opacity(0.14))
}

function leafFall(sheet: Sheet, top: number): string {
  const { width, height, unit, tones, dice } = sheet
  let d = ''
  for (let i = 0; i < 34; i++) {
    const t = dice() ** 0.7
    d += `M${num(width * dice())},${num(top + (height - top) * t)}q${num(unit * (0.5 + t))},${num(-unit * 0.5 * (0.5 + t))} ${num(unit * (1 + t * 1.4))},0q${num(-unit * (0.5 + t))},${num(unit * 0.4)} ${num(-unit * (1 + t * 1.4))},0Z`
  }
  return path(d, tones.see('#A8632E'), opacity(0.55))
}

function foreTrunks(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const bark = mix(tones.ink, tones.at(0.8), 0.2)
  let out = canopy(sheet, unit * 9, unit * 5, mix(bark, tones.at(0.7), 0.4))
  for (const [x, w] of [
    [0.035, 3],
    [0.945, 5.2],
  ] as const) {
    const [px, half] = [width * x, unit * w]
    out += path(
      `M${num(px - half * 1.5)},${height + 4}C${num(px - half)},${num(height * 0.8)} ${num(px - half * 0.8)},${num(height * 0.4)} ${num(px - half * 0.8)},-5H${num(px + half * 0.8)}C${num(px + half * 0.8)},${num(height * 0.4)} ${num(px + half)},${num(height * 0.8)} ${num(px + half * 1.7)},${height + 4}Z`,
      bark,
    )
    out += path(
      `M${num(px - half * 1.5)},${height + 4}C${num(px - half)},${num(height * 0.8)} ${num(px - half * 0.8)},${num(height * 0.4)} ${num(px - half * 0.8)},-5h${num(half * 0.4)}C${num(px - half * 0.4)},${num(height * 0.4)} ${num(px - half * 0.5)},${num(height * 0.8)} ${num(px - half * 0.9)},${height + 4}Z`,
      mix(bark, tones.lit, 0.24),
    )
  }
  let hang = ''
  for (let i = 0; i < 5; i++)
    hang += `M${num(width * 0.93 - i * unit * 5)},${num(unit * 6)}q${num(unit * dice.between(-2, 2))},${num(unit * 6)} ${num(unit * dice.between(-1, 1))},${num(unit * dice.between(10, 26))}`
  return out + line(hang, bark, unit * 0.34)
}

function coat({ tones }: Sheet): [body: string, stripe: string, pale: string] {
  const dim = tones.night ? 0.4 : tones.hour === 'dusk' ? 0.12 : 0
  return [mix('#EE8E2C', tones.ink, dim), mix(tones.ink, '#1A0E12', 0.6), mix('#FBEBC8', tones.ink, dim)]
}

function stalker(sheet: Sheet, x: number, y: number, k: number): string {
  return (
    ellipse(
      x + k * 48,
      y + sheet.unit * 0.4,
      k * 56,
      k * 4.4,
      mix(sheet.tones.ink, sheet.tones.shade, 0.1),
      opacity(0.4),
    ) + place(x, y, k, tiger(...coat(sheet)))
  )
}

function jeep({ tones }: Sheet): string {
  const body = tones.see('#5E7A4A')
  const heads = [-26, -8, 10]
    .map(
      (x) =>
        circle(x, -58, 5, tones.see('#7A4B34')) +
        path(`M${x - 6},-40V-50Q${x},-56 ${x + 6},-50V-40Z`, tones.see(x === -8 ? '#D2452C' : '#E9D9B0')),
    )
    .join('')
  return (
    heads +
    path('M-50,-12V-40H28L38,-26H58V-12Z', body) +
    path('M-50,-26H58V-12H-50Z', mix(body, tones.ink, 0.35)) +
    line('M28,-40L22,-58', tones.ink, 2) +
    circle(-28, -9, 10, tones.ink) +
    circle(38, -9, 10, tones.ink) +
    circle(-28, -9, 4, tones.see('#C9B78A')) +
    circle(38, -9, 4, tones.see('#C9B78A'))
  )
}
