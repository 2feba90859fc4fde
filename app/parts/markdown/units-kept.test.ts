import { globSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Markdown } from './markdown.tsx'

test('a figure of a text stays with its unit, and what is no unit may part (caught: "5 / %" on a phone)', () => {
  const text = 'GST of 5 % on 120 km, 2,100 m up in 3 hours; 4 men\n\n| a | b |\n|-|-|\n| 25 % | 2 |'
  const drawn = renderToStaticMarkup(createElement(Markdown, { text }))
  expect(drawn).toContain('5\u00a0% on 120\u00a0km, 2,100\u00a0m up in 3\u00a0hours; 4 men')
  expect(drawn).toContain('25\u00a0%')
})

test('a share of a page stays with its sign (caught: 32 places)', () => {
  const pages = globSync('app/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'))
  const parting = pages.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => /\} %(?!\w)/.test(line) && !line.includes('objectPosition'))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(parting).toEqual([])
})
