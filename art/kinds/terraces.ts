import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { nth } from '#art/strokes/chance.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder, heightAt, massif } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { line, num, path, place, type Point, rect } from '#art/strokes/svg.ts'
import { deodar, roundTrees } from '#art/strokes/trees.ts'

/** The hills of Kumaon and Garhwal: stepped fields and slate-roofed houses over a green river, a far row of snows. */
export function drawTerraces(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const far: Point[] = [0.06, 0.22, 0.36, 0.47, 0.56, 0.72, 0.9].map((x, i) => [
    width * x,
    height * ([0.36, 0.3, 0.27, 0.19, 0.24, 0.31, 0.36][i] ?? 0.3),
  ])
  const faces = { snow: tones.lit, shade: tones.shade, rock: tones.at(0.2), haze: tones.haze }
  const river = sheet.choice.odds(0.5)
  return (
    sky(sheet, { sunX: dice.between(0.16, 0.26), sunY: 0.2, sunR: 8, horizon: 0.52 }) +
    massif(sheet, far, height * 0.5, faces) +
    mist(sheet, height * 0.47, 3, 0.6) +
    ridges(sheet) +
    fields(sheet) +
    (river ? stream(sheet) : '') +
    place(width * 0.95, height * 1.02, unit, deodar(58, tones.ink, mix(tones.ink, tones.at(0.8), 0.4), dice)) +
    birds(sheet, width * 0.6, height * 0.16, 4, tones.at(0.7))
  )
}

function ridges(sheet: Sheet): string {
  const { height, dice, tones } = sheet
  return [0.48, 0.54]
    .map((y, i) => {
      const ridge = downs(sheet, height * y, height * 0.05, dice.between(1, 1.6))
      const tone = tones.at(0.14 + i * 0.16)
      return (
        roundTrees(sheet, ridge, tone, 1.8, 2.6) +
        fillUnder(sheet, ridge, sheet.fade(tone, mix(tone, tones.haze, 0.4), 0, 0.6))
      )
    })
    .join('')
}

/** The river in its gorge, cut through the fields. */
function stream({ width, height, tones }: Sheet): string {
  const course = (half: number) =>
    `M${num(width * (0.5 - half * 0.1))},${num(height * 0.56)}C${num(width * (0.6 - half * 0.5))},${num(height * 0.66)} ${num(width * (0.44 - half))},${num(height * 0.76)} ${num(width * (0.5 - half * 1.5))},${height + 5}H${num(width * (0.66 + half * 1.5))}C${num(width * (0.52 + half))},${num(height * 0.78)} ${num(width * (0.64 + half * 0.5))},${num(height * 0.66)} ${num(width * (0.53 + half * 0.1))},${num(height * 0.56)}Z`
  const bank = mix(tones.at(0.7), tones.see('#5E7F4A'), 0.4)
  return (
    path(course(0.06), bank) +
    path(course(0.035), mix(bank, tones.lit, 0.4)) +
    path(course(0), mix(tones.see('#5FA79C'), tones.water[0], 0.4))
  )
}

/** Fields in steps up the hillside, a house or a walker on some. */
function fields(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  let out = ''
  for (let row = 0; row < 8; row++) {
    const y = height * (0.6 + row * 0.055)
    const lift = unit * dice.between(-4, 4)
    const tone = mix(tones.see(nth(CROPS, row)), tones.at(0.55), 0.25 + row * 0.03)
    const edge = `M-10,${num(y - lift)}Q${num(width / 2)},${num(y - unit * 3)} ${width + 10},${num(y + lift)}`
    const crest: Point[] = [
      [-10, y - lift],
      [width / 2, y - unit * 1.5],
      [width + 10, y + lift],
    ]
    out +=
      path(`${edge}V${height + 5}H-10Z`, mix(tone, tones.lit, 0.14)) +
      line(edge, mix(tone, tones.ink, 0.45), unit * 0.9)
    for (const share of [dice.between(0.08, 0.34), dice.between(0.66, 0.88)]) {
      const x = width * share
      const foot = heightAt(crest, x)
      if (row % 2 === 1 && row < 7) out += place(x, foot, unit * (0.1 + row * 0.022), slateHouse(sheet))
      else if (row > 2) out += place(x, foot + unit * 2, unit * (0.1 + row * 0.025), fieldWorker(sheet, row))
    }
  }
  return out
}

const CROPS = ['#9DB45A', '#C9B45A', '#7FA653', '#B3A24C']
const ROBES = ['#C8321F', '#E2A02F', '#7A2F5B']

const fieldWorker = ({ tones }: Sheet, row: number) =>
  walker(tones.see(nth(ROBES, row)), tones.see('#6A4028'), tones.see('#8A6A42'))

/** A two-storeyed house of Kumaon: whitewash, blue doors, a roof of slate, 100 wide. */
function slateHouse({ tones }: Sheet): string {
  const slate = tones.see('#6E7780')
  const wood = tones.dark ? tones.glow : tones.see('#2E6FA0')
  return (
    rect(-46, -52, 92, 52, tones.see('#F4EAD6')) +
    rect(16, -52, 30, 52, tones.see('#C9B79E')) +
    path('M-38,0V-20H-24V0ZM-10,0V-20H4V0ZM22,0V-20H36V0Z', mix(wood, tones.ink, tones.dark ? 0 : 0.25)) +
    path('M-38,-28V-44H-26V-28ZM-18,-28V-44H-6V-28ZM2,-28V-44H12V-28ZM22,-28V-44H36V-28Z', wood) +
    rect(-48, -27, 96, 3, tones.see('#8A5A34')) +
    path('M-56,-50L-34,-76H34L56,-50Z', mix(slate, tones.lit, 0.2)) +
    path('M10,-76H34L56,-50H16Z', slate)
  )
}
