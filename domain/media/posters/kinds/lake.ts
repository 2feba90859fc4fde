import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds, yak } from '#domain/media/posters/strokes/animals.ts'
import { arch, flags } from '#domain/media/posters/strokes/architecture.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { crags, downs, fillUnder, heightAt, massif, under } from '#domain/media/posters/strokes/hills.ts'
import { walker } from '#domain/media/posters/strokes/people.ts'
import { sky } from '#domain/media/posters/strokes/sky.ts'
import { boulder } from '#domain/media/posters/strokes/stones.ts'
import { curve, ellipse, line, n, op, path, type Point, poly, put, rect } from '#domain/media/posters/strokes/svg.ts'
import { roundTrees } from '#domain/media/posters/strokes/trees.ts'
import { mirror, water } from '#domain/media/posters/strokes/water.ts'

/** A mountain lake: houseboats, lotus and a shikara under poplars, or bare high-altitude blue water with yaks and flags. */
export function drawLake(s: Sheet): string {
  return s.choice.odds(0.5) ? houseboatLake(s) : highLake(s)
}

function houseboatLake(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const hy = H * 0.56
  let out = sky(s, { sunX: rnd.between(0.2, 0.3), sunY: 0.22, sunR: 8, horizon: 0.56 })
  const far = crags(s, H * 0.34, H * 0.1, 5)
  const snow = mix(c.lit, '#FFFFFF', c.dark ? 0 : 0.3)
  const range = s.keep(poly(under({ ...s, H: hy }, far), s.fade(mix(c.at(0.1), snow, 0.35), c.haze, 0.1, 0.9)) + poly([...far.map(([x, y]): Point => [x, y]), ...[...far].reverse().map(([x, y], i): Point => [x, y + u * (3 + (i % 3) * 3)])], snow, op(0.9)))
  const hills = [[0.44, 0.05, 0.16], [0.5, 0.03, 0.34]].map(([y = 0, a = 0, t = 0]) => { const l = downs(s, H * y, H * a, rnd.between(1, 1.6)); const tone = mix(c.at(t), c.see('#5E8A64'), 0.3); return roundTrees(s, l, tone, 1.6, 3.4) + path(curve(l) + `L${W + 10},${n(hy)}H-10Z`, s.fade(tone, mix(tone, c.haze, 0.5))) }).join('')
  const shore = s.keep(hills + poplars(s, hy) + rect(-10, hy - u, W + 20, u * 1.4, c.at(0.5)))
  out += range(0, 0) + shore(0, 0) + water(s, hy, H, [mix(c.water[0], c.haze, 0.2), c.water[1]], { waves: 24 }) + `<g${s.clip(`M-5,${n(hy)}H${W + 5}V${H}H-5Z`)}>${mirror(range(0, 0) + shore(0, 0), hy, 0.3, 0.7)}</g>`
  const palace = s.keep(carvedBoat(s))
  for (const [x, y, k] of s.wide ? ([[0.44, 0.585, 0.16], [0.62, 0.59, 0.19], [0.84, 0.6, 0.23]] as const) : ([[0.5, 0.585, 0.15], [0.8, 0.6, 0.21]] as const)) out += mirror(palace(W * x, H * y, u * k), H * y, 0.35, 0.8) + palace(W * x, H * y, u * k)
  let rip = ''
  for (let i = 0; i < 16; i++) { const w = u * rnd.between(8, 26); rip += `M${n(W * rnd())},${n(hy + u * (3 + i * 1.6))}q${n(w / 2)},${n(-u * 0.5)} ${n(w)},0q${n(-w / 2)},${n(u * 0.5)} ${n(-w)},0Z` }
  out += path(rip, mix(c.water[0], c.sky[3], 0.5), op(0.55)) + put(W * 0.13, H * 0.665, u * 0.16, shikara(s, '#1F7F86'), true)
  const [x, y, k] = [W * (s.wide ? 0.36 : 0.4), H * 0.8, u * (s.tall ? 0.42 : 0.44)]
  const boat = s.keep(shikara(s, '#C8321F'))
  return out + mirror(boat(x, y, k), y, 0.35, 0.75) + boat(x, y, k) + lotus(s) + chinar(s) + birds(s, W * 0.5, H * 0.2, 4, c.at(0.6))
}

