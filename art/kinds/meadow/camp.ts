import type { Sheet } from '#art/sheet.ts'
import { mix } from '#art/strokes/colour.ts'
import { walker } from '#art/strokes/people.ts'
import { circle, ellipse, line, num, opacity, path, place } from '#art/strokes/svg.ts'

/** A camp: dome tents, two people by a fire, its smoke. */
export function tents(sheet: Sheet): string {
  const { width, height, unit, tones } = sheet
  let out = ''
  const spots = sheet.wide
    ? ([
        [0.42, 0.77, 0.2, '#E2A02F'],
        [0.54, 0.8, 0.27, '#1F7F86'],
        [0.76, 0.79, 0.26, '#D2452C'],
        [0.88, 0.765, 0.2, '#E2A02F'],
      ] as const)
    : ([
        [0.34, 0.765, 0.17, '#E2A02F'],
        [0.5, 0.8, 0.24, '#1F7F86'],
        [0.78, 0.795, 0.26, '#D2452C'],
        [0.92, 0.765, 0.17, '#E2A02F'],
      ] as const)
  for (const [x, y, k, hex] of spots)
    out +=
      ellipse(
        width * x + unit * k * 14,
        height * y + unit * 0.3,
        unit * k * 58,
        unit * k * 5,
        tones.ink,
        opacity(0.25),
      ) + place(width * x, height * y, unit * k, domeTent(sheet, tones.see(hex)))
  out +=
    place(width * 0.645, height * 0.83, unit * 0.34, walker(tones.see('#7A2F5B'), tones.see('#7A4B34'), null, null)) +
    place(width * 0.675, height * 0.832, unit * 0.33, walker(tones.see('#E2A02F'), tones.see('#7A4B34')), true)
  const fire = width * 0.66
  out +=
    circle(fire, height * 0.835, unit * 3, '#FFB347', opacity(tones.dark ? 0.3 : 0.12)) +
    path(
      `M${num(fire)},${num(height * 0.835 - unit * 2.2)}q${num(unit * 1.2)},${num(unit * 1.5)} 0,${num(unit * 2.3)}q${num(-unit * 1.2)},${num(-unit * 0.7)} 0,${num(-unit * 2.3)}Z`,
      '#F79A3C',
    )
  const smoke = mix(tones.haze, tones.lit, 0.4)
  return (
    out +
    line(
      `M${num(fire)},${num(height * 0.81)}q${num(unit * 2)},${num(-unit * 4)} 0,${num(-unit * 8)}t${num(unit * 2)},${num(-unit * 9)}`,
      smoke,
      unit * 0.8,
      ' stroke-linecap="round"' + opacity(0.5),
    )
  )
}

function domeTent({ tones }: Sheet, cloth: string): string {
  const side = mix(cloth, tones.ink, 0.38)
  const inside = tones.dark ? tones.glow : mix(tones.ink, cloth, 0.2)
  return (
    path('M-52,0C-46,-34 -24,-52 0,-52C26,-52 48,-34 54,0Z', cloth) +
    path('M14,0C22,-22 16,-44 0,-52C26,-52 48,-34 54,0Z', side) +
    path('M-26,0C-24,-20 -14,-32 -6,-34C2,-30 8,-18 8,0Z', inside) +
    path('M-26,0C-24,-20 -14,-32 -6,-34C-12,-24 -16,-12 -15,0Z', mix(cloth, tones.lit, 0.55)) +
    path('M-52,0C-46,-34 -24,-52 0,-52C-24,-44 -38,-26 -40,0Z', mix(cloth, tones.lit, 0.3)) +
    line('M-52,0L-66,4M54,0L68,4M0,-52V-58', tones.ink, 1)
  )
}
