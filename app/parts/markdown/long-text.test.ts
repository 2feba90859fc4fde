import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LongText } from './long-text.tsx'

const TEXT = `## On this page\n\nOne.\n\n## ![](/media/gone/768.jpg)\n\n## ![A hill at dawn](/media/gone/768.jpg)\n\n## Last\n\nEnd.`
const drawn = renderToStaticMarkup(createElement(LongText, { text: TEXT, pictures: [], beside: 'Places' }))

test('the headings of a long text come before it, and what stands beside it after', () => {
  const [contents, text, beside] = ['<nav', 'One.', 'Places'].map((part) => drawn.indexOf(part))
  expect(contents).toBeGreaterThan(-1)
  expect(text).toBeGreaterThan(contents!)
  expect(beside).toBeGreaterThan(text!)
})

test('every heading that says something is led to by its words, a picture by its own, and no id is given twice', () => {
  const links = [...drawn.matchAll(/<a href="#[^"]*">(.*?)<\/a>/g)].map(([, words]) => words)
  expect(links).toEqual(['On this page', 'A hill at dawn', 'Last'])
  const ids = [...drawn.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
