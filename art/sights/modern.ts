import { bays, cap, course, kiosk, openings, plinth, portal, stone, wall, windows } from '#art/sights/masonry.ts'
import type { Sight } from '#art/sights/sight.ts'
import { circle, ellipse, line, num, path, place, rect } from '#art/strokes/svg.ts'

/** Lotus Temple: marble petals opening over nine pools. */
export const lotusTemple: Sight = {
  kind: 'reef',
  behind: 'trees',
  ground: 'river',
  wide: 320,
  high: 150,
  draw(sheet) {
    const s = stone(sheet, '#F6F1E6')
    const petal = (x: number, lean: number, w: number, h: number, y = -8) =>
      path(
        `M${x - w},${y}C${num(x - w * 1.15 + lean * 0.4)},${num(y - h * 0.6)} ${num(x + lean - w * 0.2)},${num(y - h * 0.86)} ${x + lean},${y - h}C${num(x + lean + w * 0.2)},${num(y - h * 0.86)} ${num(x + w * 1.15 + lean * 0.4)},${num(y - h * 0.6)} ${x + w},${y}Z`,
        s.lit,
      ) +
      path(
        `M${num(x + w * 0.1 + lean * 0.3)},${y}C${num(x + w * 0.3 + lean * 0.5)},${num(y - h * 0.5)} ${num(x + lean + w * 0.1)},${num(y - h * 0.8)} ${x + lean},${y - h}C${num(x + lean + w * 0.2)},${num(y - h * 0.86)} ${num(x + w * 1.15 + lean * 0.4)},${num(y - h * 0.6)} ${x + w},${y}Z`,
        s.mid,
      )
    return (
      plinth(s, 140, 0, 8, 2, 8) +
      petal(-46, -10, 34, 118) +
      petal(46, 10, 34, 118) +
      petal(0, 0, 36, 132) +
      petal(-84, -30, 34, 88) +
      petal(84, 30, 34, 88) +
      petal(-36, -14, 30, 86) +
      petal(36, 14, 30, 86) +
      petal(-112, -44, 30, 50) +
      petal(112, 44, 30, 50) +
      petal(-64, -26, 28, 52) +
      petal(64, 26, 28, 52) +
      petal(0, 0, 30, 62) +
      openings(s, [0], -8, 18, 26)
    )
  },
}

/** Matrimandir: the golden sphere of Auroville in its garden. */
export const matrimandir: Sight = {
  kind: 'coffee',
  behind: 'trees',
  ground: 'lawn',
  wide: 260,
  high: 170,
  draw(sheet) {
    const g = stone(sheet, '#D9A63C')
    const red = stone(sheet, '#B4654A')
    let discs = ''
    for (let row = -3; row <= 3; row++)
      for (let i = -4; i <= 4; i++) {
        const [x, y] = [i * 17 + (row % 2 ? 8 : 0), -86 + row * 19]
        if (Math.hypot(x / 82, (y + 86) / 70) < 0.88) discs += circle(x, y, 6, x > 20 ? g.shade : g.mid)
      }
    return (
      path('M-120,0Q-96,-36 -64,-36L-52,0ZM120,0Q96,-36 64,-36L52,0ZM-40,0Q-30,-30 0,-30Q30,-30 40,0Z', red.mid) +
      ellipse(0, -86, 86, 74, g.lit) +
      path('M20,-158C70,-150 86,-116 86,-86C86,-50 60,-20 20,-14C50,-50 50,-120 20,-158Z', g.mid) +
      discs +
      rect(-12, -22, 24, 22, g.dark)
    )
  },
}

/** Vidhana Soudha: the granite front of Bengaluru, its tall porch and central dome. */
export const vidhanaSoudha: Sight = {
  kind: 'mausoleum',
  behind: 'trees',
  ground: 'road',
  wide: 380,
  high: 150,
  share: 1,
  draw(sheet) {
    const s = stone(sheet, '#DDD0BC')
    let rows = ''
    for (const y of [-14, -38, -62])
      rows += windows(s, bays(13, -176, -54), y, 6, 13) + windows(s, bays(13, 54, 176), y, 6, 13)
    return (
      plinth(s, 178, 0, 8, 2, 6) +
      wall(s, -180, -6, 360, 70, 0.7) +
      rows +
      course(s, -184, 184, -78) +
      wall(s, -50, -6, 100, 86) +
      rect(-50, -84, 100, 76, s.shade) +
      bays(9, -50, 50)
        .map((x) => rect(x - 3, -84, 6, 78, s.lit))
        .join('') +
      course(s, -56, 56, -92, 6) +
      plinth(s, 48, 0, 10, 5, 4) +
      wall(s, -24, -96, 48, 14) +
      openings(s, bays(4, -22, 22), -96, 7, 11) +
      cap(s, 0, -110, 0.5, true) +
      [-172, 172].map((x) => kiosk(s, x, -80, 0.34)).join('') +
      [-74, 74].map((x) => kiosk(s, x, -80, 0.24)).join('')
    )
  },
}

