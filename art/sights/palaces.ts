import {
  bays,
  cap,
  course,
  kiosk,
  openings,
  plinth,
  portal,
  stone,
  wall,
  windows,
  type Stone,
} from '#art/sights/masonry.ts'
import type { Sight } from '#art/sights/sight.ts'
import { jharokha } from '#art/strokes/architecture.ts'
import { line, path, place, rect } from '#art/strokes/svg.ts'

/** Hawa Mahal: the pink honeycomb of small windows, stepping up to its crown over the bazaar. */
export const hawaMahal: Sight = {
  kind: 'oldcity',
  behind: 'roofs',
  ground: 'road',
  wide: 290,
  high: 226,
  draw(sheet) {
    const s = stone(sheet, '#E08A68')
    const bay = sheet.keep(jharokha(s.lit, s.shade, s.dark))
    let out = wall(s, -136, 0, 272, 46, 0.7) + openings(s, bays(11, -134, 134), 0, 13, 30) + course(s, -138, 138, -46)
    const tiers = [
      [11, 132, -50, 40],
      [9, 108, -90, 38],
      [7, 84, -128, 34],
      [5, 60, -162, 28],
      [3, 36, -190, 22],
    ] as const
    for (const [n, half, y, h] of tiers) {
      out += wall(s, -half, y + 6, half * 2, h + 4, 0.72)
      for (const x of bays(n, -half, half)) out += bay(x, y - 6, 0.39)
      out += cap(s, -half + 6, y - h + 4, 0.1) + cap(s, half - 6, y - h + 4, 0.1)
    }
    return (
      out +
      bays(3, -24, 24)
        .map((x) => cap(s, x, -212, 0.13))
        .join('')
    )
  },
}

/** Mysore Palace: grey stone, rose domes, the tall gilded tower over its arcade. */
export const mysorePalace: Sight = {
  kind: 'lakepalace',
  behind: 'trees',
  ground: 'court',
  wide: 340,
  high: 190,
  share: 0.9,
  draw(sheet) {
    const s = stone(sheet, '#E4D4B4')
    const rose = stone(sheet, '#B4504E')
    const lamps = sheet.tones.dark
      ? line(outline, sheet.tones.glow, 2, ' stroke-dasharray="1 4" stroke-linecap="round"')
      : ''
    const tower = (x: number, h: number, k: number) =>
      wall(s, x - 15, 0, 30, h) +
      openings(s, [x - 5, x + 7], -h + 22, 8, 16) +
      openings(s, [x], -h + 44, 12, 18) +
      course(s, x - 18, x + 18, -h) +
      cap(rose, x, -h - 3, k)
    return (
      plinth(s, 162, 0, 6, 2, 4) +
      wall(s, -150, -6, 300, 54, 0.68) +
      openings(s, bays(15, -146, 146), -8, 14, 38) +
      course(s, -154, 154, -60) +
      wall(s, -112, -62, 224, 30, 0.68) +
      openings(s, bays(13, -108, 108), -64, 11, 22) +
      course(s, -116, 116, -94) +
      tower(-148, 84, 0.28) +
      tower(148, 84, 0.28) +
      tower(-78, 108, 0.26) +
      tower(78, 108, 0.26) +
      wall(s, -26, -94, 52, 30) +
      openings(s, bays(3, -24, 24), -96, 11, 22) +
      course(s, -30, 30, -124) +
      wall(s, -18, -126, 36, 18) +
      cap(stone(sheet, '#D9A03F'), 0, -143, 0.4) +
      portal(s, 0, -6, 40, 52) +
      kiosk(s, -46, -94, 0.18) +
      kiosk(s, 46, -94, 0.18) +
      lamps
    )
  },
}

const outline = 'M-154,-60H154M-116,-94H116M-30,-124H30M-150,-6H150M-148,-84V-8M148,-84V-8M-26,-124V-94M26,-124V-94'

