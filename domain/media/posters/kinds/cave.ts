import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { downs, fillUnder } from '#domain/media/posters/strokes/hills.ts'
import { walker } from '#domain/media/posters/strokes/people.ts'
import { sky } from '#domain/media/posters/strokes/sky.ts'
import { circle, curve, ellipse, line, n, op, path, type Point, poly, put, rect } from '#domain/media/posters/strokes/svg.ts'
import { leafSpray, roundTrees } from '#domain/media/posters/strokes/trees.ts'
import { water } from '#domain/media/posters/strokes/water.ts'

/** Halls cut from the rock: the horseshoe gorge with its row of caves, or inside a vaulted hall before its stupa. */
export function drawCave(s: Sheet): string {
  return s.choice.odds(0.6) ? horseshoe(s) : prayerHall(s)
}

// One wall of the gorge runs away from the viewer; z is how many times farther a place on it stands than its near end.
const FAR = 3.7

function onWall({ W, H }: Sheet, z: number, v: number): Point {
  const [vx, vy] = [W * 0.02, H * 0.52]
  const foot = vy + (H * 0.4) / z
  const rim = vy - (H * 0.53) / z
  return [vx + (W * 1.12) / z, foot + (rim - foot) * v]
}

function horseshoe(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  let out = sky(s, { sunX: rnd.between(0.14, 0.22), sunY: s.tall ? 0.15 : 0.17, sunR: 8.5, horizon: 0.46 })
  const rock = mix(c.at(0.34), c.see('#A9714E'), 0.35)
  const plateau = downs(s, H * 0.38, H * 0.014, 1.4)
  out += roundTrees(s, plateau, c.at(0.1), 2, 3) + fillUnder(s, plateau, s.fade(c.at(0.08), mix(c.at(0.08), c.haze, 0.5), 0, 0.3)) + farWall(s, rock)
  out += gorge(s) + sideWall(s, rock)
  for (let z = FAR - 0.3; z > 0.98; z -= 0.34) out += hall(s, z, rock, Math.round(z * 10) % 3 === 1)
  return out + visitors(s, rock) + put(W * 0.02, H * 1.03, u, leafSpray(30, 7, c.ink, c.at(0.8), rnd)) + birds(s, W * 0.36, H * 0.2, 5, c.at(0.7))
}

// the bend of the gorge, in shade, with its fall
function farWall(s: Sheet, rock: string): string {
  const { W, H, u, rnd, c } = s
  const [jx, jFoot] = onWall(s, FAR, 0)
  const jTop = onWall(s, FAR, 1)[1]
  const tone = mix(mix(rock, c.ink, 0.2), c.haze, 0.3)
  const rim: Point[] = [[-10, H * 0.36], [W * 0.08, H * 0.375], [W * 0.16, H * 0.362], [W * 0.24, H * 0.385], [jx + u, jTop]]
  let strata = ''
  for (const q of [0.25, 0.5, 0.76]) strata += curve(rim.map(([x, y]): Point => [x, y + (jFoot - y) * q + u * rnd.between(-0.4, 0.4)]))
  const white = mix(c.lit, '#FFFFFF', c.night ? 0.1 : 0.6)
  const w = u * (s.season === 'monsoon' ? 2.6 : 1.3)
  const fx = W * 0.17
  let doors = ''
  for (const x of [0.035, 0.085, 0.235, 0.275]) doors += rect(W * x, jFoot - u * 4.6, u * 4.4, u * 4.6, mix(c.dark ? c.glow : c.ink, tone, c.dark ? 0.3 : 0.25)) + rect(W * x - u * 0.4, jFoot - u * 5.4, u * 5.2, u, mix(tone, c.lit, 0.4)) + rect(W * x + u * 1.2, jFoot - u * 4.6, u * 0.6, u * 4.6, mix(tone, c.lit, 0.3)) + rect(W * x + u * 2.8, jFoot - u * 4.6, u * 0.6, u * 4.6, mix(tone, c.lit, 0.3))
  return path(curve(rim) + `V${n(H * 0.75)}H-10Z`, s.fade(tone, mix(tone, c.haze, 0.3))) + line(strata, mix(tone, c.ink, 0.4), u * 0.4, op(0.35)) + roundTrees(s, rim, mix(c.see('#7E9A4A'), tone, 0.4), 1.8, 2.6) + doors + path(`M${n(fx)},${n(H * 0.365)}h${n(w)}L${n(fx + w * 1.5)},${n(H * 0.66)}h${n(-w * 2)}Z`, white) + ellipse(fx + w * 0.4, H * 0.655, u * 4, u * 1.3, white, op(0.6))
}

