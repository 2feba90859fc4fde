import type { Sheet, PlaceStamp } from '#art/sheet.ts'
import { birds, camel } from '#art/strokes/animals.ts'
import { mix } from '#art/strokes/colour.ts'
import { walker } from '#art/strokes/people.ts'
import { sky } from '#art/strokes/sky.ts'
import { circle, ellipse, line, num, opacity, path, type Point, place, rect } from '#art/strokes/svg.ts'
import { mirror, water } from '#art/strokes/water.ts'

/** The white Rann: a low moon over cracked salt, round bhunga huts and a camel cart, or flamingos in the shallows. */
export function drawSaltdesert(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const hy = height * 0.54
  const salt = mix(tones.lit, '#FFFFFF', tones.dark ? 0.18 : 0.6)
  let out = sky(sheet, { sunX: dice.between(0.3, 0.4), sunY: sheet.tall ? 0.32 : 0.3, sunR: 14, horizon: 0.56 })
  out += path(
    `M${num(width * 0.42)},${num(hy + unit)}C${num(width * 0.5)},${num(hy - 2 * unit)} ${num(width * 0.55)},${num(hy - 7 * unit)} ${num(width * 0.63)},${num(hy - 7.4 * unit)}H${num(width * 0.82)}C${num(width * 0.88)},${num(hy - 5 * unit)} ${num(width * 0.96)},${num(hy - 3 * unit)} ${width + 10},${num(hy - 2.6 * unit)}V${num(hy + unit)}Z`,
    sheet.fade(tones.at(0.1), mix(tones.at(0.1), tones.haze, 0.6)),
  )
  return sheet.choice.odds(0.62)
    ? out + saltFlat(sheet, hy, salt) + village(sheet, salt)
    : out + shallows(sheet, hy, salt)
}

function saltFlat(sheet: Sheet, hy: number, salt: string): string {
  const { width, height, unit, tones } = sheet
  const far = mix(salt, tones.sky[2], 0.4)
  let out =
    rect(-10, hy, width + 20, height, sheet.fade(mix(far, tones.shade, 0.12), salt, 0, 0.8)) +
    water(
      sheet,
      hy,
      hy + 4.6 * unit,
      [mix(tones.water[0], tones.haze, 0.3), mix(tones.water[0], tones.water[1], 0.4)],
      { waves: 8 },
    )
  out += path(
    `M-10,${num(hy + 4.2 * unit)}Q${num(width * 0.14)},${num(hy + 1.6 * unit)} ${num(width * 0.3)},${num(hy + 4 * unit)}T${num(width * 0.62)},${num(hy + 3.4 * unit)}T${width + 10},${num(hy + 2 * unit)}V${num(hy + 8 * unit)}H-10Z`,
    mix(far, salt, 0.4),
  )
  return out + cracks(sheet, hy + 2 * unit, mix(salt, tones.shade, tones.dark ? 0.55 : 0.42))
}

// honeycomb of dried salt in perspective: each row's joints meet the next row's
function cracks(sheet: Sheet, horizon: number, colour: string): string {
  const { width, height, unit, dice } = sheet
  const rows = 9
  let out = ''
  let above: Point[] = []
  for (let j = 1; j <= rows; j++) {
    const y = horizon + (height - horizon) * (j / rows) ** 1.7
    const half = (y - horizon + 5 * unit) * 0.24
    const reach = Math.ceil((width * 0.55) / half)
    const drop = half * 0.2
    const row: Point[] = []
    for (let i = -reach; i <= reach; i++)
      row.push([
        width / 2 + (i + dice.between(-0.16, 0.16)) * half,
        y + ((i + j) % 2 ? drop : -drop) + drop * dice.between(-0.5, 0.5),
      ])
    let d = 'M' + row.map(([px, py]) => `${num(px)},${num(py)}`).join('L')
    const shift = (above.length - row.length) / 2
    row.forEach(([px, py], i) => {
      const up = above[i + shift]
      if (up && (i - reach + j) % 2 === 0) d += `M${num(px)},${num(py)}L${num(up[0])},${num(up[1])}`
    })
    out += line(d, colour, unit * (0.12 + 0.045 * j), ' stroke-linejoin="round"' + opacity(0.35 + 0.05 * j))
    above = row
  }
  return out
}

