import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { arch, chhatri, cuspedFrame, FINIAL } from '#domain/media/posters/strokes/architecture.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { walker } from '#domain/media/posters/strokes/people.ts'
import { sky } from '#domain/media/posters/strokes/sky.ts'
import { circle, line, n, op, path, put, rect } from '#domain/media/posters/strokes/svg.ts'
import { roundTrees } from '#domain/media/posters/strokes/trees.ts'
import { mirror, water } from '#domain/media/posters/strokes/water.ts'

/** A gurudwara on its pool: the golden shrine at the end of the causeway, or white domes beyond a cusped arch. */
export function drawGurudwara(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const golden = s.choice.odds(0.55)
  const hy = H * 0.6
  let out = sky(s, { sunX: rnd.between(0.18, 0.26), sunY: 0.24, sunR: 9, horizon: 0.6 })
  const shore = s.keep(arcade(s, hy))
  const hall = s.keep(shrine(s, golden))
  const [x, k] = [W * (s.wide ? 0.56 : golden ? 0.55 : 0.53), Math.min(u * 0.38, (hy * 0.9) / 190)]
  const deck = hy + 4.4 * u
  out += shore(0, 0) + water(s, hy, H, [mix(c.water[0], c.haze, 0.2), c.water[1]], { waves: 26 }) + mirror(shore(0, 0), hy, 0.25, 0.7)
  out += causeway(s, x, deck) + mirror(hall(x, deck, k), deck + u, 0.45, 0.85) + hall(x, deck, k)
  let rip = ''
  for (let i = 0; i < 22; i++) { const w = u * rnd.between(6, 26); rip += `M${n(x + u * rnd.between(-46, 46) - w / 2)},${n(deck + u * (2.4 + i * 1.5))}q${n(w / 2)},${n(-u * 0.5)} ${n(w)},0q${n(-w / 2)},${n(u * 0.5)} ${n(-w)},0Z` }
  out += path(rip, mix(c.water[0], c.water[1], 0.4), op(0.7)) + (golden ? path(rip, c.see('#F2B443'), op(0.16)) : '')
  if (!golden) { s.framed = true; return out + terrace(s) + cuspedFrame(s, c.ink, mix(c.ink, c.see('#E3A22F'), 0.6)) + birds(s, W * 0.56, H * 0.26, 4, c.at(0.7)) }
  return out + parikrama(s) + birds(s, W * 0.28, H * 0.3, 6, c.at(0.8))
}

function arcade(s: Sheet, hy: number): string {
  const { W, u, c } = s
  const lit = mix(c.lit, '#FFFFFF', c.dark ? 0.05 : 0.4)
  const shade = mix(c.shade, lit, 0.3)
  const glow = c.dark ? c.glow : mix(shade, c.ink, 0.35)
  const top = hy - 8 * u
  let openings = ''
  for (let x = u * 1.6; x < W + u; x += u * 4.2) openings += arch(x, hy, u * 2.6, u * 6)
  let out = roundTrees(s, [[-10, top + u * 2], [W + 10, top + u * 2]], mix(c.at(0.3), c.haze, 0.2), 3.4, 4) + rect(-10, top, W + 20, 8.2 * u, mix(lit, c.haze, 0.2)) + path(openings, mix(glow, c.haze, c.dark ? 0 : 0.3)) + rect(-10, top - u * 0.6, W + 20, u * 0.9, mix(shade, c.haze, 0.2))
  const cap = s.keep(`<g transform="scale(.1)">${chhatri(mix(lit, c.haze, 0.15), mix(shade, c.haze, 0.15), c.see('#E3A22F'))}</g>`)
  for (let i = 0; i < (s.wide ? 8 : 5); i++) out += cap(W * (0.06 + (i * 0.88) / (s.wide ? 7 : 4)), top, u)
  const tower = W * 0.16
  out += rect(tower - u * 4, top - u * 20, u * 8, u * 20, lit) + rect(tower + u * 1.4, top - u * 20, u * 2.6, u * 20, shade) + path([0, 1, 2].map((i) => arch(tower - u, top - u * (3 + i * 6), u * 2.4, u * 4)).join(''), glow) + put(tower, top - u * 20, u * 0.075, chhatri(lit, shade, c.see('#E3A22F')))
  const pole = W * 0.27
  return out + line(`M${n(pole)},${n(hy)}V${n(top - u * 25)}`, c.see('#E58A2E'), u * 0.8) + path(`M${n(pole)},${n(top - u * 25)}L${n(pole + u * 9)},${n(top - u * 22)}L${n(pole)},${n(top - u * 19)}Z`, c.see('#F08A24'))
}

