import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ACCENTS, allowedShade, brandSheet, ColoursTyped, GROUNDS, HOUSE_COLOURS, leastContrast } from './brand.ts'
import { contrastOf, READABLE } from '#platform/contrast.ts'

const NONE = { action: '', actionDark: '', calm: '', calmDark: '', band: '' }
const HOUSE = { action: '#c4361a', actionDark: '#f2714f', calm: '#0e6668', calmDark: '#7ccfc6', band: '#f59e2b' }
const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#c4361a', '#c4361a', 1],
  ])('of %s on %s is %s, as WCAG reckons it', (a, b, wanted) => {
    expect(contrastOf(a, b)).toBeCloseTo(wanted, 2)
    expect(contrastOf(b, a)).toBe(contrastOf(a, b))
  })
})

describe('the grounds', () => {
  test('are those of the tokens', () => {
    const tokens = readFileSync('app/ui/tokens.css', 'utf8')
    const [light = '', dark = ''] = tokens.split('prefers-color-scheme: dark')
    for (const [name, ground] of Object.entries(GROUNDS.light)) expect(light).toContain(`--${name}: ${ground};`)
    for (const [name, ground] of Object.entries(GROUNDS.dark)) expect(dark).toContain(`--${name}: ${ground};`)
    expect([light, dark].map((sheet) => /--bar: (#\w{6})/.exec(sheet)?.[1])).toEqual(Object.values(GROUNDS.bars))
    expect(light).toContain(`--ink: ${GROUNDS.ink};`)
  })
})

describe('an accent', () => {
  test.each(ACCENTS)('%s of the house can be read wherever it stands', (accent) => {
    expect(leastContrast(accent, HOUSE[accent])).toBeGreaterThanOrEqual(READABLE)
  })

  test('that cannot be read is refused with the nearest shade that can', () => {
    const read = ColoursTyped.safeParse({ ...NONE, action: '#ff6600', band: '1b1f2a' })
    const [action, band] = read.error?.issues ?? []
    expect([action?.path, band?.path]).toEqual([['action'], ['band']])
    const proposed = /#[0-9a-f]{6}/.exec(action?.message ?? '')?.[0] ?? ''
    expect(ColoursTyped.safeParse({ ...NONE, action: proposed })).toMatchObject({ success: true })
  })

  test('always has such a shade', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ACCENTS), colour, (accent, typed) => {
        const shade = allowedShade(accent, typed)
        expect(shade && leastContrast(accent, shade)).toBeGreaterThanOrEqual(READABLE)
      }),
    )
  })

  test('for the light makes its own for the dark', () => {
    const { actionDark, calmDark } = ColoursTyped.parse({ ...NONE, action: '#7a1fa2' })
    expect(actionDark && leastContrast('actionDark', actionDark)).toBeGreaterThanOrEqual(READABLE)
    expect(calmDark).toBeNull()
  })

  test.each(['red', '#fff', '#12345g', '#123456;}', 'url(x)'])('is no %s', (typed) => {
    const said = ColoursTyped.safeParse({ ...NONE, calm: typed }).error?.issues.map(({ message }) => message)
    expect(said).toEqual(['Six figures after #, as #0e6668.'])
  })
})

describe('the sheet', () => {
  test('is empty while the accents are the house’s, and names only what was chosen', () => {
    expect(brandSheet(HOUSE_COLOURS)).toBe('')
    expect(brandSheet({ ...HOUSE_COLOURS, band: '#ffcc00' })).toBe('@layer tokens{:root{--band:#ffcc00}}')
    expect(brandSheet({ ...HOUSE_COLOURS, actionDark: '#ff9577' })).toContain(
      'prefers-color-scheme:dark){:root{--vermilion:#ff9577',
    )
  })
})
