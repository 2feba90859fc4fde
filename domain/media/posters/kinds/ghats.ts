import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { arch, chhatri, shikharaTower } from '#domain/media/posters/strokes/architecture.ts'
import { nth } from '#domain/media/posters/strokes/chance.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { downs, fillUnder } from '#domain/media/posters/strokes/hills.ts'
import { rowboat, walker } from '#domain/media/posters/strokes/people.ts'
import { mist, sky } from '#domain/media/posters/strokes/sky.ts'
import {
  circle,
  curve,
  ellipse,
  line,
  num,
  opacity,
  path,
  type Point,
  place,
  rect,
} from '#domain/media/posters/strokes/svg.ts'
import { roundTrees } from '#domain/media/posters/strokes/trees.ts'
import { mirror, water } from '#domain/media/posters/strokes/water.ts'

/** Steps to a holy river: the great bank at the bend, the lamps of the evening prayer, or (when asked) a hill town with its hanging bridge. */
export function drawGhats(sheet: Sheet): string {
  if (sheet.choice.odds(0)) return hangingBridge(sheet)
  return sheet.choice.odds(0.4) ? lampPrayer(sheet) : greatBank(sheet)
}

function greatBank(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const hy = height * 0.57

  let out = sky(sheet, {
    sunX: dice.between(0.2, 0.29),
    sunY: tones.hour === 'day' ? 0.22 : 0.38,
    sunR: 10,
    horizon: 0.58,
  })
  let far = downs(sheet, hy - 2.4 * unit, 1.2 * unit, 2)
  out +=
    fillUnder({ ...sheet, height: hy + unit }, far, tones.at(0.05)) +
    roundTrees({ ...sheet, width: width * 0.5 }, far, tones.at(0.06), 1.8, 3)
  out += water(sheet, hy, height, tones.water, { waves: 30 })
  // the built bank swings in from the right: towers, palace walls, then the great steps
  const lit = tones.lit
  const shade = tones.shade
  const mid = mix(lit, shade, 0.4)
  const dark = mix(tones.ink, shade, 0.2)
  const glow = tones.dark ? tones.glow : dark
  const gold = tones.see('#E3A22F')
  const flag = tones.accent

  const edge = (t: number): Point => [width * (0.36 + 0.7 * t), hy + unit * (0.6 + 14 * t ** 1.6)] // waterline going back to front
  let g = ''
  const kept = [0, 1, 2].map((kind) => sheet.keep(draw(100, kind)))
  const tower = (x: number, y: number, h: number, kind: number) => nth(kept, kind)(x, y, (unit * h) / 100)
  function draw(h: number, kind: number) {
    return kind === 0
      ? shikharaTower(h, lit, mid, shade, gold, flag)
      : kind === 1
        ? `<g transform="scale(${num(h / 150)})">${rect(-40, -90, 80, 92, mid)}${rect(12, -90, 28, 92, shade)}${path(arch(-22, -50, 18, 30) + arch(4, -50, 18, 30) + arch(-22, -8, 18, 32) + arch(4, -8, 18, 32), glow)}<g transform="translate(-34 -90) scale(.3)">${chhatri(lit, shade, gold)}</g><g transform="translate(34 -90) scale(.3)">${chhatri(lit, shade, gold)}</g></g>`
        : shikharaTower(h * 0.86, mix(lit, flag, 0.35), mix(mid, flag, 0.45), mix(shade, tones.ink, 0.3), gold, null)
  }
  const spots: [number, number, number][] = sheet.wide
    ? [
        [0.4, 12, 0],
        [0.43, 10, 1],
        [0.46, 18, 0],
        [0.5, 14, 1],
        [0.535, 22, 2],
        [0.57, 18, 1],
        [0.62, 34, 0],
        [0.67, 20, 2],
        [0.71, 26, 1],
        [0.76, 22, 2],
        [0.81, 46, 0],
        [0.865, 32, 1],
        [0.92, 34, 2],
        [0.965, 42, 1],
        [1.01, 62, 0],
      ]
    : [
        [0.395, 10, 0],
        [0.43, 10, 1],
        [0.475, 17, 0],
        [0.52, 15, 1],
        [0.565, 24, 2],
        [0.61, 20, 1],
        [0.69, 42, 0],
        [0.755, 24, 2],
        [0.815, 32, 1],
        [0.885, 34, 2],
        [0.945, 42, 1],
        [1.01, 64, 0],
      ]
  for (const [x, h, kind] of spots) {
    const t = (x - 0.36) / 0.7
    g += tower(width * x, edge(t)[1] - unit * (1.2 + 9 * t), h * (sheet.tall ? 0.92 : 1), kind)
  }
  // steps
  for (let i = 0; i < 11; i++) {
    const q = i / 11
    const topL = edge(0)
    const lift0 = 1 - q
    const y0 = topL[1] - unit * 0.2 - unit * 1.6 * lift0
    const y1 = edge(0.95)[1] - unit * 11.6 * lift0
    g += path(
      `M${num(width * 0.36)},${num(y0)}Q${num(width * 0.7)},${num((y0 + y1) / 2 - unit * 1.5)} ${width + 10},${num(y1)}V${num(y1 + 14 * unit)}H${num(width * 0.9)}L${num(width * 0.36)},${num(y0 + unit)}Z`,
      i % 2 ? mix(lit, mid, 0.55) : mix(shade, mid, 0.45),
    )
  }
  const bankEnd = edge(0.95)[1]
  g = `<g${sheet.clip(`M${num(width * 0.3)},0H${width + 10}V${num(bankEnd + unit * 2)}Q${num(width * 0.66)},${num(hy + (bankEnd - hy) * 0.34)} ${num(width * 0.34)},${num(hy + unit * 0.3)}L${num(width * 0.3)},${num(hy)}Z`)}>${g}</g>`
  out += g
  // palm-leaf umbrellas and bathers
  for (const [x, dy, k] of [
    [0.62, 0.4, 0.1],
    [0.74, 0.8, 0.14],
    [0.84, 0, 0.16],
    [0.94, 1.2, 0.2],
  ] as const) {
    const t = (x - 0.36) / 0.7
    const y = edge(t)[1] - unit * (2.4 + 4 * t) + dy * unit
    out += place(
      width * x,
      y,
      unit * k,
      line('M0,0L-4,-34', tones.ink, 2) +
        path('M-40,-30C-30,-46 14,-52 32,-38C10,-40 -18,-38 -40,-30Z', tones.see('#E9C27A')) +
        path('M-4,-48C14,-50 26,-44 32,-38C20,-39.500 8,-39.500 -2,-38.500Z', tones.see('#A8713E')),
    )
    out += place(
      width * x - unit * 3.4 * k * 6,
      y + unit * 0.4,
      unit * k * 0.95,
      walker(
        nth(
          [tones.see('#D2452C'), tones.see('#F4EBD3'), tones.see('#E2A02F'), tones.see('#7A2F5B')],
          Math.round(x * 50),
        ),
        tones.ink,
      ),
    )
  }
  out +=
    place(width * 0.46, height * 0.71, unit * 0.26, rowboat(tones.at(0.82), tones.ink, null, tones.ink, flag), true) +
    place(width * 0.2, height * 0.66, unit * 0.15, rowboat(tones.at(0.7), tones.at(0.9), null, tones.at(0.9), null)) +
    place(
      width * 0.27,
      height * 0.87,
      unit * (sheet.tall ? 0.42 : 0.48),
      rowboat(tones.ink, mix(tones.ink, '#000000', 0.3), tones.see('#E8D3A2'), tones.ink, tones.see('#F7EAC6')),
    )
  if (tones.dark || tones.hour === 'dawn')
    for (let i = 0; i < 13; i++) {
      const x = width * dice.between(0.4, 0.96)
      const y = height * dice.between(0.82, 0.975)
      out +=
        ellipse(x, y + unit * 0.3, unit * 1.1, unit * 0.36, tones.ink) +
        path(
          `M${num(x)},${num(y - unit * 1.3)}q${num(unit * 0.7)},${num(unit * 0.9)} 0,${num(unit * 1.2)}q${num(-unit * 0.7)},${num(-unit * 0.3)} 0,${num(-unit * 1.2)}Z`,
          '#FFC35A',
        ) +
        circle(x, y - unit * 0.3, unit * 1.7, '#FFC35A', opacity(0.16))
    }
  return (
    out +
    birds(sheet, width * 0.12, height * 0.5, 6, tones.at(0.85), 0.9) +
    birds(sheet, width * 0.38, height * 0.3, 4, tones.at(0.75), 0.8)
  )
}

