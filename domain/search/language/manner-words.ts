import { stemOf } from './stems.ts'

/**
 * Words that tell how a journey shall be or for whom, not where it goes or what is done on it: "famous temples", "learn skiing", "kumaon for a couple". What has
 * them comes first; what lacks them is no worse an answer, and nobody is told that nothing here is "memorable".
 */
const MANNER = new Set(
  [
    'famous popular iconic must attraction attractions highlights hotspot hotspots',
    'scenic picturesque stunning breathtaking gorgeous pretty scenery view views',
    'rest resting student students youth gang relax relaxing relaxed relaxation chill chilling chillout unwind unwinding refreshing leisurely comfortable comfortably enjoy enjoying enjoyable fun exciting nothing doing',
    'memorable unforgettable perfect ideal great awesome wonderful superb fantastic magical dream special unique real proper authentic genuine different',
    'experience experiences experiencing activity activities explore exploring exploration discover discovering',
    'learn learning lesson lessons class classes course courses training trainer coaching certification certified',
    'professional reliable trusted reputed organised organized guided',
    'nature natural silent silence private bada badi bade small big large easy easily slow slowly paced pace unplug digital easygoing laidback',
    'season seasons circuit circuits loop ride rides riding journey journeys way ways',
    'mashhoor mashhur prasiddh prasidh aaram araam comfort comforts easiest simplest gradual gradually acclimatised acclimatized acclimatise acclimatize acclimatisation acclimatization',
    // How things look, and what one does there: what they are is said beside it.
    'white blue green clear clean dense majestic empty vast charming charm vibe vibes lush pristine crystal turquoise cosy cozy fresh huge tall ancient wonderful sparkling misty mist foggy',
    'look looks looking watch watching spot spotting stand stands still bathe bathing life visit visiting photograph evening chance itself window room rooms tasting beginner beginners somewhere walking seeing inside fly flying sit sitting made making how',
    // What one says of one's days, and takes along.
    'camera cameras dslr lens tripod gopro bed beds pillow wake waking woke alarm closed shut open office boss work job stress stressed tension pressure exam exams result results tuition homework semester laptop phone mobile bag bags luggage suitcase sleep sleeping mind head soul memories memory childhood forget escape escaping away world crowd noise traffic pollution try trying',
    // Who travels puts what is for them first.
    'unhurried school schools college educational son daughter beta beti bete patni biwi pati maa saas sasur girlfriend boyfriend gf bf fiance generation generations',
    'teenager teenagers teen teens teenage papa mummy mammi mummi',
    'couple couples family families kid kids children child parivar bachche bachcho bachcha bacche baccho bachon bacchon bachchon bachhe',
    'senior seniors elderly oldage buzurg bujurg grandparent grandparents grandma grandpa granny grandmother grandfather dadi nani',
  ].flatMap((line) => line.split(' ').map(stemOf)),
)

/** Whether a folded word only tells how something shall be. */
export function isMannerWord(word: string): boolean {
  return MANNER.has(stemOf(word))
}
