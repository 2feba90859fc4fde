import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds, sheep } from '#domain/media/posters/strokes/animals.ts'
import { flags } from '#domain/media/posters/strokes/architecture.ts'
import { nth } from '#domain/media/posters/strokes/chance.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { downs, fillUnder, heightAt, massif } from '#domain/media/posters/strokes/hills.ts'
import { walker } from '#domain/media/posters/strokes/people.ts'
import { mist, sky } from '#domain/media/posters/strokes/sky.ts'
import { boulder } from '#domain/media/posters/strokes/stones.ts'
import { circle, curve, ellipse, line, n, op, path, type Point, put } from '#domain/media/posters/strokes/svg.ts'
import { deodar, treeline } from '#domain/media/posters/strokes/trees.ts'

/** A bugyal: high pasture with tents, a flock and its shepherd, trekkers on the trail, and the great peaks behind. */
export function drawMeadow(s: Sheet): string {
  const { W, H, rnd, c } = s
  const camp = s.choice.odds(0.55)
  let out = sky(s, { sunX: rnd.between(0.16, 0.26), sunY: s.tall ? 0.17 : 0.2, sunR: 7.5, horizon: 0.6 })
  const span = Math.max(W * 0.3, H * 0.3)
  const px = W * rnd.between(0.56, 0.7)
  const tops: Point[] = [[px - span * 1.1, H * 0.36], [px - span * 0.5, H * 0.3], [px, H * (s.tall ? 0.22 : 0.15)], [px + span * 0.5, H * 0.29], [px + span * 1.05, H * 0.34]]
  out += massif(s, tops, H * 0.6, { snow: mix(c.lit, '#FFFFFF', c.dark ? 0 : 0.25), shade: c.shade, rock: c.at(0.34), haze: c.haze }) + mist(s, H * 0.57, 2, 0.5)
  const wood = downs(s, H * 0.6, H * 0.026, 1.2)
  out += treeline(s, wood, c.at(0.4), 4.4, 1.2) + fillUnder(s, wood, s.fade(c.at(0.4), mix(c.at(0.4), c.haze, 0.5), 0, 0.3))
  out += pasture(s)
  return out + (camp ? tents(s) : flock(s, W * 0.3, H * 0.78, 1, s.wide ? 24 : 16)) + (camp ? flock(s, W * 0.44, H * 0.69, 0.42, 9) : trekkers(s)) + foreMeadow(s, camp) + birds(s, W * 0.36, H * 0.24, 2, c.at(0.6), 1.5)
}

function grassTone({ c, season }: Sheet, depth: number): string {
  const green = season === 'monsoon' ? '#5F9A4A' : season === 'winter' ? '#B9A468' : '#86AE52'
  return mix(mix(c.see(green), c.lit, Math.max(0, 0.34 - depth * 0.4)), c.ink, depth * 0.3)
}

// three rolling folds of grass, each lit along its crest
function pasture(s: Sheet): string {
  const { W, H, u, c } = s
  let out = ''
  const folds: Point[][] = [
    [[-10, H * 0.64], [W * 0.24, H * 0.62], [W * 0.52, H * 0.655], [W * 0.8, H * 0.63], [W + 10, H * 0.6]],
    [[-10, H * 0.665], [W * 0.2, H * 0.69], [W * 0.44, H * 0.7], [W * 0.72, H * 0.665], [W + 10, H * 0.645]],
    [[-10, H * 0.77], [W * 0.26, H * 0.735], [W * 0.5, H * 0.745], [W * 0.76, H * 0.76], [W + 10, H * 0.73]],
  ]
  folds.forEach((fold, i) => {
    const tone = mix(grassTone(s, i * 0.28), c.haze, 0.22 - i * 0.1)
    out += fillUnder(s, fold, s.fade(tone, mix(tone, c.ink, 0.16), 0, 0.8)) + line(curve(fold), mix(tone, c.lit, 0.45), u * 0.8)
  })
  const path1 = mix(c.see('#D9BE8A'), c.lit, 0.25)
  out += line(`M${n(W * 0.66)},${n(H * 0.67)}C${n(W * 0.58)},${n(H * 0.7)} ${n(W * 0.72)},${n(H * 0.72)} ${n(W * 0.64)},${n(H * 0.752)}`, path1, u * 0.9) + line(`M${n(W * 0.64)},${n(H * 0.752)}C${n(W * 0.54)},${n(H * 0.8)} ${n(W * 0.66)},${n(H * 0.85)} ${n(W * 0.5)},${n(H * 0.92)}`, path1, u * 1.8)
  return out + rocks(s)
}