function poplars(s: Sheet, hy: number): string {
  const { W, u, rnd, c } = s
  const leaf = s.season === 'winter' ? mix(c.at(0.5), c.see('#8A7466'), 0.6) : mix(c.at(0.5), c.see(s.season === 'monsoon' ? '#4F8A52' : '#C9A23A'), 0.55)
  let dark = ''
  let pale = ''
  for (let x = -u; x < W; x += u * rnd.between(2.2, 4.4)) {
    if (rnd.odds(0.3)) { x += u * rnd.between(3, 12); continue }
    const h = u * rnd.between(7, 13)
    dark += `M${n(x)},${n(hy - h)}q${n(h * 0.17)},${n(h * 0.5)} 0,${n(h)}q${n(-h * 0.17)},${n(-h * 0.5)} 0,${n(-h)}Z`
    pale += `M${n(x)},${n(hy - h)}q${n(-h * 0.17)},${n(h * 0.5)} 0,${n(h)}q${n(-h * 0.05)},${n(-h * 0.5)} 0,${n(-h)}Z`
  }
  return path(dark, leaf) + path(pale, mix(leaf, c.lit, 0.4))
}

// a long carved cedar houseboat with its porch and steps
function carvedBoat({ c }: Sheet): string {
  const wood = c.see('#A8683A')
  const side = mix(wood, c.ink, 0.4)
  const dark = c.dark ? c.glow : c.see('#4A3230')
  const pale = c.see('#F1E2BE')
  let windows = ''
  for (let i = 0; i < 7; i++) windows += `M${-52 + i * 17},-16v-16h10v16Z`
  let fringe = ''
  for (let i = 0; i < 26; i++) fringe += `M${-92 + i * 7},-40l3.500,5 3.500,-5Z`
  return path('M-104,-10C-90,0 80,0 98,-10L92,2H-96Z', side) + rect(-62, -40, 140, 30, wood) + rect(44, -40, 34, 30, side) + path(windows, dark) + line(Array.from({ length: 7 }, (_, i) => `M${-52 + i * 17},-16h10`).join(''), pale, 1.4) + path('M-94,-40H92L86,-47H-86Z', pale) + path('M30,-47H86L92,-40H36Z', mix(pale, c.shade, 0.6)) + path(fringe, wood) + path('M-92,-10V-40H-88V-10ZM-78,-10V-40H-74V-10ZM-64,-10V-40H-60V-10ZM84,-10V-40H88V-10Z', pale) + path('M-94,-20H-62V-17H-94Z', pale) + path(arch(-76, -8, 14, 28), mix(dark, wood, c.dark ? 0.1 : 0.3)) + rect(-40, -54, 66, 7, c.see('#C8321F')) + path('M-96,-4L-112,6H-104L-90,-2Z', side)
}

function shikara({ c }: Sheet, cloth: string): string {
  const hull = c.see('#8A4E2A')
  const dark = mix(hull, c.ink, 0.5)
  const canopy = c.see(cloth)
  const trim = c.see('#F2B443')
  const seats = path('M-26,-9V-20Q-25,-24 -20,-24H-8V-9Z', c.see('#E8C9A0')) + path('M-26,-14H16V-8H-26Z', c.see('#B8432C'))
  const folk = put(-4, -9, 0.62, walker(c.see('#1F7F86'), c.see('#6A4028'), null, c.see('#F2B443'))) + put(8, -9, 0.6, walker(c.see('#7B2E57'), c.see('#6A4028')), true)
  const oarsman = put(48, -9, 0.86, walker(c.ink, c.see('#6A4028')) + path('M-3.400,-28C-3,-33 4,-33 4.400,-28Z', c.lit)) + line('M52,-26L34,8', dark, 1.2) + path('M35,4Q30,8 32,14Q38,11 37,5Z', c.see('#C8321F'))
  return path('M-88,-18C-66,-6 44,-4 60,-12L78,-20C66,6 -60,8 -88,-18Z', hull) + path('M-84,-13C-60,2 40,4 68,-12C58,6 -58,8 -84,-13Z', dark) + seats + folk + line('M-32,-9V-38M22,-9V-38', trim, 1.8) + path('M-40,-38Q-5,-54 30,-38L26,-34H-36Z', canopy) + path('M2,-45Q18,-44 30,-38L26,-34H6Z', mix(canopy, c.ink, 0.35)) + path('M-37,-35l4,6 4,-6 4,6 4,-6 4,6 4,-6 4,6 4,-6 4,6 4,-6 4,6 4,-6 4,6 4,-6 4,6 2,-6Z', trim) + path('M-36,-34Q-30,-26 -32,-14L-36,-12ZM26,-34Q20,-26 22,-14L26,-12Z', canopy) + oarsman
}

