import type { Sheet } from '#art/sheet.ts'
import { bays, course, openings, stone, wall, windows } from '#art/sights/masonry.ts'
import { stage } from '#art/sights/stage.ts'
import { nth } from '#art/strokes/chance.ts'
import { circle, line, path } from '#art/strokes/svg.ts'

const WALLS = ['#E8C79A', '#E2A98A', '#F0E0BE', '#C9D3C0', '#E9B9A0', '#D9C2A4']
const AWNINGS = ['#C8321F', '#1F7F86', '#E2A02F', '#3F7D6B', '#7A2F5B']

/** The main street of a town: shop-houses with balconies and awnings, over some of them a clock tower. */
export function drawBazaar(sheet: Sheet): string {
  const clock = sheet.choice.odds(0.5)
  return stage(sheet, {
    kind: 'bazaar',
    behind: clock ? 'roofs' : 'hills',
    ground: 'road',
    wide: 420,
    high: clock ? 190 : 130,
    share: 1.24,
    draw: () =>
      (clock ? clockTower(sheet) : '') +
      bays(8, -250, 250)
        .map((x, i) => shopHouse(sheet, x, i))
        .join(''),
  })
}

function shopHouse(sheet: Sheet, x: number, i: number): string {
  const { dice, tones } = sheet
  const s = stone(sheet, nth(WALLS, i + (sheet.seed % 6)))
  const [w, h] = [62, 62 + dice.between(0, 34)]
  const left = x - w / 2
  const stripes = Array.from({ length: 4 }, (_, k) => `M${left + 4 + k * 15},-30l-4,9h8l4,-9Z`).join('')
  return (
    wall(s, left, 0, w, h, 0.72) +
    openings(s, bays(4, left + 3, left + w - 3), -44, 9, 20) +
    course(s, left - 2, left + w + 2, -42, 3) +
    (h > 78 ? windows(s, bays(3, left + 6, left + w - 6), -h + 8, 8, 12) : '') +
    course(s, left - 2, left + w + 2, -h, 4) +
    windows(s, bays(2, left + 4, left + w - 4), 0, 22, 24) +
    path(`M${left + 2},-34H${left + w - 2}L${left + w + 2},-21H${left - 2}Z`, tones.see(nth(AWNINGS, i))) +
    path(stripes, tones.see('#F4EBD3'))
  )
}

function clockTower(sheet: Sheet): string {
  const s = stone(sheet, '#D98A6A')
  return (
    wall(s, -22, 0, 44, 142) +
    openings(s, [0], -84, 18, 30) +
    circle(0, -128, 13, s.lit) +
    line('M0,-137V-128L6,-123', sheet.tones.ink, 2) +
    course(s, -26, 26, -146, 5) +
    openings(s, [-10, 10], -150, 10, 16) +
    wall(s, -18, -150, 36, 4) +
    path('M-24,-168L0,-194L24,-168Z', s.lit) +
    path('M4,-168L0,-194L24,-168Z', s.shade) +
    wall(s, -18, -150, 4, 18) +
    wall(s, 14, -150, 4, 18)
  )
}
