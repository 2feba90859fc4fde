/**
 * Everyday words of Hindi in Latin letters that say how one feels, who one is and what one wants of a journey, and name nothing that is sold: none of them is a slip of
 * the hand for a place, and nothing has to tell of them.
 */
const WORDS = new Set(
  [
    'gayab gaayab khatam khatm bhool bhul bhulna bhulkar bhulake chhod chod chhodna chodna bhaag bhaagna bhagna bhaago',
    'paani pani hava dhoop dhup aasman asmaan aasmaan zameen jameen mitti khula khuli khule khulkar',
    'jahan jahaan jahaa yahaan wahaan vahaan idhar kidhar kahin kahi kahaan jidhar',
    'duniya duniyaa zindagi jindagi zindgi jindgi jeevan jivan umar umr bachpan jawani budhapa budhape yaadein yaaden yaadgar yaad yaadon sapna sapne sapno khwab khwaab',
    'tension chinta pareshan pareshani thakan thakaan thaka thake thaki stress bhaagdaud bhagdaud dimag dimaag mann dil dilko rooh aatma khushi khush gham udaas udas akela akele akeli tanha',
    'chain aaraam rahat raahat fursat maza mazaa maze mazze masti maje moj mauj hasi hansi muskaan pyaar pyar ishq mohabbat rishta rishte',
    'pados padosi rishtedaar rishtedar mehmaan mehman mehmano log logo logon insaan aadmi aurat aurten baccha ladka ladki ladke ladkiyan bhaiya bhaiyya bhabhi chacha chachi mausi mausa mami bua fufa phupha tai jija jiju devar nanad bahu damaad damad pota poti pote naati nati',
    'kaam naukri nokri daftar boss malik padhai padhaai imtihan imtehan pariksha vidyalay kaksha',
    'subah savere sawere dopahar raat raaton din dino dinon hafta mahina mahine saal saalon abhi pehle baad',
    'jaldi dheere dheeme aahista ahista seedha seedhe ulta ulte upar neeche niche andar bahar aage peeche paas dur nazdeek nazdik',
    'bada badi bade chhoti chhote chota choti chote lamba lambi lambe mota patla naya nayi naye purani purane pehla pehli dusra dusri teesra aakhri saaf saf ganda gandi gande',
    'sundar sundr khoobsurat khubsurat khubsoorat pyara pyari pyare mast badhiya badiya zabardast jabardast kamaal kamal lajawab shandaar shandar behtareen behtarin gajab gazab anokha anokhi anokhe ajeeb alag khaas khas',
    'sasta sasti saste mehnga mehngi mehnge kharcha paisa paise rupaya rupaye rupye kimat keemat daam bachat',
    'gaadi gadi gaadiyan sawari safar musafir rasta raasta raste raaste sadak manzil',
    'peena pina peene nashta chai pakka kachcha',
    'sone uthna uthne jaagna baithna baithe baith chalna chalne chalte ghoomna ghumakkad ghumakkadi dekhne nahane nachna naachna gaana gana sunna sunne padhna likhna bolna bolne rona hasna hansna khelna khelne bachna',
    'chahta chahti chahte chaahta chaahti chaahte sochna socha soch sochte samajh samjhe samajhna pasand napasand shauk shok ichha iccha mood irada iraada tayyar taiyar zaroorat jarurat zarurat majboori',
    'sab sabhi sabko saare saari saara poora poore kuchh koi kisi harek bas sirf keval bilkul ekdum zyada jyada kam thoda thodi bahut bohot itna kitna utna',
    'lekin magar kyunki kyonki isliye agar warna varna phir fir yaani yani matlab jaise waise aise taaki jab tab kab kyun kyon kaise kaisa kaisi kaun kya',
    'bhagwan bhagvan kismat kasam dua ashirwad shaadi shadi janmdin tohfa surprise kahani kahaniyan kissa',
    'suno dekho bolo batao bataiye bataye chalo aao jao ruko lelo dedo karwa karwao dilao dilwao dikha dikhaye le leke lekar karke jaake aake milke milkar',
    'sakta sakti sakte saku sakun sake paye paaye paya raha rahi rahe hua hui hue hota hoti hote hona hogi hoga honge tha thi lage lagta lagti lagte laga lagi',
    'mile milta milti milte milna milega milegi milenge mil rahta rahti rahte rahna rehna rehta rehte',
  ].flatMap((line) => line.split(' ')),
)

/** All of them. */
export const HINDI_WORDS: readonly string[] = [...WORDS]

/** Whether a folded word is one of everyday Hindi. */
export function isHindiWord(word: string): boolean {
  return WORDS.has(word)
}
