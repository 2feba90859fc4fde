import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder, heightAt } from '#art/strokes/hills.ts'
import { rowboat, walker } from '#art/strokes/people.ts'
import { sky } from '#art/strokes/sky.ts'
import { circle, curve, line, num, opacity, path, type Point, place } from '#art/strokes/svg.ts'
import { roundTrees } from '#art/strokes/trees.ts'
import { mirror, water } from '#art/strokes/water.ts'

/** A tidal creek between walls of mangrove on their stilts, a country boat coming through, egrets and sometimes a crocodile. */
export function drawMangrove(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const hy = height * 0.5
  let out = sky(sheet, {
    sunX: dice.between(0.4, 0.48),
    sunY: tones.hour === 'day' ? 0.2 : 0.34,
    sunR: 10,
    horizon: 0.52,
  })
  const far = downs(sheet, hy - 2 * unit, 1.4 * unit, 3)
  const tone = (depth: number) => mix(tones.at(depth), tones.see('#4F7A4E'), 0.3)
  const back = sheet.keep(
    roundTrees(sheet, far, tone(0.12), 3, 2.8) + fillUnder({ ...sheet, height: hy }, far, tone(0.12)),
  )
  out +=
    back(0, 0) +
    water(sheet, hy, height, [mix(tones.water[0], tones.haze, 0.2), tones.water[1]], { waves: 30 }) +
    mirror(back(0, 0), hy, 0.25, 0.7)
  for (const [depth, y, reach, size, right] of [
    [0.26, 0.515, 0.36, 5, true],
    [0.3, 0.525, 0.34, 5.4, false],
    [0.46, 0.56, 0.28, 10, true],
    [0.52, 0.585, 0.27, 12, false],
  ] as const) {
    const wall = sheet.keep(
      thicket(
        sheet,
        width * reach,
        size,
        tone(depth),
        mix(tone(depth), tones.lit, 0.24),
        mix(tone(depth), tones.ink, 0.45),
      ),
    )
    const x = right ? width + unit : -unit
    const flip = right
    out += mirror(wall(x, height * y, 1, flip), height * y, 0.3, 0.55) + wall(x, height * y, 1, flip)
  }
  let rip = ''
  for (let i = 0; i < 14; i++) {
    const w = unit * dice.between(8, 26)
    rip += `M${num(width * dice.between(0.2, 0.7))},${num(hy + unit * (4 + i * 2.2))}q${num(w / 2)},${num(-unit * 0.5)} ${num(w)},0q${num(-w / 2)},${num(unit * 0.5)} ${num(-w)},0Z`
  }
  out +=
    path(rip, mix(tones.water[0], tones.sky[3], 0.5), opacity(0.5)) +
    place(width * 0.52, height * 0.6, unit * 0.15, rowboat(tones.at(0.85), tones.ink, null, tones.ink, tones.accent))
  const boat = sheet.keep(countryBoat(sheet))
  const [bx, by] = [width * (sheet.wide ? 0.46 : 0.45), height * 0.76]
  out += mirror(boat(bx, by, unit * 0.4), by, 0.3, 0.7) + boat(bx, by, unit * 0.4)
  return (
    out +
    mudbank(sheet) +
    nearRoots(sheet) +
    birds(sheet, width * 0.56, height * 0.18, 6, mix(tones.lit, tones.ink, tones.dark ? 0.1 : 0.7))
  )
}

