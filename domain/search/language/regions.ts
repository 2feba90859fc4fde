import { PLACES_OF_REGIONS } from './more-regions.ts'

/** A part of India people speak of that is no state: whole states, or places in the order one would name them. */
export type Region = { name: string; names: readonly string[]; states: readonly string[]; places: readonly string[] }

const NORTH_EAST = ['IN-ML', 'IN-AS', 'IN-AR', 'IN-NL', 'IN-MN', 'IN-MZ', 'IN-TR']
const GARHWAL =
  'Rishikesh, Haridwar, Mussoorie, Chopta, Auli, Jyotirmath, Ghangaria, Sankri, Kedarnath, Badrinath, Gangotri, Yamunotri, Uttarkashi, Harsil, Barkot, Rudraprayag, Guptkashi, Pipalkoti, Lohajung, Lansdowne, Kanatal, New Tehri, Chakrata, Dehradun'
const KUMAON =
  'Nainital, Almora, Ranikhet, Mukteshwar, Kausani, Binsar, Bhimtal, Munsiyari, Pithoragarh, Champawat, Bageshwar, Chaukori, Ramnagar'

export const REGIONS: readonly Region[] = [
  places(
    'Rayalaseema',
    'rayalaseema, rayalseema',
    'Gandikota, Puttaparthi, Ahobilam, Lepakshi, Horsley Hills, Tirupati, Srisailam, Mantralayam, Kurnool, Kadapa, Anantapur',
  ),
  places('Malwa', 'malwa', 'Ujjain, Indore, Mandu, Omkareshwar, Maheshwar, Dewas, Ratlam'),
  places('Nimar', 'nimar', 'Maheshwar, Omkareshwar, Mandu'),
  places(
    'the Coromandel coast',
    'coromandel, coromandel coast',
    'Mahabalipuram, Puducherry, Chidambaram, Karaikal, Velankanni, Tharangambadi, Nagapattinam, Chennai',
  ),
  places(
    'Chota Nagpur',
    'chota nagpur, chhota nagpur, chota nagpur plateau',
    'Ranchi, Netarhat, Betla, Hazaribagh, Jamshedpur, Ghatshila',
  ),
  places('Vidarbha', 'vidarbha', 'Tadoba, Nagpur, Chikhaldara, Pench, Lonar, Wardha'),
  places(
    'the Sahyadri',
    'sahyadri, sahyadris, sahyadri hills, sahyadri mountains',
    'Lonavala, Karjat, Bhandardara, Igatpuri, Matheran, Mahabaleshwar, Panchgani, Bhimashankar, Satara, Amboli, Trimbak, Panhala, Pune',
  ),
  states(
    'North East India',
    'north east, northeast, north eastern, north east india, the north east, the northeast, purvottar, poorvottar',
    [...NORTH_EAST, 'IN-SK'],
  ),
  states('the Seven Sisters', 'seven sisters, seven sister, 7 sisters', NORTH_EAST),
  states(
    'South India',
    'south india, south indian, southern india, dakshin bharat, the south, down south, the deep south',
    ['IN-KL', 'IN-TN', 'IN-KA', 'IN-AP', 'IN-TS', 'IN-PY'],
  ),
  states('North India', 'north india, north indian, northern india, uttar bharat, the north, up north', [
    'IN-HP',
    'IN-UK',
    'IN-RJ',
    'IN-DL',
    'IN-JK',
    'IN-LA',
    'IN-UP',
    'IN-PB',
    'IN-HR',
  ]),
  states('West India', 'west india, western india', ['IN-GA', 'IN-MH', 'IN-GJ', 'IN-RJ']),
  states('East India', 'east india, eastern india', ['IN-WB', 'IN-OD', 'IN-BR', 'IN-JH']),
  states('Central India', 'central india, madhya bharat', ['IN-MP', 'IN-CG']),
  states('the Himalaya', 'himalaya, himalayas, himalayan, himalayan region', [
    'IN-HP',
    'IN-UK',
    'IN-LA',
    'IN-JK',
    'IN-SK',
    'IN-AR',
  ]),
  places('Garhwal', 'garhwal, garhwal himalaya', GARHWAL),
  places('Kumaon', 'kumaon, kumaun', KUMAON),
  places('the Malabar coast', 'malabar, malabar coast', 'Kozhikode, Kannur, Bekal, Thalassery, Wayanad, Kasaragod'),
  places(
    'the Konkan',
    'konkan, kokan, konkan coast',
    'Ratnagiri, Ganpatipule, Tarkarli, Malvan, Alibag, Murud, Kashid, Diveagar, Dapoli, Harihareshwar, Guhagar, Vengurla',
  ),
  places('Braj', 'braj, brij, braj bhoomi, braj bhumi', 'Mathura, Vrindavan, Govardhan, Barsana, Gokul'),
  places('Spiti', 'spiti, spiti valley, lahaul spiti', 'Kaza, Tabo, Chandratal, Nako, Dhankar, Kibber, Langza, Losar'),
  places('Kinnaur', 'kinnaur', 'Sangla, Kalpa, Chitkul, Reckong Peo, Nako'),
  places(
    'Saurashtra',
    'saurashtra, kathiawar',
    'Dwarka, Somnath, Sasan Gir, Junagadh, Jamnagar, Porbandar, Diu, Palitana, Bhavnagar, Rajkot, Velavadar',
  ),
  places('the Parvati valley', 'parvati valley', 'Kasol, Tosh, Manikaran, Kheerganga, Malana'),
  places('the Tirthan valley', 'tirthan valley, banjar valley', 'Tirthan, Jibhi, Shoja, Banjar, Gushaini'),
  places('the Kangra valley', 'kangra valley', 'Dharamshala, McLeod Ganj, Palampur, Kangra, Bir'),
  places('Malnad', 'malnad, malenadu', 'Chikkamagaluru, Sakleshpur, Agumbe, Madikeri, Shivamogga, Sringeri, Kudremukh'),
  places(
    'coastal Karnataka',
    'coastal karnataka, karnataka coast',
    'Gokarna, Udupi, Murudeshwar, Mangaluru, Karwar, Honnavar',
  ),
  places('Bundelkhand', 'bundelkhand', 'Orchha, Khajuraho, Jhansi, Panna, Chitrakoot, Gwalior'),
  places('Awadh', 'awadh, oudh', 'Lucknow, Ayodhya, Prayagraj'),
  places('Mewar', 'mewar', 'Udaipur, Kumbhalgarh, Chittorgarh, Ranakpur, Nathdwara, Jawai'),
  places('Marwar', 'marwar', 'Jodhpur, Jaisalmer, Bikaner, Osian, Pali, Barmer'),
  places('Shekhawati', 'shekhawati, shekhavati', 'Mandawa, Nawalgarh, Jhunjhunu, Fatehpur'),
  places('the Dooars', 'dooars, duars', 'Lataguri, Madarihat, Jaldapara, Cooch Behar, Gorumara'),
  places('Bastar', 'bastar', 'Jagdalpur, Dantewada, Kondagaon'),
  places(
    'the Western Ghats',
    'western ghats, western ghat',
    'Munnar, Wayanad, Madikeri, Chikkamagaluru, Mahabaleshwar, Lonavala, Matheran, Bhandardara, Agumbe, Sakleshpur, Thekkady, Vagamon, Valparai, Ooty, Coonoor, Kodaikanal, Masinagudi, Amboli',
  ),
  ...PLACES_OF_REGIONS.map((region) => places(...region)),
]

function states(name: string, names: string, codes: readonly string[]): Region {
  return { name, names: names.split(', '), states: codes, places: [] }
}

function places(name: string, names: string, of: string): Region {
  return { name, names: names.split(', '), states: [], places: of.split(', ') }
}
