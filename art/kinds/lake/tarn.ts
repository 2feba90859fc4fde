import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { mix } from '#art/strokes/colour.ts'
import { across, crags, fillUnder, massif, under } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { boulder } from '#art/strokes/stones.ts'
import { ellipse, line, num, opacity, path, place, poly, type Point } from '#art/strokes/svg.ts'

/** A small lake in its bowl of scree, seen from the ridge one has climbed. */
export function tarn(sheet: Sheet): string {
  const { width, height, dice, tones } = sheet
  const px = width * dice.between(0.62, 0.74)
  const tops: Point[] = [
    [px - width * 0.42, height * 0.34],
    [px - width * 0.2, height * 0.26],
    [px, height * 0.17],
    [px + width * 0.24, height * 0.3],
  ]
  const far = crags(sheet, height * 0.42, height * 0.12, 5)
  return (
    sky(sheet, { sunX: dice.between(0.16, 0.26), sunY: 0.19, sunR: 7, horizon: 0.5 }) +
    poly(under(sheet, far), sheet.fade(tones.at(0.1), tones.haze, 0.3, 0.8), opacity(0.8)) +
    massif(sheet, tops, height * 0.58, {
      snow: mix(tones.lit, '#FFFFFF', tones.dark ? 0 : 0.2),
      shade: tones.shade,
      rock: tones.at(0.4),
      haze: tones.haze,
    }) +
    mist(sheet, height * 0.5, 2, 0.4) +
    bowl(sheet) +
    ridge(sheet) +
    birds(sheet, width * 0.34, height * 0.24, 3, tones.at(0.6))
  )
}

function bowl(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const scree = mix(tones.see('#A08F78'), tones.at(0.45), 0.4)
  const rim = across(sheet, [
    [-0.02, 0.5],
    [0.2, 0.56],
    [0.5, 0.59],
    [0.8, 0.55],
    [1.02, 0.48],
  ])
  const shore = `M${num(width * 0.14)},${num(height * 0.72)}C${num(width * 0.16)},${num(height * 0.62)} ${num(width * 0.44)},${num(height * 0.615)} ${num(width * 0.62)},${num(height * 0.625)}C${num(width * 0.86)},${num(height * 0.64)} ${num(width * 0.9)},${num(height * 0.72)} ${num(width * 0.76)},${num(height * 0.77)}C${num(width * 0.58)},${num(height * 0.83)} ${num(width * 0.14)},${num(height * 0.82)} ${num(width * 0.14)},${num(height * 0.72)}Z`
  const blue = mix(tones.water[1], tones.see('#2FA3A8'), 0.45)
  let fans = ''
  for (const x of [0.06, 0.2, 0.74, 0.9])
    fans += `M${num(width * x)},${num(height * 0.55)}l${num(-unit * dice.between(8, 14))},${num(height * 0.1)}h${num(unit * dice.between(20, 30))}Z`
  const gleam = [0.67, 0.7, 0.735, 0.76]
    .map((y, i) => {
      const w = unit * (12 + i * 6)
      const x = width * (0.34 + i * 0.06)
      return `M${num(x)},${num(height * y)}q${num(w / 2)},${num(-unit * 0.6)} ${num(w)},0q${num(-w / 2)},${num(unit * 0.6)} ${num(-w)},0Z`
    })
    .join('')
  return (
    fillUnder(sheet, rim, sheet.fade(mix(scree, tones.haze, 0.3), mix(scree, tones.ink, 0.25), 0, 0.9)) +
    path(fans, mix(scree, tones.lit, 0.25), opacity(0.35)) +
    path(shore, mix(scree, tones.lit, 0.35)) +
    `<g transform="translate(${num(width * 0.01)} ${num(unit)})">${path(shore, sheet.fade(mix(blue, tones.sky[2], 0.4), blue))}</g>` +
    path(gleam, mix(tones.sky[3], blue, 0.35), opacity(0.8)) +
    ellipse(width * 0.62, height * 0.74, unit * 10, unit * 1.1, tones.lit, opacity(0.3))
  )
}

/** The near ridge with its stones, and two who have come up. */
function ridge(sheet: Sheet): string {
  const { width, height, unit, tones } = sheet
  const near = across(sheet, [
    [-0.02, 0.8],
    [0.16, 0.84],
    [0.4, 0.92],
    [0.7, 0.94],
    [1.02, 0.86],
  ])
  const ground = mix(tones.see('#7C7A4A'), tones.at(0.8), 0.5)
  const stone = sheet.keep(boulder(mix(tones.see('#A9A49A'), tones.at(0.5), 0.3), tones.lit, tones.ink))
  const people = [
    [0.13, 0.85, 0.62, '#C8321F', '#1F7F86'],
    [0.2, 0.868, 0.58, '#E2A02F', '#7A2F5B'],
  ] as const
  return (
    fillUnder(sheet, near, sheet.fade(ground, mix(ground, tones.ink, 0.5), 0, 0.8)) +
    stone(width * 0.9, height * 0.91, unit * 0.8) +
    stone(width * 0.8, height * 0.945, unit * 0.5) +
    stone(width * 0.36, height * 0.95, unit * 0.6) +
    people
      .map(([x, y, size, coat, pack]) =>
        place(
          width * x,
          height * y + unit,
          unit * size,
          walker(tones.see(coat), tones.see('#7A4B34'), tones.see(pack)) + line('M7,-18L10,0', tones.ink, 0.9),
        ),
      )
      .join('')
  )
}