function rocks(s: Sheet): string {
  const { W, H, u, c } = s
  const stone = s.keep(boulder(mix(c.see('#A9A49A'), c.at(0.5), 0.3), c.lit, c.ink))
  return stone(W * 0.9, H * 0.8, u * 0.4) + stone(W * 0.85, H * 0.81, u * 0.24) + stone(W * 0.42, H * 0.74, u * 0.2) + stone(W * 0.07, H * 0.79, u * 0.3)
}

function tents(s: Sheet): string {
  const { W, H, u, c } = s
  let out = ''
  const spots = s.wide ? ([[0.42, 0.77, 0.2, '#E2A02F'], [0.54, 0.8, 0.27, '#1F7F86'], [0.76, 0.79, 0.26, '#D2452C'], [0.88, 0.765, 0.2, '#E2A02F']] as const) : ([[0.34, 0.765, 0.17, '#E2A02F'], [0.5, 0.8, 0.24, '#1F7F86'], [0.78, 0.795, 0.26, '#D2452C'], [0.92, 0.765, 0.17, '#E2A02F']] as const)
  for (const [x, y, k, hex] of spots) out += ellipse(W * x + u * k * 14, H * y + u * 0.3, u * k * 58, u * k * 5, c.ink, op(0.25)) + put(W * x, H * y, u * k, domeTent(s, c.see(hex)))
  out += put(W * 0.645, H * 0.83, u * 0.34, walker(c.see('#7A2F5B'), c.see('#7A4B34'), null, null)) + put(W * 0.675, H * 0.832, u * 0.33, walker(c.see('#E2A02F'), c.see('#7A4B34')), true)
  const fire = W * 0.66
  out += circle(fire, H * 0.835, u * 3, '#FFB347', op(c.dark ? 0.3 : 0.12)) + path(`M${n(fire)},${n(H * 0.835 - u * 2.2)}q${n(u * 1.2)},${n(u * 1.5)} 0,${n(u * 2.3)}q${n(-u * 1.2)},${n(-u * 0.7)} 0,${n(-u * 2.3)}Z`, '#F79A3C')
  const smoke = mix(c.haze, c.lit, 0.4)
  return out + line(`M${n(fire)},${n(H * 0.81)}q${n(u * 2)},${n(-u * 4)} 0,${n(-u * 8)}t${n(u * 2)},${n(-u * 9)}`, smoke, u * 0.8, ' stroke-linecap="round"' + op(0.5))
}

function domeTent({ c }: Sheet, cloth: string): string {
  const side = mix(cloth, c.ink, 0.38)
  const inside = c.dark ? c.glow : mix(c.ink, cloth, 0.2)
  return path('M-52,0C-46,-34 -24,-52 0,-52C26,-52 48,-34 54,0Z', cloth) + path('M14,0C22,-22 16,-44 0,-52C26,-52 48,-34 54,0Z', side) + path('M-26,0C-24,-20 -14,-32 -6,-34C2,-30 8,-18 8,0Z', inside) + path('M-26,0C-24,-20 -14,-32 -6,-34C-12,-24 -16,-12 -15,0Z', mix(cloth, c.lit, 0.55)) + path('M-52,0C-46,-34 -24,-52 0,-52C-24,-44 -38,-26 -40,0Z', mix(cloth, c.lit, 0.3)) + line('M-52,0L-66,4M54,0L68,4M0,-52V-58', c.ink, 1)
}

