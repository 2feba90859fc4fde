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
import { pyramid, tower } from '#art/sights/temple-parts.ts'
import { circle, line, num, path, rect } from '#art/strokes/svg.ts'

/** One wheel of the sun's chariot. */
function wheel(s: Stone, x: number, y: number, r: number): string {
  let spokes = ''
  for (let i = 0; i < 8; i++)
    spokes += `M${num(x)},${num(y)}L${num(x + Math.cos((i * Math.PI) / 4) * r)},${num(y + Math.sin((i * Math.PI) / 4) * r)}`
  return (
    circle(x, y, r, s.shade) +
    circle(x, y, r * 0.8, s.mid) +
    line(spokes, s.lit, r * 0.12) +
    circle(x, y, r * 0.22, s.lit) +
    circle(x, y, r * 0.1, s.shade)
  )
}

/** Konark: the sun's chariot of stone on its carved wheels. */
export const konark: Sight = {
  kind: 'stepwell',
  behind: 'trees',
  ground: 'lawn',
  wide: 320,
  high: 200,
  draw(sheet) {
    const s = stone(sheet, '#B08A66')
    const ruin =
      path('M60,-52V-120L76,-138L92,-112L112,-118L124,-86L146,-52Z', s.mid) +
      path('M112,-118L124,-86L146,-52H116Z', s.shade)
    return (
      ruin +
      wall(s, -92, -48, 150, 52, 0.66) +
      openings(s, [-18], -48, 24, 42) +
      windows(s, [-66, -50, 18, 34], -62, 8, 24) +
      course(s, -98, 64, -100, 5) +
      pyramid(s, -17, -104, 84, 36, 5) +
      pyramid(s, -17, -142, 56, 26, 4) +
      pyramid(s, -17, -168, 32, 14, 3) +
      path('M-32,-182C-34,-194 0,-194 -2,-182Z', s.lit) +
      rect(-19, -200, 4, 10, s.gold) +
      wall(s, -140, 0, 280, 50, 0.68) +
      course(s, -144, 144, -48, 5) +
      course(s, -144, 144, -6, 4) +
      [-112, -62, 30, 80, 122].map((x) => wheel(s, x, -24, 23)).join('') +
      plinth(s, 20, 0, 46, 8, 1.6)
    )
  },
}

/** Jagannath of Puri: the white curved tower with its long pennant over the halls before it. */
export const jagannath: Sight = {
  kind: 'shikhara',
  behind: 'roofs',
  ground: 'road',
  wide: 320,
  high: 270,
  draw(sheet) {
    const s = stone(sheet, '#E8DDCB')
    return (
      wall(s, -156, 0, 312, 34, 0.74) +
      windows(s, bays(20, -152, 152), -34, 5, 5) +
      course(s, -158, 158, -34) +
      tower(s, 66, -30, 236, sheet.tones.see('#E2A02F')) +
      wall(s, -20, -30, 62, 40) +
      pyramid(s, 10, -70, 44, 62, 8) +
      circle(10, -136, 7, s.lit) +
      wall(s, -84, -30, 56, 30) +
      pyramid(s, -56, -60, 36, 40, 6) +
      wall(s, -136, -30, 46, 24) +
      pyramid(s, -113, -54, 29, 26, 5) +
      portal(s, -113, 0, 26, 32) +
      circle(66, -250, 9, s.gold)
    )
  },
}

/** Akshardham: carved pink stone, nine domes over its pillared halls and pool. */
export const akshardham: Sight = {
  kind: 'mausoleum',
  behind: 'trees',
  ground: 'river',
  wide: 360,
  high: 170,
  share: 0.94,
  draw(sheet) {
    const s = stone(sheet, '#DC9A78')
    const small = (x: number, y: number, k: number) => kiosk(s, x, y, k)
    return (
      plinth(s, 160, 0, 16, 3, 6) +
      wall(s, -144, -14, 288, 46, 0.7) +
      openings(s, bays(17, -142, 142), -14, 11, 36) +
      course(s, -150, 150, -60, 5) +
      [-130, -96, 96, 130].map((x) => small(x, -62, 0.34)).join('') +
      wall(s, -80, -62, 160, 26, 0.7) +
      openings(s, bays(11, -78, 78), -64, 9, 20) +
      course(s, -84, 84, -88) +
      small(-58, -90, 0.4) +
      small(58, -90, 0.4) +
      wall(s, -34, -90, 68, 20) +
      openings(s, bays(5, -32, 32), -92, 8, 14) +
      tower(s, -34, -88, 46) +
      tower(s, 34, -88, 46) +
      cap(s, 0, -110, 0.5)
    )
  },
}

