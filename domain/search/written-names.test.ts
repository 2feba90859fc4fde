import { describe, expect, test } from 'vitest'
import { goldenDocuments, goldenSentenceNames } from '#tests/golden-documents.ts'
import { onBoth } from '#tests/database.ts'
import names from './language/names-in-scripts.json' with { type: 'json' }
import { DESTINATION_KINDS } from './document.ts'
import { openSearch } from './search.server.ts'
import { readSentence } from './sentences/read-sentence.ts'

const documents = goldenDocuments()
const sentenceNames = goldenSentenceNames()
const PLACES = Object.entries(names.places).map(([latin, written]) => ({ latin, written: written.split(', ') }))

test.each([
  'Devanagari',
  'Bengali',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Gujarati',
  'Gurmukhi',
  'Oriya',
  'Arabic',
])('three hundred places are written in %s', (script) => {
  const letters = new RegExp(`\\p{Script=${script}}`, 'u')
  expect(PLACES.filter(({ written }) => written.some((name) => letters.test(name))).length).toBeGreaterThanOrEqual(300)
})

const DECLINED = [
  ['கோவாவில்', 'Goa'],
  ['சென்னையிலிருந்து', 'Chennai'],
  ['ஊட்டிக்கு', 'Ooty'],
  ['মানালিতে', 'Manali'],
  ['গোয়ায়', 'Goa'],
  ['দার্জিলিঙে', 'Darjeeling'],
  ['ಗೋವಾದಲ್ಲಿ', 'Goa'],
  ['ಮೈಸೂರಿನಲ್ಲಿ', 'Mysuru'],
  ['ಮುನ್ನಾರ್ಗೆ', 'Munnar'],
  ['ఊటీలో', 'Ooty'],
  ['అరకులో', 'Araku Valley'],
  ['ഗോവയിൽ', 'Goa'],
  ['മൂന്നാറിൽ', 'Munnar'],
  ['ગોવામાં', 'Goa'],
  ['મનાલીનો', 'Manali'],
  ['ପୁରୀରେ', 'Puri'],
  ['गोव्यात', 'Goa'],
  ['मनालीला', 'Manali'],
  ['पुण्यात', 'Pune'],
  ['औरंगाबादेत', 'Chhatrapati Sambhajinagar'],
] as const

// Without the table 1,987 of 5,851 found nothing, or another place.
describe.for([
  { kind: 'memory', oneOf: 1 },
  { kind: 'postgres', oneOf: 25 },
] as const)('the $kind member', ({ kind, oneOf }) => {
  onBoth('finds for a name in any script what its Latin name finds', async ({ db }) => {
    const search = await openSearch({ db, kind, documents: () => documents })
    const findFirst = async (text: string) => {
      const [hit] = (await search.search({ text, limit: 1, kinds: DESTINATION_KINDS })).hits
      return documents.find(({ id }) => id === hit?.id)
    }
    const wrong: string[] = []
    for (const [at, { latin, written }] of PLACES.entries()) {
      const meant = await findFirst(latin)
      const called = [meant?.name, ...(meant?.otherNames ?? [])].map((name) => name?.toLowerCase())
      if (!called.some((name) => name?.includes(latin))) wrong.push(`${latin}: ${meant?.name}`)
      for (const name of written.filter((_, place) => (at + place) % oneOf === 0)) {
        const first = await findFirst(name)
        if (first?.id !== meant?.id) wrong.push(`${name} (${latin}): ${first?.name}`)
      }
    }
    expect(wrong).toEqual([])
  })

  // Caught: Mysuru and Nagpur as others spell them, corrected into Masuri and Port Blair.
  onBoth.for(['मैसूरनगर', 'मसर', 'नागपुरम्', 'मौसम', 'کتاب'])(
    'never takes %s for a place that is merely near',
    async (written, { db }) => {
      const search = await openSearch({ db, kind, documents: () => documents })
      expect((await search.search({ text: written, limit: 5 })).hits).toEqual([])
    },
  )

  // Caught: endings left on were read by their sound, and found nothing or another place; any ending at all made Sanchi of sandhi.
  onBoth('finds a name with the ending of its case', async ({ db }) => {
    const search = await openSearch({ db, kind, documents: () => documents })
    const first = async (text: string) =>
      (await search.search({ text, limit: 1, kinds: DESTINATION_KINDS })).hits[0]?.name
    for (const [declined, name] of DECLINED) expect([declined, await first(declined)]).toEqual([declined, name])
    for (const word of ['संधि', 'സന്ധി', 'సంధి', 'ಸಂಧಿ', 'সন্ধি', 'સંધિ'])
      expect([word, (await search.search({ text: word, limit: 5 })).hits]).toEqual([word, []])
    expect(await first('sandhi')).not.toBe('Sanchi')
  })

  onBoth('knows a name that is being typed', async ({ db }) => {
    const search = await openSearch({ db, kind, documents: () => documents })
    for (const [begun, name] of [
      ['मैसू', 'Mysuru'],
      ['ஜெய்ப்', 'Jaipur'],
      ['کیدار', 'Kedarnath'],
    ] as const)
      expect((await search.search({ text: begun, limit: 1, kinds: ['city'] })).hits[0]?.name).toBe(name)
  })
})

test.each([
  ['मैसूर टूर', 'मैसूर टूर', []],
  ['دہلی سے جے پور', 'جے پور', ['From New Delhi']],
  ['কলকাতা থেকে দার্জিলিং ৪ দিন', 'দার্জিলিং', ['From Kolkata', '4 days']],
  ['ചെന്നൈ നിന്ന് മൂന്നാർ 3 ദിവസം', 'മൂന്നാർ', ['From Chennai', '3 days']],
  ['ਦਿੱਲੀ ਤੋਂ ਮਨਾਲੀ 5 ਦਿਨ', 'ਮਨਾਲੀ', ['From New Delhi', '5 days']],
  ['హైదరాబాద్ నుండి అరకు లోయ', 'అరకు లోయ', ['From Hyderabad']],
  ['દિલ્હી થી ગોવા', 'ગોવા', ['From New Delhi']],
  ['சென்னையிலிருந்து மூணாறு 3 நாட்கள்', 'மூணாறு', ['From Chennai', '3 days']],
  ['ಬೆಂಗಳೂರಿನಿಂದ ಗೋವಾ', 'ಗೋವಾ', ['From Bengaluru']],
  ['हैदराबादहून गोवा', 'गोवा', ['From Hyderabad']],
])('reads %s', (typed, rest, says) => {
  const sentence = readSentence(typed, sentenceNames)
  expect([sentence.rest, sentence.words.map((word) => word.says)]).toEqual([rest, says])
})
