import { mix } from '#art/strokes/colour.ts'
import { circle, curve, ellipse, line, num, opacity, path, rect, type Point } from '#art/strokes/svg.ts'
import { arch, FINIAL } from '#art/strokes/architecture.ts'

/** The curved tower of the north, h high; with a pennant if a flag colour is given. */
export function shikharaTower(
  h: number,
  lit: string,
  mid: string,
  shade: string,
  gold: string,
  flag: string | null,
): string {
  const w = h * 0.36
  const side = (k: number) =>
    Array.from({ length: 10 }, (_, i): Point => {
      const t = i / 9
      return [-w * k * (0.5 - 0.37 * t ** 2.1), -h * 0.86 * t]
    })

  const shape = (k: number, k2 = -k) => curve(side(k)) + 'L' + curve(side(k2).reverse()).slice(1) + 'Z'
  let lines = ''
  for (let i = 1; i < 13; i++) {
    const t = i / 13
    const half = w * (0.5 - 0.37 * t ** 2.1)
    const y = -h * 0.86 * t
    lines += `M${num(-half)},${num(y)}Q0,${num(y + h * 0.012)} ${num(half)},${num(y)}`
  }
  let out =
    path(shape(1), shade) +
    path(shape(1, -0.42), mid) +
    path(shape(0.46), lit) +
    path(shape(-0.14, -0.46), mix(lit, shade, 0.55)) +
    line(lines, shade, h * 0.006, opacity(0.55))
  out +=
    ellipse(0, -h * 0.885, w * 0.23, h * 0.028, mid) +
    ellipse(-w * 0.05, -h * 0.888, w * 0.14, h * 0.02, lit) +
    `<path d="${FINIAL}" transform="translate(0 ${num(-h * 0.9)}) scale(${num(h / 260)})" fill="${gold}"/>`
  if (flag)
    out +=
      line(`M${num(h * 0.012)},${num(-h * 0.9)}V${num(-h * 1.1)}`, mid, h * 0.006) +
      path(
        `M${num(h * 0.012)},${num(-h * 1.1)}q${num(h * 0.07)},${num(-h * 0.01)} ${num(h * 0.17)},${num(h * 0.035)}q${num(-h * 0.1)},0 ${num(-h * 0.17)},${num(h * 0.035)}Z`,
        flag,
      )
  return out
}

/** The storeyed gate tower of the south, about h high. */
export function gopuramTower(
  h: number,
  lit: string,
  mid: string,
  shade: string,
  dark: string,
  gold: string,
  [spot, spot2]: readonly [string, string],
): string {
  const w = h * 0.62
  const base = h * 0.2
  const tiers = 7

  let out =
    path(`M${num(-w / 2)},0L${num(-w * 0.47)},${num(-base)}H${num(w * 0.47)}L${num(w / 2)},0Z`, mid) +
    path(`M${num(w * 0.14)},0V${num(-base)}H${num(w * 0.47)}L${num(w / 2)},0Z`, shade) +
    rect(-w * 0.5, -base * 1.04, w, base * 0.1, lit) +
    path(arch(0, 0, w * 0.17, base * 0.82), dark)
  for (const x of [-0.36, -0.22, 0.22, 0.36] as const)
    out += rect(w * x - w * 0.014, -base * 0.92, w * 0.028, base * 0.92, x < 0 ? lit : mid)
  let y = -base * 1.06
  let half = w * 0.44
  let dots: [string, string, string] = ['', '', '']

  for (let i = 0; i < tiers; i++) {
    const th = h * 0.098 * (1 - i * 0.06)
    const nh = half * (0.885 - (i ? 0 : 0.02))

    out +=
      path(`M${num(-half)},${num(y)}L${num(-nh)},${num(y - th)}H${num(nh)}L${num(half)},${num(y)}Z`, mid) +
      path(`M${num(half * 0.28)},${num(y)}V${num(y - th)}H${num(nh)}L${num(half)},${num(y)}Z`, shade) +
      path(
        `M${num(-half * 1.05)},${num(y)}h${num(half * 2.1)}l${num(-half * 0.06)},${num(-th * 0.2)}h${num(-half * 1.98)}Z`,
        lit,
      )
    const k = 8 - Math.floor(i / 2)
    for (let j = 0; j <= k; j++) {
      const t = (j / k) * 2 - 1
      const x = t * nh * 0.92
      if (Math.abs(t) < 0.12) continue
      const r = th * 0.19
      dots[((j + i) % 3) as 0 | 1 | 2] +=
        `M${num(x - r)},${num(y - th * 0.2)}v${num(-th * 0.36)}a${num(r)},${num(r)} 0 0 1 ${num(2 * r)},0v${num(th * 0.36)}Z`
    }
    out += path(arch(0, y - th * 0.18, nh * 0.2, th * 0.72), dark)
    y -= th
    half = nh
  }
  out += path(dots[0], spot) + path(dots[1], spot2) + path(dots[2], dark, opacity(0.75))
  const vh = h * 0.12
  out +=
    path(
      `M${num(-half * 1.1)},${num(y)}C${num(-half * 1.34)},${num(y - vh * 0.7)} ${num(-half * 1.1)},${num(y - vh)} ${num(-half * 0.86)},${num(y - vh)}H${num(half * 0.86)}C${num(half * 1.1)},${num(y - vh)} ${num(half * 1.34)},${num(y - vh * 0.7)} ${num(half * 1.1)},${num(y)}Z`,
      lit,
    ) +
    path(
      `M${num(half * 0.2)},${num(y)}V${num(y - vh)}H${num(half * 0.86)}C${num(half * 1.1)},${num(y - vh)} ${num(half * 1.34)},${num(y - vh * 0.7)} ${num(half * 1.1)},${num(y)}Z`,
      shade,
    ) +
    circle(0, y - vh * 0.48, vh * 0.34, dark) +
    circle(0, y - vh * 0.48, vh * 0.2, spot)
  for (let j = 0; j < 5; j++)
    out += `<path d="${FINIAL}" transform="translate(${num((j - 2) * half * 0.4)} ${num(y - vh)}) scale(${num(h / 330)})" fill="${gold}"/>`
  return out
}
