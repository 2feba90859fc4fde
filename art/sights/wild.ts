import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder } from '#art/strokes/hills.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { circle, num, path, place, type Point } from '#art/strokes/svg.ts'
import { grasses, roundTrees } from '#art/strokes/trees.ts'

/** Kaziranga: the one-horned rhinoceros and its calf in elephant grass, an egret on its back. */
export function rhinoGrassland(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  let out = sky(sheet, { sunX: dice.between(0.18, 0.3), sunY: 0.26, sunR: 9, horizon: 0.6 })
  for (const [y, depth] of [
    [0.52, 0],
    [0.57, 0.14],
    [0.62, 0.3],
  ] as const) {
    const ridge = downs(sheet, height * y, height * 0.03, dice.between(1, 1.7))
    out +=
      roundTrees(sheet, ridge, tones.at(depth), 2.4 + depth * 6, 3.4) +
      fillUnder(sheet, ridge, mix(tones.at(depth), tones.haze, 0.25))
  }
  const hide = tones.see('#7F7F83')
  const beast = sheet.keep(rhinoceros(mix(hide, tones.lit, 0.2), mix(hide, tones.ink, 0.35), tones.see('#D8CFC0')))
  const grass = grasses(sheet)
  out += mist(sheet, height * 0.62, 2, 0.5) + grass(height * 0.7, 0.3, 5)
  out +=
    beast(width * 0.3, height * 0.86, unit * 0.26) +
    grass(height * 0.83, 0.5, 6) +
    beast(width * (sheet.tall ? 0.4 : 0.52), height * 0.92, unit * (sheet.tall ? 0.4 : 0.46))
  const egret = path(
    'M0,0C-6,-4 -7,-11 -1,-14C1,-19 0,-24 4,-26L11,-24L6,-22C6,-15 8,-8 3,-2L4,6H2Z',
    tones.see('#FAF6EC'),
  )
  out += place(width * (sheet.tall ? 0.54 : 0.62), height * 0.92 - unit * (sheet.tall ? 29 : 33), unit * 0.3, egret)
  return out + grass(height * 0.93, 0.85, 8) + birds(sheet, width * 0.6, height * 0.2, 6, tones.at(0.7))
}

/** An Indian rhinoceros, 130 wide, facing right. */
const rhinoceros = (hide: string, fold: string, horn: string) =>
  path(
    'M4,-44C2,-66 24,-76 46,-74C66,-76 84,-72 92,-64C100,-68 112,-62 120,-50C128,-42 132,-34 130,-26C126,-20 116,-20 108,-24C102,-28 98,-30 94,-28C92,-18 90,-8 90,0H78C78,-10 76,-18 74,-24C60,-20 44,-20 32,-24C32,-14 32,-6 32,0H20C20,-10 18,-18 14,-24C8,-30 5,-36 4,-44Z',
    hide,
  ) +
  path(
    'M34,-72C26,-56 26,-40 32,-24C44,-20 60,-20 74,-24C82,-40 82,-56 78,-71C80,-56 74,-40 66,-34C54,-28 44,-32 40,-40C36,-52 36,-62 38,-73ZM92,-64C86,-54 86,-40 94,-28L98,-29C92,-40 92,-52 98,-64Z',
    fold,
  ) +
  path('M120,-50C124,-60 130,-66 132,-74C136,-62 134,-50 129,-40Z', horn) +
  path('M94,-66C92,-74 96,-80 100,-78C102,-72 102,-68 100,-64Z', fold) +
  circle(112, -46, 1.8, fold) +
  path('M6,-50C0,-44 0,-34 3,-28L6,-30C4,-36 5,-42 8,-46Z', fold)

/** Eravikulam: mountain goats of the Nilgiris on the rocks over rolling grass hills. */
export function tahrHills(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  let out = sky(sheet, { sunX: dice.between(0.18, 0.28), sunY: 0.22, sunR: 8, horizon: 0.56 })
  const grass = tones.see(sheet.season === 'summer' ? '#A9AE62' : '#7FA65A')
  for (const [y, swing, depth] of [
    [0.42, 0.1, 0],
    [0.52, 0.08, 0.18],
    [0.64, 0.06, 0.34],
    [0.76, 0.05, 0.5],
  ] as const) {
    const ridge = downs(sheet, height * y, height * swing, dice.between(0.9, 1.6))
    const tone = mix(mix(grass, tones.at(depth + 0.15), 0.45), tones.haze, 0.5 - depth)
    out += fillUnder(sheet, ridge, sheet.fade(mix(tone, tones.lit, 0.2), mix(tone, tones.ink, 0.12), 0, 0.5))
    out += roundTrees(
      sheet,
      ridge.slice(4, 11).map(([x, top]): Point => [x, top + unit * (4 + depth * 8)]),
      mix(tone, tones.ink, 0.3),
      1.2 + depth * 2,
      2.4,
    )
  }
  out += mist(sheet, height * 0.55, 3, 0.45)
  const stone = mix(tones.at(0.62), tones.shade, 0.3)
  const crag = `M-10,${height + 5}V${num(height * 0.9)}L${num(width * 0.12)},${num(height * 0.86)}L${num(width * 0.3)},${num(height * 0.88)}L${num(width * 0.44)},${num(height * 0.8)}L${num(width * 0.66)},${num(height * 0.79)}L${num(width * 0.8)},${num(height * 0.86)}L${width + 10},${num(height * 0.9)}V${height + 5}Z`
  out += path(crag, sheet.fade(mix(stone, tones.lit, 0.3), tones.ink))
  const coat = tones.see('#7B5A40')
  const goat = sheet.keep(tahr(coat, mix(coat, tones.ink, 0.4), mix(coat, tones.lit, 0.5)))
  return (
    out +
    goat(width * 0.5, height * 0.8, unit * (sheet.tall ? 0.36 : 0.42)) +
    goat(width * 0.3, height * 0.885, unit * 0.24, true) +
    goat(width * 0.76, height * 0.865, unit * 0.2) +
    birds(sheet, width * 0.62, height * 0.18, 3, tones.at(0.7))
  )
}

/** A Nilgiri tahr, 90 wide, facing right: stocky, on four legs, its short horns close over the neck. */
const tahr = (coat: string, dark: string, saddle: string) =>
  path('M17,-32L15,-16L17,0H23L22,-15L27,-29ZM57,-32L57,-15L56,0H62L64,-15L66,-30Z', dark) +
  path(
    'M6,-44C8,-54 24,-56 42,-55C54,-56 60,-62 66,-68C70,-73 78,-75 84,-70L92,-62C93,-58 89,-56 83,-56C80,-48 77,-40 72,-34L72,-16L74,0H67L65,-16L62,-28C50,-24 36,-23 24,-26L16,-15L14,0H7L8,-17L6,-28C4,-34 4,-40 6,-44Z',
    coat,
  ) +
  path('M18,-51C26,-55 38,-55 46,-53C44,-43 28,-40 20,-43Z', saddle) +
  path('M6,-46C2,-45 1,-40 3,-37L7,-41Z', dark) +
  path('M78,-71C78,-78 74,-82 69,-82C72,-79 73,-75 73,-70ZM82,-71C83,-77 81,-81 77,-83C79,-79 79,-75 78,-71Z', dark) +
  path('M72,-68C68,-69 65,-67 64,-64C67,-63 71,-64 74,-66Z', dark) +
  path('M84,-57L82,-50L88,-56Z', dark) +
  circle(83, -65, 1.3, dark)
