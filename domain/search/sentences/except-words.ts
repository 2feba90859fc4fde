import { FEAR_OF, IS_FEARED } from './fears.ts'
import { phrases } from './phrases.ts'
import type { Phrases } from './phrases.ts'
import { tokensOf } from './tokens.ts'

/** Phrases as a sentence that has them is read: what is said in a language of India stands for what it means. */
export function phrasesAsRead(text: string): Phrases {
  return phrases(text.split(',').map(asRead).join(', '))
}

/** A phrase in the words it is read as. */
export function asRead(phrase: string): string {
  return tokensOf(phrase)
    .map(({ spellings }) => spellings[0])
    .join(' ')
}

/** What leads on to what is not wanted, and says no more. */
export const LEADING = phrases(
  'but, lekin, par, magar, bas, jisme, jismein, jis me, jisme ki, jismen, where, only, sirf, please, pls, plz, which, that, it should, ki',
)

/** What stands before anything that is not wanted. */
export const NOT = phrases(
  `${[...neverToBe(), ...anywhereBut()].join(', ')}, ${FEAR_OF}, sans, please no, pls no, no need of, no need for, no need to go to, no need to visit, not looking for, anything except, anything other than, anywhere other than, everywhere except, not even, not going to, leaving behind, but not, but no, cannot do the, cannot do, can not do the, can not do, cant do the, cant do, but skip, but without, but avoid, but except, and not, neither, w / o, never, anti, nothing in, nothing from, everything but, everything except, all but, all except, exept, excpt, excluding all, not too much, no too much, not too, not so, not so much, hardly any, not, no, no more, nothing but no, avoid, avoiding, bina, except for, except, excepting, excluding, exclude, without, other than, apart from, aside from, minus, barring, leaving out, leave out, leaving aside, leave aside, skip, skipping, omit, omitting, anything but, anywhere but, anywhere except, everywhere but, not including, not interested in, no interest in, not keen on, do not want, dont want, do not like, dont like, hate, hates, sick of, tired of, bored of, bored with, fed up of, fed up with`,
)

/** What stands before a place that is not wanted; of a thing it says something else. */
export const NOT_THERE = phrases(
  `instead of, in place of, alternative to, alternatives to, alternatives of, alternative of, alternate to, besides, beside, expect, not the usual, no usual, rather than, seen enough of, enough of, had enough of, done with, all done with, been there but not, know, we know, i know, ${[...said('already, weve already, ive already, have already, had already, has already'), ...said('have, weve, ive, has')].join(', ')}`,
)

/** "Anywhere but not", "all other than": twice denied is once meant. */
function* anywhereBut(): Generator<string> {
  for (const all of ['anywhere', 'anything', 'everywhere', 'everything', 'somewhere', 'something', 'all', 'any place'])
    for (const but of [
      'but',
      'but not',
      'but no',
      'but not in',
      'except',
      'not',
      'other than',
      'apart from',
      'besides',
    ])
      yield `${all} ${but}`
}

/** "Please dont include", "do not want to go to". */
function* neverToBe(): Generator<string> {
  for (const never of ['dont', 'do not', 'donot', 'don t'])
    for (const deed of [
      'include',
      'want',
      'want to',
      'show',
      'suggest',
      'recommend',
      'add',
      'need',
      'take us to',
      'go to',
      'plan',
    ])
      for (const what of deed === 'want to' ? ['go to', 'visit', 'see', 'do', 'include', 'travel to'] : [''])
        yield `${never} ${deed} ${what}`.trim()
}

/** What stands right before a place somebody has been to, where nothing before it says otherwise. */
export const BEEN_TO = phrases(
  'been to, went to, we finished, i finished, we saw, i saw, we did, i did, visited, done, seen, covered, explored',
)
/** "Never been to Kerala", "can be seen in Kerala": nobody has been there yet. */
export const NOT_YET = phrases('be, never, not, havent, hasnt, anyone, anybody, someone, most, get, gets, nobody')

/** "Outside Uttarakhand" is elsewhere, "outside Delhi" around it. */
export const OUTSIDE = phrases('outside, outside of, out of, beyond, ke bahar')

/** What may follow a place somebody has been to. */
export const BEFORE = phrases(
  'already, before, earlier, last year, last month, once, twice, thrice, many times, several times, so many times, last time, so many, too many times',
)

/** Said between a thing and what is said of it, in any number. */
export const BETWEEN = phrasesAsRead(
  'also, too, places, place, spots, sites, jagah, jagahen, sthal, kuch, kuch bhi, dono, to, toh, ko, se, bhi, mein, me, men, hum, ham, hum log, ham log, hum sab, ham sab, log, sab, hai, hain, we have, we, i, i have, waghaira, wagairah, wagera, vagera, vagaira, vagairah, waghera, etc, wala, wali, wale, waala, bilkul, ekdum, ab, abhi, sirf, bas, pehle, pehle hi, pehle se, phir, phir se, fir se, dobara, already, humne, hamne, maine, hamara, humara, mera, trip, tour, side, taraf, saal, pichle saal, last year, is baar, iss baar, ek baar, do baar, teen baar, kai baar, kitni baar, itni baar, bahut baar, bahot baar, sau baar, hazaar baar, so many times, many times, several times, twice, once, thrice, ke liye, ke lie, jaisi jagah, jaisa, jaisi, jaise, both, all, pe, par, mujhe, hame, hamen, humko, hamko, unko, unhe, are, was, were',
)