function shrine(s: Sheet, golden: boolean): string {
  const { c } = s
  const gold = golden ? mix(c.see('#F2B035'), c.lit, 0.15) : mix(c.lit, '#FFFFFF', c.dark ? 0.05 : 0.5)
  const goldShade = golden ? mix(c.see('#A8661E'), c.ink, 0.12) : mix(c.shade, gold, 0.25)
  const marble = mix(c.lit, '#FFFFFF', c.dark ? 0.05 : 0.5)
  const marbleShade = mix(c.shade, marble, 0.3)
  const mid = mix(gold, goldShade, 0.45)
  const glow = c.dark ? '#FFD98A' : mix(goldShade, c.ink, 0.45)
  const finial = c.see('#E3A22F')
  const ribbed = (x: number, y: number, q: number) => `<g transform="translate(${x} ${y}) scale(${q})">${path('M-48,0C-66,-26 -46,-58 0,-64C46,-58 66,-26 48,0Z', gold) + path('M8,0C36,-24 30,-52 0,-64C46,-58 66,-26 48,0Z', goldShade) + line('M-26,0C-38,-28 -24,-52 0,-64M0,0V-64M26,0C38,-28 24,-52 0,-64', mid, 3) + path('M-54,4Q0,-10 54,4L46,-8Q0,-16 -46,-8Z', mid)}<path d="${FINIAL}" transform="translate(0 -62)" fill="${finial}"/></g>`
  const cupola = (x: number, y: number, q: number) => `<g transform="translate(${x} ${y}) scale(${q})">${chhatri(gold, goldShade, finial)}</g>`
  let out = rect(-86, -6, 172, 10, mix(marble, marbleShade, 0.4)) + rect(-86, -8, 172, 3, marble)
  out += rect(-66, -44, 132, 38, marble) + rect(34, -44, 32, 38, marbleShade) + path(Array.from({ length: 9 }, (_, i) => (i === 4 ? '' : arch(-56 + i * 14, -6, 9, 27))).join(''), glow) + path(arch(0, -6, 20, 34), glow)
  out += rect(-66, -84, 132, 42, gold) + rect(34, -84, 32, 42, goldShade) + path('M-74,-44H74L66,-51H-66Z', mid) + path(Array.from({ length: 7 }, (_, i) => arch(-54 + i * 18, -53, 11, 25)).join(''), glow) + path('M-74,-84H74L66,-91H-66Z', mid) + rect(-66, -94, 132, 5, gold)
  for (let i = 0; i < 9; i++) out += cupola(-60 + i * 15, -94, 0.09)
  for (const x of [-58, 58]) out += cupola(x, -94, 0.27)
  return out + rect(-36, -112, 72, 22, gold) + rect(14, -112, 22, 22, goldShade) + path([-24, -8, 8, 24].map((x) => arch(x, -93, 9, 16)).join(''), glow) + ribbed(0, -112, 0.74)
}

function causeway(s: Sheet, x: number, deck: number): string {
  const { W, u, c } = s
  const marble = mix(c.lit, c.shade, 0.25)
  let posts = ''
  for (let px = x; px < W + 10; px += u * 5) posts += `M${n(px)},${n(deck)}v${n(-u * 4.4)}h${n(u * 0.9)}v${n(u * 4.4)}Z`
  let lamps = ''
  for (let px = x + u * 28; px < W; px += u * 15) lamps += circle(px + u * 0.4, deck - u * 5.2, u * 0.8, c.dark ? '#FFD98A' : marble)
  return rect(x, deck - u * 0.6, W, u * 2, marble) + rect(x, deck + u * 0.8, W, u * 1, mix(c.shade, c.ink, 0.2)) + path(posts, marble) + rect(x, deck - u * 3.2, W, u * 0.6, marble) + lamps
}

// the marble walk round the pool, with those who have come
function parikrama(s: Sheet): string {
  const { W, H, u, c } = s
  const marble = mix(c.lit, c.shade, 0.3)
  let out = path(`M-10,${n(H * 0.9)}L${W + 10},${n(H * 0.93)}V${H + 5}H-10Z`, s.fade(mix(marble, c.lit, 0.3), mix(c.shade, c.ink, 0.2))) + path(`M-10,${n(H * 0.9)}L${W + 10},${n(H * 0.93)}v${n(u * 1)}L-10,${n(H * 0.9 + u)}Z`, mix(c.lit, '#FFFFFF', 0.2)) + line(`M${n(W * 0.1)},${n(H * 0.91)}L${n(W * -0.05)},${H}M${n(W * 0.4)},${n(H * 0.92)}L${n(W * 0.34)},${H}M${n(W * 0.7)},${n(H * 0.925)}L${n(W * 0.76)},${H}`, mix(c.shade, c.ink, 0.2), u * 0.25, op(0.5))
  for (const [x, y, k, robe, turban] of [[0.12, 0.945, 0.52, '#F4EBD3', '#E58A2E'], [0.19, 0.95, 0.5, '#1F6F86', '#F4EBD3'], [0.34, 0.945, 0.48, '#C8321F', '#F2B443'], [0.8, 0.965, 0.54, '#7A2F5B', '#1F6F86']] as const) out += put(W * x, H * y, u * k, walker(c.see(robe), c.see('#6A4028'), null, x > 0.3 ? c.see(turban) : null) + (x > 0.3 ? '' : path('M-3.800,-28C-4,-34 5,-34 4.800,-28C2,-30 -1,-30 -3.800,-28Z', c.see(turban))), x > 0.5)
  return out
}

function terrace(s: Sheet): string {
  const { W, H, u, c } = s
  return rect(-10, H * 0.9, W + 20, H * 0.12, mix(c.ink, c.shade, 0.25)) + rect(-10, H * 0.9, W + 20, u * 0.9, mix(c.ink, c.lit, 0.35)) + put(W * 0.36, H * 0.925, u * 0.5, walker(c.see('#E2A02F'), c.see('#6A4028'), null, c.see('#C8321F'))) + put(W * 0.43, H * 0.925, u * 0.52, walker(c.see('#F4EBD3'), c.see('#6A4028')) + path('M-3.800,-28C-4,-34 5,-34 4.800,-28C2,-30 -1,-30 -3.800,-28Z', c.see('#E58A2E')))
}
