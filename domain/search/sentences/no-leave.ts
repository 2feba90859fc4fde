import { LEADING, phrasesAsRead } from './except-words.ts'
import { pastAll, pastPhrase, phraseEnd } from './phrases.ts'
import type { Token } from './tokens.ts'

const LEAVE =
  'leave, leaves, a leave, any leave, office leave, casual leave, time off, day off, days off, any day off, an off, offs'.split(
    ', ',
  )
const WITHOUT =
  'no, without, without taking, without applying, without using, without wasting, zero, not taking, cant take, cannot take, can not take, cant get, cannot get, can not get, wont get, not getting, did not get, didnt get, dont have, do not have, dont get, do not get, do not want to take, dont want to take, no need to take, no need of, have no, has no, no single, not a single, bina'.split(
    ', ',
  )
const CHHUTTI = 'chhutti, chutti, chhuti, chuti, chhuttiyan, chuttiyan, leave, छुट्टी, छुट्टियाँ'.split(', ')
const NOT_GIVEN =
  'nahi, nahin, nahi hai, nahi milegi, nahi milti, nahi mil rahi, nahi milti hai, nahi mili, nahi le sakte, nahi le sakta, nahi le sakti, nahi leni, nahi lena, na leni pade, na lena pade, na lena pade, na le, ke bina, bina, liye bina, lie bina, le bina, kiye bina, lagaye bina, nahi lagani, nahi chahiye'.split(
    ', ',
  )
/** Nothing but the two days on which nobody works. */
const DAYS_OFF =
  'sat sun, sat - sun, sat and sun, sat & sun, saturday sunday, saturday - sunday, saturday and sunday, saturday & sunday, saturdays and sundays, saturday aur sunday, shanivar ravivar, shaniwar raviwar, shanivar aur ravivar, shanivar itvar, shaniwar itwar, shani ravi, शनिवार रविवार, शनिवार और रविवार, शनिवार इतवार'.split(
    ', ',
  )
const NO_LEAVE = phrasesAsRead(
  [
    ...WITHOUT.flatMap((not) => LEAVE.map((leave) => `${not} ${leave}`)),
    ...['bina', 'bina kisi', 'no', 'बिना'].flatMap((not) =>
      CHHUTTI.filter((leave) => leave !== 'leave').map((leave) => `${not} ${leave}`),
    ),
    ...CHHUTTI.flatMap((leave) => NOT_GIVEN.map((not) => `${leave} ${not}`)),
    ...DAYS_OFF.flatMap((days) => [
      ...['only', 'only on', 'only free on', 'just', 'sirf', 'bas', 'keval', 'सिर्फ'].map((only) => `${only} ${days}`),
      ...['only', 'hi', 'off', 'only off', 'sirf', 'only free', 'ही', 'ki chhutti', 'ki chutti'].map(
        (only) => `${days} ${only}`,
      ),
    ]),
    'only weekend off, only weekends off, only on weekends, only on weekend, weekend only, weekends only, sirf weekend, sirf weekend par, no weekdays, no week days',
  ].join(', '),
)
const OF_WORK = phrasesAsRead(
  'from office, from work, from job, from the office, in office, at office, at work, for work, left, office se, office ki, kaam se, naukri se, job se, ki office se, milegi, milti, hai, leni, lena, liye, liye hue, le, is, required, needed, allowed, possible, available, ke, me, mein',
)
/** Whether a sentence says that nobody takes leave: its weekend is of two days. */
export function takesNoLeave(tokens: readonly Token[]): boolean {
  return tokens.some((_, at) => phraseEnd(tokens, at, NO_LEAVE) !== undefined)
}

/** Where it ends that nobody takes leave: "office se chhutti nahi milegi", "only sat sun"; undefined where that is not said. */
export function noLeaveEnd(tokens: readonly Token[], at: number): number | undefined {
  const starts = [at, pastPhrase(tokens, at, OF_WORK), pastPhrase(tokens, at, LEADING)]
  const end = starts.map((start) => phraseEnd(tokens, start, NO_LEAVE)).find((one) => one !== undefined)
  return end === undefined ? undefined : pastAll(tokens, end, OF_WORK)
}
