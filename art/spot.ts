import { camel, tiger } from '#art/strokes/animals.ts'
import { chhatri, hut, shikharaTower, stupa } from '#art/strokes/architecture.ts'
import { chance, hash, type Chance } from '#art/strokes/chance.ts'
import { houseboat, walker } from '#art/strokes/people.ts'
import { circle, line, path, place, rect } from '#art/strokes/svg.ts'
import { deodar, palm } from '#art/strokes/trees.ts'

/** The themes that have a small picture in an arched window. */
export const SPOT_NAMES = [
  'hill-station',
  'backwater',
  'desert',
  'pilgrimage',
  'wildlife',
  'trekking',
  'beach',
  'heritage',
  'honeymoon',
  'island',
  'monastery',
  'tea',
] as const
export type SpotName = (typeof SPOT_NAMES)[number]

const FRAME = 'M8,112V46Q8,28 24,20Q38,14 48,2Q58,14 72,20Q88,28 88,46V112Z'

const VIEWS: Record<SpotName, (dice: Chance) => string> = {
  'hill-station': hillStation,
  backwater,
  desert,
  pilgrimage,
  wildlife,
  trekking,
  beach,
  heritage,
  honeymoon,
  island,
  monastery,
  tea,
}

/** Draws the window of a theme as an SVG text, 96 by 114. Pure. */
export function drawSpot(name: SpotName): string {
  const view = VIEWS[name](chance(hash('spot/' + name)))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 114" width="96" height="114"><clipPath id="spot-${name}"><path d="${FRAME}"/></clipPath><g clip-path="url(#spot-${name})">${view}</g><path d="${FRAME}" fill="none" stroke="#1B1F2A" stroke-width="2.500"/></svg>`
}

function air(colour: string): string {
  return rect(0, 0, 96, 112, colour)
}

function hill(y: number, fill: string): string {
  return path(`M0,${y}Q24,${y - 12} 48,${y - 2}T96,${y - 6}V112H0Z`, fill)
}

function hillStation(dice: Chance): string {
  const plain = { see: (hex: string) => hex, dark: false, glow: '#3E4A55' }
  const house = place(58, 84, 0.36, hut(plain, true))
  const trees =
    place(28, 100, 1, deodar(58, '#143D38', '#1F5A4C', dice)) +
    place(76, 106, 1, deodar(36, '#143D38', '#1F5A4C', dice))
  return air('#BBDCC4') + circle(32, 42, 11, '#FFF3D0') + hill(72, '#7FB59A') + house + hill(88, '#2F6F58') + trees
}

function backwater(dice: Chance): string {
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

function desert(): string {
  const dunes = path('M0,92Q40,84 96,94V112H0Z', '#A5482F') + path('M0,104Q40,92 96,106V112H0Z', '#6E2B33')
  const far = path('M0,78Q30,60 58,76T96,70V112H0Z', '#D9793A')
  return (
    air('#F2A65A') +
    circle(60, 42, 14, '#FFF0C4') +
    far +
    place(18, 92, 0.6, camel('#4A2038', '#C8321F', '#2C1230', '#FFF0C4')) +
    dunes
  )
}

function pilgrimage(): string {
  const tower = (tall: number, flag: string | null) =>
    shikharaTower(tall, '#FBE9C8', '#D59A63', '#A45A46', '#E3A22F', flag)
  const steps = rect(14, 92, 68, 5, '#D59A63') + rect(8, 97, 80, 5, '#B4704A') + rect(0, 102, 96, 12, '#17736F')
  return (
    air('#F7DFA4') +
    circle(68, 38, 10, '#FFFAE8') +
    place(44, 94, 1, tower(74, '#C7371A')) +
    steps +
    place(66, 92, 1, tower(34, null))
  )
}

function wildlife(): string {
  const blades = Array.from({ length: 22 }, (_, i) => {
    const rise = 14 + ((i * 5) % 9)
    return `M${i * 4.6 - 2},112l${((i * 7) % 5) - 2},${-rise}l4,${rise}Z`
  })
  const land = hill(70, '#C2A24E') + path('M0,82H96V112H0Z', '#8F8A3E')
  return (
    air('#F0C36A') +
    circle(60, 44, 14, '#FFF3D0') +
    land +
    place(16, 96, 0.66, tiger('#E27A26', '#2B1A1C', '#FBEBC8')) +
    path(blades.join(''), '#3F5A34')
  )
}

function trekking(): string {
  const peaks = path('M-4,96L30,56L42,66L62,30L100,92V112H-4Z', '#86AFBE')
  const snow = path('M62,30L42,66L36,76L48,72L44,84L58,70L56,60L66,52ZM30,56L6,88L18,82L20,90L30,74Z', '#FCF6E6')
  const hills = path('M0,90Q30,78 60,90T96,84V112H0Z', '#245A66') + path('M0,102Q30,92 96,104V112H0Z', '#12343F')
  const flag = line('M62,30V16', '#12343F', 1.6) + path('M62.500,16L76,19.500L62.500,24Z', '#DD4F2A')
  const trail = line('M14,104Q34,92 44,90T58,72', '#F2B233', 2, ' stroke-dasharray=".1 4.500" stroke-linecap="round"')
  return air('#5FAAA9') + circle(28, 40, 9, '#FFF3D0') + peaks + snow + hills + flag + trail
}

function beach(dice: Chance): string {
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

function heritage(): string {
  const wall = path('M12,96L16,64H80L84,96Z', '#C97F4C') + path('M54,64H80L84,96H56Z', '#9A5238')
  const teeth = path(
    Array.from({ length: 8 }, (_, i) => `M${17 + i * 8},64v-4q2.400,-4 4.800,0v4Z`).join(''),
    '#E5A866',
  )
  const gate = path('M38,96V80Q38,70 48,64Q58,70 58,80V96Z', '#4A1F2C')
  const domes =
    place(28, 60, 0.16, chhatri('#FBE9C8', '#B4704A', '#E3A22F')) +
    place(68, 60, 0.16, chhatri('#FBE9C8', '#B4704A', '#E3A22F')) +
    place(48, 60, 0.24, chhatri('#FBE9C8', '#B4704A', '#E3A22F', '#7A3A33'))
  const road =
    path('M0,96H96V112H0Z', '#7A3A33') +
    path('M42,96H54L66,112H30Z', '#E5A866') +
    place(50, 107, 0.36, walker('#0E6C70', '#2A1220', null, '#F4EBD3'))
  return air('#F4C46E') + circle(72, 32, 10, '#FFF6DC') + wall + teeth + domes + gate + road
}

function honeymoon(dice: Chance): string {
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

function island(dice: Chance): string {
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

function monastery(): string {
  const peaks =
    path('M-4,80L22,42L38,62L60,34L100,78V112H-4Z', '#86AFBE') +
    path('M60,34L44,56L52,54L50,64L60,54L66,60L64,48ZM22,42L8,62L17,60L20,68L26,56Z', '#FCF6E6')
  const ground = path('M0,84Q40,74 96,86V112H0Z', '#A96B48') + path('M0,102Q40,95 96,104V112H0Z', '#5F2F2E')
  const lines = 'M50,52Q74,64 96,52M50,52Q26,62 0,48'
  const cloth = ['#2E6FA8', '#FBF3DE', '#D2432B', '#3E8E5A', '#F2B233']
    .map(
      (hex, i) =>
        rect(58 + i * 7.4, [55.5, 57, 58, 57.6, 56][i] ?? 56, 5.4, 6, hex) +
        rect(37 - i * 7.4, [54.5, 56, 56.5, 55.5, 54][i] ?? 54, 5.4, 6, hex),
    )
    .join('')
  return (
    air('#57A6A8') +
    circle(24, 26, 8, '#FFF3D0') +
    peaks +
    ground +
    place(50, 100, 0.42, stupa('#FFFBEF', '#C9B7A2', '#E5A52E', '#8E2F2B')) +
    line(lines, '#3A2420', 0.9) +
    cloth +
    place(28, 106, 0.5, walker('#A02F2C', '#7A4B34')) +
    place(74, 108, 0.56, walker('#A02F2C', '#7A4B34'))
  )
}

function tea(): string {
  const row = (y: number) => `M-4,${y}Q22,${y - 12} 48,${y - 2}T100,${y - 8}`
  const rows = [78, 85, 92.5, 101, 110]
  const bushes =
    line(rows.map(row).join(''), '#2F6B43', 2.6) +
    line(rows.map((y) => row(y - 3)).join(''), '#A9C95F', 3, ' stroke-linecap="round" stroke-dasharray="7 3"')
  const oak = (x: number, y: number, k: number) =>
    place(
      x,
      y,
      k,
      path('M-1.500,0L-.8,-60H.8L1.500,0Z', '#1B4A3A') +
        path(
          'M0,-104C12,-92 10,-76 15,-66C20,-52 10,-38 0,-38C-10,-38 -20,-52 -15,-66C-10,-78 -12,-92 0,-104Z',
          '#1F5A4C',
        ),
    )
  const picker = place(56, 101, 0.86, walker('#C93A2B', '#4A2A20', '#E9C27A', '#E2A02F'))
  return (
    air('#F3DCA0') +
    circle(62, 36, 10, '#FFF8E2') +
    hill(60, '#A9C49A') +
    hill(72, '#5E9A4C') +
    oak(24, 74, 0.32) +
    oak(34, 73, 0.24) +
    bushes +
    picker
  )
}
