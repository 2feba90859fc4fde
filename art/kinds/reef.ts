import { nth } from '#art/strokes/chance.ts'
import type { Sheet } from '#art/sheet.ts'
import { mix } from '#art/strokes/colour.ts'
import { fillUnder, heightAt } from '#art/strokes/hills.ts'
import { sky } from '#art/strokes/sky.ts'
import { type Point, circle, ellipse, line, num, opacity, path, place, rect } from '#art/strokes/svg.ts'
import { palm, roundTrees } from '#art/strokes/trees.ts'

/** A palm island, and the sea in section: turtle, fish and coral. */
export function drawReef(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const hy = height * 0.3

  sheet.framed = true
  let out = sky(sheet, {
    sunX: dice.between(0.2, 0.3),
    sunY: tones.hour === 'day' ? 0.12 : 0.2,
    sunR: 6.5,
    horizon: 0.32,
  })
  const sand = mix(tones.see('#F6E2B2'), tones.lit, 0.3)
  const ix = width * (sheet.wide ? 0.64 : 0.62)

  out += path(
    `M${num(-10)},${num(hy)}Q${num(width * 0.14)},${num(hy - 5 * unit)} ${num(width * 0.34)},${num(hy + unit * 0.2)}Z`,
    tones.at(0.1),
  )
  const sea = [
    mix(tones.water[0], tones.lit, 0.12),
    mix(tones.water[0], tones.water[1], 0.45),
    tones.water[1],
    mix(tones.water[1], tones.ink, 0.45),
    mix(tones.water[1], tones.ink, 0.72),
  ]
  out += rect(-5, hy, width + 10, height, sheet.fade(mix(tones.water[1], tones.water[0], 0.3), nth(sea, 0), 0, 0.16))
  const isle = sheet.keep(palm(27, 0.16, tones.at(0.86), tones.at(0.7), dice))
  const isle2 = sheet.keep(palm(23, -0.1, tones.at(0.8), tones.at(0.62), dice))

  out +=
    path(
      `M${num(ix - 32 * unit)},${num(hy + 3 * unit)}Q${num(ix)},${num(hy - 3.4 * unit)} ${num(ix + 32 * unit)},${num(hy + 3 * unit)}Q${num(ix)},${num(hy + 5.4 * unit)} ${num(ix - 32 * unit)},${num(hy + 3 * unit)}Z`,
      sand,
    ) +
    path(
      `M${num(ix - 17 * unit)},${num(hy + 0.6 * unit)}Q${num(ix)},${num(hy - 7 * unit)} ${num(ix + 18 * unit)},${num(hy + 0.6 * unit)}Z`,
      tones.at(0.56),
    )
  for (const [x, k, b, f] of [
    [-10, 0.72, 1, 0],
    [-4, 0.98, 0, 0],
    [2, 0.84, 1, 1],
    [7, 1.05, 0, 1],
    [13, 0.7, 1, 0],
  ] as const)
    out += (b ? isle2 : isle)(ix + x * unit, hy - 1.4 * unit, unit * k, !!f)
  // the water line, then the sea in section
  const wl = height * 0.43
  const wave = (y: number, a: number, ph: number) => {
    const l: Point[] = []
    for (let i = 0; i <= 8; i++)
      l.push([(width * i) / 8 + (i === 0 ? -10 : i === 8 ? 10 : 0), y + a * Math.sin(i * 1.35 + ph)])
    return l
  }

  out += place(
    width * 0.27,
    wl - 0.4 * unit,
    unit * 0.26,
    path('M-44,-10C-30,-2 28,-2 40,-10L44,-13C38,3 -32,3 -47,-13Z', tones.see('#C8402B')) +
      path('M-46,-11C-32,-3 30,-3 43,-12L42,-9C30,-1 -32,-1 -45,-9Z', tones.see('#F7EAC6')) +
      path('M2,-10V-72C24,-58 32,-34 28,-14C18,-10 10,-9 2,-10Z', tones.lit) +
      path('M-2,-12V-60C-18,-44 -24,-26 -22,-14Z', tones.see('#F0A73A')) +
      line('M0,-6V-74', tones.ink, 1.6),
  )
  const surf = wave(wl, unit * 1.1, dice() * 6)
  out += fillUnder(
    sheet,
    surf.map(([x, y]): Point => [x, y - unit * 0.8]),
    mix(tones.lit, '#FFFFFF', tones.dark ? 0 : 0.5),
  )
  for (let i = 0; i < 4; i++)
    out += fillUnder(
      sheet,
      wave(wl + (height - wl) * nth([0, 0.16, 0.4, 0.68], i), unit * (1.1 + i * 1.6), dice() * 6).map((p, j) =>
        i ? p : (surf[j] ?? p),
      ),
      nth(sea, i),
    )
  let beams = ''
  for (let i = 0; i < 5; i++) {
    const x = sheet.sun.x + (i - 1.2) * unit * 13
    beams += `M${num(x)},${num(wl + unit)}L${num(x + unit * 5)},${num(wl + unit)}L${num(x + unit * (18 + i * 5))},${num(height * 0.92)}L${num(x + unit * (6 + i * 4))},${num(height * 0.92)}Z`
  }
  out += path(beams, tones.lit, opacity(0.13))
  // the reef
  const ridge: Point[] = [
    [-10, height * 0.8],
    [width * 0.16, height * 0.84],
    [width * 0.36, height * 0.93],
    [width * 0.56, height * 0.95],
    [width * 0.76, height * 0.87],
    [width + 10, height * 0.76],
  ]
  const back = ridge.map(([x, y]): Point => [x, y - height * 0.055])
  out +=
    fillUnder(sheet, back, mix(nth(sea, 3), tones.ink, 0.25)) +
    roundTrees(sheet, back, mix(nth(sea, 3), tones.ink, 0.25), 3, 3.4)
  const coral = ['#E4572E', '#F0A24A', '#D9738A', '#F3D9A4', '#8E5AA0'].map((h) => mix(tones.see(h), nth(sea, 2), 0.12))
  const branch = (x: number, y: number, h: number, col: string) => {
    let d = ''
    const go = (px: number, py: number, a: number, l: number, k: number) => {
      const qx = px + Math.cos(a) * l
      const qy = py + Math.sin(a) * l
      d += `M${num(px)},${num(py)}Q${num((px + qx) / 2 + l * 0.1)},${num((py + qy) / 2)} ${num(qx)},${num(qy)}`
      if (k) {
        go(qx, qy, a - dice.between(0.3, 0.6), l * 0.72, k - 1)
        go(qx, qy, a + dice.between(0.3, 0.6), l * 0.72, k - 1)
      }
    }
    go(x, y, -1.57 + dice.between(-0.15, 0.15), h * 0.4, 3)
    return line(d, col, h * 0.075, ' stroke-linecap="round"')
  }
  const fan = (x: number, y: number, h: number, col: string) => {
    let d = ''
    for (let i = 0; i < 9; i++) {
      const a = -2.5 + i * 0.24
      d += `M${num(x)},${num(y)}Q${num(x + Math.cos(a) * h * 0.5)},${num(y + Math.sin(a) * h * 0.6)} ${num(x + Math.cos(a) * h)},${num(y + Math.sin(a) * h)}`
    }
    for (const q of [0.55, 0.75, 0.93] as const)
      d += `M${num(x + Math.cos(-2.5) * h * q)},${num(y + Math.sin(-2.5) * h * q)}A${num(h * q)},${num(h * q)} 0 0 1 ${num(x + Math.cos(-0.58) * h * q)},${num(y + Math.sin(-0.58) * h * q)}`
    return line(d, col, h * 0.045, ' stroke-linecap="round"')
  }
  const brain = (x: number, y: number, r: number, col: string) =>
    path(`M${num(x - r)},${num(y)}a${num(r)},${num(r * 0.9)} 0 0 1 ${num(2 * r)},0Z`, col) +
    line(
      [0.75, 0.5, 0.25]
        .map((q) => `M${num(x - r * q)},${num(y)}a${num(r * q)},${num(r * q)} 0 0 1 ${num(2 * r * q)},0`)
        .join(''),
      mix(col, tones.ink, 0.3),
      r * 0.08,
    )
  for (const [x, kind, size, col] of [
    [0.05, 0, 19, 0],
    [0.12, 2, 5, 1],
    [0.18, 1, 12, 4],
    [0.27, 0, 11, 2],
    [0.35, 2, 4.4, 3],
    [0.68, 2, 5, 0],
    [0.75, 0, 13, 1],
    [0.83, 1, 15, 2],
    [0.9, 2, 6.4, 3],
    [0.95, 0, 22, 0],
  ] as const) {
    const X = width * x
    const Y = heightAt(ridge, X) + unit
    out +=
      kind === 0
        ? branch(X, Y, unit * size, nth(coral, col))
        : kind === 1
          ? fan(X, Y, unit * size, nth(coral, col))
          : brain(X, Y, unit * size, nth(coral, col))
  }
  out +=
    fillUnder(sheet, ridge, mix(tones.ink, nth(sea, 3), 0.25)) +
    roundTrees(sheet, ridge, mix(tones.ink, nth(sea, 3), 0.25), 1.6, 3)
  // turtle, and a school
  const tx = width * 0.55
  const ty = height * 0.64
  const shell = tones.see('#8A9A4A')
  const skin = mix(tones.see('#D9C98A'), nth(sea, 2), 0.15)

  out += place(
    tx,
    ty,
    unit * 0.3,
    `<g transform="rotate(-14)">${path('M20,-8C30,-26 46,-36 60,-38C54,-26 44,-12 30,-2ZM-18,-6C-28,-14 -36,-16 -44,-14C-38,-6 -30,0 -20,2ZM18,6C26,18 34,26 44,28C42,18 36,8 26,2ZM-20,6C-28,10 -32,16 -34,22C-26,20 -20,16 -14,10Z', skin) + path('M34,-8C42,-14 54,-13 57,-6C57,0 46,3 36,2Z', skin) + ellipse(4, -1, 34, 16, shell) + path('M-30,-1A34,16 0 0 0 38,-1C20,8 -10,8 -30,-1Z', mix(shell, tones.ink, 0.4)) + line('M-20,-8L-6,-14L10,-15L26,-10M-10,-13L-4,-1L-14,8M8,-15L14,-1L6,12M26,-10L24,4', mix(shell, tones.ink, 0.45), 1.6) + circle(50, -8, 1.5, tones.ink)}</g>`,
  )
  const fish = sheet.keep(path('M-9,0C-4,-6 6,-6 11,0C6,6 -4,6 -9,0ZM-8,0L-15,-5V5Z', nth(coral, 1)))
  const fish2 = sheet.keep(
    path('M-9,0C-4,-6 6,-6 11,0C6,6 -4,6 -9,0ZM-8,0L-15,-5V5Z', mix(tones.lit, nth(sea, 1), 0.15)),
  )

  for (let i = 0; i < 9; i++)
    out += fish(
      width * 0.22 + unit * dice.between(-10, 14),
      height * 0.66 + unit * dice.between(-7, 7),
      unit * dice.between(0.09, 0.14),
    )
  for (let i = 0; i < 7; i++)
    out += fish2(
      width * 0.8 + unit * dice.between(-9, 9),
      height * 0.56 + unit * dice.between(-4, 5),
      unit * dice.between(0.07, 0.11),
      true,
    )
  return out
}
