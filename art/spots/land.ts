import { camel, tiger } from '#art/strokes/animals.ts'
import { hut } from '#art/strokes/architecture.ts'
import type { Chance } from '#art/strokes/chance.ts'
import { walker } from '#art/strokes/people.ts'
import { circle, line, path, place } from '#art/strokes/svg.ts'
import { deodar } from '#art/strokes/trees.ts'
import { air, hill } from '#art/spots/ground.ts'

export function hillStation(dice: Chance): string {
  const plain = { see: (hex: string) => hex, dark: false, glow: '#3E4A55' }
  const house = place(58, 84, 0.36, hut(plain, true))
  const trees =
    place(28, 100, 1, deodar(58, '#143D38', '#1F5A4C', dice)) +
    place(76, 106, 1, deodar(36, '#143D38', '#1F5A4C', dice))
  return air('#BBDCC4') + circle(32, 42, 11, '#FFF3D0') + hill(72, '#7FB59A') + house + hill(88, '#2F6F58') + trees
}

export function desert(): string {
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

export function wildlife(): string {
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

export function trekking(): string {
  const peaks = path('M-4,96L30,56L42,66L62,30L100,92V112H-4Z', '#86AFBE')
  const snow = path('M62,30L42,66L36,76L48,72L44,84L58,70L56,60L66,52ZM30,56L6,88L18,82L20,90L30,74Z', '#FCF6E6')
  const hills = path('M0,90Q30,78 60,90T96,84V112H0Z', '#245A66') + path('M0,102Q30,92 96,104V112H0Z', '#12343F')
  const flag = line('M62,30V16', '#12343F', 1.6) + path('M62.500,16L76,19.500L62.500,24Z', '#DD4F2A')
  const trail = line('M14,104Q34,92 44,90T58,72', '#F2B233', 2, ' stroke-dasharray=".1 4.500" stroke-linecap="round"')
  return air('#5FAAA9') + circle(28, 40, 9, '#FFF3D0') + peaks + snow + hills + flag + trail
}

export function tea(): string {
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
