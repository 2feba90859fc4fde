import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { arch, chhatri, jharokha, merlons } from '#domain/media/posters/strokes/architecture.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { downs, fillUnder, heightAt } from '#domain/media/posters/strokes/hills.ts'
import { walker } from '#domain/media/posters/strokes/people.ts'
import { mist, sky } from '#domain/media/posters/strokes/sky.ts'
import { line, n, op, path, type Point, poly, put, rect } from '#domain/media/posters/strokes/svg.ts'
import { roundTrees } from '#domain/media/posters/strokes/trees.ts'

/** A fort: above its town (blue when the recipe asks), or its long wall running over the hills. */
export function drawFort(s: Sheet): string {
  if (s.choice.odds(0)) return aboveTheTown(s, true)
  return s.choice.odds(0.5) ? wallOverHills(s) : aboveTheTown(s, false)
}

function aboveTheTown(s: Sheet, blue: boolean): string {
    const { W, H, u, rnd, c } = s
    let out = sky(s, { sunX: rnd.between(0.15, 0.24), sunY: 0.24, sunR: 8, horizon: 0.64 })
    for (const [y, a, t] of [[0.54, 0.05, 0], [0.6, 0.05, 0.14]] as const) { const l = downs(s, H * y, H * a, rnd.between(1.2, 1.9)); out += fillUnder(s, l, s.fade(c.at(t), mix(c.at(t), c.haze, 0.5), 0, 0.45)) }
    const lit = c.lit, mid = mix(c.lit, c.shade, 0.42), shade = c.shade, dark = mix(c.ink, c.shade, 0.22), glow = c.dark ? c.glow : dark
    const fx = W * (s.wide ? 0.6 : 0.56), fy = H * 0.66, k = u * (s.wide ? 0.27 : 0.25) * (s.tall ? 0.92 : 1)
    // the rock
    const rock = c.at(0.42), rl = mix(rock, c.lit, 0.34)
    let g = path('M-230,70L-206,30L-186,34L-168,-4L-150,-2L-138,-34L160,-40L176,-10L192,-6L206,34L226,40L250,80Z', s.fade(rock, c.at(0.5))) + path('M-230,70L-206,30L-186,34L-168,-4L-150,-2L-138,-34L-60,-36L-84,0L-70,30L-100,48L-92,80ZM-30,-36L20,-37L-6,6L4,34L-24,60L-40,80L-52,30L-38,0Z', rl) + path('M60,-38L90,-38L76,10L92,44L70,80L58,30Z', rl, op(0.6))
    const cupola = s.keep(chhatri(lit, shade, c.see('#D9932E')))
    const bastion = (x: number, w: number, h: number) => path(`M${x - w / 2},0L${x - w * 0.42},${-h}H${x + w * 0.42}L${x + w / 2},0Z`, mid) + path(`M${x - w / 2},0L${x - w * 0.42},${-h}H${x - w * 0.05}L${x - w * 0.07},0Z`, lit) + path(`M${x + w * 0.2},0L${x + w * 0.17},${-h}H${x + w * 0.42}L${x + w / 2},0Z`, shade) + rect(x - w * 0.46, -h - 3, w * 0.92, 5, lit) + merlons(x - w * 0.44, x + w * 0.46, -h - 3, w / 6, mid)
    g += `<g transform="translate(0 -32)">${rect(-140, -46, 300, 48, mid)}${rect(60, -46, 100, 48, shade)}${merlons(-140, 160, -46, 8, mid)}${[-136, -84, -30].map((x) => bastion(x, 36, 60)).join('')}${[34, 98, 158].map((x) => bastion(x, 36, 58)).join('')}</g>`
    // palaces on the wall, stepping up
    const block = (x: number, y: number, w: number, h: number, cols: number, rows: number) => { let b = rect(x, y - h, w, h, lit) + rect(x + w * 0.62, y - h, w * 0.38, h, mid) + rect(x - 2, y - h - 4, w + 4, 5, shade); let d = ''; for (let r = 0; r < rows; r++) for (let i = 0; i < cols; i++) d += arch(x + w * (i + 0.5) / cols, y - h + (r + 0.86) * h / rows, w / cols * 0.5, h / rows * 0.62); return b + path(d, glow) }
    g += `<g transform="translate(0 -76)">${block(-118, 2, 74, 44, 5, 2)}${block(-34, 2, 58, 74, 4, 3)}${block(34, 2, 88, 52, 6, 2)}${block(-10, -72, 52, 34, 3, 1)}${([[-112, -46, 0.2], [-50, -46, 0.2], [-26, -76, 0.2], [16, -110, 0.34], [44, -54, 0.2], [112, -54, 0.24], [78, -54, 0.16]] as const).map(([x, y, q]) => cupola(x, y, q)).join('')}<g transform="translate(-82 -20) scale(.36)">${jharokha(lit, shade, glow)}</g><g transform="translate(76 -24) scale(.42)">${jharokha(lit, shade, glow)}</g></g>`
    out += put(fx, fy, k, g) + mist(s, H * 0.7, 1, 0.3)
    // the town below: cubes; blue when the seed is Jodhpur-minded
    const a = blue ? c.see('#7FB2C6') : mix(c.lit, c.accent, 0.14), b = blue ? c.see('#3C7FA3') : mix(c.shade, c.lit, 0.25), cc = blue ? c.see('#245A80') : mix(c.shade, c.ink, 0.3)
    for (let row = 0; row < 3; row++) {
      let t = '', m = '', d = '', win = ''
      for (let x = -4 * u; x < W + 4 * u; ) { const w = u * rnd.between(5, 10) * (1 + row * 0.25), h = u * rnd.between(5, 10) * (1 + row * 0.22), y = H * (0.78 + row * 0.07) + u * rnd.between(-1, 1); t += `M${n(x)},${n(y)}v${n(-h)}h${n(w)}v${n(h + 20 * u)}h${n(-w)}Z`; m += `M${n(x + w * 0.6)},${n(y - h)}h${n(w * 0.4)}v${n(h + 20 * u)}h${n(-w * 0.4)}Z`; d += `M${n(x)},${n(y - h)}h${n(w)}v${n(u * 0.8)}h${n(-w)}Z`; if (rnd.odds(0.8)) win += `M${n(x + w * 0.18)},${n(y - h * 0.35)}v${n(-h * 0.28)}h${n(w * 0.16)}v${n(h * 0.28)}Z`; x += w * rnd.between(0.86, 1.02) }
      out += path(t, mix(a, c.haze, 0.34 - row * 0.16)) + path(m, mix(b, c.haze, 0.3 - row * 0.14)) + path(d, mix(cc, c.haze, 0.25 - row * 0.1), op(0.55)) + path(win, c.dark ? c.glow : cc)
    }
    // a terrace with its chhatri in front
    const sil = c.ink, side = mix(c.ink, c.shade, 0.24)
    out += rect(-10, H * 0.93, W + 20, H * 0.08, sil) + merlons(-10, W + 10, H * 0.932, u * 4.2, sil) + put(W * (s.wide ? 0.11 : 0.145), H * 0.935, u * (s.tall ? 0.25 : 0.27), chhatri(side, sil, c.see('#D9932E')))
    return out + birds(s, W * 0.26, H * 0.38, 4, c.at(0.85))
  }

