import type { Sheet, Stamp } from '#domain/media/posters/sheet.ts'
import { birds, camel } from '#domain/media/posters/strokes/animals.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { walker } from '#domain/media/posters/strokes/people.ts'
import { sky } from '#domain/media/posters/strokes/sky.ts'
import { circle, ellipse, line, n, op, path, type Point, put, rect } from '#domain/media/posters/strokes/svg.ts'
import { mirror, water } from '#domain/media/posters/strokes/water.ts'

/** The white Rann: a low moon over cracked salt, round bhunga huts and a camel cart, or flamingos in the shallows. */
export function drawSaltdesert(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const hy = H * 0.54
  const salt = mix(c.lit, '#FFFFFF', c.dark ? 0.18 : 0.6)
  let out = sky(s, { sunX: rnd.between(0.3, 0.4), sunY: s.tall ? 0.32 : 0.3, sunR: 14, horizon: 0.56 })
  out += path(`M${n(W * 0.42)},${n(hy + u)}C${n(W * 0.5)},${n(hy - 2 * u)} ${n(W * 0.55)},${n(hy - 7 * u)} ${n(W * 0.63)},${n(hy - 7.4 * u)}H${n(W * 0.82)}C${n(W * 0.88)},${n(hy - 5 * u)} ${n(W * 0.96)},${n(hy - 3 * u)} ${W + 10},${n(hy - 2.6 * u)}V${n(hy + u)}Z`, s.fade(c.at(0.1), mix(c.at(0.1), c.haze, 0.6)))
  return s.choice.odds(0.62) ? out + saltFlat(s, hy, salt) + village(s, salt) : out + shallows(s, hy, salt)
}

function saltFlat(s: Sheet, hy: number, salt: string): string {
  const { W, H, u, c } = s
  const far = mix(salt, c.sky[2], 0.4)
  let out = rect(-10, hy, W + 20, H, s.fade(mix(far, c.shade, 0.12), salt, 0, 0.8)) + water(s, hy, hy + 4.6 * u, [mix(c.water[0], c.haze, 0.3), mix(c.water[0], c.water[1], 0.4)], { waves: 8 })
  out += path(`M-10,${n(hy + 4.2 * u)}Q${n(W * 0.14)},${n(hy + 1.6 * u)} ${n(W * 0.3)},${n(hy + 4 * u)}T${n(W * 0.62)},${n(hy + 3.4 * u)}T${W + 10},${n(hy + 2 * u)}V${n(hy + 8 * u)}H-10Z`, mix(far, salt, 0.4))
  return out + cracks(s, hy + 2 * u, mix(salt, c.shade, c.dark ? 0.55 : 0.42))
}

// honeycomb of dried salt in perspective: each row's joints meet the next row's
function cracks(s: Sheet, horizon: number, colour: string): string {
  const { W, H, u, rnd } = s
  const rows = 9
  let out = ''
  let above: Point[] = []
  for (let j = 1; j <= rows; j++) {
    const y = horizon + (H - horizon) * (j / rows) ** 1.7
    const half = (y - horizon + 5 * u) * 0.24
    const reach = Math.ceil((W * 0.55) / half)
    const drop = half * 0.2
    const row: Point[] = []
    for (let i = -reach; i <= reach; i++) row.push([W / 2 + (i + rnd.between(-0.16, 0.16)) * half, y + ((i + j) % 2 ? drop : -drop) + drop * rnd.between(-0.5, 0.5)])
    let d = 'M' + row.map(([px, py]) => `${n(px)},${n(py)}`).join('L')
    const shift = (above.length - row.length) / 2
    row.forEach(([px, py], i) => {
      const up = above[i + shift]
      if (up && (i - reach + j) % 2 === 0) d += `M${n(px)},${n(py)}L${n(up[0])},${n(up[1])}`
    })
    out += line(d, colour, u * (0.12 + 0.045 * j), ' stroke-linejoin="round"' + op(0.35 + 0.05 * j))
    above = row
  }
  return out
}