// priests raise the tall lamps on their platforms; boats gather on the water before them
function lampPrayer(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const hy = height * 0.54
  let out = sky(sheet, { sunX: dice.between(0.3, 0.38), sunY: 0.3, sunR: 9.5, horizon: 0.56 })
  const bank = downs(sheet, hy - 1.6 * unit, 1.2 * unit, 2)
  out +=
    fillUnder({ ...sheet, height: hy + unit }, bank, tones.at(0.08)) + roundTrees(sheet, bank, tones.at(0.08), 2, 3)
  const far = sheet.keep(
    shikharaTower(
      20,
      mix(tones.lit, tones.haze, 0.4),
      mix(tones.shade, tones.haze, 0.4),
      mix(tones.shade, tones.haze, 0.2),
      tones.haze,
      null,
    ),
  )
  for (const [x, k] of [
    [0.66, 0.8],
    [0.72, 0.6],
    [0.86, 0.9],
    [0.93, 0.7],
  ] as const)
    out += far(width * x, hy - unit, unit * k)
  out += water(sheet, hy, height, tones.water, { waves: 30 })
  for (const [x, y, k, flip] of [
    [0.14, 0.6, 0.13, false],
    [0.62, 0.59, 0.12, true],
    [0.36, 0.63, 0.17, false],
    [0.84, 0.66, 0.22, true],
    [0.52, 0.69, 0.26, false],
  ] as const)
    out += place(
      width * x,
      height * y,
      unit * k,
      rowboat(tones.at(0.82), tones.ink, k > 0.15 ? tones.see('#E8D3A2') : null, tones.ink, tones.accent),
      flip,
    )
  for (let i = 0; i < 15; i++) {
    const x = width * dice.between(0.05, 0.95)
    const y = height * dice.between(0.6, 0.76)
    out +=
      ellipse(x, y + unit * 0.25, unit * 0.8, unit * 0.26, tones.ink) +
      circle(x, y - unit * 0.2, unit * 1.2, '#FFC35A', opacity(0.22)) +
      circle(x, y - unit * 0.3, unit * 0.42, '#FFC35A')
  }
  return out + prayerSteps(sheet) + birds(sheet, width * 0.5, height * 0.2, 5, tones.at(0.8), 0.9)
}

