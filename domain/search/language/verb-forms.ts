/**
 * The verbs in which a question about a journey is put in Hindi, as people write them in Latin letters, and what they end in: "nikalne", "niklenge", "laut kar". What one
 * does there (to swim, to eat, to dance) is none of them.
 */
const ENDING_IN_A_CONSONANT =
  'nikal nikl chal chl dekh mil rakh soch bol kar lag ruk pahunch pahuch pohoch pahonch pohonch laut lout ghum ghoom bhej chhod chod samajh khel baith kharid khareed'
const ENDING_IN_A_VOWEL = 'ja jaa aa bita dikha ghuma mana bata bana karwa karva chah kara'

const AFTER_A_CONSONANT =
  'na ne ni te ta ti a e i o en ein ega egi enge engey unga ungi oge iye iyega kar ke wana wane wali wala wale'
const AFTER_A_VOWEL =
  'na ne ni te ta ti ya ye yi yega yegi yenge ega egi enge unga ungi oge o en ein iye iyega kar ke wala wale wali'

function formsOf(stems: string, endings: string): string[] {
  return stems.split(' ').flatMap((stem) => endings.split(' ').map((ending) => stem + ending))
}

/** All their forms, folded. */
export const VERB_FORMS: readonly string[] = [
  ...new Set([
    ...'nikal laut lout pahunch pahuch pohoch ghum ghoom ruk'.split(' '),
    ...formsOf(ENDING_IN_A_CONSONANT, AFTER_A_CONSONANT),
    ...formsOf(ENDING_IN_A_VOWEL, AFTER_A_VOWEL),
  ]),
]
