import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { arch } from '#art/strokes/architecture.ts'
import { mix } from '#art/strokes/colour.ts'
import { crags, downs, under } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { sky } from '#art/strokes/sky.ts'
import { curve, ellipse, line, num, opacity, path, place, type Point, poly, rect } from '#art/strokes/svg.ts'
import { roundTrees } from '#art/strokes/trees.ts'
import { mirror, water } from '#art/strokes/water.ts'

/** Carved houseboats and a shikara on a valley lake under poplars. */
export function houseboatLake(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const hy = height * 0.56
  let out = sky(sheet, { sunX: dice.between(0.2, 0.3), sunY: 0.22, sunR: 8, horizon: 0.56 })
  const far = crags(sheet, height * 0.34, height * 0.1, 5)
  const snow = mix(tones.lit, '#FFFFFF', tones.dark ? 0 : 0.3)
  const range = sheet.keep(
    poly(under({ ...sheet, height: hy }, far), sheet.fade(mix(tones.at(0.1), snow, 0.35), tones.haze, 0.1, 0.9)) +
      poly(
        [
          ...far.map(([x, y]): Point => [x, y]),
          ...[...far].reverse().map(([x, y], i): Point => [x, y + unit * (3 + (i % 3) * 3)]),
        ],
        snow,
        opacity(0.9),
      ),
  )
  const hills = [
    [0.44, 0.05, 0.16],
    [0.5, 0.03, 0.34],
  ]
    .map(([y = 0, a = 0, t = 0]) => {
      const l = downs(sheet, height * y, height * a, dice.between(1, 1.6))
      const tone = mix(tones.at(t), tones.see('#5E8A64'), 0.3)
      return (
        roundTrees(sheet, l, tone, 1.6, 3.4) +
        path(curve(l) + `L${width + 10},${num(hy)}H-10Z`, sheet.fade(tone, mix(tone, tones.haze, 0.5)))
      )
    })
    .join('')
  const shore = sheet.keep(hills + poplars(sheet, hy) + rect(-10, hy - unit, width + 20, unit * 1.4, tones.at(0.5)))
  out +=
    range(0, 0) +
    shore(0, 0) +
    water(sheet, hy, height, [mix(tones.water[0], tones.haze, 0.2), tones.water[1]], { waves: 24 }) +
    `<g${sheet.clip(`M-5,${num(hy)}H${width + 5}V${height}H-5Z`)}>${mirror(range(0, 0) + shore(0, 0), hy, 0.3, 0.7)}</g>`
  const palace = sheet.keep(carvedBoat(sheet))
  for (const [x, y, k] of sheet.wide
    ? ([
        [0.44, 0.585, 0.16],
        [0.62, 0.59, 0.19],
        [0.84, 0.6, 0.23],
      ] as const)
    : ([
        [0.5, 0.585, 0.15],
        [0.8, 0.6, 0.21],
      ] as const))
    out +=
      mirror(palace(width * x, height * y, unit * k), height * y, 0.35, 0.8) + palace(width * x, height * y, unit * k)
  let rip = ''
  for (let i = 0; i < 16; i++) {
    const w = unit * dice.between(8, 26)
    rip += `M${num(width * dice())},${num(hy + unit * (3 + i * 1.6))}q${num(w / 2)},${num(-unit * 0.5)} ${num(w)},0q${num(-w / 2)},${num(unit * 0.5)} ${num(-w)},0Z`
  }
  out +=
    path(rip, mix(tones.water[0], tones.sky[3], 0.5), opacity(0.55)) +
    place(width * 0.13, height * 0.665, unit * 0.16, shikara(sheet, '#1F7F86'), true)
  const [x, y, k] = [width * (sheet.wide ? 0.36 : 0.4), height * 0.8, unit * (sheet.tall ? 0.42 : 0.44)]
  const boat = sheet.keep(shikara(sheet, '#C8321F'))
  return (
    out +
    mirror(boat(x, y, k), y, 0.35, 0.75) +
    boat(x, y, k) +
    lotus(sheet) +
    chinar(sheet) +
    birds(sheet, width * 0.5, height * 0.2, 4, tones.at(0.6))
  )
}