function flock(s: Sheet, cx: number, cy: number, scale: number, count: number): string {
  const { W, u, rnd, c } = s
  const fleece = mix(c.lit, '#FFFFFF', c.dark ? 0 : 0.3)
  const dark = mix(c.ink, c.see('#5A4A44'), 0.4)
  const kinds = [s.keep(sheep(fleece, mix(fleece, c.shade, 0.6), dark, true)), s.keep(sheep(fleece, mix(fleece, c.shade, 0.6), dark, false)), s.keep(sheep(mix(dark, fleece, 0.2), dark, dark, true))]
  const places: [number, number][] = []
  for (let i = 0; i < count; i++) places.push([cx + u * scale * 40 * rnd.between(-1, 1), cy + u * scale * 9 * rnd.between(-1, 1)])
  places.sort((a, b) => a[1] - b[1])
  let out = ''
  for (const [i, [x, y]] of places.entries()) out += nth(kinds, i % 5 === 4 ? 2 : i % 2)(x, y, u * 0.24 * scale * (1 + (y - cy) / (u * 60)), rnd.odds(0.4))
  const px = Math.min(W * 0.46, cx + u * scale * 46)
  return out + put(px, cy + u * 6 * scale, u * 0.48 * scale, walker(c.see('#8A5A3A'), c.see('#7A4B34'), null, c.see('#F4EBD3')) + line('M7,0L8,-30q4,-5 -1,-6', c.ink, 1)) + put(px - u * 9 * scale, cy + u * 7 * scale, u * 0.2 * scale, dog(c.ink))
}

function dog(ink: string): string {
  return path('M-16,0L-14,-12C-22,-14 -24,-20 -26,-22C-20,-22 -18,-18 -12,-18H6C8,-24 12,-26 16,-25L18,-28L20,-24L26,-21L24,-18C20,-17 18,-16 16,-12L14,0H11L9,-10H-6L-10,0Z', ink)
}

function trekkers(s: Sheet): string {
  const { W, H, u, c } = s
  let out = ''
  for (const [x, y, k, hex, pack] of [[0.6, 0.86, 0.46, '#C8321F', '#1F7F86'], [0.625, 0.815, 0.33, '#1F7F86', '#E2A02F'], [0.6, 0.785, 0.27, '#E2A02F', '#7A2F5B'], [0.66, 0.712, 0.15, '#7A2F5B', '#C8321F']] as const) out += put(W * x, H * y, u * k, walker(c.see(hex), c.see('#7A4B34'), c.see(pack)) + line('M6,-14L10,0', c.ink, 0.9) + path('M-3.400,-28C-3,-32 4,-32 4.600,-27.500Z', c.see(pack)))
  return out
}

function foreMeadow(s: Sheet, camp: boolean): string {
  const { W, H, u, rnd, c } = s
  const near: Point[] = [[-10, H * 0.88], [W * 0.24, H * 0.9], [W * 0.52, H * 0.935], [W * 0.78, H * 0.915], [W + 10, H * 0.87]]
  const tone = mix(grassTone(s, 0.9), c.ink, 0.28)
  let blades = ''
  for (let x = -u; x < W + u; x += u * rnd.between(0.9, 1.9)) { const y = heightAt(near, x) + u; const h = u * rnd.between(1.6, 4.4); const l = u * rnd.between(-1, 1); blades += `M${n(x)},${n(y)}q${n(l * 0.3)},${n(-h * 0.7)} ${n(l)},${n(-h)}q${n(u * 0.1)},${n(h * 0.6)} ${n(u * 0.7 - l)},${n(h)}Z` }
  let out = path(blades, tone) + fillUnder(s, near, s.fade(tone, mix(tone, c.ink, 0.5)))
  const blooms = s.season === 'winter' ? [] : ['#F2B443', '#E58AA0', '#F7EAD0', '#9A86D0'].map((h) => c.see(h))
  blooms.forEach((bloom, j) => { let d = ''; for (let i = 0; i < 9; i++) { const x = W * rnd(); const y = heightAt(near, x) + u * rnd.between(-3, 11); d += `M${n(x)},${n(y)}h.1` } out += line(d, bloom, u * (0.8 + j * 0.14), ' stroke-linecap="round"') })
  if (camp) out += line(`M${n(W * 0.12)},${n(H * 0.93)}V${n(H * 0.93 - 30 * u)}`, mix(c.ink, c.see('#6A4A34'), 0.4), u * 0.6) + flags(W * 0.12, H * 0.93 - 29 * u, W * 0.5, H * 0.8 - 13 * u, u * 3.4, u, c, rnd) + flags(W * 0.12, H * 0.93 - 29 * u, -u * 3, H * 0.8, u * 2, u, c, rnd)
  for (const [x, h] of camp ? ([[0.97, 50]] as const) : ([[0.95, 56], [0.86, 34], [0.03, 44]] as const)) out += put(W * x, heightAt(near, W * x) + 3 * u, u, deodar(h, mix(c.ink, c.at(0.8), 0.2), c.at(0.8), rnd, s.season === 'winter' ? mix(c.lit, c.shade, 0.18) : null))
  return out
}
