import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { arch, dome, FINIAL, merlons, ROUND, ROUNDSHADE } from '#domain/media/posters/strokes/architecture.ts'
import { nth } from '#domain/media/posters/strokes/chance.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { rowboat, walker } from '#domain/media/posters/strokes/people.ts'
import { mist, sky } from '#domain/media/posters/strokes/sky.ts'
import { circle, ellipse, line, n, op, path, type Point, put, rect } from '#domain/media/posters/strokes/svg.ts'
import { roundTrees } from '#domain/media/posters/strokes/trees.ts'
import { mirror, water } from '#domain/media/posters/strokes/water.ts'

/** A port city: the sea gate with its grand hotel and launches, or a tram before the marble memorial and the great bridge. */
export function drawCityscape(s: Sheet): string {
  return s.choice.odds(0.55) ? harbour(s) : tramStreet(s)
}

type Stone = { lit: string; mid: string; shade: string; dark: string; glow: string; gold: string }

function stone({ c }: Sheet): Stone {
  const dark = mix(c.ink, c.shade, 0.18)
  return { lit: c.lit, mid: mix(c.lit, c.shade, 0.42), shade: c.shade, dark, glow: c.dark ? c.glow : dark, gold: c.see('#E3A22F') }
}

function harbour(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const quay = H * 0.66
  let out = sky(s, { sunX: rnd.between(0.2, 0.3), sunY: 0.24, sunR: 10, horizon: 0.62 })
  out += towers(s, quay, 0.05, 8, 28) + towers(s, quay, 0.2, 5, 17) + mist(s, quay - 3 * u, 2, 0.4)
  const hotel = s.keep(grandHotel(s))
  const gate = s.keep(seaGate(s))
  const [hx, hk] = [W * (s.wide ? 0.7 : 0.72), u * (s.tall ? 0.24 : 0.27)]
  const [gx, gk] = [W * (s.wide ? 0.4 : 0.36), u * (s.tall ? 0.35 : 0.36)]
  const tone = stone(s)
  const trees: Point[] = [[-10, quay - u], [W * 0.5, quay - u], [W + 10, quay - u]]
  out += hotel(hx, quay, hk) + roundTrees(s, trees, c.at(0.56), 2.4, 4.4)
  const wall = s.keep(rect(-10, quay - u * 1.4, W + 20, u * 5, mix(tone.lit, tone.mid, 0.5)) + rect(-10, quay + u * 1.2, W + 20, u * 3, tone.shade) + path(Array.from({ length: Math.ceil(W / (u * 8)) }, (_, i) => `M${n(i * u * 8 - 10)},${n(quay + u * 1.2)}v${n(u * 3)}h${n(u * 0.5)}v${n(-u * 3)}Z`).join(''), mix(tone.shade, c.ink, 0.3)))
  out += wall(0, 0) + gate(gx, quay - u * 0.2, gk)
  const wy = quay + u * 4
  let steps = ''
  for (let i = 0; i < 4; i++) steps += rect(gx - u * (15 + i), quay + u * (0.4 + i), u * (30 + i * 2), u, i % 2 ? tone.mid : tone.lit)
  out += steps + crowd(s, gx, quay)
  out += water(s, wy, H, [mix(c.water[0], c.haze, 0.15), c.water[1]], { waves: 30 }) + `<g${s.clip(`M-5,${n(wy)}H${W + 5}V${H}H-5Z`)}>${mirror(gate(gx, wy - u * 3, gk) + hotel(hx, wy - u * 3, hk), wy, 0.26, 0.6)}</g>`
  let rip = ''
  for (let i = 0; i < 18; i++) { const w = u * rnd.between(8, 30); rip += `M${n(W * rnd())},${n(wy + u * (1.5 + i * 1.7))}q${n(w / 2)},${n(-u * 0.5)} ${n(w)},0q${n(-w / 2)},${n(u * 0.5)} ${n(-w)},0Z` }
  out += path(rip, mix(c.water[0], c.water[1], 0.4), op(0.7))
  const launch = s.keep(ferry(s))
  for (const [x, y, k, flip] of [[0.86, 0.775, 0.17, true], [0.16, 0.8, 0.22, false], [0.62, 0.885, 0.36, true]] as const) out += mirror(launch(W * x, H * y, u * k, flip), H * y, 0.25, 0.6) + launch(W * x, H * y, u * k, flip)
  return out + put(W * 0.3, H * 0.93, u * 0.3, rowboat(c.ink, mix(c.ink, '#000000', 0.3), null, c.ink, c.accent)) + birds(s, W * 0.42, H * 0.3, 7, c.at(0.8)) + birds(s, W * 0.12, H * 0.5, 4, c.at(0.8), 0.8)
}