function poplars(sheet: Sheet, hy: number): string {
  const { width, unit, dice, tones } = sheet
  const leaf =
    sheet.season === 'winter'
      ? mix(tones.at(0.5), tones.see('#8A7466'), 0.6)
      : mix(tones.at(0.5), tones.see(sheet.season === 'monsoon' ? '#4F8A52' : '#C9A23A'), 0.55)
  let dark = ''
  let pale = ''
  for (let x = -unit; x < width; x += unit * dice.between(2.2, 4.4)) {
    if (dice.odds(0.3)) {
      x += unit * dice.between(3, 12)
      continue
    }
    const h = unit * dice.between(7, 13)
    dark += `M${num(x)},${num(hy - h)}q${num(h * 0.17)},${num(h * 0.5)} 0,${num(h)}q${num(-h * 0.17)},${num(-h * 0.5)} 0,${num(-h)}Z`
    pale += `M${num(x)},${num(hy - h)}q${num(-h * 0.17)},${num(h * 0.5)} 0,${num(h)}q${num(-h * 0.05)},${num(-h * 0.5)} 0,${num(-h)}Z`
  }
  return path(dark, leaf) + path(pale, mix(leaf, tones.lit, 0.4))
}

// a long carved cedar houseboat with its porch and steps
function carvedBoat({ tones }: Sheet): string {
  const wood = tones.see('#A8683A')
  const side = mix(wood, tones.ink, 0.4)
  const dark = tones.dark ? tones.glow : tones.see('#4A3230')
  const pale = tones.see('#F1E2BE')
  let windows = ''
  for (let i = 0; i < 7; i++) windows += `M${-52 + i * 17},-16v-16h10v16Z`
  let fringe = ''
  for (let i = 0; i < 26; i++) fringe += `M${-92 + i * 7},-40l3.500,5 3.500,-5Z`
  return (
    path('M-104,-10C-90,0 80,0 98,-10L92,2H-96Z', side) +
    rect(-62, -40, 140, 30, wood) +
    rect(44, -40, 34, 30, side) +
    path(windows, dark) +
    line(Array.from({ length: 7 }, (_, i) => `M${-52 + i * 17},-16h10`).join(''), pale, 1.4) +
    path('M-94,-40H92L86,-47H-86Z', pale) +
    path('M30,-47H86L92,-40H36Z', mix(pale, tones.shade, 0.6)) +
    path(fringe, wood) +
    path('M-92,-10V-40H-88V-10ZM-78,-10V-40H-74V-10ZM-64,-10V-40H-60V-10ZM84,-10V-40H88V-10Z', pale) +
    path('M-94,-20H-62V-17H-94Z', pale) +
    path(arch(-76, -8, 14, 28), mix(dark, wood, tones.dark ? 0.1 : 0.3)) +
    rect(-40, -54, 66, 7, tones.see('#C8321F')) +
    path('M-96,-4L-112,6H-104L-90,-2Z', side)
  )
}

function shikara({ tones }: Sheet, cloth: string): string {
  const hull = tones.see('#8A4E2A')
  const dark = mix(hull, tones.ink, 0.5)
  const canopy = tones.see(cloth)
  const trim = tones.see('#F2B443')
  const seats =
    path('M-26,-9V-20Q-25,-24 -20,-24H-8V-9Z', tones.see('#E8C9A0')) + path('M-26,-14H16V-8H-26Z', tones.see('#B8432C'))
  const folk =
    place(-4, -9, 0.62, walker(tones.see('#1F7F86'), tones.see('#6A4028'), null, tones.see('#F2B443'))) +
    place(8, -9, 0.6, walker(tones.see('#7B2E57'), tones.see('#6A4028')), true)
  const oarsman =
    place(
      48,
      -9,
      0.86,
      walker(tones.ink, tones.see('#6A4028')) + path('M-3.400,-28C-3,-33 4,-33 4.400,-28Z', tones.lit),
    ) +
    line('M52,-26L34,8', dark, 1.2) +
    path('M35,4Q30,8 32,14Q38,11 37,5Z', tones.see('#C8321F'))
  return (
    path('M-88,-18C-66,-6 44,-4 60,-12L78,-20C66,6 -60,8 -88,-18Z', hull) +
    path('M-84,-13C-60,2 40,4 68,-12C58,6 -58,8 -84,-13Z', dark) +
    seats +
    folk +
    line('M-32,-9V-38M22,-9V-38', trim, 1.8) +
    path('M-40,-38Q-5,-54 30,-38L26,-34H-36Z', canopy) +
    path('M2,-45Q18,-44 30,-38L26,-34H6Z', mix(canopy, tones.ink, 0.35)) +
    path('M-37,-35l4,6 4,-6 4,6 4,-6 4,6 4,-6 4,6 4,-6 4,6 4,-6 4,6 4,-6 4,6 4,-6 4,6 2,-6Z', trim) +
    path('M-36,-34Q-30,-26 -32,-14L-36,-12ZM26,-34Q20,-26 22,-14L26,-12Z', canopy) +
    oarsman
  )
}