function prayerSteps(sheet: Sheet): string {
  const { width, height, unit, tones } = sheet
  const [lit, shade] = [tones.lit, tones.shade]
  const mid = mix(lit, shade, 0.45)
  let out = ''
  for (let i = 0; i < 7; i++) {
    const y = height * 0.79 + unit * i * 3.4
    out +=
      rect(-10, y, width + 20, unit * 1.9, i % 2 ? mix(lit, mid, 0.6) : mix(lit, mid, 0.4)) +
      rect(-10, y + unit * 1.9, width + 20, unit * 1.6, mix(shade, tones.ink, 0.12 + i * 0.05))
  }
  const spots = sheet.wide ? [0.16, 0.36, 0.56, 0.76] : [0.2, 0.48, 0.76]
  for (const x of spots) {
    const [px, py] = [width * x, height * 0.87]
    out +=
      circle(px + unit * 4, py - unit * 27, unit * 12, '#FFC35A', opacity(tones.dark ? 0.16 : 0.1)) +
      rect(px - unit * 8, py - unit * 3, unit * 16, unit * 3, tones.see('#B8432C')) +
      rect(px - unit * 8.6, py - unit * 3.6, unit * 17.2, unit * 0.9, tones.see('#F2B443')) +
      rect(px - unit * 8, py, unit * 16, unit * 3, mix(tones.see('#B8432C'), tones.ink, 0.35)) +
      place(
        px,
        py - unit * 3.4,
        unit * 0.56,
        priest(tones.see('#F4E3BE'), tones.see('#E58A2E'), tones.see('#6A4028'), tones.see('#D9A03F')),
      )
  }
  const crowd = ['#7A2F5B', '#C8321F', '#1F6F86', '#F4EBD3', '#E2A02F'].map((h) => mix(tones.see(h), tones.ink, 0.35))
  const count = sheet.wide ? 17 : 11
  for (let i = 0; i < count; i++) {
    const x = width * ((i + 0.5) / count)
    const y = height * 0.985 + unit * ((i * 7) % 4)
    out +=
      path(
        `M${num(x - unit * 5)},${num(y + unit * 8)}C${num(x - unit * 5)},${num(y - unit * 2)} ${num(x - unit * 2.6)},${num(y - unit * 4)} ${num(x)},${num(y - unit * 4)}S${num(x + unit * 5)},${num(y - unit * 2)} ${num(x + unit * 5)},${num(y + unit * 8)}Z`,
        nth(crowd, i),
      ) + circle(x, y - unit * 6, unit * 2.6, i % 3 ? mix(tones.ink, tones.see('#4A2A20'), 0.3) : nth(crowd, i + 1))
  }
  return out + umbrella(sheet, width * 0.03, height * 0.9)
}

