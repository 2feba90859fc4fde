import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { understand } from '#domain/search/plan/understand.ts'
import { names, read } from '#tests/read-golden.ts'
import { readSentence } from './read-sentence.ts'

/** Questions as people type them in their own script, eleven languages of them, each with what it says in English. */
const PAIRS = JSON.parse(
  readFileSync(new URL('../../../tests/golden/asked-in-scripts.json', import.meta.url), 'utf8'),
) as [asked: string, meant: string][]

const filtersOf = (text: string) => {
  const { rest: _, says, ...set } = read(text)
  // What no tour promises is said in the words of whoever asks.
  return { ...set, says: says.map((said) => said.replace(/^(No tour for).*/, '$1')).toSorted() }
}

// Before their words were known none of the first hundred and fifty was read as the English is.
test('a question in any script of India sets what it does in English', () => {
  const other = PAIRS.filter(([asked, meant]) => JSON.stringify(filtersOf(asked)) !== JSON.stringify(filtersOf(meant)))
  expect(other).toEqual([])
})

test('no word of them is only guessed at by its sound', () => {
  const guessed = PAIRS.flatMap(([asked]) =>
    understand(readSentence(asked, names).rest).words.flatMap(({ isByRule, written }) => (isByRule ? written : [])),
  )
  expect(guessed).toEqual([])
})

test.each([
  // Of each language words with endings that stand in no table as they are.
  ['ঝর্ণাগুলো দুর্গের', 'waterfall fort'],
  ['கோட்டைகளில் அருவிகளுடன்', 'fort waterfall'],
  ['పులులతో గుహలకు', 'tiger cave'],
  ['ಕೋಟೆಗಳಿಗೆ ಜಲಪಾತಗಳಲ್ಲಿ', 'fort waterfall'],
  ['ഗുഹകളിലേക്ക് കടുവകളുടെ', 'cave tiger'],
  ['किल्ल्यांवर गुहेत', 'fort cave'],
  ['કિલ્લાઓમાં સિંહોને', 'fort lion'],
  ['ଦୁର୍ଗମାନଙ୍କୁ ହାତୀଙ୍କୁ', 'fort elephant'],
  ['तेंदुओं हाथियों', 'leopard elephant'],
  ['ਹਾਥੀਆਂ ਗੁਫਾਵਾਂ', 'elephant cave'],
  ['پہاڑیوں ہاتھیوں', 'hill elephant'],
  // Tamil writes the first letter of the next word at the end of the one before.
  ['பறவைகளைப் பார்க்க', 'birdwatching'],
])('knows %s with its endings', (asked, meant) => {
  expect(understand(asked).words.map(({ spellings }) => spellings[0])).toEqual(meant.split(' '))
})

test('a name nobody wrote down is heard before its ending too, and whence one comes', () => {
  expect(understand('कल्पामधील').words[0]?.spellings).toContain('kalpa')
  expect(read('काठगोदामहून ३ दिवस').says).toEqual(['From Kathgodam', '3 days'])
})

// Caught: "and" of most languages was only filler, and the first of two places stayed.
test.each([
  'গোয়া আর মানালি ছাড়া',
  'கோவா மற்றும் மணாலி தவிர',
  'గోవా మరియు మనాలి కాకుండా',
  'ಗೋವಾ ಮತ್ತು ಮನಾಲಿ ಬಿಟ್ಟು',
  'गोवा आणि मनाली सोडून',
  'ગોવા અને મનાલી સિવાય',
  'ଗୋଆ ଓ ମନାଲି ଛଡ଼ା',
  'ਗੋਆ ਅਤੇ ਮਨਾਲੀ ਤੋਂ ਇਲਾਵਾ',
  'گوا اور منالی کے علاوہ',
  'गोवा और मनाली को छोड़कर',
])('neither place of “%s” is wanted', (asked) => {
  expect(read(asked).says).toEqual(['Not Goa or Manali'])
})

test('what nobody has seen yet is wanted (caught: not snow)', () => {
  for (const asked of ['बर्फ नहीं देखी', 'ಹಿಮ ನೋಡಿಲ್ಲ', 'বরফ কখনো দেখিনি', 'பனி பார்த்ததில்லை', 'برف نہیں دیکھی'])
    expect([asked, read(asked).says]).toEqual([asked, []])
})

test('till is no less than', () => {
  expect(read('मुंबई से गोवा तक').says).toEqual(['From Mumbai'])
  expect(read('અમદાવાદથી દ્વારકા સુધી').says).toEqual(['From Ahmedabad'])
  expect(read('વીસ હજાર સુધી').says).toEqual(['Under ₹20,000'])
})