const NEGATIVE = 'nahi, nahin, nahee, nhi, nai, nahi ji, mat, na, nako'

/** "Dekhne ka shauk nahi", "mein ruchi nahi". */
function* withoutLiking(): Generator<string> {
  for (const deed of ['', 'dekhne ', 'jane ', 'jaane ', 'karne ', 'ghumne '])
    for (const link of ['ka', 'ki', 'me', 'mein'])
      for (const liking of ['shauk', 'shok', 'man', 'mann', 'mood', 'interest', 'ruchi', 'dilchaspi', 'iccha'])
        for (const not of ['nahi', 'nahin']) yield `${deed}${link} ${liking} ${not}`
}

/** What stands after what is not wanted. */
export const NO = phrasesAsRead(
  [
    NEGATIVE,
    IS_FEARED,
    ...[
      'rakhna',
      'rakho',
      'dikhana',
      'dikhao',
      'dikhaiye',
      'batana',
      'batao',
      'ho',
      'rahe',
      'rakhe',
      'rakhen',
      'jaye',
      'jaaye',
      'jana',
      'jaana',
      'dena',
      'do',
      'le jana',
      'aaye',
      'aye',
      'shamil ho',
      'shamil karna',
      'hona chahiye',
      'hone chahiye',
      'honi chahiye',
    ].flatMap((deed) => [`mat ${deed}`, `na ${deed}`, `nahi ${deed}`]),
    ...withoutLiking(),
    'bilkul nahi, pasand nahi, pasand nahin, me interest nahi, mein interest nahi, ka mood nahi, ka man nahi, nahi chahiye, nahin chahiye, nahi chahie, nahin chahie, nahi chaiye, nahi pasand, nahi karna, nahi karni, nahi karne, nahi dekhna, nahi dekhni, nahi dekhne, nahi ghumna, nahi rukna, nahi rehna, nahi jaenge, nahi jayenge, nahi chalega, nahi chalegi, nahi mangta, ke liye nahi, ke liye nahin, ke lie nahin',
    'chhodna hai, chodna hai, chhodna, chodna, chhod do, chhod dena, chhodo, chodo, chhod dijiye, choddo, hata do, hatao, hata ke, hata kar, hatake, hatakar, nikal ke, nikal kar, nikaal ke, nikal do, rehne do, rahne do, rehne dijiye, chhodkar, chodkar, chhodke, chodke, chhod ke, chod ke, chhod kar, chod kar, chor ke, chor kar, chhor ke, chhor kar, chhodke koi, sodun',
    ...['skip', 'avoid', 'miss', 'leave', 'cancel', 'ignore', 'exclude'].flatMap((deed) =>
      [
        'kar',
        'karo',
        'karna',
        'karna hai',
        'karke',
        'kar ke',
        'kar do',
        'karenge',
        'karein',
        'karni hai',
        'kijiye',
      ].map((end) => `${deed} ${end}`),
    ),
    'bahut ho gaye, bahut ho gaya, bahut ho gayi, bahut dekh liye, bahut dekhe, bahut dekh liya, kaafi dekh liye, kaafi ho gaye, kaafi ho gaya, enough, we had enough, excluded, not included, not needed, not required, not wanted, not interested, not again, never again, no more, no thanks, nope, no need, not needed please, can be skipped, should be skipped, skipped, to be avoided, is overrated, are overrated, overrated, boring, is boring, too crowded, is too crowded, too touristy, is too touristy',
    'ke bina, k bina, ke ilawa, k ilawa, k alawa, ke alaawa, ke bajay, ke bajaye, ke bajae, ke badle, se alag, se hatke, ki jagah kuch aur, ki jagah aur kuch, ki bajay, ki bajaye, ke siwa, k siwa, ke siva, ke sivay, ke sivaay, ke siwaye, ke siwai, ke alawa, ke alava, ko chhod, se hatkar, se hat kar, se hat ke, ke atirikt, tavir, davir, tavira, tappa, tapp, bittu, olike, olikey, sivay, sivaya, chhada, bad diye, bada diye, vagal, vagalta, noko, বাদ দিন, বাদ দিয়ে',
  ].join(', '),
)

/** These deny what stands before them where nothing follows them in their part of the sentence: "manali no", not "manali no crowd". */
export const NO_AT_THE_END = phrases('no, not, never, skip, avoid, without, out')