function priest(robe: string, sash: string, skin: string, brass: string): string {
  const lamp = (x: number, y: number) =>
    path(
      `M${x - 7},${y}H${x + 7}L${x + 4},${y + 3}H${x - 4}ZM${x - 5.5},${y - 4}H${x + 5.5}L${x + 3.5},${y - 1}H${x - 3.5}ZM${x - 4},${y - 8}H${x + 4}L${x + 2.5},${y - 5}H${x - 2.5}Z`,
      brass,
    ) +
    [
      [-5, -1],
      [5, -1],
      [-3.5, -5],
      [3.5, -5],
      [0, -10],
    ]
      .map(([dx = 0, dy = 0]) =>
        path(`M${num(x + dx)},${num(y + dy - 5)}q2.400,3.400 0,5q-2.400,-1.600 0,-5Z`, '#FFD27A'),
      )
      .join('')
  return (
    path('M-6,0C-7,-10 -6,-20 -3,-26C1,-28 4,-26 6,-20C7,-12 7,-4 7,0Z', robe) +
    path('M-4,-25L5,-12L7,-16L0,-27Z', sash) +
    circle(1, -30, 3.4, skin) +
    line('M3,-24L10,-33L13,-42M-3,-23L-8,-18L-12,-20', skin, 2.2, ' stroke-linecap="round"') +
    lamp(13.5, -45)
  )
}

function umbrella({ unit, tones }: Sheet, x: number, y: number): string {
  return place(
    x,
    y,
    unit * 0.5,
    line('M0,20L-2,-44', tones.ink, 2) +
      path('M-44,-40C-34,-60 14,-66 38,-46C12,-50 -20,-48 -44,-40Z', tones.see('#E9C27A')) +
      path('M-4,-60C16,-62 30,-54 38,-46C24,-48 10,-48 0,-47Z', tones.see('#A8713E')),
  )
}

