import { nearestName } from './wording.ts'

/** The states and union territories a bill may go to, as India calls them in English, by their code, in the order of their names: people choose among them. */
export const STATE_NAMES: Readonly<Record<string, string>> = {
  'IN-AN': 'Andaman and Nicobar Islands',
  'IN-AP': 'Andhra Pradesh',
  'IN-AR': 'Arunachal Pradesh',
  'IN-AS': 'Assam',
  'IN-BR': 'Bihar',
  'IN-CH': 'Chandigarh',
  'IN-CG': 'Chhattisgarh',
  'IN-DH': 'Dadra and Nagar Haveli and Daman and Diu',
  'IN-DL': 'Delhi',
  'IN-GA': 'Goa',
  'IN-GJ': 'Gujarat',
  'IN-HR': 'Haryana',
  'IN-HP': 'Himachal Pradesh',
  'IN-JK': 'Jammu and Kashmir',
  'IN-JH': 'Jharkhand',
  'IN-KA': 'Karnataka',
  'IN-KL': 'Kerala',
  'IN-LA': 'Ladakh',
  'IN-LD': 'Lakshadweep',
  'IN-MP': 'Madhya Pradesh',
  'IN-MH': 'Maharashtra',
  'IN-MN': 'Manipur',
  'IN-ML': 'Meghalaya',
  'IN-MZ': 'Mizoram',
  'IN-NL': 'Nagaland',
  'IN-OD': 'Odisha',
  'IN-PY': 'Puducherry',
  'IN-PB': 'Punjab',
  'IN-RJ': 'Rajasthan',
  'IN-SK': 'Sikkim',
  'IN-TN': 'Tamil Nadu',
  'IN-TS': 'Telangana',
  'IN-TR': 'Tripura',
  'IN-UP': 'Uttar Pradesh',
  'IN-UK': 'Uttarakhand',
  'IN-WB': 'West Bengal',
}

/** Old and short names of them, and other spellings people write, by their code. */
export const OTHER_STATE_NAMES: Readonly<Record<string, readonly string[]>> = {
  'IN-AN': ['Andaman', 'Andamans', 'Nicobar'],
  'IN-AP': ['Andhra', 'AP'],
  'IN-AR': ['Arunachal', 'NEFA'],
  'IN-CG': ['Chattisgarh'],
  'IN-DH': ['Daman and Diu', 'Dadra and Nagar Haveli', 'DNHDD'],
  'IN-DL': ['New Delhi', 'Dilli'],
  'IN-GA': ['Gova'],
  'IN-HP': ['Himachal', 'HP'],
  'IN-JK': ['Kashmir', 'J&K'],
  'IN-KL': ["God's Own Country", 'Keralam'],
  'IN-MP': ['MP'],
  'IN-OD': ['Orissa'],
  'IN-PY': ['Pondicherry', 'Pondy', 'Pondichery'],
  'IN-TN': ['Tamilnadu', 'Tamizhagam'],
  'IN-TS': ['Telengana'],
  'IN-UK': ['Uttaranchal'],
  'IN-UP': ['UP'],
  'IN-WB': ['Bengal', 'Paschim Banga'],
}

const CODES = new Map(
  Object.entries(STATE_NAMES).flatMap(([code, name]) =>
    [code, code.slice(3), name, ...(OTHER_STATE_NAMES[code] ?? [])].map((called) => [keyOf(called), code] as const),
  ),
)

/** Whether it is the code of a state or union territory there is. */
export function isStateCode(code: string): boolean {
  return Object.hasOwn(STATE_NAMES, code)
}

/** What a name is written with, and how long the longest is with room for a slip. */
const NAME_LIKE = /^[\p{L}\p{M}\s&'’.,()-]{2,60}$/u
const MOST_SAID = 60

/** The code of the state that is called so, by its code, an old or short name, or with a letter doubled that is not. */
export function stateNamed(typed: string): string | undefined {
  return NAME_LIKE.test(typed) ? CODES.get(keyOf(typed)) : undefined
}

/** What is wrong with a name that is no state's, and which one it is like. */
export function noStateText(typed: string): string {
  const names = Object.values(STATE_NAMES)
  const near = nearestName(
    typed.slice(0, MOST_SAID),
    names.map((name) => name.toLowerCase()),
  )
  const meant = names.find((name) => name.toLowerCase() === near)
  const said = typed.length > MOST_SAID ? `${typed.slice(0, MOST_SAID)}…` : typed
  return `No state is called “${said}”${meant ? `; ${meant} is` : ''}.`
}

function keyOf(called: string): string {
  const plain = called.normalize('NFKD').toLowerCase().replaceAll('&', 'and')
  return plain.replaceAll(/[^a-z]/g, '').replaceAll(/(.)\1+/g, '$1')
}