// a wall of mangrove running in from the edge: crowns above, arching stilt roots down to the tide line
function thicket(sheet: Sheet, reach: number, size: number, leaf: string, pale: string, root: string): string {
  const { unit, dice } = sheet
  let crowns = ''
  let lights = ''
  let stilts = ''
  for (let x = 0; x < reach; x += unit * size * (sheet.wide ? 0.95 : 0.7)) {
    const taper = 1 - 0.55 * (x / reach) ** 2
    const r = unit * size * 0.62 * dice.between(0.8, 1.25) * taper
    const y = -unit * size * (0.55 + 0.75 * dice()) * taper
    for (const up of [0, 1]) {
      const cy = y - r * 0.75 * up
      crowns += `M${num(x - r)},${num(cy)}a${num(r)},${num(r * 0.84)} 0 1 1 ${num(2 * r)},0a${num(r)},${num(r * 0.6)} 0 1 1 ${num(-2 * r)},0Z`
      if (up)
        lights += `M${num(x - r * 0.8)},${num(cy)}a${num(r * 0.8)},${num(r * 0.7)} 0 0 1 ${num(r * 0.9)},${num(-r * 0.66)}q${num(-r * 0.6)},${num(r * 0.3)} ${num(-r * 0.9)},${num(r * 0.66)}Z`
    }
    for (const d of [-1, 0.2, 1])
      stilts += `M${num(x)},${num(y * 0.7)}Q${num(x + d * r * 0.8)},${num(y * 0.72)} ${num(x + d * r * dice.between(0.9, 1.2))},${num(unit * 0.4)}`
  }
  return line(stilts, root, unit * 0.1 * size, ' stroke-linecap="round"') + path(crowns, leaf) + path(lights, pale)
}

function countryBoat({ tones }: Sheet): string {
  const hull = tones.see('#7A4326')
  const mat = tones.see('#D9B070')
  const dark = mix(hull, tones.ink, 0.55)
  const person = (x: number, robe: string, hat: string) =>
    place(x, -9, 0.86, walker(tones.see(robe), tones.see('#6A4028')) + path('M-6,-27L1,-33L8,-27Z', tones.see(hat)))
  return (
    person(-40, '#F4EBD3', '#D9B070') +
    path('M-74,-22C-54,-6 44,-4 58,-10L82,-26C72,4 -58,8 -74,-22Z', hull) +
    path('M-70,-15C-48,1 44,2 72,-16C60,5 -54,7 -70,-15Z', dark) +
    path('M-20,-9C-22,-32 -10,-38 6,-38C22,-38 34,-32 32,-9Z', mat) +
    path('M12,-38C26,-37 34,-31 32,-9H20C22,-22 20,-32 12,-38Z', mix(mat, tones.ink, 0.4)) +
    line('M-10,-9C-11,-26 -6,-34 0,-38M4,-9C4,-26 6,-34 9,-38', mix(mat, tones.ink, 0.35), 1) +
    path('M-20,-9C-22,-26 -16,-34 -8,-37Q-14,-24 -13,-9Z', mix(tones.ink, mat, 0.15)) +
    person(50, '#C8321F', '#D9B070') +
    line('M58,-34L34,14', dark, 1.6)
  )
}

function mudbank(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const mud = mix(mix(tones.see('#8A6A54'), tones.at(0.7), 0.35), tones.lit, 0.1)
  const bank: Point[] = [
    [-10, height * 0.84],
    [width * 0.16, height * 0.835],
    [width * 0.34, height * 0.87],
    [width * 0.46, height * 0.935],
    [width * 0.5, height * 1.02],
  ]
  let out = path(curve(bank) + `L-10,${height + 10}Z`, sheet.fade(mix(mud, tones.lit, 0.2), mix(mud, tones.ink, 0.4)))
  let spikes = ''
  for (let i = 0; i < 46; i++) {
    const x = width * dice.between(0, 0.42)
    const y = Math.max(heightAt(bank, x) + unit * 2, height * dice.between(0.86, 0.99))
    spikes += `M${num(x)},${num(y)}l${num(unit * dice.between(-0.3, 0.3))},${num(-unit * dice.between(1.4, 3.4))}`
  }
  out += line(spikes, mix(mud, tones.ink, 0.6), unit * 0.45, ' stroke-linecap="round"')
  const white = mix(tones.lit, '#FFFFFF', tones.dark ? 0.1 : 0.5)
  const heron = sheet.keep(
    line('M-2,0V-16M2,0L3,-16', mix(tones.ink, tones.see('#C98A2E'), 0.3), 1.3) +
      path('M-14,-14C-10,-24 2,-26 8,-22C7,-16 0,-13 -6,-13Z', white) +
      line('M6,-21C12,-24 10,-32 8,-36', white, 3.2, ' stroke-linecap="round"') +
      circle(8.5, -38, 2.6, white) +
      path('M10,-39L19,-37L10,-36.500Z', tones.see('#E2A02F')),
  )
  out += heron(width * 0.24, height * 0.88, unit * 0.34) + heron(width * 0.35, height * 0.905, unit * 0.3, true)
  return sheet.choice.odds(0.5)
    ? out +
        place(width * 0.09, height * 0.885, unit * 0.3, crocodile(mix(tones.see('#5E6A46'), tones.ink, 0.3), tones.ink))
    : out
}

