import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { arch, chhatri, cuspedFrame, FINIAL } from '#art/strokes/architecture.ts'
import { mix } from '#art/strokes/colour.ts'
import { walker } from '#art/strokes/people.ts'
import { sky } from '#art/strokes/sky.ts'
import { circle, line, num, opacity, path, place, rect } from '#art/strokes/svg.ts'
import { roundTrees } from '#art/strokes/trees.ts'
import { mirror, water } from '#art/strokes/water.ts'

/** A gurudwara on its pool: the golden shrine at the end of the causeway, or white domes beyond a cusped arch. */
export function drawGurudwara(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const golden = sheet.choice.odds(0.55)
  const hy = height * 0.6
  let out = sky(sheet, { sunX: dice.between(0.18, 0.26), sunY: 0.24, sunR: 9, horizon: 0.6 })
  const shore = sheet.keep(arcade(sheet, hy))
  const hall = sheet.keep(shrine(sheet, golden))
  const [x, k] = [width * (sheet.wide ? 0.56 : golden ? 0.55 : 0.53), Math.min(unit * 0.38, (hy * 0.9) / 190)]
  const deck = hy + 4.4 * unit
  out +=
    shore(0, 0) +
    water(sheet, hy, height, [mix(tones.water[0], tones.haze, 0.2), tones.water[1]], { waves: 26 }) +
    mirror(shore(0, 0), hy, 0.25, 0.7)
  out += causeway(sheet, x, deck) + mirror(hall(x, deck, k), deck + unit, 0.45, 0.85) + hall(x, deck, k)
  let rip = ''
  for (let i = 0; i < 22; i++) {
    const w = unit * dice.between(6, 26)
    rip += `M${num(x + unit * dice.between(-46, 46) - w / 2)},${num(deck + unit * (2.4 + i * 1.5))}q${num(w / 2)},${num(-unit * 0.5)} ${num(w)},0q${num(-w / 2)},${num(unit * 0.5)} ${num(-w)},0Z`
  }
  out +=
    path(rip, mix(tones.water[0], tones.water[1], 0.4), opacity(0.7)) +
    (golden ? path(rip, tones.see('#F2B443'), opacity(0.16)) : '')
  if (!golden) {
    sheet.framed = true
    return (
      out +
      terrace(sheet) +
      cuspedFrame(sheet, tones.ink, mix(tones.ink, tones.see('#E3A22F'), 0.6)) +
      birds(sheet, width * 0.56, height * 0.26, 4, tones.at(0.7))
    )
  }
  return out + parikrama(sheet) + birds(sheet, width * 0.28, height * 0.3, 6, tones.at(0.8))
}

function arcade(sheet: Sheet, hy: number): string {
  const { width, unit, tones } = sheet
  const lit = mix(tones.lit, '#FFFFFF', tones.dark ? 0.05 : 0.4)
  const shade = mix(tones.shade, lit, 0.3)
  const glow = tones.dark ? tones.glow : mix(shade, tones.ink, 0.35)
  const top = hy - 8 * unit
  let openings = ''
  for (let x = unit * 1.6; x < width + unit; x += unit * 4.2) openings += arch(x, hy, unit * 2.6, unit * 6)
  let out =
    roundTrees(
      sheet,
      [
        [-10, top + unit * 2],
        [width + 10, top + unit * 2],
      ],
      mix(tones.at(0.3), tones.haze, 0.2),
      3.4,
      4,
    ) +
    rect(-10, top, width + 20, 8.2 * unit, mix(lit, tones.haze, 0.2)) +
    path(openings, mix(glow, tones.haze, tones.dark ? 0 : 0.3)) +
    rect(-10, top - unit * 0.6, width + 20, unit * 0.9, mix(shade, tones.haze, 0.2))
  const cap = sheet.keep(
    `<g transform="scale(.1)">${chhatri(mix(lit, tones.haze, 0.15), mix(shade, tones.haze, 0.15), tones.see('#E3A22F'))}</g>`,
  )
  for (let i = 0; i < (sheet.wide ? 8 : 5); i++)
    out += cap(width * (0.06 + (i * 0.88) / (sheet.wide ? 7 : 4)), top, unit)
  const tower = width * 0.16
  out +=
    rect(tower - unit * 4, top - unit * 20, unit * 8, unit * 20, lit) +
    rect(tower + unit * 1.4, top - unit * 20, unit * 2.6, unit * 20, shade) +
    path([0, 1, 2].map((i) => arch(tower - unit, top - unit * (3 + i * 6), unit * 2.4, unit * 4)).join(''), glow) +
    place(tower, top - unit * 20, unit * 0.075, chhatri(lit, shade, tones.see('#E3A22F')))
  const pole = width * 0.27
  return (
    out +
    line(`M${num(pole)},${num(hy)}V${num(top - unit * 25)}`, tones.see('#E58A2E'), unit * 0.8) +
    path(
      `M${num(pole)},${num(top - unit * 25)}L${num(pole + unit * 9)},${num(top - unit * 22)}L${num(pole)},${num(top - unit * 19)}Z`,
      tones.see('#F08A24'),
    )
  )
}

