import { stone, wall, type Stone } from '#art/sights/masonry.ts'
import type { Sight } from '#art/sights/sight.ts'
import { circle, line, num, path, rect } from '#art/strokes/svg.ts'

/** Howrah Bridge: the steel cantilever across the Hooghly. */
export const howrahBridge: Sight = {
  kind: 'cityscape',
  behind: 'roofs',
  ground: 'river',
  wide: 420,
  high: 150,
  share: 1.2,
  draw(sheet) {
    const s = stone(sheet, '#7C8588')
    const top = (x: number) => {
      const a = Math.abs(x)
      return a < 100 ? -62 - (a / 100) ** 2.2 * 72 : -134 + ((a - 100) / 110) * 96
    }
    let chord = `M-210,${num(top(-210))}`
    let web = ''
    for (let x = -210; x <= 210; x += 15) {
      chord += `L${x},${num(top(x))}`
      web += `M${x},${num(top(x))}V-34` + (x < 210 ? `M${x},-34L${x + 15},${num(top(x + 15))}` : '')
    }
    const pylon = (x: number) =>
      rect(x - 7, -138, 14, 112, s.lit) +
      rect(x + 2, -138, 5, 112, s.shade) +
      wall(stone(sheet, '#B98B74'), x - 20, 0, 40, 30)
    return (
      line(web, s.mid, 1.8) +
      line(chord, s.shade, 4.5) +
      rect(-900, -36, 1800, 7, s.shade) +
      rect(-900, -38, 1800, 3, s.lit) +
      pylon(-100) +
      pylon(100) +
      traffic(s)
    )
  },
}

const traffic = (s: Stone) =>
  [-180, -150, -60, -20, 30, 140, 176]
    .map((x, i) => rect(x, -45, i % 3 ? 9 : 18, i % 3 ? 5 : 8, i % 2 ? s.gold : s.lit))
    .join('')

/** Pamban Bridge: the rail bridge to Rameswaram, its leaves raised for a boat. */
export const pambanBridge: Sight = {
  kind: 'beach',
  behind: 'sea',
  ground: 'river',
  wide: 440,
  high: 110,
  share: 1.24,
  draw(sheet) {
    const s = stone(sheet, '#8A8F92')
    const pier = stone(sheet, '#C9B9A2')
    let piers = ''
    for (let x = -616; x <= 616; x += 22)
      if (Math.abs(x) > 40) piers += rect(x - 4, -26, 8, 28, pier.lit) + rect(x, -26, 4, 28, pier.shade)
    const leaf = 'M-44,-30L-6,-92L0,-88L-36,-26ZM44,-30L6,-92L0,-88L36,-26Z'
    let lattice = ''
    for (let i = 0; i < 6; i++)
      lattice += `M${num(-44 + i * 6.4)},${num(-30 - i * 10.4)}l8,4M${num(44 - i * 6.4)},${num(-30 - i * 10.4)}l-8,4`
    return (
      piers +
      rect(-900, -32, 858, 6, s.shade) +
      rect(42, -32, 858, 6, s.shade) +
      path(leaf, s.mid) +
      line(lattice, s.shade, 1.6) +
      wall(pier, -54, 2, 18, 44) +
      wall(pier, 36, 2, 18, 44) +
      train(sheet.tones.see('#1E5B87'), s)
    )
  },
}

const train = (body: string, s: Stone) =>
  [-196, -160, -124]
    .map(
      (x) =>
        rect(x, -48, 33, 14, body) +
        rect(x + 3, -45, 27, 5, s.lit) +
        circle(x + 7, -33, 2.4, s.shade) +
        circle(x + 26, -33, 2.4, s.shade),
    )
    .join('') + path('M-90,-34V-48H-72L-64,-38V-34Z', body)
