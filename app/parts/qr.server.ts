import { encode } from 'uqr'

/** A QR code as one path of an SVG, a unit a module, with a border of so many. */
export function drawQr(text: string, border = 0): { size: number; path: string } {
  const { data } = encode(text, { ecc: 'M', border })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size: data.length, path }
}