function wallOverHills(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  let out = sky(s, { sunX: rnd.between(0.16, 0.25), sunY: 0.24, sunR: 9, horizon: 0.6 })
  for (const [y, a, t] of [[0.46, 0.05, 0], [0.52, 0.05, 0.12]] as const) { const l = downs(s, H * y, H * a, rnd.between(1.2, 1.9)); out += fillUnder(s, l, s.fade(c.at(t), mix(c.at(t), c.haze, 0.55), 0, 0.5)) }
  const scrub = mix(c.see(s.season === 'monsoon' ? '#5E8A4A' : '#8A8A4E'), c.at(0.5), 0.45)
  const far: Point[] = [[-10, H * 0.6], [W * 0.12, H * 0.54], [W * 0.26, H * 0.47], [W * 0.42, H * 0.43], [W * 0.56, H * 0.49], [W * 0.7, H * 0.56], [W * 0.86, H * 0.53], [W + 10, H * 0.49]]
  const hill = mix(c.at(0.24), scrub, 0.3)
  out += put(W * 0.43, H * 0.435, u * (s.tall ? 0.21 : 0.23), citadel(s)) + rampart(s, far, 3.4, 0.12) + fillUnder(s, far, s.fade(mix(hill, c.lit, 0.2), mix(hill, c.haze, 0.25), 0, 0.6)) + roundTrees(s, far.map(([x, y]): Point => [x, y + 5 * u]), mix(scrub, c.haze, 0.25), 1.6, 6) + mist(s, H * 0.6, 2, 0.4)
  const near: Point[] = [[-10, H * 0.82], [W * 0.16, H * 0.78], [W * 0.34, H * 0.74], [W * 0.52, H * 0.735], [W * 0.7, H * 0.7], [W * 0.86, H * 0.62], [W + 10, H * 0.58]]
  const slope = mix(c.at(0.42), scrub, 0.4)
  out += rampart(s, near, 9, 0) + gateway(s, near) + fillUnder(s, near, s.fade(mix(slope, c.lit, 0.26), mix(slope, c.ink, 0.3)))
  out += roundTrees(s, near.map(([x, y]): Point => [x, y + 9 * u]), mix(scrub, c.ink, 0.15), 3, 11) + roundTrees(s, near.map(([x, y]): Point => [x, y + 16 * u]), mix(scrub, c.ink, 0.3), 3.4, 9)
  const gx = W * 0.52
  const gy = heightAt(near, gx)
  out += path(`M${n(gx - u * 4)},${n(gy + u)}H${n(gx + u * 4)}C${n(gx + u * 2)},${n(H * 0.82)} ${n(gx + u * 22)},${n(H * 0.88)} ${n(gx + u * 6)},${H + 5}H${n(gx - u * 34)}C${n(gx - u * 4)},${n(H * 0.9)} ${n(gx - u * 12)},${n(H * 0.8)} ${n(gx - u * 4)},${n(gy + u)}Z`, s.fade(mix(slope, c.lit, 0.62), mix(slope, c.lit, 0.25)))
  for (const [x, y, k, hex, shawl] of [[-1, 0.81, 0.24, '#C8321F', null], [2, 0.815, 0.23, '#E2A02F', '#F4EBD3'], [-4, 0.92, 0.46, '#1F7F86', '#F4EBD3'], [3, 0.93, 0.48, '#C8321F', '#E7A52E']] as const) out += put(gx + u * x, H * y, u * k, walker(c.see(hex), c.ink, null, shawl && c.see(shawl)), x > 0)
  return out + watchtower(s) + birds(s, W * 0.3, H * 0.26, 4, c.at(0.8))
}