function village(s: Sheet, salt: string): string {
  const { W, H, u, c } = s
  const round = bhunga(s)
  const shadow = mix(salt, c.shade, 0.6)
  let out = ''
  const homes = s.wide ? ([[0.62, 0.655, 0.2], [0.73, 0.68, 0.27], [0.87, 0.72, 0.38]] as const) : s.tall ? ([[0.54, 0.62, 0.19], [0.7, 0.64, 0.25], [0.92, 0.67, 0.36]] as const) : ([[0.6, 0.64, 0.19], [0.73, 0.665, 0.26], [0.92, 0.71, 0.4]] as const)
  for (const [x, y, k] of homes) out += ellipse(W * x + u * k * 40, H * y + u * 0.4, u * k * 70, u * k * 8, shadow, op(0.55)) + round(W * x, H * y, u * k)
  const cx = W * (s.wide ? 0.3 : 0.27)
  out += ellipse(cx + u * 8, H * 0.735 + u * 0.4, u * 27, u * 1.4, shadow, op(0.6)) + put(cx, H * 0.735, u * 0.25, camelCart(s))
  const wx = W * (s.wide ? 0.5 : 0.52)
  out += ellipse(wx + u * 7, H * 0.9 + u * 0.2, u * 8, u * 0.8, shadow, op(0.6)) + put(wx, H * 0.9, u * 0.5, walker(c.see('#C8321F'), c.see('#5A3324'), null, c.see('#157070')) + path('M-4,-30C-7,-38 8,-38 5,-30Z', c.see('#D9A03F')))
  out += put(wx - 11 * u, H * 0.88, u * 0.42, walker(c.see('#7B2E57'), c.see('#5A3324'), null, c.see('#E7A52E')), true)
  return out + thorn(s, W * 0.06, H * 0.97, 1) + thorn(s, W * 0.93, H * 0.95, 0.7) + birds(s, W * 0.56, H * 0.16, 4, c.at(0.7))
}

function bhunga(s: Sheet): Stamp {
  const { c } = s
  const wall = c.see('#D98F5C')
  const side = mix(wall, c.shade, 0.5)
  const thatch = c.see('#D9B070')
  const dark = mix(c.ink, c.see('#5A3A2A'), 0.4)
  const teeth = Array.from({ length: 9 }, (_, i) => `M${-38 + i * 8.5},-28l4.200,-7 4.200,7Z`).join('')
  const dots = Array.from({ length: 8 }, (_, i) => `M${-34 + i * 9.6},-9l2.600,-3 2.600,3 -2.600,3Z`).join('')
  const straw = Array.from({ length: 9 }, (_, i) => `M0,-92Q${(i - 4) * 7},-66 ${(i - 4) * 13},-36`).join('')
  return s.keep(path('M-40,0V-40H40V0Q0,5 -40,0Z', wall) + path('M10,3V-40H40V0Q26,2.600 10,3Z', side) + rect(-40, -29, 80, 2, c.see('#F7EAD0')) + path(teeth, c.see('#F7EAD0')) + path(dots, c.see('#F7EAD0')) + rect(-40, -6, 80, 2, c.see('#A8321F')) + path('M-10,3V-26Q-2,-33 6,-26V3Z', c.dark ? c.glow : dark) + path('M-22,-13V-24H-15V-13ZM18,-13V-24H25V-13Z', c.dark ? c.glow : dark) + path('M-56,-34Q-22,-62 0,-94Q22,-62 56,-34Q0,-24 -56,-34Z', thatch) + path('M6,-29Q14,-62 0,-94Q22,-62 56,-34Q34,-29.500 6,-29Z', mix(thatch, c.shade, 0.6)) + line(straw, mix(thatch, c.ink, 0.4), 0.9, op(0.6)) + path('M-4,-90L0,-104L4,-90Z', mix(thatch, c.ink, 0.35)))
}

function camelCart({ c }: Sheet): string {
  const wood = c.see('#7A4326')
  const spokes = Array.from({ length: 8 }, (_, i) => `M-40,-17l${n(Math.cos(i * 0.785) * 16)},${n(Math.sin(i * 0.785) * 16)}`).join('')
  const cart = path('M-88,-40H-2L6,-34H-88Z', wood) + path('M-84,-40V-52H-12V-40Z', c.see('#C8321F')) + path('M-84,-47l6,-5 6,5 6,-5 6,5 6,-5 6,5 6,-5 6,5 6,-5 6,5 6,-5 6,5v3H-84Z', c.see('#F2B443')) + line('M-2,-37L64,-56', wood, 2.6) + circle(-40, -17, 17, c.ink) + circle(-40, -17, 13, wood) + line(spokes, c.ink, 1.8) + circle(-40, -17, 4, c.ink)
  const riders = put(-62, -50, 1, walker(c.see('#F4EBD3'), c.see('#5A3324')) + path('M-4,-28C-4,-34 5,-34 5,-28Z', c.see('#E7A52E'))) + put(-34, -50, 0.96, walker(c.see('#157070'), c.see('#5A3324'), null, c.see('#C8321F')))
  return riders + cart + put(10, 0, 1, camel(mix(c.at(0.9), c.see('#7A4A2E'), 0.35), c.see('#157070'), c.see('#F2B443')))
}