function shrine(sheet: Sheet, golden: boolean): string {
  const { tones } = sheet
  const gold = golden ? mix(tones.see('#F2B035'), tones.lit, 0.15) : mix(tones.lit, '#FFFFFF', tones.dark ? 0.05 : 0.5)
  const goldShade = golden ? mix(tones.see('#A8661E'), tones.ink, 0.12) : mix(tones.shade, gold, 0.25)
  const marble = mix(tones.lit, '#FFFFFF', tones.dark ? 0.05 : 0.5)
  const marbleShade = mix(tones.shade, marble, 0.3)
  const mid = mix(gold, goldShade, 0.45)
  const glow = tones.dark ? '#FFD98A' : mix(goldShade, tones.ink, 0.45)
  const finial = tones.see('#E3A22F')
  const ribbed = (x: number, y: number, q: number) =>
    `<g transform="translate(${x} ${y}) scale(${q})">${path('M-48,0C-66,-26 -46,-58 0,-64C46,-58 66,-26 48,0Z', gold) + path('M8,0C36,-24 30,-52 0,-64C46,-58 66,-26 48,0Z', goldShade) + line('M-26,0C-38,-28 -24,-52 0,-64M0,0V-64M26,0C38,-28 24,-52 0,-64', mid, 3) + path('M-54,4Q0,-10 54,4L46,-8Q0,-16 -46,-8Z', mid)}<path d="${FINIAL}" transform="translate(0 -62)" fill="${finial}"/></g>`
  const cupola = (x: number, y: number, q: number) =>
    `<g transform="translate(${x} ${y}) scale(${q})">${chhatri(gold, goldShade, finial)}</g>`
  let out = rect(-86, -6, 172, 10, mix(marble, marbleShade, 0.4)) + rect(-86, -8, 172, 3, marble)
  out +=
    rect(-66, -44, 132, 38, marble) +
    rect(34, -44, 32, 38, marbleShade) +
    path(Array.from({ length: 9 }, (_, i) => (i === 4 ? '' : arch(-56 + i * 14, -6, 9, 27))).join(''), glow) +
    path(arch(0, -6, 20, 34), glow)
  out +=
    rect(-66, -84, 132, 42, gold) +
    rect(34, -84, 32, 42, goldShade) +
    path('M-74,-44H74L66,-51H-66Z', mid) +
    path(Array.from({ length: 7 }, (_, i) => arch(-54 + i * 18, -53, 11, 25)).join(''), glow) +
    path('M-74,-84H74L66,-91H-66Z', mid) +
    rect(-66, -94, 132, 5, gold)
  for (let i = 0; i < 9; i++) out += cupola(-60 + i * 15, -94, 0.09)
  for (const x of [-58, 58]) out += cupola(x, -94, 0.27)
  return (
    out +
    rect(-36, -112, 72, 22, gold) +
    rect(14, -112, 22, 22, goldShade) +
    path([-24, -8, 8, 24].map((x) => arch(x, -93, 9, 16)).join(''), glow) +
    ribbed(0, -112, 0.74)
  )
}

