import { romanise } from '#domain/search/language/devanagari.ts'
import { foldText, spellingsOf } from '#domain/search/normalise.ts'
import { isCommonWord } from '#domain/search/language/common-words.ts'
import { readFileSync } from 'node:fs'
for (const q of JSON.parse(readFileSync('/tmp/questions.json', 'utf8')))
  if (/[\u0900-\u0d7f]/.test(q.query))
    console.log(
      q.query,
      foldText(q.query)
        .map((w) => spellingsOf(w).join('/') + (spellingsOf(w).some(isCommonWord) ? '*' : ''))
        .join(' '),
      JSON.stringify(q.right),
    )
