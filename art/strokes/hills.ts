import type { Extent, Sheet } from '#art/sheet.ts'
import type { Chance } from '#art/strokes/chance.ts'
import { mix } from '#art/strokes/colour.ts'
import { curve, opacity, path, poly, points, type Point } from '#art/strokes/svg.ts'

/** A broken skyline by midpoint displacement: `amp` pixels of height, halved (`rough`) at each of `steps`. */
export function crags(sheet: Sheet, y: number, amp: number, steps: number, rough = 0.5): Point[] {
  const { width, dice } = sheet
  let list: Point[] = [
    [-10, y + dice.between(-0.3, 0.5) * amp],
    [width + 10, y + dice.between(-0.3, 0.5) * amp],
  ]
  let swing = amp
  for (let k = 0; k < steps; k++) {
    list = list.flatMap((p, i): Point[] => (i ? [between(list[i - 1] ?? p, p, swing, dice), p] : [p]))
    swing *= rough
  }
  return list
}

function between(p: Point, q: Point, swing: number, dice: Chance): Point {
  return [
    (p[0] + q[0]) / 2 + dice.between(-0.12, 0.12) * (q[0] - p[0]),
    (p[1] + q[1]) / 2 + dice.between(-1, 1) * swing,
  ]
}

/** Points told as shares of the sheet. */
export function across({ width, height }: Extent, shares: readonly (readonly [x: number, y: number])[]): Point[] {
  return shares.map(([x, y]): Point => [x * width, y * height])
}

/** Closes a skyline down to the foot of the sheet. */
export function under(sheet: Extent, list: Point[]): Point[] {
  return [...list, [sheet.width + 10, sheet.height], [-10, sheet.height]]
}

/** The crest of soft hills. */
export function downs(sheet: Sheet, y: number, amp: number, waves = 1.6): Point[] {
  const { width, dice } = sheet
  const phase = dice() * 6.28
  const phase2 = dice() * 6.28
  return Array.from({ length: 15 }, (_, i): Point => {
    const t = i / 14
    const rise = Math.sin(t * 6.28 * waves + phase) * 0.62 + Math.sin(t * 6.28 * waves * 2.3 + phase2) * 0.3
    return [t * (width + 20) - 10, y - amp * rise]
  })
}

/** Paints everything below a smooth crest. */
export function fillUnder(sheet: Extent, list: Point[], fill: string, more = ''): string {
  return path(curve(list) + `L${sheet.width + 10},${sheet.height}L-10,${sheet.height}Z`, fill, more)
}

/** The height (pixels from the top) of a crest at x. */
export function heightAt(list: Point[], x: number): number {
  let last: Point = [0, 0]
  for (const [i, p] of list.entries()) {
    if (i && x <= p[0]) return last[1] + ((p[1] - last[1]) * (x - last[0])) / (p[0] - last[0] || 1)
    last = p
  }
  return last[1]
}

type Mountain = { snow: string; shade: string; rock: string; haze: string }
type Faces = { outline: Point[]; lit: Point[][]; ribs: { face: Point[]; lit: boolean }[] }

/** A snow mountain of several summits standing on `base`: its outline, lit western faces, a rocky skirt. */
export function massif(sheet: Sheet, summits: Point[], base: number, { snow, shade, rock, haze }: Mountain): string {
  const { unit, dice } = sheet
  const faces: Faces = { outline: [], lit: [], ribs: [] }
  summits.forEach((_, i) => raiseSummit(sheet, summits, i, base, faces))
  const left = faces.outline[0]?.[0] ?? 0
  const right = faces.outline.at(-1)?.[0] ?? 0
  const all: Point[] = [...faces.outline, [right, base + 2 * unit], [left, base + 2 * unit]]
  const cut = sheet.clip('M' + points(all).replaceAll(' ', 'L') + 'Z')
  let out = poly(all, sheet.fade(shade, mix(shade, haze, 0.55))) + faces.lit.map((face) => poly(face, snow)).join('')
  for (const { face, lit } of faces.ribs) out += poly(face, lit ? snow : shade, opacity(lit ? 0.85 : 0.9))
  const hem: Point[] = [[left, base + 3 * unit]]
  for (let x = left; x < right; x += unit * dice.between(3, 6))
    hem.push([x, base - unit * dice.between(1, 15) * (dice.odds(0.5) ? 1 : 0.35)])
  hem.push([right, base + 3 * unit])
  return `<g${cut}>${out}${poly(hem, sheet.fade(rock, mix(rock, haze, 0.7)), opacity(0.75))}</g>`
}