function village(sheet: Sheet, salt: string): string {
  const { width, height, unit, tones } = sheet
  const round = bhunga(sheet)
  const shadow = mix(salt, tones.shade, 0.6)
  let out = ''
  const homes = sheet.wide
    ? ([
        [0.62, 0.655, 0.2],
        [0.73, 0.68, 0.27],
        [0.87, 0.72, 0.38],
      ] as const)
    : sheet.tall
      ? ([
          [0.54, 0.62, 0.19],
          [0.7, 0.64, 0.25],
          [0.92, 0.67, 0.36],
        ] as const)
      : ([
          [0.6, 0.64, 0.19],
          [0.73, 0.665, 0.26],
          [0.92, 0.71, 0.4],
        ] as const)
  for (const [x, y, k] of homes)
    out +=
      ellipse(width * x + unit * k * 40, height * y + unit * 0.4, unit * k * 70, unit * k * 8, shadow, opacity(0.55)) +
      round(width * x, height * y, unit * k)
  const cx = width * (sheet.wide ? 0.3 : 0.27)
  out +=
    ellipse(cx + unit * 8, height * 0.735 + unit * 0.4, unit * 27, unit * 1.4, shadow, opacity(0.6)) +
    place(cx, height * 0.735, unit * 0.25, camelCart(sheet))
  const wx = width * (sheet.wide ? 0.5 : 0.52)
  out +=
    ellipse(wx + unit * 7, height * 0.9 + unit * 0.2, unit * 8, unit * 0.8, shadow, opacity(0.6)) +
    place(
      wx,
      height * 0.9,
      unit * 0.5,
      walker(tones.see('#C8321F'), tones.see('#5A3324'), null, tones.see('#157070')) +
        path('M-4,-30C-7,-38 8,-38 5,-30Z', tones.see('#D9A03F')),
    )
  out += place(
    wx - 11 * unit,
    height * 0.88,
    unit * 0.42,
    walker(tones.see('#7B2E57'), tones.see('#5A3324'), null, tones.see('#E7A52E')),
    true,
  )
  return (
    out +
    thorn(sheet, width * 0.06, height * 0.97, 1) +
    thorn(sheet, width * 0.93, height * 0.95, 0.7) +
    birds(sheet, width * 0.56, height * 0.16, 4, tones.at(0.7))
  )
}

function bhunga(sheet: Sheet): PlaceStamp {
  const { tones } = sheet
  const wall = tones.see('#D98F5C')
  const side = mix(wall, tones.shade, 0.5)
  const thatch = tones.see('#D9B070')
  const dark = mix(tones.ink, tones.see('#5A3A2A'), 0.4)
  const teeth = Array.from({ length: 9 }, (_, i) => `M${-38 + i * 8.5},-28l4.200,-7 4.200,7Z`).join('')
  const dots = Array.from({ length: 8 }, (_, i) => `M${-34 + i * 9.6},-9l2.600,-3 2.600,3 -2.600,3Z`).join('')
  const straw = Array.from({ length: 9 }, (_, i) => `M0,-92Q${(i - 4) * 7},-66 ${(i - 4) * 13},-36`).join('')
  return sheet.keep(
    path('M-40,0V-40H40V0Q0,5 -40,0Z', wall) +
      path('M10,3V-40H40V0Q26,2.600 10,3Z', side) +
      rect(-40, -29, 80, 2, tones.see('#F7EAD0')) +
      path(teeth, tones.see('#F7EAD0')) +
      path(dots, tones.see('#F7EAD0')) +
      rect(-40, -6, 80, 2, tones.see('#A8321F')) +
      path('M-10,3V-26Q-2,-33 6,-26V3Z', tones.dark ? tones.glow : dark) +
      path('M-22,-13V-24H-15V-13ZM18,-13V-24H25V-13Z', tones.dark ? tones.glow : dark) +
      path('M-56,-34Q-22,-62 0,-94Q22,-62 56,-34Q0,-24 -56,-34Z', thatch) +
      path('M6,-29Q14,-62 0,-94Q22,-62 56,-34Q34,-29.500 6,-29Z', mix(thatch, tones.shade, 0.6)) +
      line(straw, mix(thatch, tones.ink, 0.4), 0.9, opacity(0.6)) +
      path('M-4,-90L0,-104L4,-90Z', mix(thatch, tones.ink, 0.35)),
  )
}

function camelCart({ tones }: Sheet): string {
  const wood = tones.see('#7A4326')
  const spokes = Array.from(
    { length: 8 },
    (_, i) => `M-40,-17l${num(Math.cos(i * 0.785) * 16)},${num(Math.sin(i * 0.785) * 16)}`,
  ).join('')
  const cart =
    path('M-88,-40H-2L6,-34H-88Z', wood) +
    path('M-84,-40V-52H-12V-40Z', tones.see('#C8321F')) +
    path('M-84,-47l6,-5 6,5 6,-5 6,5 6,-5 6,5 6,-5 6,5 6,-5 6,5 6,-5 6,5v3H-84Z', tones.see('#F2B443')) +
    line('M-2,-37L64,-56', wood, 2.6) +
    circle(-40, -17, 17, tones.ink) +
    circle(-40, -17, 13, wood) +
    line(spokes, tones.ink, 1.8) +
    circle(-40, -17, 4, tones.ink)
  const riders =
    place(
      -62,
      -50,
      1,
      walker(tones.see('#F4EBD3'), tones.see('#5A3324')) + path('M-4,-28C-4,-34 5,-34 5,-28Z', tones.see('#E7A52E')),
    ) + place(-34, -50, 0.96, walker(tones.see('#157070'), tones.see('#5A3324'), null, tones.see('#C8321F')))
  return (
    riders +
    cart +
    place(10, 0, 1, camel(mix(tones.at(0.9), tones.see('#7A4A2E'), 0.35), tones.see('#157070'), tones.see('#F2B443')))
  )
}

