import type { Sheet } from '#art/sheet.ts'
import { circle, num, path } from '#art/strokes/svg.ts'

/** A camel, 105 wide, facing right; a rider if a turban is given. */
export function camel(body: string, cloth: string, rider: string, turban?: string): string {
  return (
    path(
      'M20,-52C22,-61 29,-64 35,-65C38,-75 42,-80 47,-80C52,-80 55,-73 58,-66C63,-62 67,-59 70,-58C75,-56 78,-62 79,-70C80,-76 80,-81 82,-85C83,-89 87,-91 90,-90L91,-93L93,-89C97,-88 101,-85 103,-82C104,-79 102,-77 99,-78C95,-79 91,-79 89,-79C87,-69 86,-59 81,-51C78,-45 74,-42 70,-41L71,-24L72,-4L76,0H68L66,-22L62,-40C60,-40 58,-39 57,-39L57,-22L53,-4L56,0H48L51,-22L52,-39C46,-37 40,-38 36,-41C38,-32 34,-26 35,-20L38,-4L41,0H33L29,-18C29,-26 27,-32 25,-37C25,-29 21,-26 20,-20L18,-4L21,0H13L15,-20C17,-28 17,-36 17,-44C14,-41 13,-37 13,-31L10.5,-31C11,-40 14,-48 20,-52Z',
      body,
    ) +
    path('M34,-64C38,-72 42,-81 47,-81C52,-81 56,-72 60,-64L61,-47H35Z', cloth) +
    path('M35,-52h26v3h-26Z', rider) +
    (turban
      ? path('M40,-76C39,-86 40,-95 46,-97C52,-96 54,-88 54,-80L58,-72L55,-66L49,-72L43,-66L39,-68Z', rider) +
        circle(47.5, -101, 3.6, rider) +
        path('M42.5,-102C43,-108 52,-108.500 53,-102.500C50,-104.500 46,-104.500 42.500,-102Z', turban)
      : '')
  )
}

/** An elephant, 100 wide, facing right; without tusks it is the calf. */
export function elephant(body: string, shade: string, tusk: string | null): string {
  return (
    path(
      'M15,-40C14,-56 26,-66 41,-66C51,-66.500 58,-65 63,-61C65,-68 71,-73 78,-71C85,-69 89,-62 89,-54C91,-44 93,-36 93,-26C93,-18 94,-12 98,-11C100.500,-10.500 100.500,-7 98,-6.500C90,-6 87,-13 86.500,-20C86,-28 85,-35 82,-40C79,-37 76,-35 75,-32L73,-16L74,0H63L61.500,-14L62,-27C54,-22 46,-21 37,-24C37,-18 38,-12 39,0H28L27,-12C24,-19 20,-22 18,-27C19,-18 19,-10 20,0H10.500C10.500,-12 13,-24 12,-32C10,-28 11,-22 10,-16L8,-16C8,-26 10,-36 15,-40Z',
      body,
    ) +
    path('M55,0L54,-14L53,-25L62,-27L62,-14L64,0ZM22,-26L31,-24L30,-12L31,0H23Z', shade) +
    path('M69,-66C61,-65 57,-54 61,-42C65,-37 70,-42 73,-50C76,-58 75,-66 69,-66Z', shade) +
    (tusk ? path('M82,-41C86,-36 91,-35 95,-38C92,-32 85,-32 80,-38Z', tusk) : '') +
    circle(81, -58, 1.3, tusk || shade)
  )
}

