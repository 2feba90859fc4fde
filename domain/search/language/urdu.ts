/**
 * Urdu writes few vowels, so no rule spells a name out; these are the words and places people ask for, each with how it is spelt in Latin letters.
 */
const WORDS = `
کشمیر kashmir, جموں jammu, سرینگر srinagar, گلمرگ gulmarg, پہلگام pahalgam, سونمرگ sonmarg, لداخ ladakh, لیہہ leh, لیہ leh, کرگل kargil, کارگل kargil,
ہماچل himachal, پردیش pradesh, شملہ shimla, منالی manali, کلو kullu, دھرمشالہ dharamshala, ڈلہوزی dalhousie, اتراکھنڈ uttarakhand, نینیتال nainital,
مسوری mussoorie, رشیکیش rishikesh, ہریدوار haridwar, دہرادون dehradun, دہلی delhi, دلی delhi, آگرہ agra, لکھنؤ lucknow, لکھنو lucknow, بنارس varanasi,
وارانسی varanasi, ایودھیا ayodhya, پنجاب punjab, امرتسر amritsar, راجستھان rajasthan, جےپور jaipur, ادےپور udaipur, اودےپور udaipur, جودھپور jodhpur,
جیسلمیر jaisalmer, اجمیر ajmer, پشکر pushkar, گجرات gujarat, کچھ kutch, احمدآباد ahmedabad, ممبئی mumbai, مہاراشٹر maharashtra, گوا goa, حیدرآباد hyderabad,
تلنگانہ telangana, کرناٹک karnataka, بنگلور bangalore, میسور mysore, اوٹی ooty, چنئی chennai, کیرالہ kerala, کیرلا kerala, منار munnar, کولکتہ kolkata,
بنگال bengal, دارجلنگ darjeeling, سکم sikkim, گنگٹوک gangtok, آسام assam, میگھالیہ meghalaya, شیلانگ shillong, انڈمان andaman, لکشدیپ lakshadweep, بہار bihar,
اڑیسہ odisha, ہندوستان india, ٹور tour, پیکیج package, پیکج package, سفر trip, سیر tour, سیاحت tour, ٹریک trek, ٹریکنگ trekking, ہنیمون honeymoon, فیملی family,
خاندان family, دن din, دنوں din, رات raat, ہفتہ hafta, ہزار hazar, لاکھ lakh, سے se, میں mein, کا ka, کی ki, کے ke, اور aur, سستا sasta, سستے saste,
برف snow, جھیل lake, پہاڑ mountain, سمندر beach, بغیر bina, نہیں nahi`

const URDU = /[\u0600-\u06ff]/
const SPELT = new Map(
  WORDS.split(',').map((pair) => {
    const [word = '', spelling = ''] = pair.trim().split(' ')
    return [lettersOf(word), spelling] as const
  }),
)

/** Whether a word is written in the script of Urdu. */
export function isUrdu(word: string): boolean {
  return URDU.test(word)
}

/** How a word of Urdu is spelt in Latin letters; itself where it is not known. */
export function spellUrdu(word: string): string {
  return SPELT.get(lettersOf(word)) ?? word
}

/** Without marks, and with Arabic letters as Urdu has them. */
function lettersOf(word: string): string {
  return word
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ك', 'ک')
    .replaceAll(/[يى]/g, 'ی')
    .replaceAll(/[هۀة]/g, 'ہ')
}
