import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { arch, chhatri, jharokha, merlons } from '#domain/media/posters/strokes/architecture.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { downs, fillUnder } from '#domain/media/posters/strokes/hills.ts'
import { mist, sky } from '#domain/media/posters/strokes/sky.ts'
import { n, op, path, put, rect } from '#domain/media/posters/strokes/svg.ts'

export function drawFort(s: Sheet): string {
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
    const blue = s.choice.odds(0.5), a = blue ? c.see('#7FB2C6') : mix(c.lit, c.accent, 0.14), b = blue ? c.see('#3C7FA3') : mix(c.shade, c.lit, 0.25), cc = blue ? c.see('#245A80') : mix(c.shade, c.ink, 0.3)
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
