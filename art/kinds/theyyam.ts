import type { Sheet } from '#art/sheet.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { sky } from '#art/strokes/sky.ts'
import { circle, ellipse, line, num, path, rect } from '#art/strokes/svg.ts'
import { palm } from '#art/strokes/trees.ts'

/** A Theyyam of north Malabar: the god's dancer under his great red headdress before the shrine, torches on either side. */
export function drawTheyyam(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const y = height * 0.78
  let out = sky(sheet, { sunX: dice.between(0.14, 0.24), sunY: 0.2, sunR: 8, horizon: 0.7 })
  const grove = downs(sheet, y - height * 0.1, height * 0.03, 1.4)
  out += fillUnder({ ...sheet, height: y + 2 }, grove, mix(tones.at(0.3), tones.haze, 0.2))
  const frond = sheet.keep(palm(30, 0.14, tones.at(0.5), tones.at(0.4), dice))
  for (const [x, k] of [
    [0.06, 1.5],
    [0.2, 1.1],
    [0.84, 1.2],
    [0.95, 1.6],
  ] as const)
    out += frond(width * x, y, unit * k, x > 0.5)
  const earth = tones.see('#B98A5E')
  out += rect(0, y, width, height - y, sheet.fade(mix(earth, tones.haze, 0.25), mix(earth, tones.ink, 0.3)))
  const house = sheet.keep(shrine(tones.see('#E9D9BC'), tones.see('#8A4A32'), tones.ink))
  out += house(width * 0.5, y + unit, unit * (sheet.tall ? 0.62 : 0.86))
  // The torches light the dancer at any hour.
  const lit = (hex: string) => mix(tones.see(hex), hex, 0.55)
  const god = sheet.keep(dancer(lit, tones.ink))
  const torch = sheet.keep(flame(tones.ink))
  const crowd = [
    [0.12, '#F8EFDD'],
    [0.18, '#1F7F86'],
    [0.8, '#F8EFDD'],
    [0.88, '#C98A2E'],
  ] as const
  const people = crowd.map(([x, robe]) =>
    sheet.keep(walker(tones.see(robe), tones.ink))(width * x, height * 0.88, unit * 0.36),
  )
  return (
    out +
    torch(width * 0.3, height * 0.9, unit * 0.34) +
    torch(width * 0.7, height * 0.9, unit * 0.34) +
    people.join('') +
    ellipse(width * 0.5, height * 0.935, unit * 17, unit * 2.4, tones.ink, ' opacity="0.25"') +
    god(width * 0.5, height * 0.94, unit * (sheet.tall ? 0.36 : 0.42))
  )
}

/** The dancer, 150 wide and 190 high: bells, the hooped red skirt, arms out, the tall headdress like a sunrise. */
function dancer(lit: (hex: string) => string, ink: string): string {
  const [red, deep, gold, white] = [lit('#C9301F'), lit('#8E1D18'), lit('#E7B23E'), lit('#F8EFDD')]
  const [face, skin] = [lit('#E0641E'), lit('#9A5A34')]
  const rays = Array.from({ length: 19 }, (_, i) => {
    const turn = (Math.PI * (i + 0.5)) / 19
    return `M0,-104L${num(-66 * Math.cos(turn))},${num(-104 - 82 * Math.sin(turn))}`
  }).join('')
  return (
    path('M-70,-104A70,86 0 0 1 70,-104Z', red) +
    line(rays, gold, 1.4) +
    line('M-70,-104A70,86 0 0 1 70,-104', white, 4) +
    path('M-48,-104A48,60 0 0 1 48,-104Z', deep) +
    line('M-48,-104A48,60 0 0 1 48,-104', gold, 3) +
    path('M-28,-104A28,36 0 0 1 28,-104Z', gold) +
    path('M-17,-104A17,24 0 0 1 17,-104Z', red) +
    path('M-16,-96C-18,-112 18,-112 16,-96C14,-84 8,-78 0,-77C-8,-78 -14,-84 -16,-96Z', face) +
    path('M-11,-97Q-6,-102 -2,-97Q-6,-93 -11,-97ZM11,-97Q6,-102 2,-97Q6,-93 11,-97Z', white) +
    circle(-6, -97, 1.7, ink) +
    circle(6, -97, 1.7, ink) +
    line('M-5,-85Q0,-82 5,-85', ink, 1.8) +
    path('M-20,-78H20L16,-46H-16Z', deep) +
    line('M-18,-72H18M-17,-64H17M-16,-56H16', gold, 2.6) +
    line('M-18,-74C-34,-70 -44,-62 -58,-70M18,-74C34,-70 44,-62 58,-70', skin, 7, ' stroke-linecap="round"') +
    line('M-34,-72V-62M-46,-72V-62M34,-72V-62M46,-72V-62', gold, 3) +
    path('M-18,-48H18C44,-42 58,-28 60,-16C40,-8 -40,-8 -60,-16C-58,-28 -44,-42 -18,-48Z', red) +
    line('M-44,-34Q0,-24 44,-34M-54,-24Q0,-12 54,-24', gold, 2.6) +
    line('M-60,-16Q0,-4 60,-16', white, 3.4) +
    line('M-14,-12L-16,0M14,-12L20,-1', skin, 7, ' stroke-linecap="round"') +
    line('M-20,-6H-10M10,-6H24', gold, 3)
  )
}

/** A laterite shrine with its tiled roof, 150 wide. */
const shrine = (plaster: string, tile: string, ink: string) =>
  rect(-62, -30, 124, 30, plaster) +
  path('M-12,0V-22H12V0ZM-46,-6V-20H-34V-6ZM34,-6V-20H46V-6Z', ink) +
  path('M-80,-28L-52,-50H52L80,-28Z', tile) +
  path('M-36,-50L-18,-66H18L36,-50Z', tile) +
  line('M-80,-28H80M-36,-50H36', ink, 1.6, ' opacity="0.5"')

const FIRE = '#F2A33A'

/** A standing torch, 60 high. */
const flame = (pole: string) =>
  line('M0,0V-44', pole, 4) +
  circle(0, -54, 20, FIRE, ' opacity="0.25"') +
  path('M-8,-42C-12,-54 -2,-58 0,-72C6,-60 12,-54 8,-42Z', FIRE) +
  path('M-4,-42C-6,-50 0,-54 1,-60C4,-54 6,-48 4,-42Z', '#FBE08A')
