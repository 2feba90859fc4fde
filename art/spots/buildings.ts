import { chhatri, stupa } from '#art/strokes/architecture.ts'
import { shikharaTower } from '#art/strokes/towers.ts'
import { walker } from '#art/strokes/people.ts'
import { circle, line, path, place, rect } from '#art/strokes/svg.ts'
import { air } from '#art/spots/ground.ts'

export function pilgrimage(): string {
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

export function heritage(): string {
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

export function monastery(): string {
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
