import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = globSync('{domain,app,server,web,demo}/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** What the quoted words within matches of a pattern say; what follows a colon in them may be anything. */
function tagsIn(pattern: RegExp): string[] {
  const found = [...sources.matchAll(pattern)].flatMap(([text]) => [...text.matchAll(/['`]([a-z]+)(:|['`])/g)])
  return [...new Set(found.map(([, tag = '']) => tag))].toSorted()
}

test('every tag a room declares is announced by a command and read for an answer (caught: media, read in fifteen places and announced nowhere; package:{id}, read and never announced)', () => {
  const declared = tagsIn(/interface Tags \{[^}]*\}/g)
  expect(declared).toContain('catalogue')
  // 'leaving' follows from seats: the lists tell it.
  const announced = tagsIn(
    /\btags: \['[^\]]*\]|changing\(\s*[\w.]+,[\s\S]{0,160}|ChangeTag\[\] \{[^}]*\}|changed\.push\([^\n]*\)/g,
  )
  expect(announced).toEqual(expect.arrayContaining(declared))
  // After other rates everything is drawn anew: whoever hears of them says so of all.
  const read = declared.filter((tag) => tag !== 'rates')
  expect(tagsIn(/\breads\([^\n]*\)/g)).toEqual(expect.arrayContaining(read))
})
