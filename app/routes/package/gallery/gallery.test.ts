import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Picture } from '#domain/media/picture.ts'
import { Gallery } from './gallery.tsx'

const picturesOf = (count: number): Picture[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `picture-of-${at}`,
    width: 1600,
    height: 1200,
    alt: `Halt ${at}.`,
    tones: ['#eda', '#375', '#143'],
    credit: null,
  }))

const draw = (count: number) => renderToStaticMarkup(createElement(Gallery, { pictures: picturesOf(count) }))
/** The pictures each button of the grid opens. */
function opened(page: string): string[][] {
  const [grid = '', ...large] = page.split(/(?=<div id=")/)
  return [...grid.matchAll(/popoverTarget="([^"]*)"/gi)].map(([, id]) => {
    const opens = large.find((one) => one.startsWith(`<div id="${id}"`)) ?? ''
    return [...opens.matchAll(/alt="([^"]*)"/g)].map(([, alt = '']) => alt)
  })
}

test('every picture of a long gallery can be seen, in a grid without a gap (caught: those after the seventh left out)', () => {
  for (const count of [1, 6, 7, 8, 12]) {
    const seen = opened(draw(count))
    expect(seen).toHaveLength(count === 6 ? 5 : Math.min(count, 7))
    expect(seen.flat()).toEqual(picturesOf(count).map(({ alt }) => alt))
  }
  expect(opened(draw(12)).at(-1)).toHaveLength(6)
  expect(draw(12)).toContain('+5')
  expect(draw(7)).not.toContain('more pictures')
})