/** Chhatrapati Shivaji Maharaj Terminus: the Gothic station with its ribbed dome, clock and turrets. */
export const mumbaiTerminus: Sight = {
  kind: 'cityscape',
  behind: 'towers',
  ground: 'road',
  wide: 400,
  high: 190,
  share: 1.04,
  draw(sheet) {
    const s = stone(sheet, '#D9AE74')
    const slate = stone(sheet, '#6F7F86')
    const turret = (x: number, h: number) =>
      wall(s, x - 9, 0, 18, h) +
      windows(s, [x], -h + 20, 6, 14) +
      path(`M${x - 11},${-h}L${x},${-h - 32}L${x + 11},${-h}Z`, slate.lit) +
      path(`M${x + 2},${-h}L${x},${-h - 32}L${x + 11},${-h}Z`, slate.shade)
    let rows = ''
    for (const [y, h] of [
      [0, 26],
      [-38, 22],
      [-68, 18],
    ] as const)
      rows += openings(s, bays(8, -180, -36), y - 2, 11, h) + openings(s, bays(8, 36, 180), y - 2, 11, h)
    const gables = [-110, 110]
      .map(
        (x) =>
          path(`M${x - 26},-90L${x},-124L${x + 26},-90Z`, s.lit) +
          path(`M${x + 4},-94L${x},-124L${x + 26},-90Z`, s.mid) +
          circle(x, -102, 7, s.dark),
      )
      .join('')
    return (
      wall(s, -190, 0, 380, 92, 0.72) +
      rows +
      course(s, -192, 192, -34, 3) +
      course(s, -192, 192, -64, 3) +
      course(s, -192, 192, -92) +
      gables +
      turret(-186, 108) +
      turret(186, 108) +
      turret(-56, 116) +
      turret(56, 116) +
      wall(s, -34, 0, 68, 112) +
      portal(s, 0, 0, 34, 52) +
      openings(s, [-20, 0, 20], -62, 11, 22) +
      circle(0, -98, 9, s.lit) +
      line('M0,-104V-98L5,-95', sheet.tones.ink, 1.6) +
      course(s, -38, 38, -112) +
      path('M-32,-114C-34,-148 -14,-164 0,-168C14,-164 34,-148 32,-114Z', s.mid) +
      path('M-32,-114C-34,-148 -14,-164 0,-168C-8,-150 -10,-130 -10,-114Z', s.lit) +
      path('M12,-114C14,-140 8,-156 0,-168C14,-164 34,-148 32,-114Z', s.shade) +
      line('M-20,-114C-20,-140 -10,-158 0,-168C10,-158 22,-140 22,-114', s.shade, 1.4) +
      place(0, -166, 0.7, figure(s.lit))
    )
  },
}

const figure = (fill: string) =>
  path('M-4,0C-5,-10 -4,-16 0,-20C4,-16 5,-10 4,0Z', fill) + circle(0, -22, 3, fill) + line('M3,-14L9,-30', fill, 2)

/** Jantar Mantar: the great triangle of the sundial and its quadrants, red or honey stone. */
export const jantarMantar: Sight = {
  kind: 'stepwell',
  behind: 'trees',
  ground: 'lawn',
  wide: 340,
  high: 170,
  draw(sheet) {
    const s = stone(sheet, '#D98A62')
    const pale = stone(sheet, '#F0E2C8')
    let steps = ''
    for (let i = 0; i < 20; i++) steps += `M${-84 + i * 8.2},${-6 - i * 7}h8`
    return (
      path('M-150,0A100,100 0 0 0 -30,-70L-24,-60A120,120 0 0 1 -132,0Z', s.mid) +
      path('M166,0A120,120 0 0 1 46,-86L40,-74A110,110 0 0 0 146,0Z', s.shade) +
      line('M-150,0A100,100 0 0 0 -30,-70M166,0A120,120 0 0 1 46,-86', pale.lit, 4) +
      path('M-100,0L88,-150V0Z', s.lit) +
      path('M58,-126L88,-150V0H58Z', s.shade) +
      openings(s, [-30, 4, 36], 0, 18, 40) +
      line(steps, s.shade, 1.6) +
      line('M-100,0L88,-150', pale.lit, 4) +
      wall(s, 74, -146, 22, 10) +
      kiosk(s, 85, -154, 0.16) +
      path('M-170,0V-26C-150,-34 -136,-34 -122,-26V0Z', s.mid) +
      openings(s, [-146], 0, 12, 18)
    )
  },
}
