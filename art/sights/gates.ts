import {
  bays,
  battlement,
  cap,
  course,
  kiosk,
  openings,
  plinth,
  portal,
  stone,
  wall,
  windows,
} from '#art/sights/masonry.ts'
import type { Sight } from '#art/sights/sight.ts'
import { circle, path, rect } from '#art/strokes/svg.ts'

/** India Gate: the arch of pale stone at the end of its avenue. */
export const indiaGate: Sight = {
  kind: 'oldcity',
  behind: 'trees',
  ground: 'road',
  wide: 190,
  high: 224,
  draw(sheet) {
    const s = stone(sheet, '#E3C08A')
    return (
      plinth(s, 86, 0, 10) +
      wall(s, -78, -10, 156, 150, 0.7) +
      path('M-34,-10V-104Q-34,-132 0,-132Q34,-132 34,-104V-10Z', s.shade) +
      path('M-30,-10V-102Q-30,-128 0,-128Q28,-128 28,-102V-10Z', sheet.tones.haze) +
      course(s, -84, 84, -58, 5) +
      course(s, -86, 86, -148, 7) +
      rect(-78, -160, 156, 12, s.mid) +
      wall(s, -72, -160, 144, 22, 0.7) +
      course(s, -78, 78, -182, 5) +
      plinth(s, 40, -186, 18, 3, 9) +
      path('M-20,-204Q0,-216 20,-204Z', s.lit) +
      path('M4,-204Q12,-212 20,-204Z', s.shade) +
      openings(s, [-57, 57], -16, 18, 34) +
      windows(s, [-57, 57], -84, 12, 36)
    )
  },
}

/** Buland Darwaza: the great red gate of Fatehpur Sikri over its flight of steps. */
export const bulandDarwaza: Sight = {
  kind: 'oldcity',
  behind: 'plain',
  ground: 'court',
  wide: 250,
  high: 230,
  draw(sheet) {
    const s = stone(sheet, '#B9553B')
    const pale = stone(sheet, '#EAD9BC')
    const kiosks = bays(7, -62, 62)
      .map((x) => kiosk(s, x, -182, 0.13))
      .join('')
    return (
      plinth(s, 84, 0, 46, 9, 4.6) +
      wall(s, -120, -46, 60, 88) +
      wall(s, 60, -46, 60, 88, 0.2) +
      openings(s, [-104, -84, 84, 104], -46, 13, 36) +
      openings(s, [-104, -84, 84, 104], -90, 13, 34) +
      battlement(s, -120, -60, -134) +
      battlement(s, 60, 122, -134) +
      wall(s, -64, -46, 128, 132, 0.74) +
      path('M-44,-46V-116Q-44,-154 0,-168Q44,-154 44,-116V-46Z', pale.lit) +
      path('M-38,-46V-114Q-38,-148 0,-160Q38,-148 38,-114V-46Z', s.shade) +
      portal(s, 0, -46, 30, 64) +
      openings(s, [-24, 24], -100, 12, 26) +
      battlement(s, -64, 66, -178, 8) +
      course(pale, -64, 64, -176, 3) +
      kiosks +
      kiosk(s, -60, -180, 0.2) +
      kiosk(s, 60, -180, 0.2) +
      kiosk(s, -112, -134, 0.16) +
      kiosk(s, 112, -134, 0.16)
    )
  },
}

/** Rumi Darwaza: the half-dome gate of Lucknow, its crest of stone flowers. */
export const rumiDarwaza: Sight = {
  kind: 'oldcity',
  behind: 'roofs',
  ground: 'road',
  wide: 220,
  high: 210,
  draw(sheet) {
    const s = stone(sheet, '#E8CF9C')
    let crest = ''
    for (let i = 0; i <= 14; i++) {
      const a = Math.PI * (1 - i / 14)
      crest += circle(Math.cos(a) * 74, -96 - Math.sin(a) * 74, 6, i > 9 ? s.mid : s.lit)
    }
    return (
      wall(s, -104, 0, 44, 108) +
      wall(s, 60, 0, 44, 108, 0.3) +
      openings(s, [-82, 82], -8, 20, 36) +
      openings(s, [-82, 82], -58, 18, 30) +
      crest +
      path('M-74,0V-96A74,74 0 0 1 74,-96V0Z', s.lit) +
      path('M30,0V-150A74,74 0 0 1 74,-96V0Z', s.mid) +
      path('M-58,0V-92A58,58 0 0 1 58,-92V0Z', s.shade) +
      path('M-50,0V-90A50,50 0 0 1 46,-90V0Z', s.mid) +
      portal(s, 0, 0, 44, 72) +
      openings(s, [-32, 32], -66, 14, 30) +
      openings(s, [0], -92, 16, 30) +
      kiosk(s, 0, -168, 0.24) +
      kiosk(s, -92, -108, 0.24) +
      kiosk(s, 92, -108, 0.24) +
      cap(s, -68, -108, 0.12) +
      cap(s, 68, -108, 0.12)
    )
  },
}