function towers(s: Sheet, base: number, depth: number, low: number, high: number): string {
  const { W, u, rnd, c } = s
  const tone = mix(c.at(depth), c.haze, 0.3 - depth)
  let d = ''
  let lights = ''
  let edge = ''
  for (let x = -u * 2; x < W; ) {
    const w = u * rnd.between(3.4, 7)
    const h = u * rnd.between(low, high)
    d += `M${n(x)},${n(base)}v${n(-h)}${rnd.odds(0.4) ? `l${n(w / 2)},${n(-u * rnd.between(1, 3))} ${n(w / 2)},${n(u * 1)}` : `h${n(w)}`}V${n(base)}Z`
    edge += `M${n(x)},${n(base)}v${n(-h)}h${n(w * 0.28)}V${n(base)}Z`
    for (let j = 0; j < 3 && c.dark; j++) lights += `M${n(x + w * rnd.between(0.3, 0.8))},${n(base - h * rnd.between(0.2, 0.9))}h${n(u * 0.6)}v${n(u * 0.7)}h${n(-u * 0.6)}Z`
    x += w * rnd.between(0.9, 1.5) * (s.wide ? 1.3 : 1)
  }
  return path(d, s.fade(tone, mix(tone, c.haze, 0.5))) + path(edge, mix(tone, c.lit, 0.3), op(0.6)) + (c.dark ? path(lights, c.glow, op(0.6)) : '')
}

function seaGate(s: Sheet): string {
  const { lit, mid, shade, glow, gold } = stone(s)
  const { c } = s
  const through = mix(c.sky[3], c.haze, 0.5)
  let out = rect(-84, -88, 168, 88, lit) + rect(44, -88, 40, 88, mid) + rect(-34, -112, 68, 112, lit) + rect(14, -112, 20, 112, mid)
  out += path(arch(0, 0, 46, 98), shade) + path(arch(0, 0, 38, 86), through) + path(arch(-59, 0, 30, 60) + arch(59, 0, 30, 60), shade) + path(arch(-59, 0, 23, 50) + arch(59, 0, 23, 50), through)
  out += path([-74, -59, -44, 44, 59, 74].map((x) => arch(x, -66, 9, 14)).join(''), glow) + rect(-88, -92, 176, 5, shade) + rect(-88, -96, 176, 4, lit) + merlons(-84, -36, -96, 6, mid) + merlons(36, 86, -96, 6, mid)
  out += rect(-40, -118, 80, 6, shade) + rect(-36, -124, 72, 6, lit) + path([-22, -11, 0, 11, 22].map((x) => arch(x, -99, 7, 10)).join(''), glow)
  for (const x of [-34, 34]) out += rect(x - 6, -138, 12, 138, x < 0 ? lit : mid) + rect(x + 1, -138, 5, 138, shade) + rect(x - 8, -126, 16, 4, mid) + `<g transform="translate(${x} -138) scale(.17)">${dome(lit, shade, gold)}</g>`
  for (const x of [-84, 84]) out += rect(x - 5, -108, 10, 108, x < 0 ? lit : mid) + rect(x + 1, -108, 4, 108, shade) + `<g transform="translate(${x} -108) scale(.13)">${dome(lit, shade, gold)}</g>`
  return out + rect(-92, -5, 184, 5, mid) + rect(20, -5, 72, 5, shade)
}

