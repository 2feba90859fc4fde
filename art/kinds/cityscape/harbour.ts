import { towers } from '#art/kinds/cityscape/parts.ts'
import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { arch, dome, FINIAL, merlons, ROUND, ROUNDSHADE } from '#art/strokes/architecture.ts'
import { nth } from '#art/strokes/chance.ts'
import { mix } from '#art/strokes/colour.ts'
import { rowboat, walker } from '#art/strokes/people.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { circle, line, num, opacity, path, place, type Point, rect } from '#art/strokes/svg.ts'
import { roundTrees } from '#art/strokes/trees.ts'
import { mirror, water } from '#art/strokes/water.ts'

type Stone = { lit: string; mid: string; shade: string; dark: string; glow: string; gold: string }

function stone({ tones }: Sheet): Stone {
  const dark = mix(tones.ink, tones.shade, 0.18)
  return {
    lit: tones.lit,
    mid: mix(tones.lit, tones.shade, 0.42),
    shade: tones.shade,
    dark,
    glow: tones.dark ? tones.glow : dark,
    gold: tones.see('#E3A22F'),
  }
}

/** The sea gate and its grand hotel, launches on the water. */
export function harbour(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const quay = height * 0.66
  let out = sky(sheet, { sunX: dice.between(0.2, 0.3), sunY: 0.24, sunR: 10, horizon: 0.62 })
  out += towers(sheet, quay, 0.05, 8, 28) + towers(sheet, quay, 0.2, 5, 17) + mist(sheet, quay - 3 * unit, 2, 0.4)
  const hotel = sheet.keep(grandHotel(sheet))
  const gate = sheet.keep(seaGate(sheet))
  const [hx, hk] = [width * (sheet.wide ? 0.7 : 0.72), unit * (sheet.tall ? 0.24 : 0.27)]
  const [gx, gk] = [width * (sheet.wide ? 0.4 : 0.36), unit * (sheet.tall ? 0.35 : 0.36)]
  const tone = stone(sheet)
  const trees: Point[] = [
    [-10, quay - unit],
    [width * 0.5, quay - unit],
    [width + 10, quay - unit],
  ]
  out += hotel(hx, quay, hk) + roundTrees(sheet, trees, tones.at(0.56), 2.4, 4.4)
  const wall = sheet.keep(
    rect(-10, quay - unit * 1.4, width + 20, unit * 5, mix(tone.lit, tone.mid, 0.5)) +
      rect(-10, quay + unit * 1.2, width + 20, unit * 3, tone.shade) +
      path(
        Array.from(
          { length: Math.ceil(width / (unit * 8)) },
          (_, i) =>
            `M${num(i * unit * 8 - 10)},${num(quay + unit * 1.2)}v${num(unit * 3)}h${num(unit * 0.5)}v${num(-unit * 3)}Z`,
        ).join(''),
        mix(tone.shade, tones.ink, 0.3),
      ),
  )
  out += wall(0, 0) + gate(gx, quay - unit * 0.2, gk)
  const wy = quay + unit * 4
  let steps = ''
  for (let i = 0; i < 4; i++)
    steps += rect(gx - unit * (15 + i), quay + unit * (0.4 + i), unit * (30 + i * 2), unit, i % 2 ? tone.mid : tone.lit)
  out += steps + crowd(sheet, gx, quay)
  out +=
    water(sheet, wy, height, [mix(tones.water[0], tones.haze, 0.15), tones.water[1]], { waves: 30 }) +
    `<g${sheet.clip(`M-5,${num(wy)}H${width + 5}V${height}H-5Z`)}>${mirror(gate(gx, wy - unit * 3, gk) + hotel(hx, wy - unit * 3, hk), wy, 0.26, 0.6)}</g>`
  let rip = ''
  for (let i = 0; i < 18; i++) {
    const w = unit * dice.between(8, 30)
    rip += `M${num(width * dice())},${num(wy + unit * (1.5 + i * 1.7))}q${num(w / 2)},${num(-unit * 0.5)} ${num(w)},0q${num(-w / 2)},${num(unit * 0.5)} ${num(-w)},0Z`
  }
  out += path(rip, mix(tones.water[0], tones.water[1], 0.4), opacity(0.7))
  const launch = sheet.keep(ferry(sheet))
  for (const [x, y, k, flip] of [
    [0.86, 0.775, 0.17, true],
    [0.16, 0.8, 0.22, false],
    [0.62, 0.885, 0.36, true],
  ] as const)
    out +=
      mirror(launch(width * x, height * y, unit * k, flip), height * y, 0.25, 0.6) +
      launch(width * x, height * y, unit * k, flip)
  return (
    out +
    place(
      width * 0.3,
      height * 0.93,
      unit * 0.3,
      rowboat(tones.ink, mix(tones.ink, '#000000', 0.3), null, tones.ink, tones.accent),
    ) +
    birds(sheet, width * 0.42, height * 0.3, 7, tones.at(0.8)) +
    birds(sheet, width * 0.12, height * 0.5, 4, tones.at(0.8), 0.8)
  )
}

