import { VERB_FORMS } from './verb-forms.ts'

/**
 * The words of English and of Hindi in Latin letters that join others: pronouns, prepositions, what goes with verbs, and how much and when. Beside other words they are
 * no name of anything and nothing to be found; alone one may be the beginning of a name.
 */
const LITTLE = new Set(
  [
    'he she it they we you who whom whose which what where when why but yet so although though because since unless until while if whether as a an the this that these those of at by for with',
    'about into through during before after from to in on down again further then once all any both each few more most other another some such only own same too very can will just now am is are',
    'was were be been being have has had having do does did doing would could should ought may might must shall havent hasnt hadnt isnt arent wasnt werent dont doesnt didnt wont wouldnt shouldnt',
    'cant couldnt im ive id weve youre theyre its thats whats lets seen never ever always often sometimes already still even also else otherwise maybe somehow someone something somewhere anyone',
    'everyone everything nobody gonna gotta literally kinda sorta etc u ur r n idk tbh btw his her hers him their theirs our ours your yours my mine myself ourselves himself herself itself',
    'themselves oneself us me them i one ones lot lots bit many little main mai mein mei men hum ham tu tum aap ap wo woh vo voh ye yeh yah wahi vahi yahi isi usi jo jis jise jisne jisme jismein',
    'jisko jiska jiske jiski jin jinka jinke jinki jinme jinmein kis kise kisko kiska kiske kiski kisi koi kuch kuchh kya kyu kyun kyon kyunki kyonki kyuki kaise kaisa kaisi kab kahan kaha kidhar',
    'idhar udhar jidhar yahan yaha wahan waha humne hamne maine tumne aapne apne usne unhone inhone isne sabne kisine mujhe mujhko muje hume hame humein hamein hamen humko hamko tumhe aapko usko',
    'unhe unko inhe inko iss use iska iske iski uska uske uski unka unke unki inka inke inki apna apni apno mera mere meri hamara hamare hamari humara humare humari aapka aapke aapki khud sabhi',
    'sab sabka sabke sabko dono dusra dusre dusri doosra doosre doosri aur tatha evam lekin magar par parantu kintu toh phir fir agar yadi jab tab jabki taki taaki isliye ki ke ka ko se tak ne pe',
    'ho hu hoon hun hai hain h tha thi hoga hogi honge hota hoti hote hona hone honi hua hui hue huye raha rahe rahi rahte rehte rahta rahti sakta sakte sakti sake saken sakein paye paaye pate',
    'paate chuka chuke chuki liya liye lena lene lete diya diye dena dene de kiya kiye karwa',
    'gaye gayi gyi gya aye',
    'dikha dikhe bata pata maloom malum',
    'bahut bohot bohat bhot bht kaafi kafi thoda thodi thode zyada jyada jada sirf bas hi bhi na nahi nahin nhi mat kabhi abhi ab waise vaise aise aisa aisi jaise jaisa jaisi itna itni itne utna',
    'bilkul ekdum ekdam zaroor zarur jaroor jarur shayad pehle pahle baad saath sath lie wala wale wali waghaira wagera vagera yaar ji arre tarah tarike wajah matlab kehte kahte dobara',
    'either neither purana baar chahie chaahiye jaldi kr krna krne krni hm hme hmko',
    ...VERB_FORMS,
  ].flatMap((line) => line.split(' ')),
)

/** All of them. */
export const LITTLE_WORDS: readonly string[] = [...LITTLE]

/** Whether a folded word only joins others. */
export function isLittleWord(word: string): boolean {
  return LITTLE.has(word)
}