function grandHotel(s: Sheet): string {
  const { lit, mid, shade, glow } = stone(s)
  const { c } = s
  const red = c.see('#B8543E')
  const redShade = mix(red, c.ink, 0.4)
  const cap = (x: number, y: number, k: number) => `<g transform="translate(${x} ${y}) scale(${k})">${path(ROUND, red) + path(ROUNDSHADE, redShade)}<path d="${FINIAL}" transform="translate(0 -64)" fill="${red}"/></g>`
  let windows = ''
  for (let row = 0; row < 4; row++) for (let i = 0; i < 17; i++) windows += `M${n(-127.5 + i * 15.5)},${-10 - row * 17}v-8q3.5,-5 7,0v8Z`
  let out = rect(-134, -80, 268, 80, mix(lit, mid, 0.4)) + rect(60, -80, 74, 80, mid) + path(windows, glow)
  for (const y of [-80, -46, -24]) out += rect(-138, y - 3, 276, 3.4, mix(lit, mid, 0.1))
  out += path('M-134,-83L-122,-96H122L134,-83Z', red) + path('M50,-83V-96H122L134,-83Z', redShade)
  out += rect(-30, -116, 60, 116, lit) + rect(10, -116, 20, 116, mid) + path([-18, 0, 18].flatMap((x) => [-86, -58, -30, -4].map((y) => arch(x, y, 9, 18))).join(''), glow) + rect(-34, -120, 68, 5, shade) + cap(0, -118, 0.68)
  for (const x of [-128, 128]) out += rect(x - 12, -100, 24, 100, x < 0 ? lit : mid) + rect(x + 3, -100, 9, 100, shade) + path([-74, -46, -18].map((y) => arch(x - 2, y, 8, 16)).join(''), glow) + cap(x, -100, 0.27)
  for (const x of [-44, 44]) out += cap(x, -94, 0.22)
  return out
}

function crowd(s: Sheet, gx: number, quay: number): string {
  const { u, c, rnd } = s
  const cols = ['#C8321F', '#E2A02F', '#F4EBD3', '#7A2F5B', '#1F7F86'].map((h) => c.see(h))
  let out = ''
  for (let i = 0; i < 9; i++) out += put(gx + u * (i * 9 - 38 + rnd.between(-2, 2)), quay + u * rnd.between(0.2, 1), u * rnd.between(0.14, 0.17), walker(nth(cols, i), c.ink, null, i % 2 ? nth(cols, i + 2) : null), rnd.odds(0.5))
  return out
}

function ferry({ c }: Sheet): string {
  const hull = c.see('#F4EBD3')
  const band = c.see('#1F7F86')
  const folk = [-30, -16, -2, 12, 26].map((x, i) => circle(x, -22, 3, c.see('#6A4028')) + path(`M${x - 4},-10V-17Q${x},-22 ${x + 4},-17V-10Z`, c.see(['#C8321F', '#E2A02F', '#7A2F5B', '#F4EBD3', '#3F7D6B'][i] ?? '#C8321F'))).join('')
  return path('M-66,-14C-40,-8 30,-8 50,-14L74,-22C68,0 54,4 44,4H-50C-60,4 -66,-4 -66,-14Z', hull) + path('M-65,-9C-40,-3 40,-3 70,-13C69,-8 67,-4 65,-2C40,3 -40,3 -62,-1Z', band) + folk + line('M-44,-12V-38M-6,-10V-38M34,-12V-38', c.ink, 1.6) + path('M-52,-38Q-5,-46 44,-38L46,-33H-52Z', c.see('#C8321F')) + path('M10,-42Q30,-41 44,-38L46,-33H14Z', mix(c.see('#C8321F'), c.ink, 0.35)) + line('M-60,-14V-58', c.ink, 1.4) + path('M-60,-58L-40,-53L-60,-48Z', c.see('#F2B443'))
}

