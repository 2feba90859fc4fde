/** Words that say nothing about where or what: they are neither kept in the index nor asked of it. */
const COMMON_WORDS = new Set(
  [
    'a an and at best book booking by cheap day days for from getaway getaways holiday holidays in india near night',
    'nights of offer offers on or package packages place places plan the to tour touring tourism tourist tours travel',
    'trip trips vacation vacations via visit with',
    'i we my me us our you your want wants wanna need needs looking look going go show find some please pls plz suggest recommend',
    'friendly stay stays staying something somewhere anything any it is are am was be been will would can could should have has had get give tell send share',
    'girl girls boy boys guy guys safe safely',
    'know about details detail itinerary price prices cost costs costing charges much many which what when where who why how see',
    'hi hello hey sir madam take anyone anybody someone good nice beautiful amazing awesome this that there here also just option',
    'options like love wish planning bored him her his husband wife mother father mom dad parents friend friends',
    'ka ke ki ko pe par me mein men main se aur ya tak hai hain ho hoga hogi liye lie chahiye wala wali wale jana jaana jane jaye jaen ghumna',
    'ghumne ghumane ghoomne ghumi kharcha kharch kitna kitne kitni batao bataye bataiye bataen jagah jagaha acha accha achha acchi achi',
    'achchi acche kuch koi sab mujhe mera meri mere hum hame hamen apne kahan kaha kab kaise kaun kaunsa konsa milega milegi dikhao kinare kinara',
    'dikhaiye dekhna dekhni dekhne dekhna karna karni karne manani manana manane sath saath bhi',
    'birthday bday surprise gift occasion celebrate celebrating celebration outing outings citizen citizens traveller travellers traveler travelers',
    'group groups only',
    'hii hiii helo hellow dear everyone everybody thanks thank thankyou thanku thx thnx tia kindly plzz plss plzzz request okay ok okk okie hmm lol haha hehe yes yup btw fyi actually basically',
    'suggestion suggestions suggested sugest recommendation recommendations recommended reco recos review reviews feedback available availability required require requires needed seeking searching search visiting travelling traveling interested google alexa',
    'total altogether ppl member members person persons rate rates pricing fare fares urgent urgently asap soon info information itenary itinery itenerary pkg pckg pakage packge vaccation brochure pdf inclusions enquiry inquiry quote quotation sightseeing picnic picnics spot spots destination destinations type types similar',
    'cousin cousins siblings relatives mummy khelna khelne khelenge khelega khelegi milake milakar milaakar milaake',
    'chutti chhutti chuttiyan chhuttiyan chuttiyon chhuttiyon chuttiya chhuttiya solo',
    'paikej tyur churrula chahie loya pekej pyakej pekkej paikeji pyakeji pakkej tur turu bhraman sutrula surrula payanam paryatan prabas pravas pravasa',
    'prayana sahal sahali din dina dinom rojulu divasam natkal divas musaphari saphar',
  ].flatMap((line) => line.split(' ')),
)

/** Whether a folded word carries no meaning for a search: a filler word or a bare small number. */
export function isCommonWord(word: string): boolean {
  return COMMON_WORDS.has(word) || /^\d{1,2}$/.test(word)
}

/** Whether a word that is still being typed is on its way to a filler word ("pack…"). */
export function startsCommonWord(beginning: string): boolean {
  return beginning.length >= 3 && COMMON_WORDS.values().some((word) => word.startsWith(beginning))
}

const OFTEN_MISTYPED = [
  'tour',
  'tours',
  'trip',
  'trips',
  'package',
  'packages',
  'holiday',
  'holidays',
  'travel',
  'getaway',
]

/** Whether an unknown word is a filler word with one letter wrong, missing, doubled or swapped ("tuor", "pacakges"). */
export function resemblesCommonWord(word: string): boolean {
  return word.length >= 4 && OFTEN_MISTYPED.some((common) => isOneSlipAway(word, common))
}

/** Whether a word is another with one letter wrong, missing, doubled or swapped with the next. */
export function isOneSlipAway(word: string, meant: string): boolean {
  let same = 0
  while (same < word.length && word[same] === meant[same]) same++
  return (
    endAlike(word, same + 1, meant, same + 1) ||
    endAlike(word, same + 1, meant, same) ||
    endAlike(word, same, meant, same + 1) ||
    (word[same] === meant[same + 1] && word[same + 1] === meant[same] && endAlike(word, same + 2, meant, same + 2))
  )
}

/** Whether two words are the same from a place on in each. Asked for every word of every question: nothing is cut out to be compared. */
function endAlike(word: string, at: number, meant: string, meantAt: number): boolean {
  const left = Math.max(0, word.length - at)
  if (left !== Math.max(0, meant.length - meantAt)) return false
  for (let step = 0; step < left; step++) if (word[at + step] !== meant[meantAt + step]) return false
  return true
}
