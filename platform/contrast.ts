/** A colour as `#rrggbb`. */
export type Hex = string
type Rgb = readonly [red: number, green: number, blue: number]

/** What words need on their ground (WCAG 2.2, 1.4.3). */
export const READABLE = 4.5
const STEPS = 100

/** How far apart two colours are for the eye: from 1, the same, to 21, black on white. */
export function contrastOf(a: Hex, b: Hex): number {
  const [light, dark] = [luminanceOf(a), luminanceOf(b)].toSorted((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** A colour with a share of another in it, from 0 to 1. */
export function mixed(colour: Hex, other: Hex, share: number): Hex {
  const [from, to] = [rgbOf(colour), rgbOf(other)]
  return `#${from
    .map((part, at) =>
      Math.round(part + ((to[at] ?? 0) - part) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The shade of a colour nearest to it that fits, made lighter or darker; undefined where none does. */
export function nearestShade(colour: Hex, fits: (shade: Hex) => boolean): Hex | undefined {
  for (let step = 0; step <= STEPS; step++) {
    const shades = ['#000000', '#ffffff'].map((end) => mixed(colour, end, step / STEPS))
    const found = shades.find(fits)
    if (found) return found
  }
  return undefined
}

function luminanceOf(colour: Hex): number {
  const [red, green, blue] = rgbOf(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function rgbOf(colour: Hex): Rgb {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return parts as unknown as Rgb
}