function tramStreet(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const ground = H * 0.7
  let out = sky(s, { sunX: rnd.between(0.18, 0.27), sunY: 0.22, sunR: 10, horizon: 0.66 })
  out += towers(s, H * 0.64, 0.03, 3, 12) + cantilever(s, H * 0.63) + mist(s, H * 0.62, 2, 0.45)
  const park: Point[] = [[-10, H * 0.645], [W * 0.5, H * 0.64], [W + 10, H * 0.645]]
  const leaf = mix(c.see('#5E8A52'), c.at(0.5), 0.4)
  out += roundTrees(s, park, mix(leaf, c.haze, 0.2), 4, 4) + rect(-10, H * 0.645, W + 20, H * 0.1, mix(leaf, c.lit, 0.2))
  out += put(W * (s.wide ? 0.6 : 0.58), H * 0.685, u * (s.tall ? 0.32 : 0.34), memorial(s))
  const bush: Point[] = [[-10, H * 0.69], [W * 0.5, H * 0.694], [W + 10, H * 0.69]]
  out += roundTrees(s, bush, mix(leaf, c.ink, 0.25), 2, 2.6)
  const iron = mix(c.ink, leaf, 0.2)
  out += path(Array.from({ length: Math.ceil(W / (u * 1.7)) }, (_, i) => `M${n(i * u * 1.7)},${n(ground)}v${n(-u * 4)}l${n(u * 0.25)},${n(-u * 0.8)} ${n(u * 0.25)},${n(u * 0.8)}v${n(u * 4)}Z`).join(''), iron) + rect(-10, ground - u * 3.6, W + 20, u * 0.4, iron) + rect(-10, ground - u * 0.6, W + 20, u * 0.6, iron)
  return out + road(s, ground)
}

function cantilever(s: Sheet, y: number): string {
  const { W, u, c } = s
  const steel = mix(c.at(0.28), c.haze, 0.2)
  const [a, b] = [W * 0.1, W * 0.42]
  const top = y - u * 24
  const span = b - a
  const chord = `M${n(a - span * 0.75)},${n(y - u * 3)}Q${n(a - span * 0.2)},${n(y - u * 8)} ${n(a)},${n(top)}Q${n(a + span * 0.2)},${n(y - u * 8)} ${n(a + span * 0.5)},${n(y - u * 7)}T${n(b)},${n(top)}Q${n(b + span * 0.2)},${n(y - u * 8)} ${n(b + span * 0.75)},${n(y - u * 3)}`
  let web = ''
  for (const x of [a, b]) for (let i = -5; i <= 5; i++) if (i) { const reach = span * 0.1 * i; const drop = 24 - 17 * (1 - (1 - Math.abs(i) / 5.6) ** 2); web += `M${n(x + reach)},${n(y - u * 3)}V${n(y - u * drop)}L${n(x + reach - (reach / Math.abs(i)) * 1)},${n(y - u * 3)}` }
  return line(web, steel, u * 0.35) + line(chord, steel, u * 0.9) + path(`M${n(a - u * 1.4)},${n(y + u)}L${n(a - u * 0.7)},${n(top)}h${n(u * 1.4)}L${n(a + u * 1.4)},${n(y + u)}ZM${n(b - u * 1.4)},${n(y + u)}L${n(b - u * 0.7)},${n(top)}h${n(u * 1.4)}L${n(b + u * 1.4)},${n(y + u)}Z`, steel) + rect(-10, y - u * 3.4, W * 0.75, u * 1.2, steel)
}

