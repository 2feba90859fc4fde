import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { footerCategories, footerPackages } from './footer-order.ts'

describe('the packages of a category in the footer', () => {
  test('stand by name, at most ten', () => {
    const names = fc.array(fc.record({ name: fc.string(), rating: fc.option(fc.integer({ min: 0, max: 5 })) }))
    fc.assert(
      fc.property(names, (packages) => {
        const shown = footerPackages(packages)
        expect(shown.length).toBe(Math.min(10, packages.length))
        const order = shown.map(({ name }) => name)
        expect(order).toEqual(order.toSorted((a, b) => a.localeCompare(b, 'en-IN')))
      }),
    )
  })

  test('of one name stand by rating, and of one rating reversed', () => {
    const packages = [
      { name: 'Goa', rating: 4, url: 'first' },
      { name: 'Goa', rating: 5, url: 'best' },
      { name: 'Goa', rating: 4, url: 'last' },
      { name: 'Agra', rating: null, url: 'agra' },
    ]
    expect(footerPackages(packages).map(({ url }) => url)).toEqual(['agra', 'best', 'last', 'first'])
  })

  test('leave the given list as it was', () => {
    const packages = Object.freeze([
      { name: 'B', rating: 1 },
      { name: 'A', rating: 2 },
    ])
    footerPackages(packages)
    expect(packages[0]?.name).toBe('B')
  })
})

test('categories stand by name', () => {
  expect(footerCategories([{ name: 'Wildlife' }, { name: 'beach' }, { name: 'Adventure' }])).toEqual([
    { name: 'Adventure' },
    { name: 'beach' },
    { name: 'Wildlife' },
  ])
})