function gorge(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const green = mix(c.see('#7E9A4A'), c.at(0.5), 0.3)
  const bank: Point[] = [[-10, H * 0.655], [W * 0.12, H * 0.645], [W * 0.32, H * 0.65], [W * 0.6, H * 0.72], [W + 10, H * 0.9]]
  let out = fillUnder(s, bank, s.fade(mix(green, c.lit, 0.2), mix(green, c.ink, 0.4))) + roundTrees({ ...s, W: W * 0.5 }, bank.map(([x, y]): Point => [x, y + u * 1.4]), mix(green, c.ink, 0.14), 2.2, 3)
  const river = `M${n(W * 0.17)},${n(H * 0.655)}C${n(W * 0.1)},${n(H * 0.69)} ${n(W * 0.3)},${n(H * 0.72)} ${n(W * 0.2)},${n(H * 0.78)}S${n(-W * 0.06)},${n(H * 0.86)} ${n(W * 0.04)},${H + 5}H${n(W * 0.42)}C${n(W * 0.26)},${n(H * 0.92)} ${n(W * 0.36)},${n(H * 0.84)} ${n(W * 0.36)},${n(H * 0.77)}S${n(W * 0.22)},${n(H * 0.69)} ${n(W * 0.2)},${n(H * 0.655)}Z`
  out += `<g${s.clip(river)}>${water(s, H * 0.64, H, [mix(c.water[0], c.haze, 0.2), c.water[1]], { waves: 16, glitter: false })}</g>`
  const clump = s.keep(path('M-14,0a9,9 0 0 1 6,-12a10,10 0 0 1 17,-1a8,8 0 0 1 6,13Z', mix(green, c.ink, 0.3)) + path('M-14,0a9,9 0 0 1 6,-12a10,10 0 0 1 9,-5Q-4,-10 -6,0Z', mix(green, c.lit, 0.18)))
  for (const [x, y, k] of [[0.42, 0.74, 0.3], [0.36, 0.705, 0.2], [0.5, 0.79, 0.42], [0.06, 0.73, 0.26], [0.11, 0.7, 0.2], [0.6, 0.9, 0.55], [0.47, 0.88, 0.5]] as const) out += clump(W * x, H * y, u * k, rnd.odds(0.5))
  return out
}

function sideWall(s: Sheet, rock: string): string {
  const { W, H, u, rnd, c } = s
  const zs = Array.from({ length: 12 }, (_, i) => FAR - ((FAR - 0.9) * i) / 11)
  const rim = zs.map((z, i): Point => { const [x, y] = onWall(s, z, 1); return [x, y + ((i % 2 ? -1 : 0.6) * u * rnd.between(0.4, 1.4)) / z] })
  const face = mix(rock, c.lit, 0.3)
  const green = mix(c.see('#7E9A4A'), c.at(0.5), 0.35)
  const foot = onWall(s, 0.9, -0.12)
  const join = onWall(s, FAR, -0.12)
  let out = roundTrees(s, rim, green, 3, 3) + path(curve(rim) + `L${n(foot[0])},${n(foot[1])}L${n(join[0])},${n(join[1])}Z`, s.fade(face, mix(rock, c.shade, 0.3)))
  let strata = ''
  for (const v of [0.6, 0.74, 0.86, 0.94]) strata += curve(zs.map((z): Point => { const [x, y] = onWall(s, z, v); return [x, y + (u * rnd.between(-0.8, 0.8)) / z] }))
  out += line(strata, mix(rock, c.ink, 0.45), u * 0.5, op(0.4))
  let cracks = ''
  for (let i = 0; i < 9; i++) { const z = rnd.between(1, 3.2); const v = rnd.between(0.55, 0.8); cracks += poly([onWall(s, z, v), onWall(s, z + 0.05 * z, v + 0.02), onWall(s, z + 0.06 * z, v + 0.15), onWall(s, z + 0.02 * z, v + 0.14)], mix(rock, c.ink, 0.4), op(0.4)) }
  const walk = mix(face, c.lit, 0.4)
  return out + cracks + line(curve(rim), mix(green, c.lit, 0.2), u * 0.9) + poly([onWall(s, FAR, 0), onWall(s, 0.9, 0), onWall(s, 0.9, -0.09), onWall(s, FAR, -0.09)], walk) + poly([onWall(s, FAR, -0.09), onWall(s, 0.9, -0.09), [W + 10, H + 10], [onWall(s, 0.9, -0.09)[0], H + 10], onWall(s, FAR, -0.16)], mix(rock, c.shade, 0.6))
}

