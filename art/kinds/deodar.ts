import type { Sheet } from '#art/sheet.ts'
import { arch, hut } from '#art/strokes/architecture.ts'
import { mix } from '#art/strokes/colour.ts'
import { crags, downs, fillUnder, heightAt, under } from '#art/strokes/hills.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { type Point, circle, line, num, opacity, path, poly, place, rect } from '#art/strokes/svg.ts'
import { deodar, treeline } from '#art/strokes/trees.ts'

/** A hill town of red roofs among deodars, or the valley railway on its viaduct. */
export function drawDeodar(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  // on a sheet for a phone the sky must stay free for words, and the middle for what is asked: the sun goes down to the hills, the line below them
  const isTall = height > width * 1.5
  let out = sky(sheet, { sunY: isTall ? 0.47 : 0.27, horizon: 0.6 })
  out += poly(
    under(sheet, crags(sheet, height * 0.46, height * 0.07, 5, 0.52)),
    sheet.fade(mix(tones.lit, tones.sky[2], 0.35), tones.haze, 0, 0.5),
    opacity(0.8),
  )
  for (const [y, a, t] of [
    [0.5, 0.05, 0.04],
    [0.56, 0.06, 0.22],
    [0.63, 0.05, 0.4],
  ] as const) {
    const l = downs(sheet, height * y, height * a, dice.between(1, 1.8))
    out +=
      treeline(sheet, l, tones.at(t), 3 + t * 6, 0.8) +
      fillUnder(sheet, l, sheet.fade(tones.at(t), mix(tones.at(t), tones.haze, 0.55), 0, 0.55))
  }
  out += mist(sheet, height * 0.68, 2, 0.55)
  if (sheet.choice.odds(0.42)) out += hillTown(sheet)
  else {
    // the valley railway: a curved viaduct of seven spans, with its little train
    const vy = height * (isTall ? 0.8 : 0.655)
    const deck = unit * 2
    const foot = height * (isTall ? 0.94 : 0.86)
    const k = sheet.wide ? 11 : 7
    const x0 = width * 0.1
    const x1 = width * 0.9
    const step = (x1 - x0) / k

    let stone = `M-10,${num(vy)}H${width + 10}V${num(foot)}H-10Z`
    for (let i = 0; i < k; i++) {
      const a = x0 + i * step + step * 0.12
      const w = step * 0.76
      stone += `M${num(a)},${num(foot + 4 * unit)}V${num(vy + deck + w * 0.5)}a${num(w / 2)},${num(w / 2)} 0 0 1 ${num(w)},0V${num(foot + 4 * unit)}Z`
    }
    const brick = tones.see('#D9A774', 0.06)
    const brickShade = tones.see('#8E5646', 0.02)

    out +=
      path(stone, brickShade, ' fill-rule="evenodd"') +
      `<g transform="translate(${num(-step * 0.055)} 0)">${path(stone, brick, ' fill-rule="evenodd"')}</g>` +
      rect(-10, vy - unit * 0.9, width + 20, unit * 1.1, mix(brick, tones.sun, 0.4))
    const car = (x: number, body: string) =>
      place(
        x,
        vy - unit * 0.9,
        unit * 0.11,
        path('M0,0V-46Q0,-54 8,-54H82Q90,-54 90,-46V0Z', body) +
          path('M-4,-50Q45,-64 94,-50V-45H-4Z', tones.see('#F3E3BE')) +
          [8, 28, 48, 68].map((i) => rect(i, -40, 14, 17, tones.glow)).join('') +
          rect(0, -14, 90, 4, tones.see('#F3E3BE')) +
          circle(18, 1, 7, tones.ink) +
          circle(72, 1, 7, tones.ink),
      )
    const tx = width * (sheet.wide ? 0.44 : 0.3)
    const red = tones.see('#C8402B')
    const blue = tones.see('#1F6F80')

    for (let i = 0; i < (sheet.wide ? 4 : 3); i++) out += car(tx + i * unit * 10.8, i % 2 ? red : blue)
    out += place(
      tx - unit * 10.6,
      vy - unit * 0.9,
      unit * 0.11,
      path('M8,0V-30H50V-54H88V0Z', tones.see('#23303C')) +
        path('M44,-58H92V-51H44Z', red) +
        rect(58, -45, 18, 18, tones.glow) +
        path('M14,-30L12,-50H8L9,-54H25L26,-50H22L24,-30Z', tones.see('#23303C')) +
        circle(35, -32, 6, tones.see('#D9A33F')) +
        path('M8,-2L-6,2H8Z', red) +
        circle(22, -2, 9, tones.ink) +
        circle(46, -2, 9, tones.ink) +
        circle(74, -1, 10, tones.ink) +
        rect(8, -14, 80, 3, red),
    )
    const smoke = mix(tones.sun, tones.sky[3], 0.35)
    let sx = tx - unit * 8.7
    let sy = vy - unit * 8

    for (let i = 0; i < 6; i++) {
      out += circle(sx, sy, unit * (1.1 + i * 0.62), smoke, opacity(0.85 - i * 0.1))
      sx += unit * (2 + i * 0.8)
      sy -= unit * (1.6 - i * 0.12)
    }
  }
  const h2 = downs(sheet, height * (isTall ? 0.92 : 0.83), height * 0.035, 1.1)
  out +=
    treeline(sheet, h2, tones.at(0.62), 9, 1.1) +
    fillUnder(sheet, h2, sheet.fade(tones.at(0.62), mix(tones.at(0.62), tones.at(0.9), 0.6)))
  const [edge, dip] = isTall ? [0.95, 0.98] : [0.9, 0.96]
  const h3: Point[] = [
    [-10, height * edge],
    [width * 0.35, height * dip],
    [width * 0.7, height * dip],
    [width + 10, height * edge],
  ]
  const snowy = sheet.season === 'winter'

  out += fillUnder(sheet, h3, snowy ? mix(tones.lit, tones.shade, 0.3) : tones.ink)
  for (const [x, h] of [
    [0.02, 66],
    [0.12, 46],
    [0.2, 26],
    [0.95, 58],
    [0.86, 36],
  ] as const)
    out += place(
      width * x,
      heightAt(h3, width * x) + 2 * unit,
      unit,
      deodar(
        h * dice.between(0.92, 1.1),
        mix(tones.ink, tones.at(0.8), 0.25),
        tones.at(0.8),
        dice,
        snowy ? mix(tones.lit, tones.shade, 0.2) : null,
      ),
    )
  return out
}