function lotus(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const leaf = mix(c.see('#4F8A5E'), c.ink, 0.25)
  const pink = c.see('#E58AA0')
  let out = ''
  for (let i = 0; i < 22; i++) {
    const near = rnd()
    const x = W * (rnd.odds(0.6) ? rnd.between(0.5, 1.02) : rnd.between(-0.02, 0.3))
    const y = H * (0.86 + 0.13 * near)
    const r = u * (1.8 + 2 * near)
    out += ellipse(x, y, r, r * 0.32, mix(leaf, c.lit, 0.12 * (i % 3))) + path(`M${n(x)},${n(y)}l${n(r * 0.9)},${n(-r * 0.1)}v${n(r * 0.26)}Z`, c.water[1])
    if (i % 3 === 0) out += put(x, y - r * 0.1, r * 0.075, path('M0,0C-12,-4 -14,-12 -12,-17C-7,-14 -4,-9 0,0C4,-9 7,-14 12,-17C14,-12 12,-4 0,0Z', pink) + path('M0,0C-6,-8 -5,-16 0,-22C5,-16 6,-8 0,0Z', mix(pink, c.lit, 0.5)))
  }
  return out
}

// a chinar bough reaches in from the near shore
function chinar(s: Sheet): string {
  const { W, u, rnd, c } = s
  const leafTone = s.season === 'winter' ? c.see('#A8552E') : s.season === 'monsoon' ? c.see('#3F7A4E') : c.see('#D9782E')
  const bough = line(`M${W + 10},${n(u * 16)}C${n(W - u * 14)},${n(u * 12)} ${n(W - u * 26)},${n(u * 6)} ${n(W - u * 42)},${n(u * 8)}M${n(W - u * 18)},${n(u * 11)}q${n(-u * 6)},${n(u * 2)} ${n(-u * 10)},${n(u * 8)}M${n(W - u * 8)},${n(u * 14)}q${n(-u * 2)},${n(u * 5)} ${n(-u * 7)},${n(u * 9)}`, c.ink, u * 0.8, ' stroke-linecap="round"')
  const blade = 'M0,2L-1.600,-3L-7,-1L-6,-6L-11,-9L-6,-11L-7,-16L-2.600,-13L0,-19L2.600,-13L7,-16L6,-11L11,-9L6,-6L7,-1L1.600,-3Z'
  const dark = s.keep(path(blade, mix(leafTone, c.ink, 0.45)))
  const pale = s.keep(path(blade, mix(leafTone, c.ink, 0.12)))
  let out = bough
  for (let i = 0; i < 30; i++) { const t = rnd(); out += (i % 3 ? dark : pale)(W - u * 44 * t + u * rnd.between(-2, 3), u * (14 - 7 * t) + u * rnd.between(-8, 9) * (1 - t * 0.5), u * rnd.between(0.2, 0.32), rnd.odds(0.5)) }
  return out
}