function thorn(sheet: Sheet, x: number, y: number, k: number): string {
  const { unit, tones, dice } = sheet
  let d = ''
  for (let i = 0; i < 13; i++) {
    const a = -Math.PI * (0.1 + (0.8 * i) / 12)
    const l = unit * k * dice.between(5, 9)
    d += `M${num(x)},${num(y)}Q${num(x + Math.cos(a) * l * 0.4)},${num(y + Math.sin(a) * l * 0.7)} ${num(x + Math.cos(a) * l)},${num(y + Math.sin(a) * l)}`
  }
  return line(d, mix(tones.ink, tones.at(0.8), 0.4), unit * 0.36 * k, ' stroke-linecap="round"')
}

function shallows(sheet: Sheet, hy: number, salt: string): string {
  const { width, height, unit, dice, tones } = sheet
  const round = bhunga(sheet)
  let out = rect(-10, hy - 0.6 * unit, width + 20, 4 * unit, mix(salt, tones.sky[2], 0.3))
  for (const [x, k] of [
    [0.7, 0.1],
    [0.75, 0.12],
    [0.81, 0.1],
  ] as const)
    out += round(width * x, hy + unit * 1.4, unit * k)
  out += place(width * 0.58, hy + 1.6 * unit, unit * 0.09, camelCart(sheet))
  out += water(
    sheet,
    hy + 2 * unit,
    height,
    [mix(tones.water[0], tones.haze, 0.35), mix(tones.water[0], tones.water[1], 0.75)],
    { waves: 30 },
  )
  const pink = tones.see('#F08A86')
  const bird = sheet.keep(flamingo(pink, mix(pink, tones.lit, 0.5), tones.see('#C23B4E'), tones.ink))
  const stooped = sheet.keep(feeding(pink, mix(pink, tones.lit, 0.5), tones.see('#C23B4E'), tones.ink))
  const flock: [x: number, y: number, k: number, head: boolean, flip: boolean][] = []
  for (let i = 0; i < (sheet.wide ? 22 : 14); i++)
    flock.push([
      width * dice.between(0.04, 0.96),
      height * dice.between(0.6, 0.68),
      dice.between(0.1, 0.15),
      dice.odds(0.6),
      dice.odds(0.5),
    ])
  for (const [x, y, k, head, flip] of [
    [0.16, 0.8, 0.3, true, false],
    [0.28, 0.83, 0.34, false, false],
    [0.5, 0.79, 0.28, true, true],
    [0.66, 0.88, 0.46, true, false],
    [0.82, 0.84, 0.38, false, true],
  ] as const)
    flock.push([width * x, height * y, k, head, flip])
  flock.sort((a, b) => a[1] - b[1])
  for (const [x, y, k, head, flip] of flock) {
    const stamp = head ? bird : stooped
    out +=
      mirror(stamp(x, y, unit * k, flip), y, 0.3, 0.7) +
      stamp(x, y, unit * k, flip) +
      ellipse(x, y + unit * k * 2, unit * k * 16, unit * k * 1.6, mix(tones.water[0], salt, 0.6), opacity(0.6))
  }
  return out + birds(sheet, width * 0.5, height * 0.22, 6, pink, 1.1)
}

function flamingo(body: string, pale: string, dark: string, ink: string): string {
  return (
    line('M-2,0V-38M4,0L5,-20L3,-38', dark, 1.6) +
    path('M-26,-44C-18,-60 6,-62 16,-50C12,-38 -8,-34 -18,-38Z', body) +
    path('M-26,-44C-20,-54 -6,-56 4,-52C-2,-44 -14,-40 -20,-39Z', pale) +
    line('M13,-50C26,-54 24,-66 16,-72C8,-80 10,-92 20,-92', body, 5, ' stroke-linecap="round"') +
    path('M18,-96C26,-98 32,-94 33,-88C33,-83 31,-80 29,-79C29,-84 27,-88 20,-88Z', body) +
    path('M31,-90C35,-87 34,-80 29,-78C30,-83 29,-86 28,-88Z', ink)
  )
}

function feeding(body: string, pale: string, dark: string, ink: string): string {
  return (
    line('M-2,0V-38M4,0L6,-20L3,-38', dark, 1.6) +
    path('M-26,-46C-18,-60 6,-60 16,-48C12,-38 -8,-34 -18,-38Z', body) +
    path('M-26,-46C-20,-55 -6,-56 4,-51C-2,-44 -14,-40 -20,-39Z', pale) +
    line('M13,-48C26,-46 30,-34 26,-20C24,-14 26,-10 28,-8', body, 5, ' stroke-linecap="round"') +
    path('M25,-10C29,-12 33,-8 32,-3C30,0 26,1 24,0C27,-3 27,-6 25,-7Z', ink)
  )
}