function causeway(sheet: Sheet, x: number, deck: number): string {
  const { width, unit, tones } = sheet
  const marble = mix(tones.lit, tones.shade, 0.25)
  let posts = ''
  for (let px = x; px < width + 10; px += unit * 5)
    posts += `M${num(px)},${num(deck)}v${num(-unit * 4.4)}h${num(unit * 0.9)}v${num(unit * 4.4)}Z`
  let lamps = ''
  for (let px = x + unit * 28; px < width; px += unit * 15)
    lamps += circle(px + unit * 0.4, deck - unit * 5.2, unit * 0.8, tones.dark ? '#FFD98A' : marble)
  return (
    rect(x, deck - unit * 0.6, width, unit * 2, marble) +
    rect(x, deck + unit * 0.8, width, unit * 1, mix(tones.shade, tones.ink, 0.2)) +
    path(posts, marble) +
    rect(x, deck - unit * 3.2, width, unit * 0.6, marble) +
    lamps
  )
}

// the marble walk round the pool, with those who have come
function parikrama(sheet: Sheet): string {
  const { width, height, unit, tones } = sheet
  const marble = mix(tones.lit, tones.shade, 0.3)
  let out =
    path(
      `M-10,${num(height * 0.9)}L${width + 10},${num(height * 0.93)}V${height + 5}H-10Z`,
      sheet.fade(mix(marble, tones.lit, 0.3), mix(tones.shade, tones.ink, 0.2)),
    ) +
    path(
      `M-10,${num(height * 0.9)}L${width + 10},${num(height * 0.93)}v${num(unit * 1)}L-10,${num(height * 0.9 + unit)}Z`,
      mix(tones.lit, '#FFFFFF', 0.2),
    ) +
    line(
      `M${num(width * 0.1)},${num(height * 0.91)}L${num(width * -0.05)},${height}M${num(width * 0.4)},${num(height * 0.92)}L${num(width * 0.34)},${height}M${num(width * 0.7)},${num(height * 0.925)}L${num(width * 0.76)},${height}`,
      mix(tones.shade, tones.ink, 0.2),
      unit * 0.25,
      opacity(0.5),
    )
  for (const [x, y, k, robe, turban] of [
    [0.12, 0.945, 0.52, '#F4EBD3', '#E58A2E'],
    [0.19, 0.95, 0.5, '#1F6F86', '#F4EBD3'],
    [0.34, 0.945, 0.48, '#C8321F', '#F2B443'],
    [0.8, 0.965, 0.54, '#7A2F5B', '#1F6F86'],
  ] as const)
    out += place(
      width * x,
      height * y,
      unit * k,
      walker(tones.see(robe), tones.see('#6A4028'), null, x > 0.3 ? tones.see(turban) : null) +
        (x > 0.3 ? '' : path('M-3.800,-28C-4,-34 5,-34 4.800,-28C2,-30 -1,-30 -3.800,-28Z', tones.see(turban))),
      x > 0.5,
    )
  return out
}

function terrace(sheet: Sheet): string {
  const { width, height, unit, tones } = sheet
  return (
    rect(-10, height * 0.9, width + 20, height * 0.12, mix(tones.ink, tones.shade, 0.25)) +
    rect(-10, height * 0.9, width + 20, unit * 0.9, mix(tones.ink, tones.lit, 0.35)) +
    place(
      width * 0.36,
      height * 0.925,
      unit * 0.5,
      walker(tones.see('#E2A02F'), tones.see('#6A4028'), null, tones.see('#C8321F')),
    ) +
    place(
      width * 0.43,
      height * 0.925,
      unit * 0.52,
      walker(tones.see('#F4EBD3'), tones.see('#6A4028')) +
        path('M-3.800,-28C-4,-34 5,-34 4.800,-28C2,-30 -1,-30 -3.800,-28Z', tones.see('#E58A2E')),
    )
  )
}
