import type { Sheet, PlaceStamp } from '#art/sheet.ts'
import type { Ground } from '#art/sights/sight.ts'
import { camel } from '#art/strokes/animals.ts'
import { nth } from '#art/strokes/chance.ts'
import { mix } from '#art/strokes/colour.ts'
import { rowboat, walker } from '#art/strokes/people.ts'
import { circle, line, num, opacity, path, place, rect } from '#art/strokes/svg.ts'
import { mirror, water } from '#art/strokes/water.ts'

/** Where a sight has been set down: to be mirrored, or walked up to. */
export type StoodSight = { stamp: PlaceStamp; x: number; y: number; scale: number }

type Floor = { under: string; over: string }

/** What lies under a sight and what comes before it, from the ground at y to the foot of the sheet. */
export const GROUND: Record<Ground, (sheet: Sheet, y: number, stood: StoodSight) => Floor> = {
  lawn(sheet, y, { x }) {
    const { width, height, unit, tones } = sheet
    const green = mix(tones.see(sheet.season === 'summer' ? '#93A055' : '#6E9A52'), tones.at(0.4), 0.2)
    const walk = mix(tones.see('#D9A88A'), tones.lit, 0.35)
    const grass = rect(-10, y, width + 20, height, sheet.fade(mix(green, tones.lit, 0.25), mix(green, tones.ink, 0.4)))
    return {
      under: grass + wedge(sheet, x, y, 0.05, 0.17, walk) + hedges(sheet, x, y, mix(green, tones.ink, 0.35)),
      over: folk(sheet, y + 2 * unit, 6),
    }
  },
  court(sheet, y, { x }) {
    const { width, height, unit, tones } = sheet
    const paving = mix(tones.see('#D8B08C'), tones.lit, 0.3)
    let joints = ''
    for (let i = -7; i <= 7; i++)
      joints += `M${num(x + i * width * 0.06)},${num(y)}L${num(x + i * width * 0.2)},${height + 5}`
    for (let i = 1; i < 6; i++) joints += `M-10,${num(y + (height - y) * (i / 6) ** 1.7)}H${width + 10}`
    return {
      under:
        rect(-10, y, width + 20, height, sheet.fade(paving, mix(paving, tones.ink, 0.34))) +
        line(joints, mix(paving, tones.shade, 0.5), unit * 0.2, opacity(0.5)),
      over: folk(sheet, y + 2 * unit, 8),
    }
  },
  road(sheet, y) {
    const { width, height, unit, tones } = sheet
    const pavement = mix(tones.see('#CDB39A'), tones.lit, 0.2)
    const kerb = y + (height - y) * 0.3
    const tar = mix(tones.ink, tones.shade, 0.3)
    let dashes = ''
    for (let i = 0; i < 9; i++) dashes += `M${num(width * (i / 8.4))},${num(height * 0.93)}h${num(unit * 6)}`
    return {
      under:
        rect(-10, y, width + 20, height, pavement) + rect(-10, kerb, width + 20, height, sheet.fade(tar, tones.ink)),
      over:
        rect(-10, kerb, width + 20, unit * 0.7, mix(pavement, tones.ink, 0.3)) +
        line(dashes, mix(tar, tones.lit, 0.5), unit * 0.5) +
        folk(sheet, y + unit, 6, 0.16) +
        traffic(sheet, kerb),
    }
  },
  river(sheet, y, { stamp, x, scale }) {
    const { width, height, unit, tones } = sheet
    const quay = mix(tones.see('#C9A688'), tones.shade, 0.2)
    const bank = y + unit * 2
    const cut = sheet.clip(`M-5,${num(bank)}H${width + 5}V${height + 5}H-5Z`)
    const shore = mix(...tones.water, 0.3)
    return {
      under: rect(-10, y - unit * 0.5, width + 20, unit * 3, quay),
      over:
        water(sheet, bank, height, [mix(shore, tones.haze, 0.2), tones.water[1]], { waves: 24 }) +
        `<g${cut}>${mirror(stamp(x, bank, scale), bank, 0.34, 0.75)}</g>` +
        ripples(sheet, bank) +
        place(
          width * 0.2,
          y + (height - y) * 0.62,
          unit * 0.32,
          rowboat(tones.at(0.85), tones.ink, null, tones.ink, tones.accent),
        ),
    }
  },
  rock(sheet, y, { x, scale, stamp }) {
    const { width, height, unit, tones } = sheet
    const stone = mix(tones.at(0.55), tones.shade, 0.3)
    const half = Math.max(scale * 170, unit * 20)
    const island = `M${num(x - half)},${num(y + unit * 4)}C${num(x - half * 0.8)},${num(y - unit * 2)} ${num(x - half * 0.6)},${num(y + unit)} ${num(x - half * 0.4)},${num(y - unit)}H${num(x + half * 0.5)}C${num(x + half * 0.7)},${num(y + unit)} ${num(x + half * 0.8)},${num(y - unit)} ${num(x + half)},${num(y + unit * 4)}Z`
    const sea = y + unit * 3
    return {
      under:
        rect(-10, y, width + 20, unit * 4, tones.water[0]) +
        path(island, sheet.fade(mix(stone, tones.lit, 0.3), stone)),
      over:
        water(sheet, sea, height, [mix(...tones.water, 0.35), tones.water[1]], { waves: 30 }) +
        mirror(stamp(x, sea, scale), sea, 0.14, 0.4) +
        ripples(sheet, sea) +
        line(
          `M${num(x - half)},${num(sea)}q${num(half * 0.5)},${num(unit)} ${num(half)},0t${num(half)},0`,
          tones.lit,
          unit * 0.6,
          opacity(0.7),
        ) +
        place(
          width * 0.18,
          y + (height - y) * 0.6,
          unit * 0.3,
          rowboat(tones.at(0.85), tones.ink, null, tones.ink, tones.accent),
        ),
    }
  },
  shore(sheet, y) {
    const { width, height, unit, tones } = sheet
    const sand = mix(tones.see('#E3BF85'), tones.lit, 0.3)
    const boat = sheet.keep(fishingBoat(tones.see('#1F7F86'), tones.see('#C8321F'), tones.ink))
    return {
      under: rect(-10, y, width + 20, height, sheet.fade(sand, mix(sand, tones.ink, 0.3))),
      over:
        boat(width * 0.2, y + (height - y) * 0.6, unit * 0.3) +
        boat(width * 0.78, y + (height - y) * 0.44, unit * 0.22, true) +
        folk(sheet, y + 3 * unit, 4),
    }
  },
  sand(sheet, y) {
    const { width, height, unit, tones } = sheet
    const sand = mix(tones.see('#E3BF85'), tones.lit, 0.2)
    const beast = sheet.keep(camel(tones.at(0.85), tones.see('#C8321F'), tones.ink, tones.see('#F4EBD3')))
    const drift = `M-10,${num(y + (height - y) * 0.5)}C${num(width * 0.3)},${num(y + (height - y) * 0.3)} ${num(width * 0.6)},${num(y + (height - y) * 0.8)} ${width + 10},${num(y + (height - y) * 0.45)}V${height + 5}H-10Z`
    return {
      under:
        rect(-10, y, width + 20, height, sand) +
        path(drift, sheet.fade(mix(sand, tones.shade, 0.25), mix(sand, tones.ink, 0.35))),
      over:
        beast(width * 0.12, y + (height - y) * 0.62, unit * 0.17) +
        beast(width * 0.24, y + (height - y) * 0.66, unit * 0.18) +
        folk(sheet, y + 3 * unit, 3),
    }
  },
}

