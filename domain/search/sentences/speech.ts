import { isCommonWord } from '#domain/search/language/common-words.ts'
import { LITTLE_WORDS } from '#domain/search/language/little-words.ts'
import { AS_ROYALTY } from './liked-first.ts'
import { phraseEnd, phrases } from './phrases.ts'
import type { Phrases } from './phrases.ts'
import { withoutStretches } from './stretches.ts'
import { tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'

/** What a question is put in, not about: nobody looks for it, and none of it is a slip of the hand for a place. */
const ASKING = phrases(
  [
    'things to do, thing to do, things to see, places to see, places to visit, stuff to do, what all can we do, what can i do, what can one do, what can we do, what can we see, what to do, what to see, what should we do, what should we see',
    'what do you suggest, what do you recommend, what would you suggest, what would you recommend, what do you have, what is there, what are the, what is the',
    'where can i see, where can one see, where can we see, where do i see, where do we see, where to see, where can i go, where can we go, where should i go, where should we go, where do we go, where all',
    'how long do i need, how long do we need, how long does it take, how long is needed, how many days do i need, how many days do we need, how many days are needed, how many days needed, how many days are enough, how many days, how long',
    'can be done, can be covered, can be seen, could be done, can be visited, is it possible, would it be possible, is it ok, is it okay, is it worth it',
    'the whole of, whole of, the rest of, which is a, which is an, which is the, which are the, which one is, which ones are',
    'best way, way to see, way to visit, way to do, way to cover, way to reach, ways to see, ways to visit, ways to do',
    'can you, could you, do you have, do you, have you got, is there, are there, we are a, we are, i am a, i am, i need, we need, i would like, we would like, would like, i will, we will, they are, who are, who is',
    'what to wear, what to carry, what to pack, what should i carry, what should we carry, need permits, need a permit, permit, permits, over the, our wedding is, wedding is, our wedding, we got married, got married, we are getting married, getting married, after that, after it, anyway, live, lives, wear, carry, pack',
    'help me, help us, tell me, let me know, let us know, thinking of, thinking about, planning for, looking forward, going to, able to, used to, as well, as such, such as, so that, because of, at least, at most, at all, in all, on our own, by ourselves',
    'but we, but i, but they, do, does, did, doing, done, making, really, actually, ideally, preferably, maybe, perhaps, must, might, lets, let, thinking, wondering, possible, possibly, suitable, enough, whole, entire, whichever, whatever, wherever',
    'can come along, can come with us, can come, could come, can join us, can join, come with us, without that, without it, without those, other than that, apart from that, except that, already done, done already',
    'if, then, so, too, very, quite, rather, because, since, while, until, through, into, onto, over, there, these, those, them, they, each, own, mostly, mainly, especially, really, well',
    'people, persons, locals, local people, live with, living with, stay with, staying with, living among, among, between',
    'break, breaks, land, landing, total, in total, altogether, full, complete, pura, poora, poore, poori, sampurn, sampoorna, saara, saare',
    // Not the state.
    'wake up, waking up, woke up, get up, getting up, got up, go up, going up, give up, climb up, climbing up, drive up, driving up, walk up, pick up, picked up, end up, up early, up late, up the, up in the, up there, up above, up high, high up, all the way up',
    'most visited, most loved, good morning, good evening, good afternoon, ram ram, thank you, thanks in advance, ok google, hey google, find me, list of, give me a list of, guide me, search for, in search of, can u, do u have, got any',
    'any experience, experience share, share experience, worth it, worth visiting, worth going, worth a visit, good or not, how is it, how is, must see, must do, must visit, what all to see, what all to do, what all is there, sight seeing, site seeing, siteseeing, points to cover, tourist spot, attractions',
    'more info, full details, complete details, day wise plan, day wise, daywise, what is included, whats included, is it open, is the road open, is road open, road open, opening date, can we go now, right now, how far is, how far, travel time, nearest railway station, nearest station',
    'quick reply, reply fast, reply soon, reply please, as soon as possible, how many days required, how many days are required, days needed, number of days, how much time, enough days, first time, 1st time, first visit, 1st visit, first timer, first timers, first time visitor, first time visitors, never been to, never been, never visited, not been to, have not been to, havent been to, anyone been to, anybody been to, anyone visited, anyone been',
    'pm me, dm me, inbox me, call me, whatsapp me, contact number, phone number, number please, best quote, travel agent, travel agency, help me choose, help me decide, help me plan, help needed, need help, need suggestions, cant decide, can not decide, cannot decide, very confused',
    'value for money, vfm, paisa vasool, paisa wasool, paisa wasul, best deal, best price, a bit, along with, both, either, together, combo, combined, same as, nothing but, dont skip, dont miss, do not miss, do not skip, cant miss, can not miss, cannot miss, must have, compulsory, mandatory',
    'wake up to, waking up to, wake up to the, wake up with, wake up looking at, wake up and see, open the window to, open the window and see, open the curtains to, open the curtains and see, from my window, from our window, from the window, from the room window, from my room, from our room, from the room, from my bed, from our bed, from the bed, from the balcony, from my balcony, from our balcony, from the hotel, out of the window, outside the window, outside my window, come up, look up',
    'with airport pick up, with airport pickup, with airport transfer, with airport transfers, with pick up and drop, with pickup and drop, with pick up, with pickup, airport pick up included, pickup included, pick up included, including airport pick up, including pick up and drop',
    'along, comes along, coming along, tagging along, along the, emi, on emi, by emi, emi pe, emi par, emi me, emi mein, no cost emi, emi available, emi option, in instalments, in installments',
    'help, confused, confuse, closed, climate, current, distance, route, fast, time, list, all, few, open, regards, team, bro, gm, ty, agent, address, inbox, dm, lmk, inform, permitted, waiting, raining, is it raining, hi all, dear all, best one, temp, planing, plus, prefer, preferred, preference, whatsapp, whatsapp number, on whatsapp, best places, choose, decide, compulsory',
    'with meals, all meals, near me, around me, nearby, near by, close by, next year, coming year, next yr, this year, during, day after, immediately, tonight, last minute, now, at once, per person, per head, altogether, overall, in all,',
    AS_ROYALTY,
    'per student, per couple, on the trail, on trail, on the trek, by car, by own car, anything, max, maximum, raja maharaja jaisa, alone, all alone, akele, akeli, by myself, city trip, city trips, second time, 2 nd time, 1 st time, 1 st visit, 2nd time, second visit, another visit, repeat visit, any time, anytime, any date, any month, which month, flexible dates, dates flexible, dates are flexible, date not fixed, dates not fixed, not decided',
  ].join(', '),
)
const HINGLISH = phrases(
  [
    'ke paas, paas, paas me, aas paas, mere paas, yaha se paas, agle saal, agle sal, ke baad, baad, nikalna hai, h, hu, hoon, mai, ham, he, ye, yeh, vo, woh, jo, na, bas, bht, ek, rasta, aapke paas, kya aapke paas, samajh nahi aa raha, samajh nahi aa rahi, decide nahi ho raha, sach mein, sach me, zaroor, zarur, jaroor, jarur, dobara, phir se, kuch naya, koi bhi date, kabhi bhi, date fix nahi, ki tarah, se milta julta, milta julta, jaisi jagah, type ki jagah, or dono, dono, ho sakta hai, mil sakta hai, mil jaye, mil jaaye, le jana, le jaana, le jaye, le jaun, ja kar, sakenge, saken, sakein, sake, padega, padegi, bahar',
    'kothao, e kothao, kothay jabo, kuthe tari, kuthetari, engayavadhu, ekkadaina, ellaadru, evideyenkilum',
    'chhota bachcha hai, chota bachcha hai, chhota baccha hai, chota baccha hai, chhota bachcha, chota bachcha, chhota baccha, chota baccha, chhote bachche, chote bacche, bachcha hai, baccha hai, small child, small baby, jaha, waha, vaha, yaha, jaha pe, ghumane, manane, lena, lene, dena, dene, dekh, rehna, rehne, rahna, rahne',
    'pehli, pehla, pehle, hum log, ham log, hum logon, log, logon, hum sab, ham sab, hamare, hamari, hamara, humare, humari, humara, hamko, humko, unko, unke, unki, inko, apna, apni, isliye, nahi, nahin, kyunki, kyonki, lekin, magar, agar, wahan, vahan, yahan, wahaan, jahan, jahaan, abhi, phir, sirf, bilkul, matlab, thoda, thodi, thode, bahut, bohot, zyada, jyada, raha, rahi, rahe, thi, hota, hoti, hote, hona, hone',
  ].join(', '),
)
/** Whoever cannot eat or do as others looks for no tour that says so. */
const ILL = phrases(
  'ko sugar aur bp hai, ko bp aur sugar hai, ko sugar hai, ko sugar ki bimari hai, ko diabetes hai, ko bp hai, ko sugar, ko diabetes, has diabetes, have diabetes, is diabetic, are diabetic, has sugar, have sugar, diabetic, diabetes, sugar patient, sugar patients, sugar ke mareez, bimar, bimaar',
)
const SPENDING = phrases(
  'money no issue, money is no issue, money is not an issue, money not an issue, money no problem, money is no problem, money no bar, money no object, budget no issue, budget is no issue, budget is not an issue, budget not an issue, budget no bar, budget no problem, budget no constraint, no budget issue, no budget issues, no budget limit, no budget constraint, no limit on budget, price no bar, price no issue, cost no bar, cost no issue, paise ki koi dikkat nahi, paise ki dikkat nahi, paisa koi issue nahi, kharche ki chinta nahi, paise ki chinta nahi, zyada mehnga nahi hona chahiye, mehnga nahi hona chahiye, zyada mehnga nahi, zyada mehnga na ho, mehnga nahi, mehnga na ho, not too expensive, not very expensive, not so expensive, not expensive, not costly, not too costly, paise ki koi tension nahi, paisa problem nahi, paise ki problem nahi, time nahi hai, time zyada nahi hai, zyada time nahi hai, zyada time nahi, koi jaldi nahi, jaldi nahi hai',
)
/** How old children are, where nobody counts them. */
const YOUNG = phrases(
  Array.from({ length: 17 }, (_, age) => `under ${age + 1}, below ${age + 1}, younger than ${age + 1}`).join(', '),
)
/** What the sentence is joined by. */
const JOINED = phrases(
  [
    ...LITTLE_WORDS.filter((word) => !isCommonWord(word)),
    'never seen',
    'never been',
    'not seen',
    'not yet',
    'not only',
    'not just',
    'why not',
    'pass me',
    'pass mein',
    'paas me',
    'se pass',
    'based',
  ].join(', '),
)
const SAID = [ASKING, HINGLISH, ILL, SPENDING, YOUNG, JOINED]
/** Names that begin as one asks. */
const NAMED = phrases(
  'full moon, full board, gods own country, god s own country, god own country, silk route, old silk route, spice route, all india, all seasons, open air, do dham, do dhaam, step well, step wells, short break, meadow break, well of, land of, land rover, log hut, log huts, log cabin, log cabins',
)
/** What stands behind these is not wanted, and whoever wants none of it says what else. */
const INSTEAD = phrases(
  'instead of a, instead of an, instead of the, instead of, rather than a, rather than, in place of',
)

/** How long it is, of which the days tell more. */
const OF_LENGTH = phrases('short, quick, brief, long, chhota, chota, chhoti, choti, lamba, lambi')

/**
 * A text without the words a question is put in: of "where can I see the whole of Gujarat?" "Gujarat" is left. A name stays whole, and so does a single word that `isAlone`: it may be the
 * beginning of one. Where `isLengthSaid` in days, "short" says no more.
 */
export function withoutSpeech(text: string, isAlone = true, isLengthSaid = false): string {
  const tokens = tokensOf(text)
  if (tokens.length < 2 && isAlone) return text
  const said: { from: number; to: number }[] = []
  for (let at = 0; at < tokens.length;) {
    const named = phraseEnd(tokens, at, NAMED)
    const end =
      named === undefined
        ? (speechEnd(tokens, at) ?? (isLengthSaid ? phraseEnd(tokens, at, OF_LENGTH) : undefined))
        : undefined
    if (end !== undefined) said.push({ from: tokens[at]!.from, to: tokens[end - 1]!.to })
    at = named ?? end ?? at + 1
  }
  return said.length === 0 ? text : withoutStretches(text, said)
}

function speechEnd(tokens: readonly Token[], at: number): number | undefined {
  const other = phraseEnd(tokens, at, INSTEAD)
  if (other !== undefined) return Math.min(other + 1, tokens.length)
  for (const one of SAID) {
    const end = phraseEnd(tokens, at, one)
    if (end !== undefined) return end
  }
  return undefined
}

/** All that is taken for a way of asking, for whoever asks what may be lost of a question. */
export const SPEECH_PHRASES: readonly Phrases[] = [...SAID, INSTEAD]