// a battlemented wall standing on a crest, with round bastions
function rampart(s: Sheet, crest: Point[], tall: number, haze: number): string {
  const { W, u, c } = s
  const lit = mix(c.lit, c.haze, haze)
  const mid = mix(mix(c.lit, c.shade, 0.4), c.haze, haze)
  const shade = mix(c.shade, c.haze, haze)
  const h = u * tall
  const points: Point[] = []
  for (let x = -10; x <= W + 10; x += u * (s.wide ? 6 : 4.4)) points.push([x, heightAt(crest, x)])
  const top = points.map(([x, y]): Point => [x, y - h])
  let teeth = ''
  for (const [x, y] of top) for (const q of s.wide ? [0, 3] : [0, 2.2]) teeth += `M${n(x + q * u)},${n(y + u * 0.4)}v${n(-h * 0.24)}h${n(u * 1.2)}v${n(h * 0.24)}Z`
  let out = path(teeth, mid) + poly([...top, ...[...points].reverse().map(([x, y]): Point => [x, y + u * 2])], mid) + poly([...top, ...[...top].reverse().map(([x, y]): Point => [x, y + h * 0.16])], lit)
  for (let x = u * tall; x < W; x += u * tall * 4.2 * (tall < 5 ? 1.6 : 1)) {
    const y = heightAt(crest, x) + u
    const [w, rise] = [h * 0.62, h * 1.36]
    out += path(`M${n(x - w)},${n(y)}L${n(x - w * 0.8)},${n(y - rise)}H${n(x + w * 0.8)}L${n(x + w)},${n(y)}Z`, mid) + path(`M${n(x - w)},${n(y)}L${n(x - w * 0.8)},${n(y - rise)}H${n(x - w * 0.1)}L${n(x - w * 0.14)},${n(y)}Z`, lit) + path(`M${n(x + w * 0.4)},${n(y)}L${n(x + w * 0.34)},${n(y - rise)}H${n(x + w * 0.8)}L${n(x + w)},${n(y)}Z`, shade) + path(`M${n(x - w * 0.96)},${n(y - rise)}H${n(x + w * 0.96)}L${n(x + w * 0.84)},${n(y - rise + h * 0.14)}H${n(x - w * 0.84)}Z`, lit) + merlons(x - w * 0.9, x + w * 0.95, y - rise, w * 0.46, mid)
  }
  return out
}

