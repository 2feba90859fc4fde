import { expect } from 'vitest'
import { openSearch } from '#domain/search/search.server.ts'
import { test } from '#tests/database.ts'
import { goldenDocuments } from '#tests/golden-documents.ts'
import { names } from '#tests/read-golden.ts'
import { readSentence } from './read-sentence.ts'
import SAID_AROUND from './said-around.json' with { type: 'json' }

/** Tours with a sentence around them, on either side. */
const WISHED = ['kerala family', 'munnar honeymoon', 'ladakh']

test('what a question is put in finds nothing and leaves nothing out, in any language, and is no slip for a place (caught: “namaskar” as Nayakkar, “baad” as Badami)', async ({
  db,
}) => {
  const search = await openSearch({ db, kind: 'memory', documents: goldenDocuments })
  const ask = async (question: string) => {
    const { rest, words, near } = readSentence(question, names)
    const { hits, corrected, unknown = [] } = await search.search({ text: rest, limit: 5, kinds: ['package'] })
    return { found: hits.map(({ id }) => id), says: words.map(({ says }) => says), near, corrected, unknown }
  }
  for (const wished of WISHED) {
    const plain = await ask(wished)
    for (const said of SAID_AROUND)
      for (const question of [`${said} ${wished}`, `${wished} ${said}`])
        expect({ question, ...(await ask(question)) }).toEqual({ question, ...plain })
  }
})
