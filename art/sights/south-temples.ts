import { bays, course, openings, plinth, portal, stone, wall, windows } from '#art/sights/masonry.ts'
import type { Sight } from '#art/sights/sight.ts'
import { vimana } from '#art/sights/temple-parts.ts'
import { gopuramTower } from '#art/strokes/towers.ts'
import { circle, line, path, place, rect } from '#art/strokes/svg.ts'

/** Brihadisvara: the granite vimana of Thanjavur, the bull's pavilion in its court. */
export const brihadisvara: Sight = {
  kind: 'gopuram',
  behind: 'plain',
  ground: 'court',
  wide: 320,
  high: 260,
  draw(sheet) {
    const s = stone(sheet, '#D9A77C')
    return (
      wall(s, -158, 0, 316, 30, 0.74) +
      openings(s, bays(22, -156, 156), 0, 8, 20) +
      course(s, -160, 160, -30) +
      wall(s, 24, -28, 112, 38) +
      vimana(s, 80, -64, 54, 178, 11) +
      wall(s, -76, -28, 102, 34, 0.7) +
      openings(s, bays(7, -72, 22), -28, 9, 26) +
      course(s, -80, 28, -62) +
      wall(s, -146, -28, 46, 26) +
      openings(s, bays(3, -144, -102), -28, 9, 20) +
      course(s, -150, -96, -54)
    )
  },
}

/** The Shore Temple: two spires of weathered stone at the edge of the sea. */
export const shoreTemple: Sight = {
  kind: 'beach',
  behind: 'sea',
  ground: 'shore',
  wide: 270,
  high: 190,
  draw(sheet) {
    const s = stone(sheet, '#B99A7C')
    const bulls = bays(7, -124, 124)
      .map((x) =>
        path(
          `M${x - 12},-16C${x - 12},-26 ${x - 2},-27 ${x + 4},-25C${x + 6},-31 ${x + 13},-31 ${x + 14},-25C${x + 13},-21 ${x + 10},-19 ${x + 9},-16Z`,
          s.mid,
        ),
      )
      .join('')
    return (
      wall(s, -130, 0, 260, 16, 0.7) +
      wall(s, -8, -14, 84, 34) +
      portal(s, 34, -14, 16, 26) +
      vimana(s, 34, -46, 38, 132, 7) +
      wall(s, -86, -14, 52, 22) +
      vimana(s, -60, -34, 24, 76, 5) +
      bulls
    )
  },
}

/** Tirumala: the gilded vimana behind its gate tower, on the seven hills. */
export const tirumala: Sight = {
  kind: 'gopuram',
  behind: 'hills',
  ground: 'court',
  wide: 320,
  high: 210,
  draw(sheet) {
    const s = stone(sheet, '#E9DEC6')
    const gold = stone(sheet, '#DDAA3A')
    const gate = gopuramTower(176, s.lit, s.mid, s.shade, s.dark, s.gold, [
      sheet.tones.see('#C98A3A'),
      sheet.tones.see('#B4654A'),
    ])
    return (
      wall(s, -156, 0, 312, 44, 0.72) +
      openings(s, bays(19, -152, 152), 0, 9, 26) +
      course(s, -160, 160, -44) +
      wall(gold, 66, -42, 58, 24) +
      vimana(gold, 95, -64, 30, 80, 3) +
      place(-40, 0, 1, gate) +
      rect(26, -120, 4, 78, gold.lit) +
      circle(28, -122, 5, gold.lit)
    )
  },
}

/** Halebidu and Belur: the star-shaped Hoysala temple, low, turned and carved to its last course. */
export const hoysala: Sight = {
  kind: 'ruins',
  behind: 'trees',
  ground: 'lawn',
  wide: 330,
  high: 130,
  draw(sheet) {
    const s = stone(sheet, '#A88F76')
    const star = (x: number, y: number, half: number, h: number) =>
      bays(7, x - half, x + half)
        .map((at, i) =>
          rect(
            at - half / 7,
            y - h,
            (half * 2) / 7,
            h,
            [s.lit, s.mid, s.lit, s.lit, s.mid, s.shade, s.mid][i] ?? s.mid,
          ),
        )
        .join('')
    const frieze = [-18, -26, -34].map((y) => line(`M-132,${y}H132`, s.shade, 2.4, ' stroke-dasharray="5 3"')).join('')
    return (
      plinth(s, 146, 0, 14, 2, 8) +
      star(-80, -12, 54, 66) +
      star(80, -12, 54, 66) +
      wall(s, -30, -12, 60, 62) +
      frieze +
      windows(s, bays(5, -122, -44), -44, 7, 18) +
      windows(s, bays(5, 44, 122), -44, 7, 18) +
      portal(s, 0, -12, 24, 42) +
      path('M-142,-76H142L134,-86H-134Z', s.lit) +
      path('M40,-76H142L134,-86H40Z', s.mid) +
      vimana(s, -80, -84, 30, 40, 4) +
      vimana(s, 80, -84, 30, 40, 4)
    )
  },
}