/** A tiger in stride, 120 wide, facing right. */
export function tiger(body: string, stripe: string, pale: string): string {
  let d = ''
  for (const [x, y, l, k] of [
    [16, -36, 11, 2],
    [23, -37, 13, 1],
    [30, -38, 14, 0],
    [37, -38, 13, -1],
    [44, -38, 14, 0],
    [51, -38, 13, 1],
    [58, -39, 14, 2],
    [65, -41, 13, 2],
    [72, -42, 11, 2],
  ] as const)
    d += `M${x - 1.6},${y}Q${x + k},${y + l * 0.5} ${x - k},${y + l}Q${x + k + 2.4},${y + l * 0.5} ${x + 1.8},${y}Z`
  for (const [x, y] of [
    [11, -15],
    [12, -10],
    [31, -14],
    [31, -9],
    [62, -14],
    [63, -9],
    [77, -13],
  ] as const)
    d += `M${x - 3},${y}q4,-2 7,0q-3,1.600 -7,0Z`
  return (
    path('M9,-28C2,-28 -4,-22 -8,-14C-10,-9 -16,-9 -17,-13C-21,-8 -14,-2 -7,-7C-2,-12 2,-20 9,-22Z', body) +
    path(
      'M8,-30C8,-36 14,-38 22,-38C36,-40 48,-38 58,-39C66,-42 73,-45 79,-45C79,-49 83,-50 85,-47L90,-47C92,-50 96,-48 95,-44C99,-41 101,-37 102,-33C102,-29 98,-26 93,-27C88,-26 84,-23 80,-21L81,-12L86,-3C88,-2 89,0 87,0H79L74,-10L69,-20C69,-12 67,-7 67,-3L70,0H60L60,-12L57,-20C47,-16 38,-17 31,-20L32,-12L36,-3L38,0H28L24,-11L21,-17L16,-9L14,-3L17,0H7L9,-11C12,-18 8,-24 8,-30Z',
      body,
    ) +
    path('M93,-27C98,-26 102,-29 102,-33L96,-35L88,-31ZM57,-20C47,-16 38,-17 31,-20C40,-22 50,-22 57,-20Z', pale) +
    path(d, stripe) +
    circle(93, -39, 1.2, stripe) +
    path('M99,-36L102.500,-34L100.500,-32Z', stripe)
  )
}

/** A stag, 75 wide, facing right. */
export const DEER =
  'M12,-34C20,-38 34,-37 44,-36C50,-38 54,-44 57,-52C56,-56 60,-60 63,-58L62,-62L66,-59C70,-58 73,-54 76,-52C76,-49 72,-48 68,-49C66,-42 62,-34 56,-27L54,-14L54,0H51L50,-14L48,-24C40,-21 30,-21 24,-23L20,-14L22,0H19L16,-14L15,-24L12,-14L13,0H10L9,-14C10,-22 8,-28 12,-34ZM62,-60C58,-68 62,-74 56,-82C64,-76 62,-70 64,-66L70,-70C68,-80 72,-82 70,-90C76,-82 72,-76 72,-70L65,-61Z'

/** A bird in flight, 20 wide. */
const BIRD = 'M-10,-3C-6,-7 -2,-4 0,0C2,-4 6,-7 10,-3C6,-4 3,-2 0,3C-3,-2 -6,-4 -10,-3Z'

/** A loose line of k birds, beginning at x, y. */
export function birds(sheet: Sheet, x: number, y: number, k: number, fill: string, size = 1): string {
  const { unit, dice } = sheet
  let out = ''
  for (let i = 0; i < k; i++)
    out += `<path d="${BIRD}" transform="translate(${num(x + unit * (i * 5 + dice.between(-2, 2)))} ${num(y + unit * (Math.abs(i - k / 2) * 2.2 + dice.between(-1.4, 1.4)))}) rotate(${num(dice.between(-14, 10))}) scale(${num(unit * 0.17 * size * dice.between(0.75, 1.15))})" fill="${fill}"/>`
  return out
}

/** A yak with its saddle cloth, 100 wide, facing right. */
export function yak(body: string, shade: string, horn: string, cloth: string): string {
  const coat = path(
    'M-46,-34C-48,-50 -34,-58 -20,-56C-8,-66 10,-66 22,-58C34,-58 42,-52 46,-44C52,-42 56,-36 55,-28C54,-22 48,-20 44,-22C42,-16 40,-12 38,-8L34,-12L30,-5L24,-11L18,-4L10,-10L2,-3L-6,-10L-14,-4L-22,-11L-30,-5L-36,-12C-42,-18 -45,-26 -46,-34Z',
    body,
  )
  const legs = path('M-32,-10L-31,0H-24L-23,-8ZM-14,-8V0H-7L-6,-8ZM20,-8V0H27L28,-8ZM32,-10L33,0H39L39,-10Z', shade)
  const fringe = path(
    'M-46,-30C-40,-16 -20,-18 -6,-18S26,-16 42,-24C41,-16 40,-12 38,-8L34,-12L30,-5L24,-11L18,-4L10,-10L2,-3L-6,-10L-14,-4L-22,-11L-30,-5L-36,-12C-42,-18 -45,-24 -46,-30Z',
    shade,
  )
  const tail = path('M-44,-40C-54,-36 -56,-20 -54,-8C-48,-10 -44,-20 -42,-30Z', shade)
  const horns = path(
    'M44,-46C40,-54 46,-62 54,-62C50,-58 48,-52 50,-45ZM50,-44C54,-52 60,-54 65,-58C64,-50 60,-44 54,-41Z',
    horn,
  )
  const saddle = path('M-16,-57C-8,-66 8,-66 16,-60L14,-40H-16Z', cloth) + path('M-16,-46H14V-43H-16Z', horn)
  return tail + legs + coat + fringe + saddle + horns + circle(51, -34, 1.3, horn)
}