// one hall of the row: a pillared verandah, or a prayer hall with its horseshoe window above the door
function hall(s: Sheet, z: number, rock: string, chapel: boolean): string {
  const { c } = s
  const dz = 0.255
  const at = (p: number, v: number) => onWall(s, z + dz * (1 - p), v)
  const box = (p0: number, p1: number, v0: number, v1: number, fill: string) => poly([at(p0, v0), at(p1, v0), at(p1, v1), at(p0, v1)], fill)
  const lit = mix(mix(rock, c.lit, 0.78), c.haze, (z - 1) * 0.06)
  const shade = mix(rock, c.shade, 0.55)
  const dark = c.dark ? mix(c.glow, c.ink, 0.2) : mix(c.ink, rock, 0.1)
  const frame = box(-0.06, 1.06, 0, chapel ? 0.6 : 0.4, lit) + box(-0.06, 1.06, chapel ? 0.57 : 0.37, chapel ? 0.6 : 0.4, mix(lit, '#FFFFFF', c.dark ? 0 : 0.3)) + box(1, 1.06, 0, chapel ? 0.57 : 0.37, shade)
  if (!chapel) {
    let posts = ''
    for (const p of [0.14, 0.33, 0.52, 0.71, 0.9]) posts += box(p - 0.035, p + 0.035, 0, 0.3, lit) + box(p + 0.012, p + 0.035, 0, 0.3, shade) + box(p - 0.06, p + 0.06, 0.27, 0.3, lit)
    return frame + box(0.02, 0.98, 0, 0.3, dark) + posts + box(0, 1, 0.3, 0.325, shade)
  }
  const bow = (k: number) => Array.from({ length: 13 }, (_, i) => { const a = Math.PI * (-0.16 + (1.32 * i) / 12); return at(0.5 - Math.cos(a) * 0.36 * k, 0.36 + Math.sin(a) * 0.155 * k) })
  let ribs = ''
  for (const p of [0.3, 0.4, 0.5, 0.6, 0.7]) ribs += box(p - 0.012, p + 0.012, 0.33, 0.44, shade)
  return frame + poly(bow(1.14), mix(lit, '#FFFFFF', c.dark ? 0.05 : 0.35)) + poly(bow(1), shade) + poly(bow(0.82), dark) + ribs + box(0.06, 0.94, 0, 0.2, shade) + box(0.38, 0.62, 0, 0.19, dark) + box(0.14, 0.26, 0, 0.15, dark) + box(0.74, 0.86, 0, 0.15, dark) + box(0.02, 0.98, 0.2, 0.235, lit)
}

