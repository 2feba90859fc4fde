import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { arch, chhatri } from '#domain/media/posters/strokes/architecture.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { downs, fillUnder } from '#domain/media/posters/strokes/hills.ts'
import { walker } from '#domain/media/posters/strokes/people.ts'
import { sky } from '#domain/media/posters/strokes/sky.ts'
import { n, op, path, put, rect } from '#domain/media/posters/strokes/svg.ts'
import { roundTrees } from '#domain/media/posters/strokes/trees.ts'

export function drawStepwell(s: Sheet): string {
    const { W, H, u, rnd, c } = s
    s.framed = true
    let out = sky(s, { sunX: rnd.between(0.18, 0.26), sunY: 0.13, sunR: 6, horizon: 0.3, rays: false })
    const lit = c.lit, mid = mix(c.lit, c.shade, 0.45), shade = c.shade, deep = mix(c.shade, c.ink, 0.45), dark = mix(c.ink, c.shade, 0.12), glow = c.dark ? c.glow : dark, gold = c.see('#D9932E')
    const top = H * 0.28, cx = W / 2
    let pav = ''
    const far = downs(s, top - u * 2, u * 2, 2); out += roundTrees(s, far, c.at(0.2), 3, 3.4) + fillUnder(s, far, c.at(0.2))
    const at = (x: number, y: number, q: number, body: string) => `<g transform="translate(${x} ${y}) scale(${q})">${body}</g>`
    const hall = (x: number, w: number, h: number, k: number) => rect(x, -h, w, h, lit) + rect(x + w * 0.66, -h, w * 0.34, h, mid) + path(Array.from({ length: k }, (_, i) => arch(x + w * (i + 0.5) / k, 0, w / k * 0.66, h * 0.78)).join(''), glow) + rect(x - 2, -h - 4, w + 4, 5, shade)
    pav = hall(-150, 300, 30, 17) + `<g transform="translate(0 -34)">${hall(-70, 140, 26, 9)}</g>` + ([[-140, -34, 0.24], [140, -34, 0.24], [-100, -34, 0.17], [100, -34, 0.17], [0, -64, 0.36], [-56, -64, 0.2], [56, -64, 0.2]] as const).map(([x, y, q]) => at(x, y, q, chhatri(lit, shade, gold))).join('')
    out += put(cx, top + u, u * (s.wide ? 0.27 : 0.25), pav)
    // the well: terraces closing in on the water, each a frieze of small stair pyramids
    const modules = s.wide ? 15 : 9, frieze = s.name(), w = 1000 / modules
    let a = '', b = '', e = ''
    for (let i = 0; i < modules; i++) { const x = (i + 0.5) * w; for (let j = 0; j < 5; j++) { const y = 12 + 88 * (j + 1) / 5, q = w * 0.47 * ((j + 1) / 5); a += `M${n(x - q)},${n(y)}v-17.600H${n(x)}V${n(y)}Z`; b += `M${n(x)},${n(y)}v-17.600h${n(q)}v17.600Z` } e += `M${n(x - w * 0.08)},100v-32q${n(w * 0.08)},-24 ${n(w * 0.16)},0v32Z` }
    s.defs += `<g id="${frieze}">${path(a, lit)}${path(b, shade)}${path(e, mix(deep, c.ink, 0.4))}</g>`
    const rows = 8, half0 = W * 0.62, bottom = H * 0.9
    for (let r = 0; r < rows; r++) {
      const t = r / rows, y0 = top + (bottom - top) * t ** 0.92, y1 = top + (bottom - top) * ((r + 1) / rows) ** 0.92, h = y1 - y0, half = half0 * (1 - 0.62 * t), half2 = half0 * (1 - 0.62 * (r + 1) / rows)
      out += rect(-5, y0, W + 10, H - y0, mix(mid, deep, 0.25 + t * 0.4))
      // side walls
      out += path(`M-5,${n(y0)}H${n(cx - half)}L${n(cx - half2)},${n(y1)}H-5Z`, mix(deep, c.ink, t * 0.35)) + path(`M${W + 5},${n(y0)}H${n(cx + half)}L${n(cx + half2)},${n(y1)}H${W + 5}Z`, mix(lit, mid, 0.25 + t * 0.6))
      const hz = t * 0.35
      out += `<use href="#${frieze}" transform="translate(${n(cx - half)} ${n(y0)}) scale(${Math.round(half * 2) / 1000} ${Math.round(h * 10) / 1000})"/>` + rect(cx - half, y0, half * 2, h, c.ink, op(hz)) + rect(cx - half, y0, half * 2, h * 0.13, mix(lit, mid, 0.2 + t * 0.5)) + rect(-5, y0, cx - half + 5, h * 0.13, mix(mid, deep, 0.5 + t * 0.4)) + rect(cx + half, y0, W - cx - half + 5, h * 0.13, mix(lit, mid, 0.1 + t * 0.4))
    }
    const pool = mix(c.see('#2F7F73'), c.ink, 0.2)
    out += rect(-5, bottom, W + 10, H, pool) + path(Array.from({ length: 16 }, () => { const x = W * rnd(), y = bottom + (H - bottom) * rnd.between(0.1, 0.95), w = u * rnd.between(6, 18); return `M${n(x - w / 2)},${n(y)}q${n(w / 2)},${n(-u * 0.5)} ${n(w)},0q${n(-w / 2)},${n(u * 0.5)} ${n(-w)},0Z` }).join(''), mix(pool, c.lit, 0.4), op(0.6))
    for (const [x, y, k, col, f] of [[0.33, 0.505, 0.13, '#C8321F', 0], [0.6, 0.62, 0.16, '#E9A52E', 1], [0.56, 0.9, 0.25, '#8E2F5C', 0]] as const) out += put(W * x, H * y, u * k, walker(c.see(col), c.ink, null, c.see(col)) + path('M-3,-30C-6,-36 6,-36 4,-30Z', c.see('#D9A03F')), !!f)
    return out + birds(s, W * 0.62, H * 0.1, 5, c.at(0.8), 0.9)
  }