/** Somnath: the great tower on the shore of the western sea. */
export const somnath: Sight = {
  kind: 'shikhara',
  behind: 'sea',
  ground: 'court',
  wide: 300,
  high: 230,
  draw(sheet) {
    const s = stone(sheet, '#E6C592')
    return (
      plinth(s, 130, 0, 14, 3, 6) +
      tower(s, 62, -12, 196, sheet.tones.see('#C8321F')) +
      tower(s, 26, -12, 96) +
      tower(s, 98, -12, 96) +
      wall(s, -96, -12, 132, 56, 0.7) +
      openings(s, bays(6, -92, 32), -14, 14, 36) +
      course(s, -102, 42, -68, 5) +
      pyramid(s, -30, -72, 60, 48, 8) +
      wall(s, -128, -12, 38, 34) +
      pyramid(s, -109, -46, 26, 24, 5) +
      portal(s, -109, -12, 18, 28)
    )
  },
}

/** Dwarkadhish: the five-storeyed temple with its fifty-two-yard flag over the creek's steps. */
export const dwarkadhish: Sight = {
  kind: 'ghats',
  behind: 'roofs',
  ground: 'river',
  wide: 280,
  high: 270,
  draw(sheet) {
    const s = stone(sheet, '#C9A67E')
    let storeys = ''
    for (let i = 0; i < 5; i++)
      storeys +=
        wall(s, -104 + i * 8, -26 - i * 22, 106 - i * 10, 22) +
        openings(s, bays(6 - i, -102 + i * 8, 0 - i * 2), -27 - i * 22, 10, 16) +
        course(s, -108 + i * 8, 4 - i * 2, -48 - i * 22, 3)
    return (
      plinth(s, 126, 0, 28, 7, 3) +
      storeys +
      path('M-72,-138Q-50,-160 -28,-138Z', s.lit) +
      tower(s, 54, -26, 210, sheet.tones.see('#C8321F'))
    )
  },
}

/** Dakshineswar: the nine-spired temple of Bengal above the Hooghly. */
export const dakshineswar: Sight = {
  kind: 'ghats',
  behind: 'palms',
  ground: 'river',
  wide: 260,
  high: 190,
  draw(sheet) {
    const s = stone(sheet, '#F1E6CE')
    const red = stone(sheet, '#B9573F')
    const spire = (x: number, y: number, k: number) =>
      path(
        `M${x - 10 * k},${y}C${x - 12 * k},${y - 24 * k} ${x - 4 * k},${y - 36 * k} ${x},${y - 46 * k}C${x + 4 * k},${y - 36 * k} ${x + 12 * k},${y - 24 * k} ${x + 10 * k},${y}Z`,
        s.lit,
      ) +
      path(
        `M${x + 2 * k},${y}C${x + 5 * k},${y - 24 * k} ${x + 3 * k},${y - 36 * k} ${x},${y - 46 * k}C${x + 4 * k},${y - 36 * k} ${x + 12 * k},${y - 24 * k} ${x + 10 * k},${y}Z`,
        s.shade,
      ) +
      rect(x - 1, y - 46 * k - 8, 2, 9, s.gold)
    return (
      plinth(red, 112, 0, 16, 4, 4) +
      wall(s, -84, -14, 168, 50, 0.68) +
      openings(s, bays(9, -80, 80), -16, 12, 34) +
      path('M-92,-64Q0,-92 92,-64L84,-60H-84Z', red.lit) +
      spire(-74, -72, 0.9) +
      spire(74, -72, 0.9) +
      spire(-40, -80, 0.9) +
      spire(40, -80, 0.9) +
      wall(s, -46, -78, 92, 26) +
      openings(s, bays(5, -44, 44), -80, 10, 20) +
      path('M-52,-104Q0,-124 52,-104L46,-100H-46Z', red.lit) +
      spire(-38, -108, 0.9) +
      spire(38, -108, 0.9) +
      wall(s, -18, -110, 36, 16) +
      spire(0, -124, 1.4)
    )
  },
}
