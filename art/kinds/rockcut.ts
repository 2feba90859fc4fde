import type { Sheet } from '#art/sheet.ts'
import { bays, course, openings, stone } from '#art/sights/masonry.ts'
import { stage } from '#art/sights/stage.ts'
import { line, opacity, path } from '#art/strokes/svg.ts'

/** Halls cut into a red cliff, above a tank or at the head of a stair. */
export function drawRockcut(sheet: Sheet): string {
  const tank = sheet.choice.odds(0.5)
  return stage(sheet, {
    kind: 'rockcut',
    behind: 'cliff',
    ground: tank ? 'river' : 'court',
    wide: 360,
    high: 260,
    share: 1.1,
    draw: cliff,
  })
}

function cliff(sheet: Sheet): string {
  const s = stone(sheet, '#B9653F')
  const hall = (x: number, y: number, bay: number) => {
    const half = bay * 11
    return (
      path(`M${x - half - 6},${y}V${y - 36}H${x + half + 6}V${y}Z`, s.shade) +
      openings(s, bays(bay, x - half, x + half), y, 15, 32) +
      course(s, x - half - 8, x + half + 8, y - 37, 5)
    )
  }
  return (
    path(
      'M-900,4V-150L-520,-190L-330,-170L-210,-226L-120,-212L-60,-248L40,-236L120,-254L220,-206L360,-222L560,-170L900,-190V4Z',
      s.mid,
    ) +
    path(
      'M-210,-226L-120,-212L-60,-248L-84,-150L-70,-60L-96,4H-240L-220,-90ZM40,-236L120,-254L104,-140L120,-40L110,4H30L52,-80Z',
      s.lit,
    ) +
    path('M220,-206L360,-222L330,-120L350,4H210L226,-90Z', s.shade) +
    line(
      'M-900,-84C-500,-104 -300,-70 0,-96S500,-80 900,-100M-900,-140C-500,-150 -300,-128 0,-150S500,-140 900,-150',
      s.shade,
      2.4,
      opacity(0.45),
    ) +
    hall(-96, 0, 5) +
    hall(60, -44, 4) +
    hall(-36, -104, 3) +
    line('M-10,0L26,-44H30M44,-44L6,-104', s.lit, 5) +
    path('M-60,-248C-56,-262 -36,-262 -30,-244ZM120,-254C128,-270 150,-266 154,-240Z', sheet.tones.at(0.55))
  )
}
