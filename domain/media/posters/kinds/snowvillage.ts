import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { FINIAL } from '#domain/media/posters/strokes/architecture.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { downs, fillUnder, heightAt, massif } from '#domain/media/posters/strokes/hills.ts'
import { walker } from '#domain/media/posters/strokes/people.ts'
import { mist, sky } from '#domain/media/posters/strokes/sky.ts'
import { circle, curve, line, n, op, path, type Point, put, rect } from '#domain/media/posters/strokes/svg.ts'
import { deodar, treeline } from '#domain/media/posters/strokes/trees.ts'

/** A slate-roofed village on a mountain terrace: deep in snow in winter, in orchards and green steps else. */
export function drawSnowvillage(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const snowy = s.season === 'winter'
  const tone = villageTones(s)
  let out = sky(s, { sunX: rnd.between(0.18, 0.27), sunY: 0.2, sunR: 7.5, horizon: 0.6 })
  const peak = H * (s.tall ? 0.2 : 0.12)
  const tops: Point[] = [[W * 0.06, H * 0.32], [W * 0.26, H * 0.26], [W * 0.47, peak + H * 0.04], [W * 0.66, peak + H * 0.11], [W * 0.92, H * 0.24]]
  out += massif(s, tops, H * 0.58, { snow: c.lit, shade: c.shade, rock: c.at(0.3), haze: c.haze }) + mist(s, H * 0.55, 2, 0.5)
  const wood = downs(s, H * 0.56, H * 0.03, 1.1)
  out += treeline(s, wood, c.at(0.34), 6, 1.1) + fillUnder(s, wood, s.fade(mix(c.at(0.34), tone.ground, 0.2), mix(c.at(0.34), c.haze, 0.4), 0, 0.4))
  out += terraces(s, tone, snowy)
  const trees = s.keep(deodar(40, mix(c.ink, c.at(0.7), 0.4), c.at(0.68), rnd, snowy ? tone.snow : null))
  const orchard = s.keep(fruitTree(s, snowy))
  const house = s.keep(timberHouse(s, tone, 0))
  const loft = s.keep(timberHouse(s, tone, 1))
  const high: readonly (readonly [number, number, number, boolean])[] = s.wide ? [[0.34, 0.62, 0.13, false], [0.42, 0.61, 0.14, true], [0.5, 0.625, 0.13, false], [0.74, 0.615, 0.14, true], [0.82, 0.63, 0.13, false], [0.27, 0.64, 0.12, true]] : [[0.3, 0.625, 0.12, false], [0.42, 0.61, 0.13, true], [0.78, 0.615, 0.13, true], [0.9, 0.63, 0.12, false]]
  for (const [x, y, k, tall] of high) out += (tall ? loft : house)(W * x, H * y, u * k, tall)
  for (const [x, y, k] of [[0.53, 0.61, 0.3], [0.22, 0.63, 0.34], [0.97, 0.63, 0.4], [0.36, 0.62, 0.26]] as const) out += trees(W * x, H * y, u * k)
  out += put(W * (s.wide ? 0.61 : 0.62), H * 0.685, u * (s.tall ? 0.3 : 0.32), templeTower(s, tone))
  out += smoke(s, W * 0.3, H * 0.6) + smoke(s, W * 0.82, H * 0.58)
  for (const [x, y, k, tall] of s.wide ? ([[0.2, 0.76, 0.25, true], [0.33, 0.78, 0.24, false], [0.76, 0.77, 0.25, false], [0.88, 0.76, 0.28, true]] as const) : ([[0.18, 0.745, 0.24, true], [0.4, 0.765, 0.22, false], [0.86, 0.755, 0.26, true]] as const)) out += (tall ? loft : house)(W * x, H * y, u * k)
  for (const [x, y, k] of [[0.29, 0.78, 0.3], [0.5, 0.775, 0.26], [0.7, 0.78, 0.34], [0.06, 0.77, 0.34]] as const) out += orchard(W * x, H * y, u * k)
  return out + foreground(s, tone, snowy)
}

type VillageTones = { snow: string; snowShade: string; ground: string; wall: string; timber: string; slate: string }

function villageTones({ c, season }: Sheet): VillageTones {
  const snow = mix(c.lit, '#FFFFFF', c.dark ? 0 : 0.3)
  const winter = season === 'winter'
  const grass = mix(c.see(season === 'monsoon' ? '#6E9A54' : '#8FA55C'), c.at(0.4), 0.2)
  return { snow, snowShade: mix(c.lit, c.shade, 0.5), ground: winter ? mix(c.lit, c.shade, 0.2) : grass, wall: c.see('#D9C6A4'), timber: c.see('#7A4A30'), slate: winter ? snow : c.see('#6F7C88') }
}

