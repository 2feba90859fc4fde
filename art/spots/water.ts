import type { Chance } from '#art/strokes/chance.ts'
import { houseboat, walker } from '#art/strokes/people.ts'
import { circle, line, path, place, rect } from '#art/strokes/svg.ts'
import { palm } from '#art/strokes/trees.ts'
import { air } from '#art/spots/ground.ts'

export function backwater(dice: Chance): string {
  const boat = place(50, 88, 0.52, houseboat('#E9B765', '#9C6237', '#3A1F1C', '#3A1F1C', '#FFE3A0'))
  const shore = rect(0, 66, 96, 46, '#1F7C80') + path('M0,66Q24,58 48,65T96,62V68H0Z', '#3F8F74')
  const ripples = path('M10,98h30M52,102h26M20,106h16', 'none', ' stroke="#7CC3BC" stroke-width="1.600"')
  return (
    air('#F6C178') +
    circle(34, 44, 12, '#FFF3D0') +
    shore +
    boat +
    ripples +
    place(82, 74, 1, palm(46, -0.2, '#123D3A', '#1D5A50', dice))
  )
}

export function beach(dice: Chance): string {
  const sea = rect(0, 60, 96, 52, '#1E8FA0') + path('M0,60H96V64Q48,67 0,63Z', '#5FB9B4')
  const sail =
    path('M26,64V46Q36,54 36,64Z', '#FBF3DE') +
    path('M24,64V50Q18,57 18,64Z', '#E8A23C') +
    path('M14,65H40L35,70H19Z', '#7A2F2B')
  const sand =
    path('M100,74C74,76 62,84 56,94S40,108 22,114H100Z', '#FBF3DE') +
    path('M100,78C78,80 68,88 62,97S46,110 32,114H100Z', '#F0CF90')
  const boat = place(
    70,
    97,
    0.24,
    path('M-50,-14C-34,-6 30,-6 44,-20L58,-30C54,-10 46,0 34,2H-32C-42,0 -48,-6 -50,-14Z', '#D2452C') +
      path('M-50,-14C-34,-6 30,-6 44,-20L58,-30L56,-24L45,-15C30,-2 -34,-2 -49,-10Z', '#F2B443'),
  )
  return (
    air('#A5D9CF') +
    circle(34, 38, 11, '#FFF3D0') +
    sea +
    sail +
    sand +
    boat +
    place(84, 108, 1, palm(66, -0.22, '#123D3A', '#1D5A50', dice, '#D98A2E'))
  )
}

export function honeymoon(dice: Chance): string {
  const lake =
    rect(0, 74, 96, 38, '#5A4A86') +
    path(
      'M36,80h24M32,87h32M40,94h16M34,101h28',
      'none',
      ' stroke="#F4B776" stroke-width="1.800" stroke-linecap="round"',
    )
  const hills = path('M0,74Q18,54 36,68T70,62T96,66V74Z', '#7A4C82')
  const boat = path('M22,94C34,99 58,99 72,93C68,104 28,104 22,94Z', '#241634')
  const pair =
    place(44, 96, 0.62, walker('#D2452C', '#F1B98A', null, '#E2A02F')) +
    place(54, 96, 0.66, walker('#17736F', '#F1B98A'), true)
  return (
    air('#E9806A') +
    circle(48, 46, 17, '#FFE0A6') +
    hills +
    lake +
    pair +
    boat +
    place(10, 84, 1, palm(62, 0.2, '#241634', '#3A2248', dice))
  )
}

export function island(dice: Chance): string {
  const sea =
    rect(0, 54, 96, 60, '#2FA3A5') +
    path('M0,72Q24,67 48,72T96,70V114H0Z', '#17787F') +
    path('M0,90Q24,84 48,90T96,87V114H0Z', '#0F5763')
  const isle = path('M20,56Q50,43 82,56Q50,60 20,56Z', '#F4DDA6') + path('M34,52Q50,41 68,52Z', '#2C7A5A')
  const palms =
    place(46, 51, 1, palm(26, 0.16, '#123D3A', '#1D5A50', dice)) +
    place(56, 51, 1, palm(30, -0.14, '#123D3A', '#1D5A50', dice))
  const coral = line(
    'M22,112V102M22,106L16,98M22,104L29,96M74,112V100M74,106L67,99M74,103L81,95',
    '#EE6A4A',
    3,
    ' stroke-linecap="round"',
  )
  const fish = (x: number, y: number, fill: string) =>
    place(x, y, 0.62, path('M-9,0C-4,-6 6,-6 11,0C6,6 -4,6 -9,0ZM-8,0L-15,-5V5Z', fill))
  return (
    air('#BFE3D4') +
    circle(30, 32, 10, '#FFF3D0') +
    isle +
    palms +
    sea +
    coral +
    fish(50, 80, '#F2B443') +
    fish(36, 88, '#F2B443') +
    fish(62, 91, '#FBE9C8')
  )
}
