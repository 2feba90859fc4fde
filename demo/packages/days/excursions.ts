import { rows } from '#demo/packages/table.ts'

/**
 * Day trips from where one sleeps: the place, the sight and what stands beside it, kilometres and driving hours there and back. A star is
 * on what only those are taken to whose tour is named for it or tells of it; by air go those whose tour flies, and nobody else.
 */
const EXCURSIONS = `
barkot | yamunotri-temple | 90 | 4
uttarkashi | gangotri-temple | 200 | 7
harsil | gangotri-temple | 50 | 2
sitapur-kedarnath | kedarnath-temple | 12 | 0.5
katra | vaishno-devi-temple | 4 | 0.25
agra | fatehpur-sikri-complex | 80 | 2
varanasi | dhamek-stupa-sarnath | 22 | 1
manali | solang-valley | 28 | 1
manali | atal-tunnel | 70 | 2.5
gangtok | tsomgo-lake | 80 | 3.5
gangtok | baba-harbhajan-singh-temple | 20 | 1
lachen | gurudongmar-lake | 130 | 6
lachung | yumthang-valley | 50 | 2.5
leh | thiksey-monastery | 80 | 2.5
leh | magnetic-hill | 60 | 1.5
kaza | key-monastery | 60 | 2.5
kaza | kibber-village | 20 | 1
padum | phugtal-monastery | 70 | 3
chhatrapati-sambhajinagar | ellora-caves;grishneshwar-temple | 60 | 1.5
chhatrapati-sambhajinagar | ajanta-caves | 205 | 4.5
bhubaneswar | nandankanan-zoological-park | 35 | 1.25
hyderabad | ramoji-film-city | 70 | 2
bhopal | bhimbetka-rock-shelters | 90 | 2
udupi | st-mary-s-island | 20 | 0.75
udupi | st-marys-island | 20 | 0.75
jagdalpur | chitrakote-falls | 80 | 2
jagdalpur | tirathgarh-falls | 70 | 2
munnar | top-station | 64 | 2.25
munnar | eravikulam-national-park | 26 | 1
wayanad | edakkal-caves | 50 | 1.75
mysuru | chamundi-hill | 26 | 1
madikeri | dubare-elephant-camp | 60 | 1.75
bhuj | kala-dungar | 180 | 4
dhordo | kala-dungar | 80 | 2
dwarka | bet-dwarka | 70 | 1.75
mahabaleshwar | pratapgad-fort | 42 | 1.5
pachmarhi | dhupgarh | 22 | 1
tura | nokrek-national-park | 80 | 4
miao | namdapha-national-park | 52 | 2.5
tawang | madhuri-lake | 70 | 3.5
ziro | ziro-valley-apatani-villages | 25 | 1
jaisalmer | kuldhara | 40 | 1
alappuzha | alappuzha-backwaters | 0 | 0
gosaba | sundarbans-national-park | 60 | 5
kochi | mattancherry-palace | 12 | 0.5
hampi | vittala-temple | 20 | 0.75
ranchi | hundru-falls | 90 | 2.5
kolkata | dakshineswar-kali-temple | 30 | 1.25
kohima | kisama-heritage-village | 20 | 0.75
amritsar | attari-wagah-border | 60 | 1.75
puri | konark-sun-temple | 72 | 2
shillong | laitlum-canyon | 46 | 1.5
cherrapunji | nohkalikai-falls | 20 | 0.75
somnath | somnath-temple | 4 | 0.25
sivasagar | charaideo-moidams | 60 | 1.5
diglipur | ross-and-smith-islands | 24 | 1
havelock-island | elephant-beach | 0 | 0
havelock-island | radhanagar-beach | 24 | 1
port-blair | north-bay-island | 0 | 0
binsar | jageshwar-temples | 90 | 3.5
pelling | pemayangtse-monastery | 10 | 0.5
guptkashi | kedarnath-temple | 48 | 0.5 | by air
guptkashi | kedarnath-temple | 60 | 2.5
shravasti | jetavana-monastery | 8 | 0.5
nubra-valley | hunder-sand-dunes | 20 | 0.75
moirang | keibul-lamjao-national-park | 20 | 0.75
thekkady | periyar-national-park | 10 | 0.5
kanchipuram | ekambareswarar-temple | 8 | 0.5
vrindavan | prem-mandir | 10 | 0.5
chilika | chilika-lake-satapada | 0 | 0
jorhat | charaideo-moidams | 130 | 3.5
tirupati | tirumala-venkateswara-temple | 44 | 1.5
dibrugarh | dibru-saikhowa-national-park | 100 | 2.75 | *
mahabaleshwar | raigad-fort | 150 | 5 | *
udaipur | ranakpur-jain-temple | 180 | 4 | *
parasnath | shikharji | 0 | 0
palampur | kangra-fort | 75 | 2.5 | *
dharamshala | tsuglagkhang-complex;bhagsunag-waterfall | 20 | 1
dharamshala | masroor-rock-cut-temple;kangra-fort | 85 | 2.75
kanatal | tehri-lake | 60 | 2
sariska | bhangarh-fort | 100 | 3
panaji | basilica-of-bom-jesus;se-cathedral | 20 | 0.75
ponda | dudhsagar-falls | 70 | 2.5
panaji | dudhsagar-falls | 130 | 4 | *
shivamogga | jog-falls | 190 | 4.5
rajahmundry | papikondalu | 90 | 2.5
baripada | similipal-national-park | 90 | 3
`

export type Excursion = { sightSlugs: string[]; km: number; hours: number; isAsked: boolean; isFlown: boolean }

/** By place. */
export const EXCURSIONS_OF: ReadonlyMap<string, Excursion[]> = Map.groupBy(
  rows(EXCURSIONS).map(([place = '', sights = '', km = '', hours = '', star = '']) => ({
    place,
    sightSlugs: sights.split(';'),
    km: Number(km),
    hours: Number(hours),
    isAsked: star === '*',
    isFlown: star === 'by air',
  })),
  (row) => row.place,
)

/** Sights no tour goes to by car: too far, on nobody's way, an expedition of their own, or shut on days a tour cannot choose. */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  'khardung-la',
  'rohtang-pass',
  'hemis-national-park',
  'satkosia-gorge',
  'amarnath-cave',
  'nanda-devi-national-park',
  'khangchendzonga-national-park',
  'gaumukh',
  'dzukou-valley',
  'sabarimala-temple',
  'desert-national-park',
  'rajaji-national-park',
  'dachigam-national-park',
  'kalka-shimla-railway',
  'nathula-pass',
  'mahatma-gandhi-marine-national-park',
  'serolsar-lake',
  'kanger-valley-national-park',
  'shivneri-fort',
  'lothal',
  'phawngpui-peak',
  'dampa-tiger-reserve',
  'barnawapara-wildlife-sanctuary',
  'silent-valley-national-park',
  'parambikulam-tiger-reserve',
  'bhadra-tiger-reserve',
  'great-himalayan-national-park',
  'raigad-fort',
  'shirui-kashong-peak',
  'amrabad-tiger-reserve',
  'marble-palace',
])