/** "Never seen", "has not been there yet": who says so wants to. */
export const NEVER_YET = phrasesAsRead(
  ['', 'kabhi ', 'abhi tak ', 'abhi ']
    .flatMap((when) =>
      ['nahi', 'nahin', 'nhi', 'nai'].flatMap((not) =>
        [
          'dekhi',
          'dekha',
          'dekhe',
          'gaye',
          'gaya',
          'gayi',
          'gya',
          'kiya',
          'kiye',
          'ki',
          'ghume',
          'ghuma',
          'ghumi',
          'ghoome',
          'ghooma',
          'jaa paye',
          'ja paye',
          'ja paaye',
          'dekh paye',
          'kar paye',
          'hua',
          'hui',
        ].map((deed) => `${when}${not} ${deed}`),
      ),
    )
    .join(', '),
)

/** What may follow all that: it belongs to it. */
export const AFTERWARDS = phrasesAsRead(
  'hai, hain, h, he, tha, thi, the, hu, hoon, hun, ho, hum, ham, hum log, humne, hamne, maine, sab, chahiye, chahie, karna, karna hai, karo, rakhna, jana, jaana, jana hai, please, plz, pls, plzz, at all, again, before, already, twice, once, thrice, last year, last month, many times, so many times, several times, earlier, last time, yaar, ji, bhai, dost, ab, abhi, so, hence, this time, is baar, iss baar, koi bhi, kahin bhi, kuch bhi, bhi, hi, either, there, well, too',
)

/** Said in a part of its own behind what is not wanted, and no more than that: "not tirupati, already visited". */
export const SEEN_ALREADY = phrasesAsRead(
  'already visited, already seen, already done, already covered, already been, already been there, already been to, we have seen it, visited already, visited before, done before, done already, seen before, seen already, been there, been there done that, been there before, dekh chuke hain, dekh liya hai, ja chuke hain, ho aaye hain',
)

/** What stands after a place somebody has been to. */
export const BEEN = phrasesAsRead(
  [
    ...['already', 'is already', 'has already', 'has been', 'is'].flatMap((word) => [
      `${word} done`,
      `${word} seen`,
      `${word} visited`,
      `${word} covered`,
    ]),
    'bahut door hai, bahut dur hai, bahut door, bahut dur, bahut door padta hai, door padta hai, dur padta hai, door padega, dur padega, is too far, too far, is far, too expensive, is too expensive, bahut mehnga hai, bahut mehnga, mehnga hai, done, all done, already done, done already, done and dusted, been there, been there done that, been there already, already been there, seen, seen it, seen already, visited, explored, covered, completed, done twice, we have been, we have been to, we have done, we have seen, we have visited, we have covered, i have done, i have seen, i have visited, i have been, we did, we saw, i saw, we finished, we have already done, we have already seen, we have already visited, we have already been, we have already been to, we already did, we already saw, visited already, seen already, again no, again not, bahut ho gaya, bahut ho gayi, bohot ho gaya, kaafi ho gaya, ho gaye, ho gae, bas ho gaya, nipta liya, nipta diya, nipat gaya, cover kar liya, cover ho gaya, cover kar chuke, se thak gaye, se pak gaye, se bore ho gaya, ho gaya, hogaya, hogya, ho gya, ho gayi, ho chuka, ho chuki, karliya, kar li, gaye hue, gaye hue hai, gaye hue hain, is ho gaya, se bore ho gaye, se bore ho chuke, ho ae, ho aae, kitni baar ja chuke, not again, again nahi, dobara nahi, phir se nahi',
    ...hindiBeen(),
  ].join(', '),
)

/** "Already done", "have been to": what one says of a place after each of these words. */
function said(words: string): string[] {
  const deeds = 'done, seen, visited, been to, gone to, covered, explored, toured, travelled to, traveled to, been'
  return words.split(', ').flatMap((word) => deeds.split(', ').map((deed) => `${word} ${deed}`))
}

/** "Ja chuke hain", "do baar ja chuke hain", "dekh liya hai". */
function hindiBeen(): string[] {
  const deeds = ['ja', 'dekh', 'ghoom', 'ghum', 'kar', 'jaa', 'ghum ke aa', 'ho kar aa', 'ho ke aa'].flatMap((deed) => [
    ...['chuke', 'chuka', 'chuki'].map((end) => `${deed} ${end}`),
    ...['liya', 'liye', 'li', 'rakha', 'rakha hai', 'aaye', 'aye'].map((end) => `${deed} ${end}`),
  ])
  const been = [
    ...deeds,
    'ho aaye',
    'ho aye',
    'ho aaya',
    'ho ayi',
    'ja aaye',
    'dekha hua',
    'dekha',
    'dekhe hue',
    'dekhi hui',
    'ghuma hua',
    'ghume hue',
    'gaye the',
    'gaya tha',
    'gaye hue',
    'gaye',
    'gaye hai',
    'kiya',
    'kiya hua',
    'kar chuke',
    'kiye hue',
  ]
  return been
}
