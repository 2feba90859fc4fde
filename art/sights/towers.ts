import { battlement, cap, course, kiosk, openings, plinth, portal, shaft, stone, wall } from '#art/sights/masonry.ts'
import type { Sight } from '#art/sights/sight.ts'
import { line, opacity, path, rect } from '#art/strokes/svg.ts'

/** Qutub Minar: five fluted storeys of red and buff, the broken arcade and the iron pillar at its foot. */
export const qutubMinar: Sight = {
  kind: 'mausoleum',
  behind: 'trees',
  ground: 'lawn',
  wide: 300,
  high: 310,
  draw(sheet) {
    const red = stone(sheet, '#C06A45')
    const buff = stone(sheet, '#E6CBA0')
    const storeys = [
      [0, 27, 21, 92],
      [-92, 20.5, 16.5, 62],
      [-154, 16, 12.5, 50],
      [-204, 12, 9.6, 42],
      [-246, 9.4, 7, 34],
    ] as const
    let tower = ''
    let flutes = ''
    for (const [i, [y, foot, top, h]] of storeys.entries()) {
      tower += shaft(i === 3 ? buff : red, 0, y, foot, top, h)
      for (let j = -2; j <= 2; j++) flutes += `M${(foot * j) / 3},${y}L${(top * j) / 3},${y - h}`
      tower += course(buff, -top - 5, top + 5, y - h, 4)
    }
    const broken = wall(red, 62, 0, 88, 66) + path('M62,-66L74,-78L92,-70L112,-84L128,-66Z', red.lit)
    const arches = openings({ ...red, dark: sheet.tones.haze }, [84, 124], 0, 24, 54)
    return (
      broken +
      arches +
      wall(red, -148, 0, 56, 42) +
      battlement(red, -148, -92, -42) +
      portal(red, -120, 0, 22, 34) +
      cap(red, -120, -44, 0.3, true) +
      tower +
      line(flutes, red.shade, 1.3, opacity(0.55)) +
      cap(buff, 0, -280, 0.1, true) +
      rect(44, -44, 4, 44, sheet.tones.ink) +
      rect(42, -48, 8, 5, sheet.tones.ink)
    )
  },
}

/** Vijay Stambha: the nine-storeyed tower of victory inside the fort of Chittor. */
export const vijayStambha: Sight = {
  kind: 'fort',
  behind: 'hills',
  ground: 'court',
  wide: 260,
  high: 250,
  draw(sheet) {
    const s = stone(sheet, '#D9A968')
    let tower = ''
    let y = -22
    for (let i = 0; i < 8; i++) {
      const half = i === 7 ? 26 : 27 - i * 1.5
      const h = 24 - i * 0.8
      tower +=
        wall(s, -half, y, half * 2, h, 0.6) +
        openings(s, [0], y - 3, 11, h * 0.7) +
        openings(s, [-half * 0.6, half * 0.6], y - 4, 6, h * 0.56)
      y -= h
      tower += path(`M${-half - 8},${y + 3}L${-half},${y - 4}H${half}L${half + 8},${y + 3}Z`, i % 2 ? s.mid : s.lit)
      tower += path(`M${half * 0.3},${y + 3}L${half * 0.3},${y - 4}H${half}L${half + 8},${y + 3}Z`, s.shade)
    }
    return (
      wall(s, -128, 0, 256, 16) +
      battlement(s, -128, 128, -16, 9) +
      plinth(s, 40, 0, 22, 3, 8) +
      tower +
      cap(s, 0, y - 2, 0.36, true) +
      kiosk(s, -92, -16, 0.42) +
      kiosk(s, 92, -16, 0.34)
    )
  },
}

/** Golghar: the beehive granary of Patna with its stair curling up outside. */
export const golghar: Sight = {
  kind: 'stupa',
  behind: 'trees',
  ground: 'lawn',
  wide: 300,
  high: 190,
  draw(sheet) {
    const s = stone(sheet, '#EBDDBE')
    let stair = ''
    for (let i = 0; i < 22; i++) stair += `M${-104 + i * 4.4},${-i * 6}h9`
    return (
      path('M-106,0C-104,-70 -56,-134 0,-136C56,-134 104,-70 106,0Z', s.lit) +
      path('M30,0C44,-50 34,-112 0,-136C56,-134 104,-70 106,0Z', s.mid) +
      path('M68,0C76,-40 60,-92 24,-130C70,-116 104,-60 106,0Z', s.shade) +
      path('M-118,0C-104,-66 -58,-124 -8,-138L4,-134C-46,-118 -88,-64 -100,0Z', s.mid) +
      line(stair, s.shade, 1.4) +
      portal(s, 0, 0, 22, 30) +
      rect(-6, -144, 12, 9, s.mid)
    )
  },
}