function terraces(s: Sheet, tone: VillageTones, snowy: boolean): string {
  const { W, H, u, c } = s
  let out = ''
  for (let i = 0; i < 6; i++) {
    const y = H * (0.61 + i * 0.037 + i * i * 0.002)
    const edge: Point[] = Array.from({ length: 8 }, (_, j): Point => [(W + 20) * (j / 7) - 10, y + u * 1.6 * Math.sin(j * 1.3 + i * 1.9) - H * 0.012 * Math.cos((j / 7) * 3.1)])
    const base = mix(mix(tone.ground, c.haze, 0.34 - i * 0.06), c.ink, i * 0.035)
    out += fillUnder(s, edge, base) + line(curve(edge.map(([px, py]): Point => [px, py + u * 0.8])), snowy ? tone.snowShade : mix(base, c.see('#8A6A4A'), 0.6), u * (1 + i * 0.16), op(0.8))
  }
  return out
}

// courses of stone and deodar beam, a balcony, and a slate roof that winter covers
function timberHouse({ c }: Sheet, { wall, timber, slate, snow }: VillageTones, storeys: number): string {
  const h = 46 + storeys * 22
  const side = mix(wall, c.shade, 0.6)
  const dark = mix(timber, c.ink, 0.5)
  const light = c.dark ? c.glow : dark
  let out = rect(-40, -h, 80, h, wall) + rect(16, -h, 24, h, side)
  for (let y = 9; y < h - 18; y += 10) out += rect(-40, -y, 80, 2.6, timber)
  out += rect(-46, -h - 2, 92, 22, timber) + rect(16, -h - 2, 30, 22, dark) + path([-38, -24, -10, 6, 22, 34].map((x) => `M${x},${-h + 16}v-13h9v13Z`).join(''), light) + rect(-50, -h + 18, 100, 4, dark) + rect(-10, -22, 14, 22, dark) + path('M-32,-10V-22H-22V-10ZM20,-10V-22H30V-10Z', light)
  const eave = -h - 1
  return out + path(`M-62,${eave}L-34,${eave - 30}H40L60,${eave}Z`, slate) + path(`M12,${eave - 30}H40L60,${eave}H20Z`, mix(slate, c.shade, 0.62)) + path(`M-62,${eave}H60V${eave + 4}H-62Z`, slate === snow ? snow : dark) + (slate === snow ? path(`M-62,${eave + 3}q5,6 10,0t10,0 12,0 10,1 12,-1 10,0 12,0 10,0 12,0 12,0 14,0V${eave}H-62Z`, snow) : line(`M-50,${eave - 12}H52M-42,${eave - 21}H46`, mix(slate, c.ink, 0.4), 1))
}

function templeTower({ c }: Sheet, { wall, timber, slate, snow }: VillageTones): string {
  const side = mix(wall, c.shade, 0.62)
  const dark = mix(timber, c.ink, 0.5)
  const gold = c.see('#E3A22F')
  let out = path('M-26,0L-22,-112H22L26,0Z', wall) + path('M8,0V-112H22L26,0Z', side)
  for (let y = 8; y < 110; y += 12) out += rect(-26 + y * 0.035, -y, 52 - y * 0.07, 3.4, timber)
  const roof = (y: number, w: number, h: number) => path(`M${-w},${y}Q${-w * 0.4},${y - h * 0.3} 0,${y - h}Q${w * 0.4},${y - h * 0.3} ${w},${y}Z`, slate) + path(`M${w * 0.12},${y}Q${w * 0.2},${y - h * 0.5} 0,${y - h}Q${w * 0.4},${y - h * 0.3} ${w},${y}Z`, mix(slate, c.shade, 0.6)) + path(`M${-w},${y}H${w}V${y + 3.4}H${-w}Z`, slate === snow ? snow : dark)
  return out + rect(-34, -132, 68, 22, timber) + rect(10, -132, 24, 22, dark) + path([-28, -16, -4, 10, 22].map((x) => `M${x},-114v-13h8v13Z`).join(''), c.dark ? c.glow : dark) + roof(-131, 50, 40) + rect(-18, -172, 36, 18, timber) + roof(-168, 32, 34) + `<path d="${FINIAL}" transform="translate(0 -200) scale(.7)" fill="${gold}"/>` + path('M-9,0V-24Q0,-31 9,-24V0Z', dark)
}