function lotus(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const leaf = mix(tones.see('#4F8A5E'), tones.ink, 0.25)
  const pink = tones.see('#E58AA0')
  let out = ''
  for (let i = 0; i < 22; i++) {
    const near = dice()
    const x = width * (dice.odds(0.6) ? dice.between(0.5, 1.02) : dice.between(-0.02, 0.3))
    const y = height * (0.86 + 0.13 * near)
    const r = unit * (1.8 + 2 * near)
    out +=
      ellipse(x, y, r, r * 0.32, mix(leaf, tones.lit, 0.12 * (i % 3))) +
      path(`M${num(x)},${num(y)}l${num(r * 0.9)},${num(-r * 0.1)}v${num(r * 0.26)}Z`, tones.water[1])
    if (i % 3 === 0)
      out += place(
        x,
        y - r * 0.1,
        r * 0.075,
        path('M0,0C-12,-4 -14,-12 -12,-17C-7,-14 -4,-9 0,0C4,-9 7,-14 12,-17C14,-12 12,-4 0,0Z', pink) +
          path('M0,0C-6,-8 -5,-16 0,-22C5,-16 6,-8 0,0Z', mix(pink, tones.lit, 0.5)),
      )
  }
  return out
}

// a chinar bough reaches in from the near shore
function chinar(sheet: Sheet): string {
  const { width, unit, dice, tones } = sheet
  const leafTone =
    sheet.season === 'winter'
      ? tones.see('#A8552E')
      : sheet.season === 'monsoon'
        ? tones.see('#3F7A4E')
        : tones.see('#D9782E')
  const bough = line(
    `M${width + 10},${num(unit * 16)}C${num(width - unit * 14)},${num(unit * 12)} ${num(width - unit * 26)},${num(unit * 6)} ${num(width - unit * 42)},${num(unit * 8)}M${num(width - unit * 18)},${num(unit * 11)}q${num(-unit * 6)},${num(unit * 2)} ${num(-unit * 10)},${num(unit * 8)}M${num(width - unit * 8)},${num(unit * 14)}q${num(-unit * 2)},${num(unit * 5)} ${num(-unit * 7)},${num(unit * 9)}`,
    tones.ink,
    unit * 0.8,
    ' stroke-linecap="round"',
  )
  const blade =
    'M0,2L-1.600,-3L-7,-1L-6,-6L-11,-9L-6,-11L-7,-16L-2.600,-13L0,-19L2.600,-13L7,-16L6,-11L11,-9L6,-6L7,-1L1.600,-3Z'
  const dark = sheet.keep(path(blade, mix(leafTone, tones.ink, 0.45)))
  const pale = sheet.keep(path(blade, mix(leafTone, tones.ink, 0.12)))
  let out = bough
  for (let i = 0; i < 30; i++) {
    const t = dice()
    out += (i % 3 ? dark : pale)(
      width - unit * 44 * t + unit * dice.between(-2, 3),
      unit * (14 - 7 * t) + unit * dice.between(-8, 9) * (1 - t * 0.5),
      unit * dice.between(0.2, 0.32),
      dice.odds(0.5),
    )
  }
  return out
}