function crocodile(body: string, dark: string): string {
  const scutes = Array.from(
    { length: 12 },
    (_, i) => `M${-40 + i * 6.4},${num(-12 - Math.sin(i * 0.28) * 3)}l3,-4 3,4Z`,
  ).join('')
  return (
    path(
      'M-92,-2C-70,-4 -56,-12 -38,-14C-16,-19 12,-19 30,-14C36,-17 42,-16 44,-13L70,-9C76,-8 78,-5 74,-4L44,-2H26L30,4H20L16,-1H-26L-24,5H-34L-38,-1C-56,0 -76,2 -92,-2Z',
      body,
    ) +
    path('M-92,-2C-60,-1 -20,-2 44,-2L74,-4C60,-7 30,-7 10,-6S-50,-4 -92,-2Z', dark, opacity(0.35)) +
    path(scutes, dark) +
    circle(38, -13, 1.6, '#F2B443')
  )
}

function nearRoots(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const bark = mix(tones.ink, tones.at(0.8), 0.2)
  const x = width * 0.95
  let roots = ''
  for (let i = 0; i < 9; i++) {
    const d = (i - 5) * unit * 5
    roots += `M${num(x + d * 0.1)},${num(height * 0.7 - unit * (i % 3) * 4)}C${num(x + d * 0.5)},${num(height * 0.7)} ${num(x + d)},${num(height * 0.8)} ${num(x + d * 1.1)},${height + 5}`
  }
  let leaves = ''
  for (let i = 0; i < 16; i++) {
    const r = unit * dice.between(5, 8)
    const px = x - unit * dice.between(-8, 26)
    const py = height * 0.2 + unit * dice.between(-24, 10)
    leaves += `M${num(px - r)},${num(py)}a${num(r)},${num(r * 0.8)} 0 1 0 ${num(2 * r)},0a${num(r)},${num(r * 0.8)} 0 1 0 ${num(-2 * r)},0Z`
  }
  let sprigs = ''
  for (let i = 0; i < 12; i++) {
    const px = x - unit * dice.between(-2, 27)
    const py = height * 0.2 + unit * dice.between(-20, 14)
    sprigs += `M${num(px)},${num(py)}q${num(unit * 1.4)},${num(-unit * 1.6)} ${num(unit * 3)},0q${num(-unit * 1.4)},${num(unit)} ${num(-unit * 3)},0Z`
  }
  return (
    path(
      `M${num(x - unit * 2)},${num(height * 0.74)}C${num(x - unit * 1)},${num(height * 0.5)} ${num(x - unit * 4)},${num(height * 0.34)} ${num(x - unit * 8)},${num(height * 0.2)}H${num(x - unit * 4)}C${num(x + unit)},${num(height * 0.34)} ${num(x + unit * 2)},${num(height * 0.5)} ${num(x + unit * 3)},${num(height * 0.74)}Z`,
      bark,
    ) +
    line(roots, bark, unit * 1.3, ' stroke-linecap="round"') +
    path(leaves, tones.ink) +
    path(sprigs, mix(tones.ink, tones.see('#5E8A46'), 0.5))
  )
}