function hillTown(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const ridge: Point[] = [
    [-10, height * 0.72],
    [width * 0.2, height * 0.66],
    [width * 0.46, height * 0.6],
    [width * 0.66, height * 0.615],
    [width * 0.84, height * 0.67],
    [width + 10, height * 0.7],
  ]
  let out =
    treeline(sheet, ridge, tones.at(0.46), 8, 0.6) + fillUnder(sheet, ridge, sheet.fade(tones.at(0.46), tones.at(0.6)))
  const green = tones.see('#3F7D6B')
  const pine = sheet.keep(deodar(44, tones.at(0.66), green, dice))
  const plain = sheet.keep(hut(tones))
  const wide = sheet.keep(hut(tones, true))
  const cream = tones.see('#F4E2B4', 0.04)
  const side = tones.see('#B9925F', 0.04)
  const roof = tones.see('#8E2F2B')

  const tower =
    path('M-13,0V-92H13V0Z', cream) +
    path('M3,0V-92H13V0Z', side) +
    path('M-16,-92H16L13,-98H-13Z', side) +
    path('M-13,-98V-112L-9,-104L-5,-112L0,-120L5,-112L9,-104L13,-112V-98Z', cream) +
    circle(-2, -76, 6, tones.lit) +
    line('M-2,-80V-76L1,-74', tones.ink, 1.4) +
    path(arch(-2, -36, 9, 26), tones.glow) +
    path('M13,0V-40L46,-62L80,-40V0Z', cream) +
    path('M46,-62L80,-40V0H50Z', side) +
    path('M8,-38L46,-70L86,-38L80,-35L46,-62L14,-35Z', roof) +
    path(arch(32, 0, 9, 26) + arch(58, 0, 9, 26), tones.glow)
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < (sheet.wide ? 11 : 7) + row; i++) {
      const x = width * (0.16 + (0.7 * (i + dice.between(0, 0.6))) / ((sheet.wide ? 11 : 7) + row))
      const y = heightAt(ridge, x) + unit * (1 + row * 5.4)
      const k = unit * (0.075 + row * 0.014) * dice.between(0.85, 1.15)
      out += (dice.odds(0.5) ? plain : wide)(x, y, k, dice.odds(0.4))
      if (dice.odds(0.35)) out += pine(x + 4 * unit, y + unit, unit * 0.2)
      if (row === 0 && i === 3) out += place(x + 3 * unit, y + unit, unit * 0.16, tower)
    }
  return out
}
