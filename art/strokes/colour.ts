type Lab = [lightness: number, greenRed: number, blueYellow: number]

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function toGamma(channel: number): number {
  return channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055
}

/** '#rrggbb' to OKLab. Colours are mixed there so that a haze never turns muddy. */
export function toLab(hex: string): Lab {
  const channel = (at: number) => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255)
  const [r, g, b] = [channel(1), channel(3), channel(5)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** OKLab to '#rrggbb', cut to what a screen can show. */
export function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return '#' + rgb.map(toByte).join('')
}

function toByte(channel: number): string {
  const byte = Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, channel)))) * 255)
  return byte.toString(16).padStart(2, '0')
}

/** The colour `share` (0 to 1) of the way from one '#rrggbb' to another. */
export function mix(from: string, to: string, share: number): string {
  const start = toLab(from)
  const end = toLab(to)
  const at = (i: 0 | 1 | 2) => start[i] + (end[i] - start[i]) * share
  return toHex([at(0), at(1), at(2)])
}
