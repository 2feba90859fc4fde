import { arch } from '#art/strokes/architecture.ts'
import { circle, line, opacity, path } from '#art/strokes/svg.ts'

/** A small figure, 30 high; with a load or a shawl if given. */
export function walker(robe: string, skin: string, load?: string | null, shawl?: string | null): string {
  return (
    path('M-5,0C-6,-10 -5,-18 -2,-23C1,-25 4,-22 5,-17C6,-10 6,-4 6,0Z', robe) +
    circle(0.5, -26.5, 3, skin) +
    (shawl ? path('M-3.500,-27C-3,-31 4,-31 4,-26C5,-22 4,-16 6,-10C2,-14 -2,-18 -3.500,-27Z', shawl) : '') +
    (load ? path('M-9,-11C-11,-18 -10,-24 -8,-25H-2C-2,-18 -3,-13 -4,-9Z', load) : '')
  )
}

/** A country boat with its boatman, 90 wide; with a mat roof if a sail colour is given. */
export function rowboat(
  wood: string,
  dark: string,
  sail: string | null,
  figure: string,
  turban?: string | null,
): string {
  return (
    path('M-46,-9C-34,-2 30,-2 44,-12L49,-15C42,4 -36,5 -50,-12Z', wood) +
    path('M-43,-3.500C-26,3 28,3 43,-8C36,4 -34,5 -43,-3.500Z', dark) +
    (sail
      ? path('M-28,-7C-28,-24 -16,-25 -4,-25C10,-25 20,-24 20,-7Z', sail) +
        path('M6,-25C14,-24 20,-22 20,-7H9C10,-14 9,-21 6,-25Z', dark, opacity(0.3)) +
        line('M-17,-7C-17,-20 -13,-24 -9,-25M-5,-7C-5,-20 -3,-24 -1,-25', dark, 1, opacity(0.35)) +
        path('M-28,-7C-28,-17 -26,-21 -22,-23C-24,-18 -24,-12 -23,-7Z', dark, opacity(0.6))
      : '') +
    path('M30,-9C29,-20 31,-26 34,-27C37,-26 38,-18 38,-11Z', figure) +
    circle(34, -30, 2.8, figure) +
    (turban ? path('M30.500,-30.500C31,-35 37,-35 37.500,-30.500Z', turban) : '') +
    line('M40,-34L26,4', dark, 1.1)
  )
}

/** A kettuvallam, 150 wide. */
export function houseboat(thatch: string, weave: string, dark: string, hull: string, light: string): string {
  let lines = ''
  for (let i = 0; i < 9; i++) lines += `M${-34 + i * 9},-8Q${-37 + i * 9.4},-22 ${-26 + i * 7.4},-34`
  return (
    path('M-76,-26C-68,-10 -56,-3 -38,0H40C56,-1 68,-9 76,-26C66,-14 54,-8 40,-8H-38C-54,-9 -66,-15 -76,-26Z', hull) +
    path(
      'M-72,-21C-60,-10 -50,-6 -38,-5H40C52,-6 62,-10 72,-20C62,-9 52,-4 40,-3H-38C-52,-4 -64,-11 -72,-21Z',
      weave,
      opacity(0.55),
    ) +
    path('M-40,-8C-43,-20 -38,-29 -26,-31C-12,-38 18,-38 30,-31C42,-29 47,-19 44,-8Z', thatch) +
    path('M12,-36C20,-35 26,-33.500 30,-31C42,-29 47,-19 44,-8H16C22,-16 22,-28 12,-36Z', weave) +
    line(lines, weave, 0.9, opacity(0.65)) +
    path('M-40,-14H44.500L44.500,-11.500H-40.500Z', weave) +
    path(arch(-25, -8, 13, 16) + arch(-7, -8, 13, 16) + arch(11, -8, 13, 16), light) +
    path('M-58,-10C-60,-22 -54,-30 -40,-31L-34,-28C-46,-26 -50,-18 -49,-10Z', thatch) +
    path('M48,-9C50,-20 46,-28 36,-31C50,-31 59,-23 57,-11Z', weave) +
    path('M62,-12C61,-25 63,-32 66,-33C69,-32 70,-24 70,-17Z', dark) +
    circle(66, -36.5, 3, dark) +
    line('M72,-44L56,10', dark, 1)
  )
}