function seaGate(sheet: Sheet): string {
  const { lit, mid, shade, glow, gold } = stone(sheet)
  const { tones } = sheet
  const through = mix(tones.sky[3], tones.haze, 0.5)
  let out =
    rect(-84, -88, 168, 88, lit) +
    rect(44, -88, 40, 88, mid) +
    rect(-34, -112, 68, 112, lit) +
    rect(14, -112, 20, 112, mid)
  out +=
    path(arch(0, 0, 46, 98), shade) +
    path(arch(0, 0, 38, 86), through) +
    path(arch(-59, 0, 30, 60) + arch(59, 0, 30, 60), shade) +
    path(arch(-59, 0, 23, 50) + arch(59, 0, 23, 50), through)
  out +=
    path([-74, -59, -44, 44, 59, 74].map((x) => arch(x, -66, 9, 14)).join(''), glow) +
    rect(-88, -92, 176, 5, shade) +
    rect(-88, -96, 176, 4, lit) +
    merlons(-84, -36, -96, 6, mid) +
    merlons(36, 86, -96, 6, mid)
  out +=
    rect(-40, -118, 80, 6, shade) +
    rect(-36, -124, 72, 6, lit) +
    path([-22, -11, 0, 11, 22].map((x) => arch(x, -99, 7, 10)).join(''), glow)
  for (const x of [-34, 34])
    out +=
      rect(x - 6, -138, 12, 138, x < 0 ? lit : mid) +
      rect(x + 1, -138, 5, 138, shade) +
      rect(x - 8, -126, 16, 4, mid) +
      `<g transform="translate(${x} -138) scale(.17)">${dome(lit, shade, gold)}</g>`
  for (const x of [-84, 84])
    out +=
      rect(x - 5, -108, 10, 108, x < 0 ? lit : mid) +
      rect(x + 1, -108, 4, 108, shade) +
      `<g transform="translate(${x} -108) scale(.13)">${dome(lit, shade, gold)}</g>`
  return out + rect(-92, -5, 184, 5, mid) + rect(20, -5, 72, 5, shade)
}

function grandHotel(sheet: Sheet): string {
  const { lit, mid, shade, glow } = stone(sheet)
  const { tones } = sheet
  const red = tones.see('#B8543E')
  const redShade = mix(red, tones.ink, 0.4)
  const cap = (x: number, y: number, k: number) =>
    `<g transform="translate(${x} ${y}) scale(${k})">${path(ROUND, red) + path(ROUNDSHADE, redShade)}<path d="${FINIAL}" transform="translate(0 -64)" fill="${red}"/></g>`
  let windows = ''
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 17; i++) windows += `M${num(-127.5 + i * 15.5)},${-10 - row * 17}v-8q3.5,-5 7,0v8Z`
  let out = rect(-134, -80, 268, 80, mix(lit, mid, 0.4)) + rect(60, -80, 74, 80, mid) + path(windows, glow)
  for (const y of [-80, -46, -24]) out += rect(-138, y - 3, 276, 3.4, mix(lit, mid, 0.1))
  out += path('M-134,-83L-122,-96H122L134,-83Z', red) + path('M50,-83V-96H122L134,-83Z', redShade)
  out +=
    rect(-30, -116, 60, 116, lit) +
    rect(10, -116, 20, 116, mid) +
    path([-18, 0, 18].flatMap((x) => [-86, -58, -30, -4].map((y) => arch(x, y, 9, 18))).join(''), glow) +
    rect(-34, -120, 68, 5, shade) +
    cap(0, -118, 0.68)
  for (const x of [-128, 128])
    out +=
      rect(x - 12, -100, 24, 100, x < 0 ? lit : mid) +
      rect(x + 3, -100, 9, 100, shade) +
      path([-74, -46, -18].map((y) => arch(x - 2, y, 8, 16)).join(''), glow) +
      cap(x, -100, 0.27)
  for (const x of [-44, 44]) out += cap(x, -94, 0.22)
  return out
}

function crowd(sheet: Sheet, gx: number, quay: number): string {
  const { unit, tones, dice } = sheet
  const cols = ['#C8321F', '#E2A02F', '#F4EBD3', '#7A2F5B', '#1F7F86'].map((h) => tones.see(h))
  let out = ''
  for (let i = 0; i < 9; i++)
    out += place(
      gx + unit * (i * 9 - 38 + dice.between(-2, 2)),
      quay + unit * dice.between(0.2, 1),
      unit * dice.between(0.14, 0.17),
      walker(nth(cols, i), tones.ink, null, i % 2 ? nth(cols, i + 2) : null),
      dice.odds(0.5),
    )
  return out
}

function ferry({ tones }: Sheet): string {
  const hull = tones.see('#F4EBD3')
  const band = tones.see('#1F7F86')
  const folk = [-30, -16, -2, 12, 26]
    .map(
      (x, i) =>
        circle(x, -22, 3, tones.see('#6A4028')) +
        path(
          `M${x - 4},-10V-17Q${x},-22 ${x + 4},-17V-10Z`,
          tones.see(['#C8321F', '#E2A02F', '#7A2F5B', '#F4EBD3', '#3F7D6B'][i] ?? '#C8321F'),
        ),
    )
    .join('')
  return (
    path('M-66,-14C-40,-8 30,-8 50,-14L74,-22C68,0 54,4 44,4H-50C-60,4 -66,-4 -66,-14Z', hull) +
    path('M-65,-9C-40,-3 40,-3 70,-13C69,-8 67,-4 65,-2C40,3 -40,3 -62,-1Z', band) +
    folk +
    line('M-44,-12V-38M-6,-10V-38M34,-12V-38', tones.ink, 1.6) +
    path('M-52,-38Q-5,-46 44,-38L46,-33H-52Z', tones.see('#C8321F')) +
    path('M10,-42Q30,-41 44,-38L46,-33H14Z', mix(tones.see('#C8321F'), tones.ink, 0.35)) +
    line('M-60,-14V-58', tones.ink, 1.4) +
    path('M-60,-58L-40,-53L-60,-48Z', tones.see('#F2B443'))
  )
}
