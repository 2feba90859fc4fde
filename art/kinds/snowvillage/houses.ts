import type { Sheet } from '#art/sheet.ts'
import { FINIAL } from '#art/strokes/architecture.ts'
import { mix } from '#art/strokes/colour.ts'
import { line, path, rect } from '#art/strokes/svg.ts'

/** The colours of a village, in snow or without. */
export type VillageTones = {
  snow: string
  snowShade: string
  ground: string
  wall: string
  timber: string
  slate: string
}

/** The colours of a village at its hour and season. */
export function villageTones({ tones, season }: Sheet): VillageTones {
  const snow = mix(tones.lit, '#FFFFFF', tones.dark ? 0 : 0.3)
  const winter = season === 'winter'
  const grass = mix(tones.see(season === 'monsoon' ? '#6E9A54' : '#8FA55C'), tones.at(0.4), 0.2)
  return {
    snow,
    snowShade: mix(tones.lit, tones.shade, 0.5),
    ground: winter ? mix(tones.lit, tones.shade, 0.2) : grass,
    wall: tones.see('#D9C6A4'),
    timber: tones.see('#7A4A30'),
    slate: winter ? snow : tones.see('#6F7C88'),
  }
}

/** Courses of stone and deodar beam, a balcony, and a slate roof that winter covers. */
export function timberHouse({ tones }: Sheet, { wall, timber, slate, snow }: VillageTones, storeys: number): string {
  const h = 46 + storeys * 22
  const side = mix(wall, tones.shade, 0.6)
  const dark = mix(timber, tones.ink, 0.5)
  const light = tones.dark ? tones.glow : dark
  let out = rect(-40, -h, 80, h, wall) + rect(16, -h, 24, h, side)
  for (let y = 9; y < h - 18; y += 10) out += rect(-40, -y, 80, 2.6, timber)
  out +=
    rect(-46, -h - 2, 92, 22, timber) +
    rect(16, -h - 2, 30, 22, dark) +
    path([-38, -24, -10, 6, 22, 34].map((x) => `M${x},${-h + 16}v-13h9v13Z`).join(''), light) +
    rect(-50, -h + 18, 100, 4, dark) +
    rect(-10, -22, 14, 22, dark) +
    path('M-32,-10V-22H-22V-10ZM20,-10V-22H30V-10Z', light)
  const eave = -h - 1
  return (
    out +
    path(`M-62,${eave}L-34,${eave - 30}H40L60,${eave}Z`, slate) +
    path(`M12,${eave - 30}H40L60,${eave}H20Z`, mix(slate, tones.shade, 0.62)) +
    path(`M-62,${eave}H60V${eave + 4}H-62Z`, slate === snow ? snow : dark) +
    (slate === snow
      ? path(`M-62,${eave + 3}q5,6 10,0t10,0 12,0 10,1 12,-1 10,0 12,0 10,0 12,0 12,0 14,0V${eave}H-62Z`, snow)
      : line(`M-50,${eave - 12}H52M-42,${eave - 21}H46`, mix(slate, tones.ink, 0.4), 1))
  )
}

/** A tower temple of wall and beam under two roofs. */
export function templeTower({ tones }: Sheet, { wall, timber, slate, snow }: VillageTones): string {
  const side = mix(wall, tones.shade, 0.62)
  const dark = mix(timber, tones.ink, 0.5)
  const gold = tones.see('#E3A22F')
  let out = path('M-26,0L-22,-112H22L26,0Z', wall) + path('M8,0V-112H22L26,0Z', side)
  for (let y = 8; y < 110; y += 12) out += rect(-26 + y * 0.035, -y, 52 - y * 0.07, 3.4, timber)
  const roof = (y: number, w: number, h: number) =>
    path(`M${-w},${y}Q${-w * 0.4},${y - h * 0.3} 0,${y - h}Q${w * 0.4},${y - h * 0.3} ${w},${y}Z`, slate) +
    path(
      `M${w * 0.12},${y}Q${w * 0.2},${y - h * 0.5} 0,${y - h}Q${w * 0.4},${y - h * 0.3} ${w},${y}Z`,
      mix(slate, tones.shade, 0.6),
    ) +
    path(`M${-w},${y}H${w}V${y + 3.4}H${-w}Z`, slate === snow ? snow : dark)
  return (
    out +
    rect(-34, -132, 68, 22, timber) +
    rect(10, -132, 24, 22, dark) +
    path([-28, -16, -4, 10, 22].map((x) => `M${x},-114v-13h8v13Z`).join(''), tones.dark ? tones.glow : dark) +
    roof(-131, 50, 40) +
    rect(-18, -172, 36, 18, timber) +
    roof(-168, 32, 34) +
    `<path d="${FINIAL}" transform="translate(0 -200) scale(.7)" fill="${gold}"/>` +
    path('M-9,0V-24Q0,-31 9,-24V0Z', dark)
  )
}
