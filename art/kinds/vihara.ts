import type { Sheet } from '#art/sheet.ts'
import { bays, openings, plinth, stone, wall, type Stone } from '#art/sights/masonry.ts'
import { stage } from '#art/sights/stage.ts'
import { line, opacity, path } from '#art/strokes/svg.ts'

/** The brick ruins of a monastery of the Buddha's country: cells, steps and stupas on a lawn. */
export function drawVihara(sheet: Sheet): string {
  const mound = sheet.choice.odds(0.5)
  return stage(sheet, {
    kind: 'vihara',
    behind: 'trees',
    ground: 'lawn',
    wide: 360,
    high: mound ? 150 : 130,
    share: 1,
    draw: () => {
      const s = stone(sheet, '#B9694A')
      return (
        cells(s) + (mound ? greatMound(s) : stairs(s)) + votive(s, -96, 0.9) + votive(s, 88, 0.7) + votive(s, 128, 1)
      )
    },
  })
}

const cells = (s: Stone) =>
  wall(s, -176, 0, 352, 26, 0.7) +
  path('M-176,-26V-44H-150V-34H-120V-52H-84V-26ZM70,-26V-48H96V-38H130V-56H158V-30H176V-26Z', s.mid) +
  openings(s, bays(14, -172, 172), 0, 10, 17) +
  line('M-176,-8H176M-176,-17H176', s.shade, 1, opacity(0.5))

/** A drum of brick and stone, worn round at the top. */
const greatMound = (s: Stone) =>
  plinth(s, 70, 0, 14, 3, 6) +
  path(
    'M-60,-12V-76C-58,-96 -48,-104 -44,-112C-38,-138 -16,-146 0,-146C20,-146 38,-136 44,-112C50,-104 58,-96 60,-76V-12Z',
    s.lit,
  ) +
  path('M12,-12V-146C26,-144 40,-134 44,-112C50,-104 58,-96 60,-76V-12Z', s.mid) +
  path('M44,-12V-112C50,-104 58,-96 60,-76V-12Z', s.shade) +
  path('M-60,-58H60V-44H-60Z', s.shade, opacity(0.5)) +
  openings(s, bays(5, -56, 56), -74, 10, 20)

/** The great stair up to the shrine between its corner towers. */
const stairs = (s: Stone) =>
  wall(s, -64, 0, 128, 62, 0.66) +
  openings(s, [-48, 48], -22, 14, 30) +
  wall(s, -78, 0, 26, 84) +
  wall(s, 52, 0, 26, 84) +
  openings(s, [-65, 65], -30, 10, 22) +
  openings(s, [-65, 65], -60, 10, 18) +
  plinth(s, 26, 0, 60, 11, 1.6) +
  wall(s, -40, -60, 80, 30) +
  path('M-44,-90L-26,-104H10L30,-96L44,-90Z', s.mid)

const votive = (s: Stone, x: number, k: number) =>
  wall(s, x - 14 * k, 0, 28 * k, 12 * k) +
  path(
    `M${x - 12 * k},${-12 * k}C${x - 14 * k},${-30 * k} ${x - 6 * k},${-36 * k} ${x},${-36 * k}C${x + 6 * k},${-36 * k} ${x + 14 * k},${-30 * k} ${x + 12 * k},${-12 * k}Z`,
    s.lit,
  ) +
  path(
    `M${x + 3 * k},${-12 * k}V${-36 * k}C${x + 8 * k},${-35 * k} ${x + 14 * k},${-30 * k} ${x + 12 * k},${-12 * k}Z`,
    s.shade,
  )