/** Jal Mahal: the sandstone pleasure palace standing in its lake, trees on its roof. */
export const jalMahal: Sight = {
  kind: 'lakepalace',
  behind: 'hills',
  ground: 'river',
  wide: 330,
  high: 130,
  draw(sheet) {
    const s = stone(sheet, '#D9A869')
    const tree = (x: number, r: number) =>
      rect(x - 1, -78 - r * 0.4, 2, r, s.shade) +
      path(`M${x - r},${-78 - r * 0.5}a${r},${r} 0 0 1 ${2 * r},0Z`, sheet.tones.at(0.55))
    return (
      rect(-150, -4, 300, 8, s.shade) +
      wall(s, -146, 0, 292, 34, 0.66) +
      openings(s, bays(13, -134, 134), -2, 12, 22) +
      course(s, -150, 150, -34) +
      wall(s, -138, -36, 276, 34, 0.66) +
      openings(s, bays(15, -130, 130), -40, 10, 22) +
      course(s, -144, 144, -70) +
      [-104, -70, 70, 102].map((x, i) => tree(x, 13 + (i % 2) * 4)).join('') +
      wall(s, -30, -72, 60, 26) +
      openings(s, bays(3, -26, 26), -74, 11, 20) +
      course(s, -36, 36, -98) +
      vaulted(s, 0, -100, 34) +
      kiosk(s, -138, -70, 0.34) +
      kiosk(s, 138, -70, 0.34) +
      kiosk(s, -50, -72, 0.22) +
      kiosk(s, 50, -72, 0.22)
    )
  },
}

/** Neermahal: the long white water palace of Tripura, domed pavilions along its wings, red at the cornice. */
export const neermahal: Sight = {
  kind: 'lakepalace',
  behind: 'hills',
  ground: 'river',
  wide: 390,
  high: 130,
  share: 0.82,
  draw(sheet) {
    const s = stone(sheet, '#F4EBDA')
    const red = stone(sheet, '#B5523F')
    const pavilion = (x: number, h: number, k: number) =>
      wall(s, x - 17, 0, 34, h, 0.6) +
      openings(s, [x], -h + 30, 13, 24) +
      openings(s, [x], -3, 11, 20) +
      course(red, x - 20, x + 20, -h) +
      cap(s, x, -h - 3, k)
    return (
      rect(-188, -3, 376, 7, s.shade) +
      wall(s, -180, 0, 360, 34, 0.7) +
      openings(s, bays(21, -176, 176), -3, 9, 21) +
      course(red, -183, 183, -34) +
      wall(s, -64, -34, 128, 26, 0.62) +
      openings(s, bays(7, -60, 60), -36, 10, 18) +
      course(red, -67, 67, -60) +
      [-178, -112, 112, 178].map((x) => pavilion(x, 58, 0.26)).join('') +
      [-56, 56].map((x) => pavilion(x, 76, 0.28)).join('') +
      wall(s, -20, -60, 40, 18, 0.6) +
      course(red, -24, 24, -78) +
      cap(s, 0, -81, 0.36)
    )
  },
}

/** A bangla roof: the bent cornice of Bengal carried to Rajasthan. */
const vaulted = (s: Stone, x: number, y: number, half: number) =>
  path(
    `M${x - half},${y}Q${x - half * 0.6},${y - half * 0.7} ${x},${y - half * 0.72}Q${x + half * 0.6},${y - half * 0.7} ${x + half},${y}Q${x},${y - half * 0.34} ${x - half},${y}Z`,
    s.lit,
  ) +
  path(
    `M${x + half * 0.2},${y - half * 0.2}Q${x + half * 0.3},${y - half * 0.6} ${x},${y - half * 0.72}Q${x + half * 0.6},${y - half * 0.7} ${x + half},${y}Q${x + half * 0.6},${y - half * 0.2} ${x + half * 0.2},${y - half * 0.2}Z`,
    s.shade,
  )

/** City Palace of Udaipur: the long cream front above Lake Pichola, balconies and cupolas along its crest. */
export const cityPalaceUdaipur: Sight = {
  kind: 'lakepalace',
  behind: 'hills',
  ground: 'river',
  wide: 400,
  high: 170,
  share: 1.1,
  draw(sheet) {
    const s = stone(sheet, '#F0DDB4')
    const bay = sheet.keep(jharokha(s.lit, s.shade, s.dark))
    const blocks = [
      [-200, 90, 84],
      [-112, 72, 112],
      [-42, 84, 134],
      [40, 70, 108],
      [108, 92, 78],
    ] as const
    let out = wall(s, -204, 0, 408, 30, 0.8) + openings(s, bays(21, -196, 196), -2, 8, 15)
    for (const [x, w, h] of blocks) {
      out += wall(s, x, -28, w, h - 28, 0.7) + course(s, x - 3, x + w + 3, -h)
      for (let y = -h + 24; y < -34; y += 26) out += windows(s, bays(Math.round(w / 13), x, x + w), y, 4.6, 11)
      out += bay(x + w / 2, -h + 44, 0.42) + kiosk(s, x + 9, -h, 0.17) + kiosk(s, x + w - 9, -h, 0.17)
    }
    return out + kiosk(s, 0, -134, 0.34) + place(0, -70, 0.5, jharokha(s.lit, s.shade, s.dark))
  },
}
