import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { mix } from '#art/strokes/colour.ts'
import { across, downs, fillUnder } from '#art/strokes/hills.ts'
import { rowboat, walker } from '#art/strokes/people.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { line, num, opacity, path, place, rect, type Point } from '#art/strokes/svg.ts'
import { roundTrees } from '#art/strokes/trees.ts'
import { mirror, water } from '#art/strokes/water.ts'

/** A lake among low wooded hills, rowing boats on it and a boathouse at its edge. */
export function drawHilllake(sheet: Sheet): string {
  const { width, height, dice, tones } = sheet
  const shoreY = height * 0.54
  const hills = sheet.keep(shore(sheet, shoreY))
  return (
    sky(sheet, { sunX: dice.between(0.2, 0.3), sunY: 0.2, sunR: 8, horizon: 0.54 }) +
    mist(sheet, height * 0.36, 2, 0.4) +
    hills(0, 0) +
    water(sheet, shoreY, height, [mix(tones.water[0], tones.haze, 0.2), tones.water[1]], { waves: 24 }) +
    `<g${sheet.clip(`M-5,${num(shoreY)}H${width + 5}V${height}H-5Z`)}>${mirror(hills(0, 0), shoreY, 0.3, 0.7)}</g>` +
    boathouse(sheet, shoreY) +
    boats(sheet) +
    birds(sheet, width * 0.62, height * 0.18, 4, tones.at(0.6)) +
    bank(sheet)
  )
}

/** Hills to the water's edge, woods on them. */
function shore(sheet: Sheet, shoreY: number): string {
  const { width, height, unit, dice, tones } = sheet
  const rows = [
    [0.34, 0.08, 0.04, 1.3],
    [0.42, 0.06, 0.2, 1.9],
    [0.49, 0.035, 0.38, 2.6],
  ] as const
  const land = rows.map(([y, rise, depth, size]) => {
    const crest = downs(sheet, height * y, height * rise, dice.between(1, 1.7))
    const tone = mix(tones.at(depth), tones.see('#4C8256'), 0.35)
    const close = `L${num(width + 10)},${num(shoreY)}L-10,${num(shoreY)}Z`
    const body = 'M' + crest.map(([x, top]) => `${num(x)},${num(Math.min(top, shoreY))}`).join('L') + close
    return roundTrees(sheet, crest, tone, size, 3) + path(body, sheet.fade(tone, mix(tone, tones.haze, 0.35), 0, 1))
  })
  return land.join('') + rect(-10, shoreY - unit * 0.8, width + 20, unit * 1.2, mix(tones.at(0.5), tones.lit, 0.3))
}

function boathouse(sheet: Sheet, shoreY: number): string {
  const { width, unit, tones } = sheet
  const wall = mix(tones.see('#F3E7CF'), tones.lit, 0.4)
  return place(
    width * 0.72,
    shoreY + unit * 1.4,
    unit * 0.42,
    path('M-30,0V-20H30V0Z', wall) +
      path('M-36,-19L-24,-34H24L36,-19Z', tones.see('#B5432E')) +
      path('M-6,0V-13H6V0ZM-22,-6V-14H-14V-6ZM14,-6V-14H22V-6Z', tones.at(0.75)) +
      path('M-46,3H54V0H-46Z', tones.at(0.85)) +
      line('M-40,3V10M-10,3V10M20,3V10M48,3V10', tones.at(0.85), 2),
  )
}

function boats(sheet: Sheet): string {
  const { width, height, unit, tones } = sheet
  const afloat = [
    [0.34, 0.68, 0.2, '#B5432E', false],
    [0.55, 0.63, 0.13, '#E2A02F', true],
    [0.62, 0.78, 0.27, '#1F7F86', true],
  ] as const
  return afloat
    .map(([x, y, k, colour, flip]) =>
      place(
        width * x,
        height * y,
        unit * k,
        rowboat(tones.see(colour), tones.ink, null, tones.ink, tones.accent),
        flip,
      ),
    )
    .join('')
}

/** The near bank with its railing, and two who look over it. */
function bank(sheet: Sheet): string {
  const { width, height, unit, tones } = sheet
  const edge = across(sheet, [
    [-0.02, 0.86],
    [0.2, 0.88],
    [0.46, 0.93],
    [0.74, 0.95],
    [1.02, 0.91],
  ])
  const grass = mix(tones.at(0.66), tones.see('#5F7F45'), 0.4)
  const people = [
    [0.12, 0.885, '#C8321F'],
    [0.17, 0.892, '#E2A02F'],
  ] as const
  const posts = Array.from({ length: 9 }, (_, i) => i * 0.06)
  const rail = (drop: number): Point[] => edge.slice(0, 4).map(([x, y]): Point => [x, y - drop * unit])
  return (
    fillUnder(sheet, edge, sheet.fade(grass, mix(grass, tones.ink, 0.55))) +
    people
      .map(([x, y, robe]) =>
        place(width * x, height * y + unit * 2, unit * 0.5, walker(tones.see(robe), tones.see('#7A4B34'))),
      )
      .join('') +
    line(
      'M' +
        rail(4)
          .map(([x, y]) => `${num(x)},${num(y)}`)
          .join('L'),
      tones.ink,
      unit * 0.45,
    ) +
    line(
      posts.map((x) => `M${num(width * x)},${num(height * (0.868 + x * 0.13))}v${num(-unit * 4.4)}`).join(''),
      tones.ink,
      unit * 0.45,
      opacity(0.9),
    ) +
    roundTrees(sheet, edge.slice(3), mix(tones.ink, tones.at(0.75), 0.4), 4, 3.4)
  )
}