// where the river leaves the hills: green water, a hanging bridge, a many-storeyed temple
function hangingBridge(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const hy = height * 0.66
  let out = sky(sheet, { sunX: dice.between(0.2, 0.28), sunY: 0.2, sunR: 8.5, horizon: 0.5 })
  const green = (t: number) => mix(tones.at(t), tones.see('#4F7F5A'), 0.55)
  for (const [y, a, t] of [
    [0.32, 0.07, 0],
    [0.4, 0.06, 0.14],
  ] as const) {
    const l = downs(sheet, height * y, height * a, dice.between(1, 1.5))
    out +=
      roundTrees(sheet, l, green(t), 1.8, 3) +
      fillUnder(sheet, l, sheet.fade(green(t), mix(green(t), tones.haze, 0.55), 0, 0.6))
  }
  const left: Point[] = [
    [-10, height * 0.4],
    [width * 0.12, height * 0.46],
    [width * 0.26, height * 0.56],
    [width * 0.36, height * 0.655],
  ]
  const right: Point[] = [
    [width * 0.62, height * 0.655],
    [width * 0.74, height * 0.55],
    [width * 0.88, height * 0.44],
    [width + 10, height * 0.38],
  ]
  const slopes = sheet.keep(
    path(curve(left) + `V${num(hy)}H-10Z`, sheet.fade(green(0.3), mix(green(0.3), tones.ink, 0.25))) +
      roundTrees({ ...sheet, width: width * 0.34 }, left, green(0.3), 3.4, 2.8) +
      path(
        curve(right) + `V${num(hy)}H${num(width * 0.62)}Z`,
        sheet.fade(mix(green(0.34), tones.ink, 0.1), mix(green(0.34), tones.ink, 0.35)),
      ) +
      roundTrees(sheet, right, mix(green(0.34), tones.ink, 0.1), 3.4, 2.8),
  )
  const river = [
    mix(tones.see('#6FB5A6'), tones.water[0], 0.35),
    mix(tones.see('#1F7A78'), tones.water[1], 0.4),
  ] as const
  out +=
    slopes(0, 0) +
    mist(sheet, height * 0.6, 1, 0.4) +
    water(sheet, hy, height, [river[0], river[1]], { waves: 26 }) +
    mirror(slopes(0, 0), hy, 0.22, 0.6)
  out +=
    place(width * (sheet.wide ? 0.84 : 0.86), hy + unit * 3, unit * (sheet.tall ? 0.3 : 0.34), storeyed(sheet)) +
    suspension(sheet) +
    hillSteps(sheet)
  const raft = (x: number, y: number, k: number) =>
    place(
      x,
      y,
      unit * k,
      path('M-40,-4C-44,-14 -34,-16 -30,-13H30C36,-16 44,-12 40,-4C30,4 -32,4 -40,-4Z', tones.see('#E58A2E')) +
        path('M-36,-3C-20,2 20,2 38,-3C30,4 -32,4 -36,-3Z', tones.ink, opacity(0.35)) +
        [-22, -6, 10, 24]
          .map(
            (q, i) =>
              circle(q, -26, 4, tones.see(i % 2 ? '#C8321F' : '#1F6F86')) +
              path(`M${q - 5},-12V-20Q${q},-25 ${q + 5},-20V-12Z`, tones.see('#F2B443')) +
              line(`M${q},-18L${q + (i % 2 ? 12 : -12)},2`, tones.ink, 1.4),
          )
          .join(''),
    )
  return (
    out +
    raft(width * 0.5, height * 0.76, 0.22) +
    raft(width * 0.3, height * 0.83, 0.32) +
    birds(sheet, width * 0.4, height * 0.2, 5, tones.at(0.75))
  )
}

