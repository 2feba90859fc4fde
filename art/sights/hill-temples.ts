import { bays, course, kiosk, openings, plinth, portal, stone, wall, windows } from '#art/sights/masonry.ts'
import type { Sight } from '#art/sights/sight.ts'
import { circle, line, num, path, place, rect } from '#art/strokes/svg.ts'
import { deodar } from '#art/strokes/trees.ts'

/** Kamakhya: the beehive dome of Assam on its hill, small spires around. */
export const kamakhya: Sight = {
  kind: 'shikhara',
  behind: 'hills',
  ground: 'court',
  wide: 260,
  high: 180,
  draw(sheet) {
    const s = stone(sheet, '#C9B08A')
    const red = stone(sheet, '#B9573F')
    const hive = (x: number, y: number, w: number, h: number) => {
      let ribs = ''
      for (let i = 1; i < 6; i++)
        ribs += `M${num(x - w * (1 - (i / 6) ** 2))},${num(y - (h * i) / 6)}H${num(x + w * (1 - (i / 6) ** 2))}`
      return (
        path(
          `M${x - w},${y}C${num(x - w * 1.1)},${num(y - h * 0.6)} ${num(x - w * 0.4)},${num(y - h * 0.96)} ${x},${y - h}C${num(x + w * 0.4)},${num(y - h * 0.96)} ${num(x + w * 1.1)},${num(y - h * 0.6)} ${x + w},${y}Z`,
          s.lit,
        ) +
        path(
          `M${num(x + w * 0.2)},${y}C${num(x + w * 0.4)},${num(y - h * 0.6)} ${num(x + w * 0.2)},${num(y - h * 0.9)} ${x},${y - h}C${num(x + w * 0.4)},${num(y - h * 0.96)} ${num(x + w * 1.1)},${num(y - h * 0.6)} ${x + w},${y}Z`,
          s.mid,
        ) +
        line(ribs, s.shade, 1.6) +
        rect(x - 2, y - h - 18, 4, 20, s.gold) +
        circle(x, y - h - 10, 5, s.gold)
      )
    }
    return (
      plinth(s, 112, 0, 12, 3, 5) +
      wall(s, -106, -10, 212, 38, 0.68) +
      openings(s, bays(9, -100, 100), -12, 12, 26) +
      course(red, -110, 110, -48, 5) +
      hive(-78, -50, 26, 46) +
      hive(-26, -50, 24, 40) +
      hive(44, -50, 52, 92) +
      path('M-112,-50L-100,-62H-6L0,-50Z', red.mid)
    )
  },
}

/** Badrinath: the painted gate of many colours under the snows, on its terrace above the river. */
export const badrinath: Sight = {
  kind: 'shikhara',
  behind: 'snows',
  ground: 'court',
  wide: 280,
  high: 170,
  share: 0.66,
  draw(sheet) {
    const s = stone(sheet, '#E2A02F')
    const red = stone(sheet, '#C8432B')
    const blue = stone(sheet, '#2E7FA0')
    return (
      wall(stone(sheet, '#C9BBA6'), -140, 0, 280, 26, 0.7) +
      plinth(red, 50, 0, 26, 6, 5) +
      wall(red, -84, -26, 168, 56, 0.68) +
      openings(s, bays(7, -80, 80), -30, 15, 38) +
      course(s, -90, 90, -82, 5) +
      wall(blue, -58, -86, 116, 24) +
      openings(s, bays(7, -54, 54), -88, 9, 16) +
      course(blue, -62, 62, -110) +
      portal(blue, 0, -26, 30, 48) +
      kiosk(s, -72, -84, 0.22) +
      kiosk(s, 72, -84, 0.22) +
      path('M-34,-112Q-26,-136 0,-142Q26,-136 34,-112Z', s.lit) +
      path('M6,-112Q12,-132 0,-142Q26,-136 34,-112Z', s.shade) +
      rect(-2, -162, 4, 22, s.gold) +
      path('M2,-162L24,-155L2,-148Z', red.lit)
    )
  },
}

/** Hadimba: the wooden pagoda of Manali among old deodars. */
export const hadimba: Sight = {
  kind: 'deodar',
  behind: 'hills',
  ground: 'court',
  wide: 280,
  high: 210,
  draw(sheet) {
    const { tones, dice } = sheet
    const wood = stone(sheet, '#7A4E36')
    const pale = stone(sheet, '#D8C7AE')
    const roof = (half: number, y: number, h: number) =>
      path(`M${-half},${y}L${-half * 0.32},${y - h}H${half * 0.32}L${half},${y}Z`, wood.lit) +
      path(`M${half * 0.1},${y}L${half * 0.08},${y - h}H${half * 0.32}L${half},${y}Z`, wood.mid) +
      rect(-half, y, half * 2, 3, wood.shade)
    const tree = (x: number, h: number) =>
      place(x, 0, 1, deodar(h, tones.at(0.7), tones.at(0.5), dice, sheet.season === 'winter' ? tones.lit : null))
    return (
      tree(-120, 200) +
      tree(-92, 150) +
      tree(112, 210) +
      tree(84, 140) +
      plinth(pale, 62, 0, 14, 3, 5) +
      wall(pale, -50, -12, 100, 30) +
      portal(wood, 0, -12, 22, 28) +
      windows(wood, [-34, -22, 22, 34], -18, 6, 14) +
      roof(74, -40, 26) +
      wall(wood, -38, -64, 76, 10) +
      roof(54, -72, 24) +
      wall(wood, -26, -94, 52, 9) +
      roof(38, -102, 24) +
      path('M-18,-126L0,-172L18,-126Z', wood.mid) +
      path('M-18,-126L0,-172L-2,-126Z', wood.lit) +
      rect(-1.5, -186, 3, 16, wood.gold)
    )
  },
}