function memorial(s: Sheet): string {
  const { c } = s
  const lit = mix(c.lit, '#FFFFFF', c.dark ? 0.05 : 0.45)
  const shade = mix(c.shade, lit, 0.25)
  const mid = mix(lit, shade, 0.45)
  const glow = c.dark ? c.glow : mix(shade, c.ink, 0.45)
  const copper = c.see('#4F8A7A')
  const cap = (x: number, y: number, k: number) => `<g transform="translate(${x} ${y}) scale(${k})">${path(ROUND, lit) + path(ROUNDSHADE, shade)}<path d="${FINIAL}" transform="translate(0 -64)" fill="${copper}"/></g>`
  let out = rect(-150, -8, 300, 8, mid) + rect(-138, -46, 276, 40, lit) + rect(70, -46, 68, 40, mid) + path(Array.from({ length: 15 }, (_, i) => (Math.abs(i - 7) < 2 ? '' : arch(-126 + i * 18, -8, 9, 28))).join(''), glow) + rect(-142, -50, 284, 5, shade)
  for (const x of [-122, 122]) out += rect(x - 18, -64, 36, 58, x < 0 ? lit : mid) + rect(x + 5, -64, 13, 58, shade) + path(arch(x - 2, -8, 16, 38), glow) + rect(x - 14, -78, 28, 14, lit) + cap(x, -78, 0.3)
  out += rect(-46, -76, 92, 70, lit) + rect(18, -76, 28, 70, mid) + path(arch(0, -8, 40, 60), shade) + path(arch(0, -8, 30, 50), glow) + rect(-50, -81, 100, 6, shade)
  for (const x of [-40, 40]) out += rect(x - 9, -98, 18, 18, x < 0 ? lit : mid) + cap(x, -98, 0.2)
  out += rect(-32, -106, 64, 26, lit) + rect(10, -106, 22, 26, mid) + path([-22, -11, 0, 11, 22].map((x) => arch(x, -82, 7, 18)).join(''), glow) + cap(0, -106, 0.72)
  return out
}

function road(s: Sheet, ground: number): string {
  const { W, H, u, c } = s
  const kerb = mix(c.lit, c.shade, 0.5)
  const tar = mix(c.at(0.72), c.see('#5A5058'), 0.4)
  let out = rect(-10, ground, W + 20, u * 2.4, kerb) + rect(-10, ground + u * 2.2, W + 20, H, s.fade(mix(tar, c.lit, 0.16), mix(tar, c.ink, 0.5)))
  const [r1, r2] = [H * 0.785, H * 0.8]
  out += line(`M-10,${n(r1)}H${W + 10}M-10,${n(r2)}H${W + 10}`, mix(c.lit, tar, 0.3), u * 0.35)
  const wires = mix(c.ink, c.at(0.6), 0.3)
  out += line(`M-10,${n(H * 0.55)}Q${n(W * 0.5)},${n(H * 0.565)} ${W + 10},${n(H * 0.55)}`, wires, u * 0.2)
  const tx = W * (s.wide ? 0.3 : 0.38)
  out += ellipse(tx, r2, u * 34, u * 1, c.ink, op(0.35)) + put(tx, r1 + u * 0.6, u * (s.tall ? 0.28 : 0.3), tram(s)) + line(`M${n(tx - u * 6)},${n(r1 - u * 17)}L${n(tx - u)},${n(H * 0.558)}`, wires, u * 0.3)
  for (const [x, y, k, hex, shawl] of [[0.82, 0.755, 0.3, '#F4EBD3', '#C8321F'], [0.86, 0.757, 0.29, '#7A2F5B', '#E2A02F'], [0.06, 0.752, 0.28, '#1F7F86', '#F4EBD3']] as const) out += put(W * x, H * y, u * k, walker(c.see(hex), c.ink, null, c.see(shawl)))
  let dashes = ''
  for (let x = -u * 4; x < W; x += u * 15) dashes += `M${n(x)},${n(H * 0.862)}h${n(u * 8)}l${n(-u * 0.5)},${n(u * 0.8)}h${n(-u * 8)}Z`
  out += path(dashes, kerb, op(0.7))
  const cab = W * (s.wide ? 0.68 : 0.66)
  out += ellipse(cab, H * 0.925, u * 22, u * 1.2, c.ink, op(0.4)) + put(cab, H * 0.92, u * 0.36, taxi(s), true) + put(W * 0.2, H * 0.9, u * 0.32, flowerSeller(s))
  return out + lamp(s, W * 0.95) + rect(-10, H * 0.965, W + 20, H * 0.05, c.ink) + put(W * 0.4, H * 0.972, u * 0.5, walker(c.ink, c.ink, c.ink)) + birds(s, W * 0.56, H * 0.2, 6, c.at(0.8))
}