function highLake(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const hy = H * 0.55
  let out = sky(s, { sunX: rnd.between(0.2, 0.3), sunY: 0.18, sunR: 7, horizon: 0.54 })
  const earth = (hex: string, haze: number) => mix(c.see(hex), c.haze, haze)
  const far = massif(s, [[W * 0.2, H * 0.33], [W * 0.42, H * 0.27], [W * 0.64, H * 0.32], [W * 0.9, H * 0.25]], H * 0.52, { snow: c.lit, shade: mix(c.shade, c.haze, 0.15), rock: earth('#A97A5E', 0.3), haze: c.haze })
  let hills = ''
  for (const [y, a, hex, haze] of [[0.43, 0.05, '#C79A6E', 0.34], [0.49, 0.035, '#A9714E', 0.16]] as const) { const l = crags(s, H * y, H * a, 4, 0.45); const tone = earth(hex, haze); hills += poly(under({ ...s, H: hy }, l), s.fade(tone, mix(tone, c.haze, 0.3))) + poly(facets(l, u), mix(tone, c.lit, 0.36), op(0.6)) }
  const land = s.keep(far + hills)
  const blue = [mix(c.see('#5FC0C4'), c.water[0], 0.35), mix(c.see('#136A9A'), c.water[1], 0.3)] as const
  out += land(0, 0) + water(s, hy, H, [blue[0], blue[1]], { waves: 20 }) + `<g${s.clip(`M-5,${n(hy)}H${W + 5}V${H}H-5Z`)}>${mirror(land(0, 0), hy, 0.26, 0.6)}</g>`
  const teal = mix(c.see('#49B7B0'), c.lit, 0.2)
  out += path(`M-10,${n(H * 0.8)}C${n(W * 0.2)},${n(H * 0.785)} ${n(W * 0.34)},${n(H * 0.83)} ${n(W * 0.52)},${n(H * 0.82)}S${n(W * 0.86)},${n(H * 0.75)} ${W + 10},${n(H * 0.74)}V${H}H-10Z`, teal, op(0.7))
  const sand = mix(c.see('#D9BE93'), c.lit, 0.25)
  const shore: Point[] = [[-10, H * 0.825], [W * 0.22, H * 0.815], [W * 0.4, H * 0.86], [W * 0.6, H * 0.85], [W * 0.82, H * 0.79], [W + 10, H * 0.775]]
  out += fillUnder(s, shore.map(([x, y]): Point => [x, y - u * 0.7]), mix(c.lit, '#FFFFFF', c.dark ? 0 : 0.5)) + fillUnder(s, shore, s.fade(sand, mix(sand, c.shade, 0.6)))
  return out + campShore(s, shore) + birds(s, W * 0.42, H * 0.2, 3, c.at(0.6), 1.1)
}

function facets(list: Point[], u: number): Point[] {
  const down = list.map(([x, y], i): Point => [x - u * (i % 2 ? 3 : 1), y + u * (i % 2 ? 8 : 2.4)])
  return [...list, ...down.reverse()]
}

function campShore(s: Sheet, shore: Point[]): string {
  const { W, H, u, rnd, c } = s
  const body = mix(c.see('#4A3A38'), c.ink, 0.4)
  const beast = s.keep(yak(body, mix(body, c.ink, 0.5), mix(c.lit, c.shade, 0.2), c.see('#C8321F')))
  let out = ''
  const cairn = (x: number, y: number, k: number) => put(x, y, u * k, boulder(mix(c.see('#A08A78'), c.at(0.6), 0.3), c.lit, c.ink) + `<g transform="translate(1 -12) scale(.74)">${boulder(mix(c.see('#A08A78'), c.at(0.6), 0.3), c.lit, c.ink)}</g><g transform="translate(0 -21) scale(.5)">${boulder(mix(c.see('#A08A78'), c.at(0.6), 0.3), c.lit, c.ink)}</g>`)
  const poleX = W * 0.1
  const poleY = heightAt(shore, poleX) + 5 * u
  out += line(`M${n(poleX)},${n(poleY)}V${n(poleY - 34 * u)}`, mix(c.ink, c.see('#6A4A34'), 0.4), u * 0.7) + flags(poleX, poleY - 33 * u, W * 0.6, H * 0.835, u * 5, u, c, rnd) + flags(poleX, poleY - 33 * u, -u * 4, poleY - 12 * u, u * 2, u, c, rnd)
  out += cairn(W * 0.6, H * 0.86, 0.4) + cairn(poleX + 4 * u, poleY + u, 0.46)
  for (const [x, dy, k, flip] of s.wide ? ([[0.5, 9, 0.27, true], [0.72, 8, 0.34, false]] as const) : ([[0.4, 10, 0.24, true], [0.64, 11, 0.34, false]] as const)) out += ellipse(W * x + u * 2, heightAt(shore, W * x) + dy * u, u * k * 60, u * k * 5, c.ink, op(0.28)) + beast(W * x, heightAt(shore, W * x) + dy * u, u * k, flip)
  out += put(W * 0.86, heightAt(shore, W * 0.86) + 12 * u, u * 0.46, walker(c.see('#9A2F3C'), c.see('#7A4B34'), null, c.see('#2F6F80')))
  return out + put(W * 0.98, H * 1.0, u * 0.8, boulder(mix(c.at(0.8), c.see('#6A5A50'), 0.4), c.lit, c.ink)) + put(W * 0.2, H * 1.0, u * 0.5, boulder(mix(c.at(0.8), c.see('#6A5A50'), 0.4), c.lit, c.ink))
}