/** A sheep, 30 wide, grazing or looking up. */
export function sheep(fleece: string, shade: string, face: string, grazing: boolean): string {
  const legs = path('M-8,-3V4H-6V-3ZM-3,-3V4H-1V-3ZM5,-3V4H7V-3ZM9,-3V4H11V-3Z', face)
  const wool = path(
    'M-13,-8C-15,-14 -10,-18 -6,-16C-4,-20 4,-20 6,-17C11,-19 15,-14 13,-9C15,-4 9,-1 5,-3C1,0 -5,0 -7,-3C-12,-2 -15,-5 -13,-8Z',
    fleece,
  )
  const belly = path('M-13,-6C-6,-3 6,-3 14,-7C13,-2 9,-1 5,-3C1,0 -5,0 -7,-3C-11,-2 -13,-4 -13,-6Z', shade)
  const head = grazing
    ? path('M12,-8C16,-8 19,-4 20,1C18,4 15,3 14,0C12,-2 11,-5 12,-8Z', face)
    : path('M11,-14C13,-20 19,-20 23,-16C23,-13 19,-12 17,-12C16,-10 13,-10 11,-14Z', face)
  return legs + wool + belly + head
}

/** An Asiatic lion in stride, 120 wide, facing right; without a mane it is the lioness. */
export function lion(body: string, shade: string, pale: string, mane: string | null): string {
  const tail =
    path('M9,-28C0,-30 -8,-24 -12,-12C-14,-6 -12,-2 -14,2L-10,3C-8,-4 -6,-16 0,-22C3,-24 6,-24 9,-23Z', body) +
    path('M-15,-2C-20,4 -16,10 -12,10C-8,8 -8,2 -10,-2Z', mane ?? shade)
  const trunk = path(
    'M8,-30C8,-36 14,-38 22,-38C36,-40 48,-38 58,-39C66,-42 73,-46 79,-47C82,-51 86,-50 88,-48L92,-48C96,-47 100,-42 103,-35C103,-30 99,-27 93,-27C88,-26 84,-23 80,-21L81,-12L86,-3C88,-2 89,0 87,0H79L74,-10L69,-20C69,-12 67,-7 67,-3L70,0H60L60,-12L57,-20C47,-16 38,-17 31,-20L32,-12L36,-3L38,0H28L24,-11L21,-17L16,-9L14,-3L17,0H7L9,-11C12,-18 8,-24 8,-30Z',
    body,
  )
  const belly = path('M57,-20C47,-16 38,-17 31,-20C40,-22 50,-22 57,-20Z', pale)
  const ruff = mane
    ? path(
        'M66,-40C66,-54 78,-60 88,-56C94,-54 96,-50 95,-47C88,-46 86,-40 88,-34C90,-28 92,-24 90,-18C86,-10 78,-10 72,-16C66,-22 64,-32 66,-40Z',
        mane,
      )
    : ''
  const face =
    path('M86,-47C92,-49 98,-46 103,-36C104,-31 99,-27 93,-27C88,-28 85,-34 86,-47Z', mane ? body : pale) +
    path('M93,-27C98,-26 103,-29 103,-34L96,-34Z', pale) +
    circle(94, -40, 1.2, '#2B1A1C') +
    path('M100,-37L104,-35L101,-33Z', '#2B1A1C') +
    path('M82,-50C82,-54 86,-54 88,-50Z', shade)
  return tail + trunk + belly + ruff + face
}