function visitors(s: Sheet, rock: string): string {
  const { W, u, c } = s
  let out = ''
  for (const [z, hex, shawl] of [[2.5, '#A02F2C', null], [2.36, '#F4EBD3', null], [1.62, '#E2A02F', '#F4EBD3'], [1.5, '#A02F2C', null]] as const) { const [x, y] = onWall(s, z, -0.045); out += put(x - W * 0.03, y, (u * 0.66) / z, walker(c.see(hex), c.see('#6A4028'), null, shawl && c.see(shawl))) }
  const rail = mix(rock, c.ink, 0.6)
  let posts = ''
  for (let z = 3.4; z > 0.95; z -= 0.2) { const [x, y] = onWall(s, z, -0.085); posts += `M${n(x)},${n(y)}v${n((-u * 7) / z)}` }
  const top = [3.4, 2.6, 1.9, 1.4, 0.95].map((z): Point => { const [x, y] = onWall(s, z, -0.085); return [x, y - (u * 7) / z] })
  return out + line(posts + curve(top), rail, u * 0.4)
}

function prayerHall(s: Sheet): string {
  const { W, H, u, c } = s
  s.framed = true
  const stone = mix(c.at(0.55), c.see('#9A6A4A'), 0.4)
  const lit = mix(stone, c.lit, 0.6)
  const deep = mix(stone, c.ink, 0.7)
  const glow = c.dark ? mix(c.glow, c.lit, 0.3) : mix(c.lit, c.sky[3], 0.5)
  const [cx, floor] = [W / 2, H * 0.84]
  const vault = (k: number) => `M${n(cx - W * 0.5 * k)},${n(floor)}V${n(H * (0.5 - 0.06 * k))}C${n(cx - W * 0.5 * k)},${n(H * (0.5 - 0.44 * k))} ${n(cx - W * 0.22 * k)},${n(H * (0.5 - 0.58 * k))} ${n(cx)},${n(H * (0.5 - 0.58 * k))}S${n(cx + W * 0.5 * k)},${n(H * (0.5 - 0.44 * k))} ${n(cx + W * 0.5 * k)},${n(H * (0.5 - 0.06 * k))}V${n(floor)}Z`
  let out = rect(0, 0, W, H, deep)
  const ribs = 9
  for (let i = 0; i < ribs; i++) { const k = 1.14 - (i / ribs) * 0.62; out += path(vault(k), i % 2 ? mix(stone, deep, 0.55 - i * 0.05) : mix(lit, deep, 0.42 - i * 0.035)) }
  // the far wall with its great horseshoe window open to the sky
  out += path(vault(0.5), mix(lit, stone, 0.4))
  const win = `M${n(cx - W * 0.15)},${n(H * 0.45)}C${n(cx - W * 0.23)},${n(H * 0.36)} ${n(cx - W * 0.14)},${n(H * 0.25)} ${n(cx)},${n(H * 0.235)}C${n(cx + W * 0.14)},${n(H * 0.25)} ${n(cx + W * 0.23)},${n(H * 0.36)} ${n(cx + W * 0.15)},${n(H * 0.45)}Z`
  out += path(win, c.sky[1]) + `<g${s.clip(win)}>${rect(0, H * 0.34, W, H * 0.2, c.sky[2])}${rect(0, H * 0.4, W, H * 0.2, c.sky[3])}${circle(cx - W * 0.05, H * 0.36, u * 6, c.sun)}</g>` + line(win, lit, u * 1.4)
  out += columns(s, lit, stone, deep, floor)
  out += path(`M${n(cx - W * 0.26)},${n(floor - H * 0.16)}H${n(cx + W * 0.26)}L${n(cx + W * 0.62)},${H + 5}H${n(cx - W * 0.62)}Z`, s.fade(mix(lit, stone, 0.3), mix(stone, c.ink, 0.5)))
  let flags = ''
  for (let i = -3; i <= 3; i++) flags += `M${n(cx + i * W * 0.075)},${n(floor - H * 0.16)}L${n(cx + i * W * 0.18)},${H}`
  for (const y of [0.74, 0.8, 0.88]) flags += `M0,${n(H * y)}H${W}`
  out += line(flags, mix(stone, c.ink, 0.5), u * 0.25, op(0.5))
  out += path(`M${n(cx - W * 0.12)},${n(H * 0.44)}L${n(cx + W * 0.12)},${n(H * 0.44)}L${n(cx + W * 0.44)},${H}H${n(cx - W * 0.02)}Z`, glow, op(0.2))
  out += ellipse(cx, H * 0.845, u * 23, u * 2.2, c.ink, op(0.45)) + put(cx, H * 0.84, u * (s.tall ? 0.44 : 0.42), votive(s, lit, stone))
  out += put(cx - 21 * u, H * 0.93, u * 0.62, walker(c.see('#B8432C'), c.see('#6A4028'))) + put(cx + 26 * u, H * 0.9, u * 0.5, walker(c.see('#E2A02F'), c.see('#6A4028'), null, c.see('#F4EBD3')), true)
  for (const x of [-0.13, 0.13]) out += circle(cx + W * x, H * 0.815, u * 2.6, '#FFC35A', op(0.25)) + path(`M${n(cx + W * x)},${n(H * 0.81 - u * 2)}q${n(u)},${n(u * 1.4)} 0,${n(u * 2)}q${n(-u)},${n(-u * 0.6)} 0,${n(-u * 2)}Z`, '#FFC35A') + rect(cx + W * x - u * 0.8, H * 0.81, u * 1.6, u * 4, mix(stone, c.ink, 0.5))
  return out
}

