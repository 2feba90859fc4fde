import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DayText } from './day-text.tsx'

const drawn = (text: string) =>
  renderToStaticMarkup(createElement(DayText, { text }))
    .replace(/^<div[^>]*>|<\/div>$/g, '')
    .replaceAll('\n', '')

test('a day is drawn with its paragraphs, emphasis, lists and links', () => {
  expect(drawn('Up **early**, *slowly*.\n\n- the [mill](/places/mill)\n- the lake\n\n3. Jeep')).toBe(
    '<p>Up <strong>early</strong>, <em>slowly</em>.</p><ul><li>the <a href="/places/mill">mill</a></li><li>the lake</li></ul><ol start="3"><li>Jeep</li></ol>',
  )
})

test('a tag, a picture, a heading and an address that would run are drawn as words (caught: the address, unsanitised)', () => {
  expect(drawn('# <b onclick=ran()>A</b> ![no](/p.jpg)\n\n[go](javascript:ran\\(\\))')).toBe(
    '<p># &lt;b onclick=ran()&gt;A&lt;/b&gt; !<a href="/p.jpg">no</a></p><p><a>go</a></p>',
  )
})