function fruitTree({ c, season, rnd }: Sheet, snowy: boolean): string {
  const bark = mix(c.ink, c.see('#5A3A30'), 0.4)
  const limbs = line('M0,0C-1,-10 0,-14 -2,-20M-1,-12C-6,-18 -12,-20 -16,-28M-2,-18C2,-24 10,-26 14,-34M-2,-20C-4,-28 -2,-34 0,-42M-9,-20C-10,-26 -8,-30 -9,-36M7,-25C7,-30 6,-36 8,-40', bark, 2.2, ' stroke-linecap="round"')
  if (snowy) return limbs + line('M-16,-28L-10,-22M14,-34L8,-27M0,-42L-2,-34', c.lit, 1.2, ' stroke-linecap="round"')
  const leaf = season === 'monsoon' ? c.see('#5E8F4E') : c.see('#E7B7BE')
  let crown = ''
  let light = ''
  for (const [x, y, r] of [[-14, -28, 9], [12, -33, 10], [0, -40, 10], [-6, -30, 9], [6, -27, 8]] as const) { crown += `M${x - r},${y}a${r},${r * 0.86} 0 1 1 ${2 * r},0a${r},${r * 0.7} 0 1 1 ${-2 * r},0Z`; light += `M${x - r},${y}a${r},${r * 0.86} 0 0 1 ${r},${n(-r * 0.86)}q${n(-r * 0.7)},${n(r * 0.7)} ${n(-r)},${n(r * 0.86)}Z` }
  let fruit = ''
  if (season === 'monsoon') for (let i = 0; i < 7; i++) fruit += circle(rnd.between(-18, 18), rnd.between(-42, -24), 1.9, c.see('#C9352B'))
  return limbs + path(crown, leaf) + path(light, mix(leaf, c.lit, 0.5)) + fruit
}

function smoke({ u, c }: Sheet, x: number, y: number): string {
  return line(`M${n(x)},${n(y)}q${n(u * 2)},${n(-u * 2.4)} ${n(u * 0.6)},${n(-u * 5)}t${n(u * 2)},${n(-u * 5)}`, mix(c.haze, c.lit, 0.5), u * 0.9, ' stroke-linecap="round"' + op(0.55))
}

function foreground(s: Sheet, tone: VillageTones, snowy: boolean): string {
  const { W, H, u, rnd, c } = s
  const near: Point[] = [[-10, H * 0.86], [W * 0.24, H * 0.9], [W * 0.56, H * 0.885], [W * 0.8, H * 0.9], [W + 10, H * 0.85]]
  const base = snowy ? tone.snow : mix(tone.ground, c.ink, 0.4)
  let out = fillUnder(s, near, s.fade(base, snowy ? mix(c.lit, c.shade, 0.55) : mix(base, c.ink, 0.4)))
  out += path(`M${n(W * 0.56)},${n(H * 0.885)}C${n(W * 0.46)},${n(H * 0.9)} ${n(W * 0.62)},${n(H * 0.94)} ${n(W * 0.36)},${H + 5}H${n(W * 0.58)}C${n(W * 0.7)},${n(H * 0.95)} ${n(W * 0.56)},${n(H * 0.91)} ${n(W * 0.6)},${n(H * 0.886)}Z`, snowy ? mix(c.lit, c.shade, 0.42) : mix(c.see('#B99A72'), c.lit, 0.2))
  let wall = ''
  for (let x = -u * 2; x < W * 0.42; x += u * 4.2) wall += `M${n(x)},${n(heightAt(near, x) + u * 2)}v${n(-u * 3)}q${n(u * 2)},${n(-u)} ${n(u * 3.9)},0v${n(u * 3)}Z`
  out += path(wall, mix(c.at(0.8), c.see('#7A7468'), 0.4)) + (snowy ? line(curve(near.slice(0, 3).map(([x, y]): Point => [Math.min(x, W * 0.42), y - u * 1.3])), tone.snow, u * 1.1, ' stroke-linecap="round"') : '')
  out += put(W * 0.52, H * 0.95, u * 0.5, walker(c.see('#9A2F3C'), c.see('#7A4B34'), c.see('#C99A5E'), c.see('#3F7D6B'))) + put(W * 0.58, H * 0.918, u * 0.32, walker(c.see('#2F6F80'), c.see('#7A4B34'), null, null))
  for (const [x, h] of s.wide ? ([[0.92, 54], [0.98, 70], [0.02, 50]] as const) : ([[0.9, 44], [0.99, 62], [0.02, 54]] as const)) out += put(W * x, H * 0.94 + 2 * u, u, deodar(h, mix(c.ink, c.at(0.8), 0.2), c.at(0.8), rnd, snowy ? mix(c.lit, c.shade, 0.18) : null))
  return out + birds(s, W * 0.36, H * 0.3, 3, c.at(0.6))
}