function thorn(s: Sheet, x: number, y: number, k: number): string {
  const { u, c, rnd } = s
  let d = ''
  for (let i = 0; i < 13; i++) {
    const a = -Math.PI * (0.1 + (0.8 * i) / 12)
    const l = u * k * rnd.between(5, 9)
    d += `M${n(x)},${n(y)}Q${n(x + Math.cos(a) * l * 0.4)},${n(y + Math.sin(a) * l * 0.7)} ${n(x + Math.cos(a) * l)},${n(y + Math.sin(a) * l)}`
  }
  return line(d, mix(c.ink, c.at(0.8), 0.4), u * 0.36 * k, ' stroke-linecap="round"')
}

function shallows(s: Sheet, hy: number, salt: string): string {
  const { W, H, u, rnd, c } = s
  const round = bhunga(s)
  let out = rect(-10, hy - 0.6 * u, W + 20, 4 * u, mix(salt, c.sky[2], 0.3))
  for (const [x, k] of [[0.7, 0.1], [0.75, 0.12], [0.81, 0.1]] as const) out += round(W * x, hy + u * 1.4, u * k)
  out += put(W * 0.58, hy + 1.6 * u, u * 0.09, camelCart(s))
  out += water(s, hy + 2 * u, H, [mix(c.water[0], c.haze, 0.35), mix(c.water[0], c.water[1], 0.75)], { waves: 30 })
  const pink = c.see('#F08A86')
  const bird = s.keep(flamingo(pink, mix(pink, c.lit, 0.5), c.see('#C23B4E'), c.ink))
  const stooped = s.keep(feeding(pink, mix(pink, c.lit, 0.5), c.see('#C23B4E'), c.ink))
  const flock: [x: number, y: number, k: number, head: boolean, flip: boolean][] = []
  for (let i = 0; i < (s.wide ? 22 : 14); i++) flock.push([W * rnd.between(0.04, 0.96), H * rnd.between(0.6, 0.68), rnd.between(0.1, 0.15), rnd.odds(0.6), rnd.odds(0.5)])
  for (const [x, y, k, head, flip] of [[0.16, 0.8, 0.3, true, false], [0.28, 0.83, 0.34, false, false], [0.5, 0.79, 0.28, true, true], [0.66, 0.88, 0.46, true, false], [0.82, 0.84, 0.38, false, true]] as const) flock.push([W * x, H * y, k, head, flip])
  flock.sort((a, b) => a[1] - b[1])
  for (const [x, y, k, head, flip] of flock) {
    const stamp = head ? bird : stooped
    out += mirror(stamp(x, y, u * k, flip), y, 0.3, 0.7) + stamp(x, y, u * k, flip) + ellipse(x, y + u * k * 2, u * k * 16, u * k * 1.6, mix(c.water[0], salt, 0.6), op(0.6))
  }
  return out + birds(s, W * 0.5, H * 0.22, 6, pink, 1.1)
}

function flamingo(body: string, pale: string, dark: string, ink: string): string {
  return line('M-2,0V-38M4,0L5,-20L3,-38', dark, 1.6) + path('M-26,-44C-18,-60 6,-62 16,-50C12,-38 -8,-34 -18,-38Z', body) + path('M-26,-44C-20,-54 -6,-56 4,-52C-2,-44 -14,-40 -20,-39Z', pale) + line('M13,-50C26,-54 24,-66 16,-72C8,-80 10,-92 20,-92', body, 5, ' stroke-linecap="round"') + path('M18,-96C26,-98 32,-94 33,-88C33,-83 31,-80 29,-79C29,-84 27,-88 20,-88Z', body) + path('M31,-90C35,-87 34,-80 29,-78C30,-83 29,-86 28,-88Z', ink)
}

function feeding(body: string, pale: string, dark: string, ink: string): string {
  return line('M-2,0V-38M4,0L6,-20L3,-38', dark, 1.6) + path('M-26,-46C-18,-60 6,-60 16,-48C12,-38 -8,-34 -18,-38Z', body) + path('M-26,-46C-20,-55 -6,-56 4,-51C-2,-44 -14,-40 -20,-39Z', pale) + line('M13,-48C26,-46 30,-34 26,-20C24,-14 26,-10 28,-8', body, 5, ' stroke-linecap="round"') + path('M25,-10C29,-12 33,-8 32,-3C30,0 26,1 24,0C27,-3 27,-6 25,-7Z', ink)
}