function gateway(s: Sheet, crest: Point[]): string {
  const { W, u, c } = s
  const [lit, shade] = [c.lit, c.shade]
  const mid = mix(lit, shade, 0.42)
  const dark = c.dark ? mix(c.glow, c.ink, 0.3) : mix(c.ink, shade, 0.2)
  const x = W * 0.52
  const gold = c.see('#D9932E')
  const tower = (at: number) => path(`M${at - 17},6L${at - 14},-66H${at + 14}L${at + 17},6Z`, mid) + path(`M${at - 17},6L${at - 14},-66H${at - 2}L${at - 2},6Z`, lit) + path(`M${at + 7},6V-66H${at + 14}L${at + 17},6Z`, shade) + rect(at - 17, -70, 34, 6, lit) + merlons(at - 16, at + 17, -70, 6, mid) + `<g transform="translate(${at} -74) scale(.17)">${chhatri(lit, shade, gold)}</g>`
  return put(x, heightAt(crest, x) + u, u * 0.24, rect(-26, -58, 52, 62, lit) + rect(10, -58, 16, 62, mid) + path(arch(0, 4, 30, 50), shade) + path(arch(0, 4, 23, 42), dark) + rect(-28, -62, 56, 5, shade) + merlons(-26, 26, -62, 6, mid) + tower(-38) + tower(38) + line('M0,-66V-98', mix(c.ink, shade, 0.3), 1.6) + path('M0,-98L22,-92L0,-86Z', c.accent))
}

function citadel(s: Sheet): string {
  const { c } = s
  const lit = mix(c.lit, c.haze, 0.1)
  const shade = mix(c.shade, c.haze, 0.1)
  const mid = mix(lit, shade, 0.42)
  const glow = c.dark ? c.glow : mix(shade, c.ink, 0.35)
  const gold = c.see('#D9932E', 0.1)
  const block = (x: number, w: number, h: number, k: number) => rect(x, -h, w, h + 14, lit) + rect(x + w * 0.64, -h, w * 0.36, h + 14, mid) + path(Array.from({ length: k }, (_, i) => arch(x + (w * (i + 0.5)) / k, -h * 0.42, (w / k) * 0.5, h * 0.34)).join(''), glow) + rect(x - 2, -h - 4, w + 4, 5, shade)
  return block(-74, 54, 26, 4) + block(24, 58, 30, 4) + block(-28, 60, 52, 4) + [[-62, 26, 0.2], [-32, 26, 0.16], [70, 30, 0.2], [0, 52, 0.32], [-22, 52, 0.16], [26, 52, 0.16]].map(([x = 0, y = 0, k = 0]) => `<g transform="translate(${x} ${-y - 3}) scale(${k})">${chhatri(lit, shade, gold)}</g>`).join('')
}

// one stands on a bastion oneself
function watchtower({ W, H, u, c }: Sheet): string {
  const side = mix(c.ink, c.shade, 0.24)
  return path(`M-10,${n(H * 0.9)}H${n(W * 0.24)}L${n(W * 0.27)},${H + 5}H-10Z`, c.ink) + merlons(-10, W * 0.25, H * 0.905, u * 4.2, c.ink) + put(W * 0.11, H * 0.905, u * 0.25, chhatri(side, c.ink, c.see('#D9932E')))
}
