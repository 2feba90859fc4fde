import { phrases } from './phrases.ts'

/** What stands before anything that is not wanted. */
export const NOT = phrases(
  'but not, but no, cannot do the, cannot do, can not do the, can not do, cant do the, cant do, but skip, but without, but avoid, but except, and not, neither, w / o, never, anti, nothing in, nothing from, everything but, everything except, all but, all except, exept, excpt, excluding all, not too much, no too much, not too, not so, not so much, hardly any, not, no, no more, nothing but no, avoid, avoiding, bina, except for, except, excepting, excluding, exclude, without, other than, apart from, aside from, minus, barring, leaving out, leave out, leaving aside, leave aside, skip, skipping, omit, omitting, anything but, anywhere but, anywhere except, everywhere but, not including, not interested in, no interest in, not keen on, do not want, dont want, do not like, dont like, hate, hates, sick of, tired of, bored of, bored with, fed up of, fed up with, nako',
)

/** What stands before a place that is not wanted; of a thing it says something else. */
export const NOT_THERE = phrases(
  `instead of, in place of, alternative to, alternatives to, alternatives of, alternative of, alternate to, besides, beside, expect, not the usual, no usual, rather than, seen enough of, enough of, had enough of, done with, been there but not, ${[...said('already, weve already, ive already, have already, had already, has already'), ...said('have, weve, ive, has')].join(', ')}`,
)

/** What stands right before a place somebody has been to, where nothing before it says otherwise. */
export const BEEN_TO = phrases('been to, went to, we did, i did, visited, done, seen, covered, explored')
/** "Never been to Kerala", "can be seen in Kerala": nobody has been there yet. */
export const NOT_YET = phrases('be, never, not, havent, hasnt, anyone, anybody, someone, most, get, gets, nobody')

/** "Outside Uttarakhand" is elsewhere, "outside Delhi" around it. */
export const OUTSIDE = phrases('outside, outside of, out of, beyond, ke bahar')

/** What may follow a place somebody has been to. */
export const BEFORE = phrases(
  'already, before, earlier, last year, last month, once, twice, thrice, many times, several times, so many times, last time, so many, too many times',
)

/** What stands after what is not wanted. */
export const NO = phrases(
  [
    'chhodna hai, chodna hai, chhodna, chodna, chhod do, chhod dena, chhodo, mat rakhna, mat rakho, mat dikhana, mat dikhao, nahi, nahin, bilkul nahi, pasand nahi, pasand nahin, me interest nahi, mein interest nahi, ka mood nahi, na rakhna, hata do, hatao, hata ke, hata kar, rehne do, rahne do, nahi chahiye, nahin chahiye, nahi chahie, nahin chahie, nahi jana, nahi jaana, ke liye nahi, ke liye nahin, ke lie nahin, mat, na ho, nako, sodun',
    'ke bina, k bina, ke ilawa, k alawa, ke bajay, ke bajaye, ke badle, se alag, se hatke, ki jagah kuch aur, ki jagah aur kuch, ke siwa, ke siva, ke sivay, ke sivaay, ke siwaye, ke alawa, ke alava, se hatkar, se hat kar, se hat ke, tavir, davir, tavira, tappa, tapp, bittu, olike, olikey, sivay, sivaya, chhada, bad diye, bada diye, vagal, vagalta',
    ...[
      'chhodkar',
      'chodkar',
      'chhodke',
      'chodke',
      'chhod ke',
      'chod ke',
      'chhod kar',
      'chod kar',
      'chor ke',
      'chhor ke',
    ].flatMap((word) => [word, `ko ${word}`]),
  ].join(', '),
)

/** What stands after a place somebody has been to. */
export const BEEN = phrases(
  [
    ...['already', 'is already', 'has already', 'has been', 'is'].flatMap((word) => [
      `${word} done`,
      `${word} seen`,
      `${word} visited`,
      `${word} covered`,
    ]),
    'done, already done, done already, done and dusted, visited already, seen already, again no, again not, ho gaya, hogaya, ho gayi, ho chuka, ho chuki, karliya, kar li, gaye hue, gaye hue hai, gaye hue hain, is ho gaya, se bore ho gaye, se bore ho chuke, ho ae, ho aae, kitni baar ja chuke, not again, again nahi, dobara nahi, phir se nahi',
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
  const often = ['', 'do baar ', 'ek baar ', 'kai baar ', 'bahut baar ', 'pehle ', 'pehle hi ', 'pehle se ', 'already ']
  const deeds = ['ja', 'dekh', 'ghoom', 'ghum', 'kar'].flatMap((deed) => [
    ...['chuke', 'chuka', 'chuki'].map((end) => `${deed} ${end}`),
    ...['liya', 'liye'].map((end) => `${deed} ${end}`),
  ])
  const been = [...deeds, 'ho aaye', 'ho aye', 'ho aaya', 'ja aaye', 'dekha hua', 'dekha', 'ghuma hua', 'gaye the']
  return often.flatMap((time) =>
    been.flatMap((deed) => ['', ' hain', ' hai', ' hu', ' hoon', ' hun'].map((end) => time + deed + end)),
  )
}
