import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { arch, dome, FINIAL, merlons, ROUND, ROUNDSHADE } from '#domain/media/posters/strokes/architecture.ts'
import { nth } from '#domain/media/posters/strokes/chance.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
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
import { roundTrees } from '#domain/media/posters/strokes/trees.ts'
import { mirror, water } from '#domain/media/posters/strokes/water.ts'

/** A port city: the sea gate with its grand hotel and launches, or a tram before the marble memorial and the great bridge. */
export function drawCityscape(sheet: Sheet): string {
  return sheet.choice.odds(0.55) ? harbour(sheet) : tramStreet(sheet)
}

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

function harbour(sheet: Sheet): string {
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

function towers(sheet: Sheet, base: number, depth: number, low: number, high: number): string {
  const { width, unit, dice, tones } = sheet
  const tone = mix(tones.at(depth), tones.haze, 0.3 - depth)
  let d = ''
  let lights = ''
  let edge = ''
  for (let x = -unit * 2; x < width;) {
    const w = unit * dice.between(3.4, 7)
    const h = unit * dice.between(low, high)
    d += `M${num(x)},${num(base)}v${num(-h)}${dice.odds(0.4) ? `l${num(w / 2)},${num(-unit * dice.between(1, 3))} ${num(w / 2)},${num(unit * 1)}` : `h${num(w)}`}V${num(base)}Z`
    edge += `M${num(x)},${num(base)}v${num(-h)}h${num(w * 0.28)}V${num(base)}Z`
    for (let j = 0; j < 3 && tones.dark; j++)
      lights += `M${num(x + w * dice.between(0.3, 0.8))},${num(base - h * dice.between(0.2, 0.9))}h${num(unit * 0.6)}v${num(unit * 0.7)}h${num(-unit * 0.6)}Z`
    x += w * dice.between(0.9, 1.5) * (sheet.wide ? 1.3 : 1)
  }
  return (
    path(d, sheet.fade(tone, mix(tone, tones.haze, 0.5))) +
    path(edge, mix(tone, tones.lit, 0.3), opacity(0.6)) +
    (tones.dark ? path(lights, tones.glow, opacity(0.6)) : '')
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

function tramStreet(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const ground = height * 0.7
  let out = sky(sheet, { sunX: dice.between(0.18, 0.27), sunY: 0.22, sunR: 10, horizon: 0.66 })
  out +=
    towers(sheet, height * 0.64, 0.03, 3, 12) + cantilever(sheet, height * 0.63) + mist(sheet, height * 0.62, 2, 0.45)
  const park: Point[] = [
    [-10, height * 0.645],
    [width * 0.5, height * 0.64],
    [width + 10, height * 0.645],
  ]
  const leaf = mix(tones.see('#5E8A52'), tones.at(0.5), 0.4)
  out +=
    roundTrees(sheet, park, mix(leaf, tones.haze, 0.2), 4, 4) +
    rect(-10, height * 0.645, width + 20, height * 0.1, mix(leaf, tones.lit, 0.2))
  out += place(width * (sheet.wide ? 0.6 : 0.58), height * 0.685, unit * (sheet.tall ? 0.32 : 0.34), memorial(sheet))
  const bush: Point[] = [
    [-10, height * 0.69],
    [width * 0.5, height * 0.694],
    [width + 10, height * 0.69],
  ]
  out += roundTrees(sheet, bush, mix(leaf, tones.ink, 0.25), 2, 2.6)
  const iron = mix(tones.ink, leaf, 0.2)
  out +=
    path(
      Array.from(
        { length: Math.ceil(width / (unit * 1.7)) },
        (_, i) =>
          `M${num(i * unit * 1.7)},${num(ground)}v${num(-unit * 4)}l${num(unit * 0.25)},${num(-unit * 0.8)} ${num(unit * 0.25)},${num(unit * 0.8)}v${num(unit * 4)}Z`,
      ).join(''),
      iron,
    ) +
    rect(-10, ground - unit * 3.6, width + 20, unit * 0.4, iron) +
    rect(-10, ground - unit * 0.6, width + 20, unit * 0.6, iron)
  return out + road(sheet, ground)
}

function cantilever(sheet: Sheet, y: number): string {
  const { width, unit, tones } = sheet
  const steel = mix(tones.at(0.28), tones.haze, 0.2)
  const [a, b] = [width * 0.1, width * 0.42]
  const top = y - unit * 24
  const span = b - a
  const chord = `M${num(a - span * 0.75)},${num(y - unit * 3)}Q${num(a - span * 0.2)},${num(y - unit * 8)} ${num(a)},${num(top)}Q${num(a + span * 0.2)},${num(y - unit * 8)} ${num(a + span * 0.5)},${num(y - unit * 7)}T${num(b)},${num(top)}Q${num(b + span * 0.2)},${num(y - unit * 8)} ${num(b + span * 0.75)},${num(y - unit * 3)}`
  let web = ''
  for (const x of [a, b])
    for (let i = -5; i <= 5; i++)
      if (i) {
        const reach = span * 0.1 * i
        const drop = 24 - 17 * (1 - (1 - Math.abs(i) / 5.6) ** 2)
        web += `M${num(x + reach)},${num(y - unit * 3)}V${num(y - unit * drop)}L${num(x + reach - (reach / Math.abs(i)) * 1)},${num(y - unit * 3)}`
      }
  return (
    line(web, steel, unit * 0.35) +
    line(chord, steel, unit * 0.9) +
    path(
      `M${num(a - unit * 1.4)},${num(y + unit)}L${num(a - unit * 0.7)},${num(top)}h${num(unit * 1.4)}L${num(a + unit * 1.4)},${num(y + unit)}ZM${num(b - unit * 1.4)},${num(y + unit)}L${num(b - unit * 0.7)},${num(top)}h${num(unit * 1.4)}L${num(b + unit * 1.4)},${num(y + unit)}Z`,
      steel,
    ) +
    rect(-10, y - unit * 3.4, width * 0.75, unit * 1.2, steel)
  )
}

function memorial(sheet: Sheet): string {
  const { tones } = sheet
  const lit = mix(tones.lit, '#FFFFFF', tones.dark ? 0.05 : 0.45)
  const shade = mix(tones.shade, lit, 0.25)
  const mid = mix(lit, shade, 0.45)
  const glow = tones.dark ? tones.glow : mix(shade, tones.ink, 0.45)
  const copper = tones.see('#4F8A7A')
  const cap = (x: number, y: number, k: number) =>
    `<g transform="translate(${x} ${y}) scale(${k})">${path(ROUND, lit) + path(ROUNDSHADE, shade)}<path d="${FINIAL}" transform="translate(0 -64)" fill="${copper}"/></g>`
  let out =
    rect(-150, -8, 300, 8, mid) +
    rect(-138, -46, 276, 40, lit) +
    rect(70, -46, 68, 40, mid) +
    path(
      Array.from({ length: 15 }, (_, i) => (Math.abs(i - 7) < 2 ? '' : arch(-126 + i * 18, -8, 9, 28))).join(''),
      glow,
    ) +
    rect(-142, -50, 284, 5, shade)
  for (const x of [-122, 122])
    out +=
      rect(x - 18, -64, 36, 58, x < 0 ? lit : mid) +
      rect(x + 5, -64, 13, 58, shade) +
      path(arch(x - 2, -8, 16, 38), glow) +
      rect(x - 14, -78, 28, 14, lit) +
      cap(x, -78, 0.3)
  out +=
    rect(-46, -76, 92, 70, lit) +
    rect(18, -76, 28, 70, mid) +
    path(arch(0, -8, 40, 60), shade) +
    path(arch(0, -8, 30, 50), glow) +
    rect(-50, -81, 100, 6, shade)
  for (const x of [-40, 40]) out += rect(x - 9, -98, 18, 18, x < 0 ? lit : mid) + cap(x, -98, 0.2)
  out +=
    rect(-32, -106, 64, 26, lit) +
    rect(10, -106, 22, 26, mid) +
    path([-22, -11, 0, 11, 22].map((x) => arch(x, -82, 7, 18)).join(''), glow) +
    cap(0, -106, 0.72)
  return out
}

function road(sheet: Sheet, ground: number): string {
  const { width, height, unit, tones } = sheet
  const kerb = mix(tones.lit, tones.shade, 0.5)
  const tar = mix(tones.at(0.72), tones.see('#5A5058'), 0.4)
  let out =
    rect(-10, ground, width + 20, unit * 2.4, kerb) +
    rect(-10, ground + unit * 2.2, width + 20, height, sheet.fade(mix(tar, tones.lit, 0.16), mix(tar, tones.ink, 0.5)))
  const [r1, r2] = [height * 0.785, height * 0.8]
  out += line(`M-10,${num(r1)}H${width + 10}M-10,${num(r2)}H${width + 10}`, mix(tones.lit, tar, 0.3), unit * 0.35)
  const wires = mix(tones.ink, tones.at(0.6), 0.3)
  out += line(
    `M-10,${num(height * 0.55)}Q${num(width * 0.5)},${num(height * 0.565)} ${width + 10},${num(height * 0.55)}`,
    wires,
    unit * 0.2,
  )
  const tx = width * (sheet.wide ? 0.3 : 0.38)
  out +=
    ellipse(tx, r2, unit * 34, unit * 1, tones.ink, opacity(0.35)) +
    place(tx, r1 + unit * 0.6, unit * (sheet.tall ? 0.28 : 0.3), tram(sheet)) +
    line(`M${num(tx - unit * 6)},${num(r1 - unit * 17)}L${num(tx - unit)},${num(height * 0.558)}`, wires, unit * 0.3)
  for (const [x, y, k, hex, shawl] of [
    [0.82, 0.755, 0.3, '#F4EBD3', '#C8321F'],
    [0.86, 0.757, 0.29, '#7A2F5B', '#E2A02F'],
    [0.06, 0.752, 0.28, '#1F7F86', '#F4EBD3'],
  ] as const)
    out += place(width * x, height * y, unit * k, walker(tones.see(hex), tones.ink, null, tones.see(shawl)))
  let dashes = ''
  for (let x = -unit * 4; x < width; x += unit * 15)
    dashes += `M${num(x)},${num(height * 0.862)}h${num(unit * 8)}l${num(-unit * 0.5)},${num(unit * 0.8)}h${num(-unit * 8)}Z`
  out += path(dashes, kerb, opacity(0.7))
  const cab = width * (sheet.wide ? 0.68 : 0.66)
  out +=
    ellipse(cab, height * 0.925, unit * 22, unit * 1.2, tones.ink, opacity(0.4)) +
    place(cab, height * 0.92, unit * 0.36, taxi(sheet), true) +
    place(width * 0.2, height * 0.9, unit * 0.32, flowerSeller(sheet))
  return (
    out +
    lamp(sheet, width * 0.95) +
    rect(-10, height * 0.965, width + 20, height * 0.05, tones.ink) +
    place(width * 0.4, height * 0.972, unit * 0.5, walker(tones.ink, tones.ink, tones.ink)) +
    birds(sheet, width * 0.56, height * 0.2, 6, tones.at(0.8))
  )
}

function tram({ tones }: Sheet): string {
  const cream = tones.see('#F4EBD3')
  const blue = tones.see('#1F6F86')
  const dark = tones.dark ? tones.glow : mix(tones.ink, blue, 0.3)
  const car = (x: number) =>
    path(`M${x},-6V-44Q${x},-54 ${x + 8},-54H${x + 88}Q${x + 96},-54 ${x + 96},-44V-6Z`, cream) +
    path(`M${x},-6V-24H${x + 96}V-6Z`, blue) +
    path(`M${x + 2},-54Q${x + 48},-64 ${x + 94},-54Z`, mix(blue, tones.ink, 0.25)) +
    [0, 1, 2, 3, 4].map((i) => rect(x + 8 + i * 17, -46, 12, 17, dark)).join('') +
    rect(x, -26, 96, 2.4, tones.see('#E2A02F')) +
    circle(x + 22, -4, 6, tones.ink) +
    circle(x + 74, -4, 6, tones.ink)
  return (
    car(-100) +
    car(2) +
    rect(-4, -16, 6, 6, tones.ink) +
    line('M-20,-58L-34,-74', tones.ink, 1.6) +
    circle(96, -14, 3, tones.see('#F7EAD0'))
  )
}

function taxi({ tones }: Sheet): string {
  const yellow = tones.see('#F2B52E')
  const dark = tones.dark ? tones.glow : mix(tones.ink, tones.see('#4A5A66'), 0.4)
  return (
    path('M-58,-8V-22Q-56,-30 -42,-32L-30,-48Q-26,-53 -18,-53H12Q20,-53 24,-48L34,-32Q54,-30 58,-20V-8Z', yellow) +
    path('M-58,-8V-18H58V-8Z', mix(yellow, tones.ink, 0.28)) +
    path('M-32,-33L-22,-47H-6V-33ZM0,-33V-47H14Q18,-47 20,-44L27,-33Z', dark) +
    rect(-12, -59, 20, 6, tones.see('#F7EAD0')) +
    line('M-58,-20H58', tones.see('#1F6F86'), 2) +
    circle(-34, -8, 9, tones.ink) +
    circle(34, -8, 9, tones.ink) +
    circle(-34, -8, 4, tones.see('#D9D2C4')) +
    circle(34, -8, 4, tones.see('#D9D2C4')) +
    circle(54, -22, 3.4, tones.see('#FFF3D0'))
  )
}

// a marigold seller with her baskets
function flowerSeller({ tones }: Sheet): string {
  const basket = (x: number, hex: string) =>
    path(`M${x - 13},-9H${x + 13}L${x + 9},0H${x - 9}Z`, tones.see('#A8713E')) +
    [-8, -3, 3, 8].map((q) => circle(x + q, -10, 4.4, tones.see(hex))).join('') +
    [-5, 0, 5].map((q) => circle(x + q, -14, 4, mix(tones.see(hex), tones.lit, 0.25))).join('')
  return (
    place(0, 0, 1.05, walker(tones.see('#7A2F5B'), tones.see('#6A4028'), null, tones.see('#E2A02F'))) +
    basket(-22, '#F29A2E') +
    basket(20, '#F2B443') +
    basket(48, '#D2452C')
  )
}

function lamp({ height, unit, tones }: Sheet, x: number): string {
  const iron = tones.ink
  return (
    rect(x - unit * 0.5, height * 0.46, unit, height * 0.52, iron) +
    rect(x - unit * 1.2, height * 0.9, unit * 2.4, height * 0.08, iron) +
    line(
      `M${num(x - unit * 5)},${num(height * 0.48)}Q${num(x)},${num(height * 0.44)} ${num(x + unit * 5)},${num(height * 0.48)}`,
      iron,
      unit * 0.6,
    ) +
    [-5, 5]
      .map(
        (dx) =>
          circle(x + dx * unit, height * 0.495, unit * 1.7, tones.dark ? tones.glow : mix(tones.lit, tones.ink, 0.2)) +
          path(
            `M${num(x + dx * unit - unit * 1.4)},${num(height * 0.488)}h${num(unit * 2.8)}l${num(-unit * 1.4)},${num(-unit * 1.6)}Z`,
            iron,
          ) +
          (tones.dark ? circle(x + dx * unit, height * 0.495, unit * 4, tones.glow, opacity(0.18)) : ''),
      )
      .join('')
  )
}