const wedge = ({ width, height }: Sheet, x: number, y: number, far: number, near: number, fill: string) =>
  path(
    `M${num(x - width * far)},${num(y)}H${num(x + width * far)}L${num(x + width * near)},${height + 5}H${num(x - width * near)}Z`,
    fill,
  )

function hedges({ width, height, unit }: Sheet, x: number, y: number, leaf: string): string {
  let out = ''
  for (let i = 0; i < 5; i++) {
    const t = ((i + 1) / 5) ** 1.6
    const r = unit * (1 + 3 * t)
    for (const side of [-1, 1])
      out += circle(x + side * width * (0.08 + 0.22 * t), y + (height - y) * 0.85 * t, r, leaf)
  }
  return out
}

const ROBES = ['#C8321F', '#E2A02F', '#1F7F86', '#7A2F5B', '#F4EBD3', '#3F7D6B']

/** People before a sight, larger the nearer they are. */
function folk({ width, height, unit, tones, dice }: Sheet, y: number, k: number, most = 1): string {
  return Array.from({ length: k }, (_, i) => {
    const t = most * (i / k) ** 1.4
    const x = width * (0.14 + 0.72 * ((i * 0.39 + dice.between(0, 0.12)) % 1))
    const robe = tones.see(nth(ROBES, i))
    const shawl = i % 2 ? tones.see(nth(ROBES, i + 3)) : null
    return place(
      x,
      y + (height - y) * 0.7 * t,
      unit * (0.14 + 0.28 * t),
      walker(robe, tones.see('#6A4028'), null, shawl),
      dice.odds(0.5),
    )
  }).join('')
}

