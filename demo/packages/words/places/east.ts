/** What one does in places of the east, the north-east and the islands; columns as in places/north. */
export const EASTERN_PLACES = `
bhubaneswar | Ekamra's old tank at lamp time / Mukteshwar, Rajarani, then chhena poda at the source
puri | Beach at six: fishermen, camels, peanuts / Mahaprasad from clay pots, bought in the Ananda Bazaar, eaten off a leaf / Raghurajpur, where each house paints
konark | The wheels tell the time, to the minute / Chandrabhaga's beach for sunrise
chilika | Irrawaddy dolphins off Satapada, engine cut / Nalabana's birds in winter; prawns at any time
gopalpur | The lighthouse from four to five, the jetty's ruined pillars after
kolkata | College Street, coffee house, an argument to overhear / North Kolkata on foot: potters at Kumartuli, sweets at Girish Park / Park Street after eight, or a tram to nowhere
gosaba | Bonbibi's story is sung after dinner / All day on the boat: Sajnekhali, Sudhanyakhali, Dobanki, tide by tide / Mud-skippers, kingfishers of five kinds, and everyone watching one bank
santiniketan | Baul singers under a tree; Kopai's bend
bishnupur | Terracotta, Baluchari, a cannon
siliguri | Momos and an early night
darjeeling | Chowrasta's benches, ponies, fog / Tiger Hill at four if it is clear; if not, sleep on / Zoo for red pandas, Happy Valley for first flush, Keventer's for everything else / The joyride to Ghum, steam if it is running
kalimpong | Deolo at sunset, orchid nurseries by day
lava | Fir forest begins behind the monastery / Changey waterfall by jeep, Neora's gate on foot
rishyap | The whole range from your blanket, at five
mirik | Lake, ponies, oranges
gangtok | MG Marg, no cars, momos at both ends / Tsomgo's lake and, with luck in the permits, Nathula / Rumtek by day, Hanuman Tok for the view / Flower show, ropeway, thukpa
pelling | Kanchenjunga, no fence in between / Pemayangtse, Rabdentse's forest path, Khecheopalri's wishing lake
lachen | Bed at eight, for a start at four / Up to Gurudongmar at dawn, an hour there, and down before the wind
lachung | Apple wine, river, monastery bell / Yumthang's valley and hot spring; Zero Point's snow if the road is open
aritar | Lampokhari's lake, boot-shaped, and a ridge to walk
zuluk | Cloud below, stars above, soup / Thambi's viewpoint at five, the loops under you
ravangla | The Buddha is forty metres; Maenam's ridge is above
yuksom | Norbugang's coronation throne in a pine grove
lataguri | Watchtower at four; gaur, elephant, rain / Tribal dance, tea-garden path
madarihat | Elephant-back has ended at many parks; here it is a jeep into tall grass, at six / South Khairbari's leopards, retired
guwahati | Sunset cruise on the Brahmaputra / Kamakhya before eight; Umananda by ferry
shillong | Police Bazaar, jadoh, a band somewhere / Laitlum's edge, with luck before cloud; Mawphlang's sacred grove, take nothing out / Ward's Lake and Don Bosco's seven floors
cherrapunji | Nohkalikai in its plunge pool blue / Mawsmai, Arwah, Seven Sisters: caves first, falls after rain / Rain on a tin roof
mawlynnong | Bamboo bins, flower lanes, a treetop walk / Riwai's root bridge, ten minutes down
nongriat | Three thousand steps are behind you, or will be / Rainbow Falls an hour on, the bridge at dusk
kaziranga | Orchid park, Bihu dance, bed / Kohora range at dawn, Bagori after lunch; rhinos at both / Western, central, eastern: each has its own birds
majuli | A satra at prayer, drums from six / Masks of Samaguri: bamboo, cloth, clay, cow dung, Ravana
sivasagar | Tanks bigger than the town; Rang Ghar's upturned boat
jorhat | Gymkhana, tea, ferry
dibrugarh | Tea auction stories over gin; the river is as wide as a lake / A tea bungalow breakfast, then a factory with the doors open
bhalukpong | Kameng, green and cold
dirang | Hot spring, kiwi, a stone fort / Sangti's valley, black-necked cranes in winter
tawang | Butter lamps, a hundred monks at supper / Monastery at prayer, Urgelling, then the weavers / Madhuri lake and Bum La by permit, on a local jeep / Urgelling, where the sixth Dalai Lama was born, then carpets on the loom and butter tea
bomdila | Apples, weavers, a monastery on each level
itanagar | Ita fort's old bricks
ziro | Apong and stories, with smoked fish / Hong, Hija, Bulla: bamboo lanes, totems, tea / Rice fields with fish; a ridge of blue pine
aalo | Hanging bridge over the Siyom, plank by plank
mechuka | Horses loose on the grass, a wooden gompa above / Old monastery of four hundred years, and the last post beyond it / A homestay kitchen, and a hanging bridge that moves
dimapur | Monoliths like mushrooms
kohima | Night bazaar: smoked pork, axone, king chilli with respect / Kisama's morungs; drums start at ten / The cemetery on the tennis court
khonoma | Terraces of eighteen kinds of rice; one fort, never easily taken
mokokchung | Ao villages with log drums / Ungma and Longkhum, each with a hill of its own, rice beer by the mug
mon | Tattooed elders, and a chief with one foot in Myanmar
imphal | Ima market, five thousand women, no men selling / Kangla, polo, an opera of drums / The State Museum keeps the royal boat, and beside it lies the oldest polo ground still played on / The two war cemeteries are mown and quiet. Lunch is fish, herbs and black rice
moirang | Sendra's hill over the floating rings / Dawn on the phumdis for the sangai
aizawl | Churches, choirs, lights down every ridge / Bara Bazar on foot; Durtlang for the whole city
champhai | Rih Dil lies over the border; the rice bowl this side
agartala | Ujjayanta's domes in its own tanks / Bamboo craft. Lunch is fish in five ways
kailashahar | Unakoti before the mist lifts
melaghar | Neermahal by boat, white across the Rudrasagar
port-blair | Cellular Jail's light show, told by a peepul tree / Ross Island by ferry: deer, ruins, roots / Chidiya Tapu's sunset, birds included
havelock-island | Radhanagar for the sunset, soon after five in winter / Elephant Beach by boat, mask on by ten / Dive, or read; Kalapathar at dawn for those up / A mangrove kayak at night, when the water lights up / A book, a hammock, and a coconut when the glass is empty / Govind Nagar bazaar at four: bananas, ferry talk, and shells one leaves where they are
neil-island | Bicycles to Laxmanpur, low tide at the arch / Bharatpur's reef by glass bottom; Sitapur's sunrise / A slow lunch, a slow swim, a bicycle back / Sitapur's beach faces east: up before the sun, back for papaya from the market
baratang | Mangroves on both sides of the boat, and mud volcanoes in the afternoon
diglipur | Kalipur's turtles, December to February / Ross and Smith by dinghy, across on the sandbar
agatti | Lagoon at the door / Turtles over the reef, octopus under it
bangaram | One lamp, one path, the whole lagoon / Dive outside the reef, drift inside it, and keep no other hours / A picnic on Thinnakara, one lagoon over
deoghar | The evening shringar, when the crowd has thinned / Tapovan and Nandan hills, a queue once more if the heart says so, pedas by weight
parasnath | Bed at eight, for a start at three / Nine kilometres up to Parshvanath's shrine and nine down, with tea at the halfway tank
ranchi | Rock Garden, Kanke dam, litti
netarhat | Magnolia point: a love story and a sunset
betla | Kechki's two rivers; elephants at the salt lick
jamshedpur | Jubilee Park's roses, by a steel town's chimneys
`
