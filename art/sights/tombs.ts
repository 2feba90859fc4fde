import { bays, cap, course, kiosk, minaret, openings, plinth, portal, stone, wall } from '#art/sights/masonry.ts'
import type { Sight } from '#art/sights/sight.ts'
import { path } from '#art/strokes/svg.ts'

/** Gol Gumbaz: the cube of dark stone, its seven-storey corner towers, the vast whispering dome. */
export const golGumbaz: Sight = {
  kind: 'ruins',
  behind: 'plain',
  ground: 'lawn',
  wide: 260,
  high: 210,
  draw(sheet) {
    const s = stone(sheet, '#A99478')
    const tower = (x: number) => {
      let out = wall(s, x - 15, 0, 30, 116, 0.6)
      for (let i = 0; i < 7; i++) out += openings(s, [x - 6, x + 6], -4 - i * 16, 7, 12)
      return out + course(s, x - 18, x + 18, -116) + cap(s, x, -120, 0.27)
    }
    return (
      plinth(s, 112, 0, 6, 2, 5) +
      wall(s, -92, -4, 184, 108, 0.66) +
      portal(s, 0, -6, 44, 78) +
      portal(s, -58, -6, 26, 52) +
      portal(s, 58, -6, 26, 52) +
      course(s, -98, 98, -100, 6) +
      openings(s, bays(15, -90, 90), -106, 6, 9) +
      path('M-74,-116C-82,-176 -40,-204 0,-206C40,-204 82,-176 74,-116Z', s.lit) +
      path('M18,-116C44,-150 36,-190 0,-206C40,-204 82,-176 74,-116Z', s.mid) +
      path('M50,-116C66,-150 50,-186 20,-203C56,-194 80,-168 74,-116Z', s.shade) +
      tower(-98) +
      tower(98)
    )
  },
}

/** Bara Imambara: the long front of Lucknow with its rows of small domes, beside the mosque's minarets. */
export const baraImambara: Sight = {
  kind: 'mausoleum',
  behind: 'plain',
  ground: 'lawn',
  wide: 400,
  high: 190,
  share: 1.02,
  draw(sheet) {
    const s = stone(sheet, '#E6CC98')
    const row = (y: number, half: number, n: number) =>
      bays(n, -half, half)
        .map((x) => cap(s, x, y, 0.09))
        .join('')
    return (
      minaret(s, 132, 0, 17, 140) +
      minaret(s, 190, 0, 17, 140) +
      cap(s, 150, -78, 0.28) +
      cap(s, 172, -78, 0.28) +
      wall(s, 120, 0, 80, 78) +
      plinth(s, 150, 0, 12, 4, 6) +
      wall(s, -150, -10, 280, 60, 0.7) +
      openings(s, bays(9, -146, 126), -10, 17, 44) +
      course(s, -154, 134, -70) +
      row(-72, 146, 17) +
      wall(s, -130, -70, 240, 32, 0.7) +
      openings(s, bays(11, -126, 106), -72, 12, 24) +
      course(s, -134, 114, -104) +
      row(-106, 124, 15) +
      kiosk(s, -150, -70, 0.34) +
      kiosk(s, 130, -70, 0.34)
    )
  },
}

/** Bibi Ka Maqbara: the tall narrow tomb of the Deccan, minarets as high as its dome. */
export const bibiKaMaqbara: Sight = {
  kind: 'mausoleum',
  behind: 'hills',
  ground: 'lawn',
  wide: 270,
  high: 230,
  draw(sheet) {
    const s = stone(sheet, '#EFE6D4')
    return (
      minaret(s, -116, 0, 20, 168, 3) +
      minaret(s, 116, 0, 20, 168, 3) +
      plinth(s, 84, 0, 22, 2, 12) +
      wall(s, -56, -22, 112, 88, 0.68) +
      portal(s, 0, -22, 42, 74) +
      openings(s, [-42, 42], -26, 14, 28) +
      openings(s, [-42, 42], -66, 14, 28) +
      course(s, -60, 60, -110) +
      kiosk(s, -48, -112, 0.22) +
      kiosk(s, 48, -112, 0.22) +
      wall(s, -30, -112, 60, 18) +
      cap(s, 0, -128, 0.62)
    )
  },
}

/** Itimad-ud-Daulah: the low jewel-box of inlaid marble by the river, four stout towers. */
export const itimadUdDaulah: Sight = {
  kind: 'mausoleum',
  behind: 'trees',
  ground: 'lawn',
  wide: 270,
  high: 150,
  draw(sheet) {
    const s = stone(sheet, '#F0E6D0')
    const inlay = stone(sheet, '#C99A5E')
    const tower = (x: number) =>
      wall(s, x - 17, -10, 34, 86, 0.6) +
      course(inlay, x - 19, x + 19, -38, 3) +
      course(inlay, x - 19, x + 19, -72, 3) +
      course(s, x - 21, x + 21, -96) +
      kiosk(s, x, -98, 0.3)
    return (
      plinth(inlay, 124, 0, 10, 2, 6) +
      wall(s, -92, -10, 184, 66, 0.68) +
      portal(s, 0, -10, 32, 50) +
      openings(s, [-50, 50], -12, 24, 42) +
      course(inlay, -96, 96, -64, 3) +
      course(s, -98, 98, -76) +
      wall(s, -34, -78, 68, 26) +
      openings(s, bays(3, -32, 32), -80, 14, 20) +
      course(s, -40, 40, -104) +
      path('M-36,-108Q-30,-130 0,-134Q30,-130 36,-108Z', s.lit) +
      path('M8,-108Q16,-126 0,-134Q30,-130 36,-108Z', s.shade) +
      tower(-104) +
      tower(104)
    )
  },
}

/** Jama Masjid of Delhi: three striped domes between two minarets over the great steps. */
export const jamaMasjid: Sight = {
  kind: 'oldcity',
  behind: 'roofs',
  ground: 'court',
  wide: 340,
  high: 220,
  share: 0.9,
  draw(sheet) {
    const s = stone(sheet, '#B8583F')
    const pale = stone(sheet, '#F3E8D2')
    return (
      minaret(s, -136, -24, 22, 154, 3) +
      minaret(s, 136, -24, 22, 154, 3) +
      cap(pale, -78, -92, 0.56) +
      cap(pale, 78, -92, 0.56) +
      cap(pale, 0, -108, 0.72) +
      plinth(s, 140, 0, 26, 6, 5) +
      wall(s, -124, -26, 248, 64, 0.7) +
      openings(s, [-104, -78, -52, 52, 78, 104], -26, 18, 48) +
      course(pale, -126, 126, -84, 3) +
      course(s, -126, 126, -92) +
      wall(s, -38, -26, 76, 92) +
      portal(pale, 0, -26, 50, 80) +
      course(pale, -38, 38, -112, 3) +
      kiosk(pale, -36, -118, 0.13) +
      kiosk(pale, 36, -118, 0.13)
    )
  },
}