function tram({ c }: Sheet): string {
  const cream = c.see('#F4EBD3')
  const blue = c.see('#1F6F86')
  const dark = c.dark ? c.glow : mix(c.ink, blue, 0.3)
  const car = (x: number) => path(`M${x},-6V-44Q${x},-54 ${x + 8},-54H${x + 88}Q${x + 96},-54 ${x + 96},-44V-6Z`, cream) + path(`M${x},-6V-24H${x + 96}V-6Z`, blue) + path(`M${x + 2},-54Q${x + 48},-64 ${x + 94},-54Z`, mix(blue, c.ink, 0.25)) + [0, 1, 2, 3, 4].map((i) => rect(x + 8 + i * 17, -46, 12, 17, dark)).join('') + rect(x, -26, 96, 2.4, c.see('#E2A02F')) + circle(x + 22, -4, 6, c.ink) + circle(x + 74, -4, 6, c.ink)
  return car(-100) + car(2) + rect(-4, -16, 6, 6, c.ink) + line('M-20,-58L-34,-74', c.ink, 1.6) + circle(96, -14, 3, c.see('#F7EAD0'))
}

function taxi({ c }: Sheet): string {
  const yellow = c.see('#F2B52E')
  const dark = c.dark ? c.glow : mix(c.ink, c.see('#4A5A66'), 0.4)
  return path('M-58,-8V-22Q-56,-30 -42,-32L-30,-48Q-26,-53 -18,-53H12Q20,-53 24,-48L34,-32Q54,-30 58,-20V-8Z', yellow) + path('M-58,-8V-18H58V-8Z', mix(yellow, c.ink, 0.28)) + path('M-32,-33L-22,-47H-6V-33ZM0,-33V-47H14Q18,-47 20,-44L27,-33Z', dark) + rect(-12, -59, 20, 6, c.see('#F7EAD0')) + line('M-58,-20H58', c.see('#1F6F86'), 2) + circle(-34, -8, 9, c.ink) + circle(34, -8, 9, c.ink) + circle(-34, -8, 4, c.see('#D9D2C4')) + circle(34, -8, 4, c.see('#D9D2C4')) + circle(54, -22, 3.4, c.see('#FFF3D0'))
}

// a marigold seller with her baskets
function flowerSeller({ c }: Sheet): string {
  const basket = (x: number, hex: string) => path(`M${x - 13},-9H${x + 13}L${x + 9},0H${x - 9}Z`, c.see('#A8713E')) + [-8, -3, 3, 8].map((q) => circle(x + q, -10, 4.4, c.see(hex))).join('') + [-5, 0, 5].map((q) => circle(x + q, -14, 4, mix(c.see(hex), c.lit, 0.25))).join('')
  return put(0, 0, 1.05, walker(c.see('#7A2F5B'), c.see('#6A4028'), null, c.see('#E2A02F'))) + basket(-22, '#F29A2E') + basket(20, '#F2B443') + basket(48, '#D2452C')
}

function lamp({ H, u, c }: Sheet, x: number): string {
  const iron = c.ink
  return rect(x - u * 0.5, H * 0.46, u, H * 0.52, iron) + rect(x - u * 1.2, H * 0.9, u * 2.4, H * 0.08, iron) + line(`M${n(x - u * 5)},${n(H * 0.48)}Q${n(x)},${n(H * 0.44)} ${n(x + u * 5)},${n(H * 0.48)}`, iron, u * 0.6) + [-5, 5].map((dx) => circle(x + dx * u, H * 0.495, u * 1.7, c.dark ? c.glow : mix(c.lit, c.ink, 0.2)) + path(`M${n(x + dx * u - u * 1.4)},${n(H * 0.488)}h${n(u * 2.8)}l${n(-u * 1.4)},${n(-u * 1.6)}Z`, iron) + (c.dark ? circle(x + dx * u, H * 0.495, u * 4, c.glow, op(0.18)) : '')).join('')
}
