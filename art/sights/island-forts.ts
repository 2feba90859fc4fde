import {
  bastion,
  battlement,
  bays,
  course,
  openings,
  plinth,
  portal,
  stone,
  wall,
  windows,
} from '#art/sights/masonry.ts'
import type { Sight } from '#art/sights/sight.ts'
import { path } from '#art/strokes/svg.ts'

/** Murud-Janjira: the sea fort rising straight from the water, its curved bastions all round. */
export const seaFort: Sight = {
  kind: 'fort',
  behind: 'sea',
  ground: 'rock',
  wide: 380,
  high: 120,
  share: 0.95,
  draw(sheet) {
    const s = stone(sheet, '#8C7C6E')
    const green = sheet.tones.at(0.55)
    return (
      path('M-120,-60C-90,-96 -40,-84 -10,-100C30,-112 70,-84 120,-62Z', green) +
      wall(s, -170, 2, 340, 62, 0.7) +
      battlement(s, -170, 172, -60, 9) +
      windows(s, bays(14, -166, 166), -28, 4, 8) +
      bays(6, -188, 188)
        .map((x) => bastion(s, x, 3, 22, 74))
        .join('') +
      portal(s, 0, 2, 26, 44)
    )
  },
}

/** Cellular Jail: the wings of barred cells and the watch-tower between them. */
export const cellularJail: Sight = {
  kind: 'church',
  behind: 'palms',
  ground: 'lawn',
  wide: 380,
  high: 160,
  share: 1,
  draw(sheet) {
    const s = stone(sheet, '#E2A487')
    const pale = stone(sheet, '#F2E6CF')
    let cells = ''
    for (const y of [-12, -44, -76])
      cells += openings(s, bays(13, -186, -36), y, 6, 20) + openings(s, bays(13, 36, 186), y, 6, 20)
    return (
      wall(s, -190, 0, 158, 100) +
      wall(s, 32, 0, 158, 100, 0.3) +
      cells +
      [-34, -66, -100].map((y) => course(pale, -192, -32, y, 3) + course(pale, 32, 192, y, 3)).join('') +
      path('M-196,-102H-28L-36,-112H-188ZM28,-102H196L188,-112H36Z', sheet.tones.see('#A8452F')) +
      plinth(s, 32, 0, 6, 2) +
      wall(pale, -28, -4, 56, 118, 0.6) +
      portal(s, 0, -6, 22, 38) +
      [-50, -80].map((y) => openings(pale, [-13, 0, 13], y, 7, 18)).join('') +
      course(s, -33, 33, -122) +
      wall(pale, -20, -126, 40, 16) +
      openings(pale, [-10, 0, 10], -128, 6, 11) +
      path('M-26,-142L0,-160L26,-142Z', sheet.tones.see('#A8452F'))
    )
  },
}