function suspension(sheet: Sheet): string {
  const { width, height, unit, tones } = sheet
  const [x0, x1, y] = [width * 0.1, width * 0.8, height * 0.54]
  const steel = mix(tones.ink, tones.at(0.7), 0.3)
  const top = y - unit * 17
  const dip = (t: number) => top + (y - unit * 1.6 - top) * 4 * t * (1 - t)
  let cables = ''
  let hangers = ''
  for (let i = 0; i <= 34; i++) {
    const t = i / 34
    const x = x0 + (x1 - x0) * t
    cables += `${i ? 'L' : 'M'}${num(x)},${num(dip(t))}`
    hangers += `M${num(x)},${num(dip(t))}V${num(y)}`
  }
  const tower = (x: number) =>
    rect(x - unit * 1.4, top - unit, unit * 2.8, y - top + unit * 10, tones.see('#D9B48A')) +
    rect(x + unit * 0.3, top - unit, unit * 1.1, y - top + unit * 10, tones.see('#8A6450')) +
    rect(x - unit * 2, top - unit * 2, unit * 4, unit * 1.4, tones.see('#B8432C'))
  let folk = ''
  for (const [t, hex] of [
    [0.2, '#C8321F'],
    [0.27, '#F4EBD3'],
    [0.42, '#E58A2E'],
    [0.56, '#7A2F5B'],
    [0.62, '#1F6F86'],
    [0.78, '#E2A02F'],
  ] as const)
    folk += place(x0 + (x1 - x0) * t, y, unit * 0.15, walker(tones.see(hex), tones.ink, null, tones.see(hex)))
  return (
    line(hangers, steel, unit * 0.16) +
    line(
      cables +
        `M${num(x0)},${num(top)}L${num(x0 - width * 0.12)},${num(y + unit * 4)}M${num(x1)},${num(top)}L${num(x1 + width * 0.14)},${num(y + unit)}`,
      steel,
      unit * 0.5,
    ) +
    folk +
    rect(x0 - width * 0.12, y - unit * 0.3, x1 - x0 + width * 0.16, unit * 1.2, steel) +
    rect(x0, y - unit * 2.4, x1 - x0, unit * 0.25, steel) +
    tower(x0) +
    tower(x1)
  )
}

function storeyed({ tones }: Sheet): string {
  const lit = tones.see('#F6E7C8')
  const shade = tones.see('#B98A6A')
  const red = tones.see('#C8553A')
  const gold = tones.see('#E3A22F')
  const glow = tones.dark ? tones.glow : mix(tones.ink, shade, 0.3)
  let out = ''
  let w = 70
  let y = 0
  for (let i = 0; i < 6; i++) {
    out +=
      rect(-w / 2, y - 22, w, 22, lit) +
      rect(w * 0.16, y - 22, w * 0.34, 22, shade) +
      path(Array.from({ length: 5 }, (_, j) => arch(-w * 0.36 + j * w * 0.18, y, w * 0.11, 17)).join(''), glow) +
      rect(-w / 2 - 3, y - 25, w + 6, 4, red)
    y -= 25
    w -= 8.4
  }
  return (
    out +
    place(0, y, 0.5, shikharaTower(110, lit, mix(lit, shade, 0.4), shade, gold, red)) +
    rect(-60, -2, 124, 8, mix(lit, shade, 0.5))
  )
}

function hillSteps(sheet: Sheet): string {
  const { width, height, unit, tones } = sheet
  let out = ''
  for (let i = 0; i < 6; i++) {
    const y = height * 0.885 + unit * i * 2.6
    out +=
      path(
        `M${num(width * (0.42 - i * 0.05))},${num(y)}H${width + 10}V${num(y + unit * 1.5)}H${num(width * (0.42 - i * 0.05))}Z`,
        mix(tones.lit, tones.shade, 0.22 + i * 0.03),
      ) +
      path(
        `M${num(width * (0.42 - i * 0.05))},${num(y + unit * 1.5)}H${width + 10}V${num(y + unit * 2.7)}H${num(width * (0.42 - i * 0.05))}Z`,
        mix(tones.shade, tones.ink, 0.16 + i * 0.05),
      )
  }
  for (const [x, y, k, hex] of [
    [0.56, 0.895, 0.36, '#E58A2E'],
    [0.62, 0.897, 0.35, '#C8321F'],
    [0.78, 0.94, 0.46, '#F4EBD3'],
  ] as const)
    out += place(width * x, height * y, unit * k, walker(tones.see(hex), tones.see('#6A4028'), null, tones.see(hex)))
  const [bx, by] = [width * 0.9, height * 0.93]
  return (
    out +
    umbrella(sheet, bx, by) +
    line(`M${num(width * 0.7)},${num(height * 0.9)}V${num(height * 0.9 - unit * 18)}`, tones.ink, unit * 0.4) +
    path(
      `M${num(width * 0.7)},${num(height * 0.9 - unit * 18)}l${num(unit * 8)},${num(unit * 2.4)} ${num(-unit * 8)},${num(unit * 2.4)}Z`,
      tones.see('#F08A24'),
    )
  )
}