function columns(s: Sheet, lit: string, stone: string, deep: string, floor: number): string {
  const { W, H, u, c } = s
  let out = ''
  for (let i = 0; i < 5; i++) for (const side of [-1, 1]) {
    const k = 1 - i * 0.145
    const x = W / 2 + side * W * (0.19 + 0.285 * k ** 1.4)
    const [foot, head] = [floor - H * 0.15 + H * 0.17 * k ** 1.6, H * (0.5 - 0.12 * k)]
    const w = u * 8.4 * k
    const face = mix(side < 0 ? stone : lit, deep, side < 0 ? 0.25 : 0.12 * i)
    out = rect(x - w / 2, head, w, foot - head, face) + rect(x - w / 2, head, w * 0.28, foot - head, mix(face, c.lit, side < 0 ? 0.1 : 0.35)) + rect(x - w * 0.7, head - w * 0.35, w * 1.4, w * 0.4, mix(face, lit, 0.5)) + path(`M${n(x - w * 0.62)},${n(head + w * 0.5)}Q${n(x - w * 0.7)},${n(head + w * 0.2)} ${n(x - w * 0.5)},${n(head)}H${n(x + w * 0.5)}Q${n(x + w * 0.7)},${n(head + w * 0.2)} ${n(x + w * 0.62)},${n(head + w * 0.5)}Z`, mix(face, deep, 0.2)) + rect(x - w * 0.7, foot - w * 0.3, w * 1.4, w * 0.3, mix(face, lit, 0.4)) + out
  }
  return out
}

function votive({ c }: Sheet, lit: string, stone: string): string {
  const shade = mix(stone, c.ink, 0.35)
  return path('M-52,0V-8H52V0ZM-46,-8V-44H46V-8Z', shade) + path('M-52,0V-8H22V0ZM-46,-8V-44H24V-8Z', mix(lit, stone, 0.2)) + rect(-50, -50, 100, 7, mix(lit, stone, 0.4)) + path('M-42,-50C-56,-78 -40,-108 0,-112C40,-108 56,-78 42,-50Z', lit) + path('M24,-50C42,-74 34,-102 10,-111C44,-106 56,-78 42,-50Z', mix(lit, shade, 0.6)) + path('M-14,-112V-126H14V-112ZM-22,-126H22L18,-133H-18ZM-26,-133H26L22,-140H-22Z', mix(lit, stone, 0.3)) + path('M-22,-44V-90Q0,-112 22,-90V-44Z', mix(lit, c.lit, 0.4)) + path('M-17,-44V-88Q0,-106 17,-88V-44Z', mix(shade, c.ink, 0.3)) + path('M-8,-50C-9,-62 -8,-70 -4,-74C-6,-82 6,-82 4,-74C8,-70 9,-62 8,-50Z', mix(lit, c.accent, 0.3))
}