function traffic(sheet: Sheet, kerb: number): string {
  const { width, height, unit, tones } = sheet
  const rickshaw = sheet.keep(autoRickshaw(tones.see('#E2A02F'), tones.see('#2E6B4C'), tones.ink, tones.see('#F4EBD3')))
  return (
    rickshaw(width * 0.2, kerb + (height - kerb) * 0.5, unit * 0.24) +
    rickshaw(width * 0.8, kerb + (height - kerb) * 0.86, unit * 0.3, true)
  )
}

/** An auto-rickshaw, 80 wide, facing right. */
const autoRickshaw = (hood: string, body: string, ink: string, lamp: string) =>
  path('M-34,-8L-36,-30C-36,-48 -26,-52 -8,-52H10C20,-50 26,-38 30,-24L38,-18V-8Z', body) +
  path('M-36,-30C-36,-48 -26,-52 -8,-52H10C18,-50 22,-44 25,-36H-34Z', hood) +
  path('M-6,-34H6V-12H-6ZM10,-34H20L26,-20H10ZM-28,-34H-12V-22H-28Z', ink) +
  circle(-22, -7, 8, ink) +
  circle(28, -7, 8, ink) +
  circle(36, -16, 2.4, lamp)

/** A fishing boat drawn up on the sand, 90 wide. */
const fishingBoat = (hull: string, band: string, ink: string) =>
  path('M-46,-20C-30,-12 24,-12 40,-22L50,-30C48,-10 40,0 30,2H-30C-40,0 -46,-8 -46,-20Z', hull) +
  path('M-45,-14C-30,-6 28,-6 47,-20L46,-15C30,-2 -28,-2 -44,-10Z', band) +
  line('M-6,-14L10,-60M-20,-16L18,-22', ink, 1.6) +
  path('M10,-60L26,-56L9,-52Z', band)

function ripples({ width, height, unit, tones, dice }: Sheet, y: number): string {
  let d = ''
  for (let i = 0; i < 14; i++) {
    const w = unit * dice.between(8, 28)
    d += `M${num(width * dice())},${num(y + ((height - y) * (i + 1)) / 15)}q${num(w / 2)},${num(-unit * 0.5)} ${num(w)},0q${num(-w / 2)},${num(unit * 0.5)} ${num(-w)},0Z`
  }
  return path(d, mix(tones.water[0], tones.sky[3], 0.4), opacity(0.55))
}