function raiseSummit(sheet: Sheet, summits: Point[], i: number, base: number, { outline, lit, ribs }: Faces): void {
  const { unit, dice } = sheet
  const top = summits[i] ?? [0, 0]
  const [before, after] = [summits[i - 1], summits[i + 1]]
  const left: Point = before ? saddle(before, top) : [top[0] - (base - top[1]) * 1.15, base]
  const right: Point = after ? saddle(top, after) : [top[0] + (base - top[1]) * 1.2, base]
  const climb: Point[] = [left, ...jag(left, top, 6, unit * 1.3, dice), top]
  outline.push(...climb, ...jag(top, right, 6, unit * 1.3, dice))
  if (!after) outline.push(right)
  const deep = base - top[1]
  const spine = wander(top, deep, unit, dice)
  lit.push([...climb, ...spine.slice(1), ...snowHem(spine.at(-1) ?? top, top, left, deep, unit, dice)])
  for (const [sx, sy] of spine.slice(2, 5)) {
    const l = deep * dice.between(0.1, 0.2)
    const face: Point[] = [
      [sx, sy],
      [sx - l * 0.95, sy + l * 0.9],
      [sx - l * 0.5, sy + l * 1.25],
      [sx - l * 0.1, sy + l * 0.75],
    ]
    ribs.push({ face, lit: false })
  }
  for (const [sx, sy] of spine.slice(2, 5)) {
    const l = deep * dice.between(0.1, 0.22)
    const face: Point[] = [
      [sx + l * 0.42, sy - l * 0.1],
      [sx + l * 1.15, sy + l * 0.72],
      [sx + l * 0.55, sy + l * 0.5],
    ]
    ribs.push({ face, lit: true })
  }
}

// The spine wanders down from the summit; everything left of it catches the light.
function wander(top: Point, deep: number, unit: number, dice: Chance): Point[] {
  const spine = [top]
  let [x, y] = top
  for (let k = 0; k < 7; k++) {
    x += unit * dice.between(-3.4, 4.4) * (k % 2 ? 1 : -0.72)
    y += deep * dice.between(0.08, 0.15)
    spine.push([x, y])
  }
  return spine
}

function snowHem(foot: Point, top: Point, left: Point, deep: number, unit: number, dice: Chance): Point[] {
  const farX = Math.max(left[0], top[0] - deep * 0.85)
  const farY = Math.min(foot[1], left[1] + deep * 0.12)
  return [1, 2, 3, 4, 5].map((k): Point => {
    const t = k / 6
    return [
      foot[0] + (farX - foot[0]) * t,
      foot[1] + (farY - foot[1]) * t + (k % 2 ? -1 : 1) * unit * dice.between(1, 4),
    ]
  })
}

function jag(a: Point, b: Point, k: number, amp: number, dice: Chance): Point[] {
  return Array.from({ length: k - 1 }, (_, i): Point => {
    const t = (i + 1) / k
    return [
      a[0] + (b[0] - a[0]) * t + dice.between(-amp, amp) * 0.5,
      a[1] + (b[1] - a[1]) * t + dice.between(-amp, amp),
    ]
  })
}

function saddle(a: Point, b: Point): Point {
  const apart = Math.abs(b[0] - a[0])
  const t = 0.5 + ((b[1] - a[1]) / (apart + 1)) * 0.2
  return [a[0] + (b[0] - a[0]) * t, Math.max(a[1], b[1]) + apart * 0.32]
}
