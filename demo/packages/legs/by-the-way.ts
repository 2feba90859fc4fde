/**
 * What one stops for between two places: from, to, hours of halting, the sentence, the sights it visits, and where it is off the road the
 * kilometres and hours the detour adds; a star is on what only a tour stops for that is named for it. A leg is also driven the other way unless the sentence only makes sense in one direction (">").
 */
export const BY_THE_WAY = `
new-delhi - agra | 0 | The Yamuna Expressway is straight and fast, with one tea stop near Jewar
agra - jaipur | 2.5 | Fatehpur Sikri comes an hour out of Agra: Akbar's red capital, lived in for about fourteen years and then left | fatehpur-sikri-complex
agra - sawai-madhopur | 2.5 | You stop at Fatehpur Sikri first, while its courtyards are still cool underfoot | fatehpur-sikri-complex
jaipur > agra | 2.5 | Fatehpur Sikri makes the long halt, with the Buland Darwaza to climb before lunch | fatehpur-sikri-complex
jaipur - new-delhi | 0 | Breakfast on the highway is parathas at Behror, halfway
jaipur - bikaner | 0 | The road runs through Sikar, where painted havelis begin to show above the bazaars
bikaner > jaisalmer | 0 | Near Phalodi, from November to February, demoiselle cranes feed by the thousand at Khichan
jaisalmer > jodhpur | 0 | The sand turns to thorn scrub, and the scrub to millet fields, as Jodhpur comes near
jaipur > jodhpur | 0 | The highway passes the salt flats of Sambhar
jodhpur > udaipur | 1.5 | Ranakpur Jain Temple breaks the drive, and no two of its 1,444 pillars are carved alike | ranakpur-jain-temple
jodhpur > kumbhalgarh | 1.5 | You halt at Ranakpur Jain Temple, whose marble is open to visitors from noon | ranakpur-jain-temple
udaipur > kumbhalgarh | 0 | Haldighati, the narrow yellow pass of the 1576 battle, lies on the way
udaipur - chittorgarh | 0 | It is a fast road, and the fort shows long before the town does
jaipur - pushkar | 0 | The last ridge, the Nag Pahar, hides the lake until you are over it
mandawa - bikaner | 0 | The road goes by Fatehpur, whose havelis keep the best of the painted trains and motor cars
manali > jispa | 1 | The Atal Tunnel takes you under Rohtang in a quarter of an hour, out of pines and into bare Lahaul | atal-tunnel
manali - sissu | 0 | Twenty minutes after the last pine the Atal Tunnel lets you out into another climate | atal-tunnel
jispa > sarchu | 0 | Deepak Tal, Suraj Tal and then Baralacha La at 4,890 m: three halts, all of them short
sarchu > leh | 0 | Twenty-one Gata Loops, Lachung La, the flat More plains and Tanglang La at 5,328 m make this the great day of the road
leh > nubra-valley | 0.75 | Khardung La is crossed before noon; ten minutes at the top is enough for anyone | khardung-la
nubra-valley > pangong-tso | 0 | The road keeps to the Shyok, through Agham and Durbuk, and saves you a second crossing of the pass
pangong-tso > leh | 1 | Chang La, 5,360 m, and then the long descent past Thiksey | thiksey-monastery
pangong-tso > hanle | 0 | You follow the lake to Spangmik and Man, and then the Chushul valley with its kiang
hanle > tso-moriri | 0 | Nyoma and the Indus first, then Tso Moriri appears below the road at Korzok | tso-moriri-lake
tso-moriri > leh | 0 | Hot springs steam beside the road at Chumathang, where there is tea
srinagar > kargil | 1 | Zoji La is the gate: green behind, brown ahead, and the Kargil War Memorial on the way down | kargil-war-memorial
kargil > leh | 1 | Two passes, Namika La and Fotu La, and between them Lamayuru above its eroded moonland | lamayuru-monastery
leh > kargil | 1 | You go against the Indus by Magnetic Hill and Alchi to Lamayuru, and over Fotu La | magnetic-hill;lamayuru-monastery
kargil > padum | 0 | Suru valley first, wheat and poplars under Nun and Kun; then Pensi La and the Drang-Drung glacier beside the road
padum > leh | 0 | The new road by Lingshed and Photoksar is slow, dusty and magnificent
srinagar > gulmarg | 0 | Walnut and willow as far as Tangmarg, then thirteen kilometres of bends through fir
srinagar > pahalgam | 0 | The saffron fields of Pampore and the ruined temple at Avantipora come before the Lidder
gulmarg > pahalgam | 0 | You come down through Tangmarg and cross the valley floor, with cricket-bat willow stacked along the road
srinagar > sonamarg | 0 | The Sindh river keeps you company from Ganderbal
sonamarg > gulmarg | 0 | It is a day of two valleys, with lunch in Srinagar between them
srinagar > gurez | 0 | Razdan Top, 3,560 m, is the pass; after it the Kishanganga and log houses
katra > patnitop | 0 | The Chenani-Nashri tunnel has made the road short; the old one over the top is prettier and you take it
patnitop > srinagar | 0 | The Qazigund-Banihal tunnel ends in the valley itself, at rice fields and poplars
shimla > manali | 0 | Sutlej, then Beas: the road goes down to Sundernagar lake, along Pandoh dam and up through Kullu
manali > shimla | 0 | The Beas gorge and the lake at Sundernagar are behind you by lunch
chandigarh > shimla | 0 | The Himalayan Expressway gives way to pines at Dharampur, where the dhabas have fed this road for decades
chandigarh > manali | 0 | Past Bilaspur the Beas appears, and stays with the road all the way up
manali > dharamshala | 0 | Mandi makes the lunch halt, and Palampur's tea gardens the afternoon one
manali > kasol | 0 | At Bhuntar you leave the Beas and turn up the Parvati
dharamshala > dalhousie | 0 | The Dhauladhar goes along on your right, as far as Chamba district
shimla > sangla | 0 | Narkanda for tea at 2,700 m, Rampur for lunch by the Sutlej, then the cliff road of Kinnaur
shimla > kalpa | 0 | The Hindustan-Tibet road, blasted out of the cliff at Taranda, takes most of the day and all of the attention
shimla > sarahan | 0 | Narkanda has the apples and the view; at Jeori you leave the river and climb
sangla > kalpa | 0 | You go back to the Sutlej at Karcham and climb through Reckong Peo
kalpa > tabo | 0 | The green ends at Spello; Nako lake is the halt, and after it Gue, Hurling and the Spiti river
tabo > kaza | 1.5 | Dhankar hangs above the meeting of Pin and Spiti; you drive up for the monastery and walk a little | dhankar-monastery
kalpa > kaza | 0 | Khab, where Spiti meets Sutlej in a slit of rock, and Nako with its lake make the halts
kaza > chandratal | 0 | Losar is the last village with a tea house; then Kunzum La, 4,550 m, and its chortens
chandratal > manali | 0 | The Chandra valley road is stones and streams as far as Gramphu, and then the tunnel
kaza > nako | 1 | Tabo, with its mud walls of 996, is seen on the way down | tabo-monastery
haridwar > barkot | 0 | Past Mussoorie and Kempty, the road drops to the Yamuna and follows it up
barkot > uttarkashi | 0 | A forest road over Radi Top takes you from the Yamuna's valley to the Bhagirathi's
uttarkashi > sitapur-kedarnath | 0 | The way goes over the ridges of Tehri, by Chamiyala and Tilwara
guptkashi > badrinath | 0 | Chopta's oak and rhododendron forest, Gopeshwar, then the Alaknanda gorge above Jyotirmath
sitapur-kedarnath > badrinath | 0 | The road goes by Ukhimath and Chopta, and you join the Alaknanda at Chamoli
badrinath > rudraprayag | 1 | Three confluences pass the window on the way down, after an early hour in Mana Village | mana-village
rudraprayag > haridwar | 0 | Devprayag is the last halt, where Bhagirathi and Alaknanda join in two colours
rishikesh > jyotirmath | 0 | The Alaknanda leads, by Devprayag, Rudraprayag, Karnaprayag and Nandprayag
rishikesh > auli | 0 | Four prayags, one river, and at Jyotirmath the ropeway or the last bends to the slopes
rishikesh > guptkashi | 0 | Devprayag and Rudraprayag, where the Mandakini joins, are the halts
haridwar > guptkashi | 0 | You have breakfast in Devprayag above the confluence and lunch in Rudraprayag
new-delhi - haridwar | 0 | Sugar cane and brick kilns as far as Roorkee, then the canal
nainital > kausani | 0 | Kainchi Dham and the Kosi valley come first, Almora for lunch | kainchi-dham
kausani > ranikhet | 0 | The pines of Someshwar valley all the way
munsiyari > chaukori | 0 | Birthi Falls, 125 m in one drop, is beside the road
binsar > munsiyari | 0 | Bageshwar, Kapkot or Chaukori, whichever way is open: a long road with a great deal to look at
varanasi > prayagraj | 0 | The old Grand Trunk Road, six lanes of it now
prayagraj > ayodhya | 0 | By Pratapgarh and Sultanpur, through mango orchards
varanasi > bodh-gaya | 0 | Sasaram, with Sher Shah's tomb in its lake, is the halt
bodh-gaya > rajgir | 0 | The road goes by Gehlaur, where Dashrath Manjhi cut a way through a hill with a chisel
rajgir > patna | 2 | Nalanda Mahavihara is twenty minutes from Rajgir: red brick cells where ten thousand studied | nalanda-mahavihara
rajgir > varanasi | 2 | The ruins of Nalanda Mahavihara first, early, and then the long road by Sasaram | nalanda-mahavihara
varanasi > kushinagar | 0 | Ghazipur, Mau and Deoria: small towns, sugar mills, level crossings
kushinagar > shravasti | 0 | By Gorakhpur and Basti, along the terai
shravasti > lucknow | 0 | The Ghaghra is crossed on a long bridge and the plain opens
bhopal > pachmarhi | 2 | The Bhimbetka Rock Shelters stand just off the highway: bison, dancers and riders, layer over layer | bhimbetka-rock-shelters
sanchi > pachmarhi | 2 | South of Bhopal you halt at the Bhimbetka Rock Shelters, whose oldest pictures are older than any date one can be sure of | bhimbetka-rock-shelters
orchha > khajuraho | 0 | Chhatarpur's teak forests, and a Betwa crossing with cenotaphs behind you
agra > orchha | 2.5 | Gwalior's fort, with its blue-tiled ducks, is the halt for lunch | gwalior-fort
agra - gwalior | 0 | The Chambal ravines at Dholpur are the only bends in the road
khajuraho > panna | 0 | A short road along the Ken, with Raneh Falls to one side
khajuraho > varanasi | 0 | Panna's forest road first, Rewa for lunch, and the Vindhyas behind you by four
nagpur - pench | 0 | Past the orange orchards it is teak all the way
pench > kanha | 0 | The forest road by Mandla or Lalbarra, depending on the day's repairs
kanha > bandhavgarh | 0 | Sal villages, Dindori, and a tea stop where everybody asks what you have seen
jabalpur > bandhavgarh | 1.5 | Bhedaghat's Marble Rocks and Dhuandhar Falls are twenty minutes the other way, and worth it | dhuandhar-falls
pachmarhi > jabalpur | 1.5 | Bhedaghat comes before the city, where the Narmada falls into its own smoke at Dhuandhar | dhuandhar-falls
indore - ujjain | 0 | An hour of soybean fields
omkareshwar > maheshwar | 0 | The Narmada's north bank, by Barwaha
maheshwar > mandu | 0 | The road climbs the Vindhya scarp through the Alamgir gate
mumbai > alibag | 0 | The ferry from the Gateway to Mandwa saves two hours of traffic, and the car meets you there
murud > ganpatipule | 0 | The coast road is broken by creeks, so you go inland by Mangaon and come back to the sea at dusk
ganpatipule > tarkarli | 0 | Jackfruit villages, laterite walls, and the sea now and then on the right
mumbai - lonavala | 0 | The expressway climbs the Bhor Ghat, where waterfalls stand beside the tunnels in July
mumbai > nashik | 0 | The Kasara ghat lifts you off the Konkan and on to the plateau
pune > chhatrapati-sambhajinagar | 0 | A flat road by Ahilyanagar, with sugar-cane juice at every bend
pune > mahabaleshwar | 0 | Wai, with its temples by the Krishna, is the halt before the Pasarni ghat
dwarka > somnath | 1 | Porbandar is halfway, with Kirti Mandir at the house where Gandhi was born | kirti-mandir
rajkot > dwarka | 0 | Jamnagar passes on the right, then Khambhalia and the first sea wind
ahmedabad > dwarka | 0 | Limbdi, Rajkot and Jamnagar: the whole of Saurashtra in one day
sasan-gir > diu | 0 | Mango orchards go with the road as far as the causeway
diu > palitana | 0 | The coast road by Una and Mahuva
modhera > champaner | 0 | Round Ahmedabad by the ring road and across to the hills
ahmedabad > patan | 0 | Mehsana's dairies make the tea stop an easy choice
bhuj > dhordo | 0 | Bhirandiyara for the milk sweet called mawa, then nothing but grass and sky
panaji > gokarna | 0 | Over the Kali bridge at Karwar, from which the islands show
calangute > palolem | 0 | The Zuari bridge, Margao's market, and then cashew hills
kochi > munnar | 0 | Two waterfalls, Cheeyappara and Valara, stand beside the road on the climb from Neriamangalam
munnar > thekkady | 0 | Cardamom takes over from tea after Devikulam, and you smell it before you see it
thekkady > alappuzha | 0 | You come down from the hills at Mundakayam, and by Changanassery there is water on both sides
munnar > alappuzha | 0 | Down through rubber and pineapple to the coast, with lunch at Muvattupuzha
alappuzha > kovalam | 0 | The coast road by Kollam, with a halt at Ashtamudi for a plate of fried karimeen
thekkady > kumarakom | 0 | Rubber, then rice, then the lake
poovar > kumarakom | 0 | The length of south Kerala in a day, broken at Kollam
kozhikode > wayanad | 0 | Nine hairpins of the Thamarassery ghat, and monkeys at the seventh
kozhikode > kannur | 0 | Mahe, a little French enclave, is passed in five minutes; Thalassery's biryani takes longer
kannur > bekal | 0 | The Valapattanam and the Chandragiri rivers, with handloom sheds between
bengaluru > mysuru | 0 | The expressway leaves time for Srirangapatna, Tipu's island, before lunch
mysuru > madikeri | 1 | At Bylakuppe you stop for the gold Buddhas of Namdroling, and momos | namdroling-monastery
mysuru > ooty | 0 | The road crosses Bandipur and Mudumalai, closed to cars at night for the elephants' sake, and climbs the thirty-six bends from Masinagudi or the gentler way by Gudalur
ooty > kodaikanal | 0 | Down to the plain at Mettupalayam, by Palani's hill, and up again in the afternoon
ooty > coonoor | 0 | You go by the toy train, if seats were to be had, and your bags by road
ooty > wayanad | 0 | Gudalur's tea and the Nadugani ghat
bengaluru > chikkamagaluru | 0 | Hassan makes the halt, with a filter coffee that sets the tone
chikkamagaluru > belur | 0 | Half an hour from coffee to carved stone
bengaluru > hampi | 0 | Chitradurga's fort is the halt, boulders and seven walls | chitradurga-fort
hampi > badami | 2 | Aihole and the Pattadakal Monuments lie on the way, the first temples of a style and then its best ones | durga-temple-aihole;pattadakal-monuments
hubballi > hampi | 0 | Gadag's cotton fields, and Lakkundi if there is half an hour
mangaluru > udupi | 0 | The coast highway crosses a river mouth every few minutes
udupi > murudeshwar | 0 | At Maravanthe the road runs with the sea on one side and a river on the other
murudeshwar > gokarna | 0 | Honnavar's mangrove boardwalk makes the halt
chennai > mahabalipuram | 0 | East Coast Road, with the old houses of DakshinaChitra on the way
mahabalipuram > puducherry | 2 | The golden sphere of Auroville Matrimandir is seen from the viewing point before you reach the town | auroville-matrimandir
puducherry > thanjavur | 1 | Chidambaram is the halt, where the god of Thillai Nataraja is a dancer | thillai-nataraja-temple
thanjavur > madurai | 2 | Tiruchirappalli's Rockfort and the Ranganathaswamy of Srirangam stand on the way, one a climb and one a town in itself | ranganathaswamy-temple-srirangam
madurai > rameswaram | 0 | The sea road has Pamban Bridge alongside, with its railway | pamban-bridge
rameswaram > kanyakumari | 0 | By Thoothukudi and Tiruchendur: salt pans, palmyra, windmills
tiruchirappalli > thanjavur | 0 | The Kaveri delta, green in two shades
thanjavur > karaikudi | 0 | Pudukkottai passes with its museum; then the first Chettiar gateways
coimbatore > ooty | 0 | Mettupalayam, then fourteen bends and a change of jersey
madurai > kodaikanal | 0 | Silver Cascade, beside the last bends, is where everybody stops
visakhapatnam > araku-valley | 2 | Borra's limestone caves are halfway, a cool hour underground | borra-caves
bhubaneswar > puri | 1 | Dhauli Shanti Stupa, white above the field where Ashoka changed his mind, and Pipili for applique lanterns | dhauli-shanti-stupa
puri > konark | 0 | Marine Drive, thirty-six kilometres of casuarina with the sea behind
puri > chilika | 0 | An hour to Satapada, where the boats are
kolkata > gosaba | 0 | By road to Godkhali, and then the boat; from here there are no cars
siliguri > gangtok | 0 | The Teesta, jade green, all the way to Rangpo
gangtok > darjeeling | 0 | Down to the Teesta bridge and up through Peshok's tea
gangtok > pelling | 0 | The Buddha Park of Ravangla is the halt, with the whole range behind him | buddha-park-of-ravangla
pelling > darjeeling | 0 | You drop to Jorethang, cross into Bengal and climb straight up through tea
siliguri > darjeeling | 0 | The toy train's rails cross the road a dozen times before Ghum
gangtok > lachen | 0 | Naga Falls, Chungthang where two rivers meet, and a permit check at each
lachung > gangtok | 2.5 | Yumthang comes first, at the hour the valley opens: rhododendron slopes, a river, a hot spring | yumthang-valley | 50 2.5
siliguri > aritar | 0 | Rangpo, Rongli and the first Silk Route checkpost
aritar > zuluk | 0 | The permit is stamped at Rongli, and then it is up
zuluk > gangtok | 2 | Thirty-two loops, Thambi's viewpoint, Kupup and Tsomgo lake, all before lunch | tsomgo-lake
guwahati > shillong | 1 | Umiam's lake is the halt, an hour before the pines | umiam-lake
shillong > cherrapunji | 1 | Elephant Falls first, then the green gorges of Mawkdok | elephant-falls
cherrapunji > mawlynnong | 0 | A road along the edge of the plateau, with Bangladesh flat and shining below
shillong > kaziranga | 0 | Back by Jorabat to the plain, and along the Brahmaputra's south bank
guwahati > kaziranga | 0 | Nagaon's rice fields, and the first rhino sometimes from the highway itself
guwahati > bhalukpong | 0 | Tezpur's bridge over the Brahmaputra is three kilometres long
bhalukpong > dirang | 0 | Permits are shown at the gate; the orchids at Tipi and the monastery at Bomdila come after
dirang > tawang | 1.5 | Sela Pass, 4,170 m, with prayer flags and a lake; then Jaswant Garh and tea with the army | sela-pass
tawang > bomdila | 0 | You cross Sela a second time, in other light
kaziranga > majuli | 0 | At Nimati Ghat car and people go on to the ferry together, an hour upstream
majuli > sivasagar | 0 | The morning ferry, then tea gardens to the old Ahom capital
itanagar > ziro | 0 | By Potin and Yachuli, pine after bamboo
dimapur > kohima | 0 | The road winds up through Medziphema's pineapple stalls
agartala > kailashahar | 2 | The Unakoti Rock Carvings look out of the hillside just before the town | unakoti-rock-carvings
imphal > moirang | 0 | The INA memorial at Moirang, where the flag went up in 1944, is on the way
ranchi > netarhat | 0 | Lohardaga's bauxite towns, then sal and the climb
ranchi > deoghar | 0 | Hazaribagh's sal forest and Giridih's hills are passed on the way
hyderabad > srisailam | 0 | The Nallamala forest begins at Mannanur, and the road is closed at night
hyderabad > warangal | 0 | Bhongir's single rock with a fort on it stands beside the highway
raipur > jagdalpur | 0 | Dhamtari, Kanker and the Keshkal ghat, twelve bends of sal
chennai > tirupati | 0 | Mango country as far as Puttur, and then the hills, all seven
indore > omkareshwar | 0 | Choral's valley and the Narmada bridge
amritsar > dharamshala | 0 | The plain lasts as far as Pathankot; after that the Dhauladhar fills the windscreen
pathankot > dalhousie | 0 | The road leaves the Ravi's canal and climbs by Banikhet
port-blair > baratang | 0 | You are up before dawn for the first convoy from Jirkatang, which does not stop in the Jarawa reserve, nor should it
baratang > diglipur | 0 | The Andaman Trunk Road, by Rangat and Mayabunder, forest to the verge
kochi > agatti | 0 | Ninety minutes over open sea, and then a runway with water on both sides
agra > bharatpur | 2.5 | Fatehpur Sikri stands between the two: a red city Akbar built, lived in for about fourteen years and left | fatehpur-sikri-complex | *
nelliyampathy > coimbatore | 1 | Palakkad's fort is the halt, square and moated, in the gap itself
rajahmundry > maredumilli | 5 | A boat takes you up through the gorge of Papikondalu first, with lunch on board | papikondalu | 40 1
sariska > new-delhi | 1 | Alwar is the halt, for its City Palace below the fort and a box of milk cake
palitana > ahmedabad | 4.5 | Before light you start up the 3,500 steps to the Shatrunjaya Temples, a hill of marble, and are down before the heat | shatrunjaya-temples
somnath > sasan-gir | 4 | After lunch the jeep goes into Gir National Park, the last home of Asia's lions | gir-national-park | 65 2.25
lachen > lachung | 3 | You leave in the dark for Gurudongmar, 5,180 m up, look at it while the wind sleeps, and are back in Lachen for lunch before the other valley | gurudongmar-lake | 130 6
amritsar > anandpur-sahib | 1 | The road goes round by Talwandi Sabo, where Damdama Sahib is the throne on which the Granth was finished | - | 190 4
shirdi > chhatrapati-sambhajinagar | 1.5 | Grishneshwar, the last of the twelve lingas, stands beside the caves of Ellora half an hour short of the city | grishneshwar-temple | 20 0.5
trimbak > somnath | 1 | Trimbakeshwar opens before light, and the linga is seen before the airport | trimbakeshwar-temple
dwarka > rajkot | 1 | Nageshwar comes first, north of the town, with a Shiva as tall as a house outside it | nageshwar-jyotirlinga | 30 0.75
tirupati > srikalahasti | 5 | You go up to Tirumala Venkateswara before light for the slot in your name, and come down the other road with a laddu | tirumala-venkateswara-temple | 44 1.5
tirupati > vellore | 5 | Tirumala Venkateswara comes first: up the hill before light, the line, a moment before Balaji, and down with a laddu | tirumala-venkateswara-temple | 44 1.5
warangal > hyderabad | 1.5 | Ramappa's temple, an hour and a quarter the other way, floats its own bricks | ramappa-temple | 130 3
warangal > bhadrachalam | 1.5 | Ramappa comes first, whose bricks are light enough to float | ramappa-temple | 40 1
nongriat > mawlynnong | 1 | The Double Decker Root Bridge is yours at six, before anybody has come down the steps | double-decker-root-bridge
mawlynnong > guwahati | 1.5 | At Dawki a boat takes you out on the Umngot, which is there only by its shadow | umngot-river | 35 1.25
bengaluru > shivamogga | 2 | Chitradurga makes the halt, boulders and seven walls | chitradurga-fort
bengaluru > puttaparthi | 1.5 | Lepakshi lies a little off the highway: Veerabhadra Temple, with its hanging pillar and a bull of one stone | veerabhadra-temple-lepakshi | 30 0.75
kasol > tosh | 1 | Manikaran is the halt: a gurudwara and a temple over springs hot enough to boil the rice | manikaran-sahib
shimla > narkanda | 0.5 | Kufri comes first, with its ponies, and snow as soon as there is any
new-tehri > dehradun | 0.5 | The ridge road home goes by Kanatal, where the deodars smell of rain
mandarmani > kolkata | 1.5 | Digha first: the long sea front, a fish market, a last coconut | - | 40 1.25
vaishali > patna | 1.5 | Kesaria lies an hour the other way, a brick stupa as tall as a ten-storey house in the middle of the fields | - | 110 2.75
dehradun > kanatal | 0.75 | Dhanaulti's eco-park stands beside the road, deodars and a rope bridge
jagdalpur > dantewada | 0 | The car keeps to the edge of the Bailadila hills
dantewada > jagdalpur | 0 | You are at Faraspal by seven: with a guide of the village you climb to the Dholkal Ganesha, alone on his cliff for a thousand years | - | 40 1.25
ramnagar > nainital | 3.5 | A jeep takes you into Jim Corbett National Park at first light, before the hills | jim-corbett-national-park
ramnagar > kathgodam | 3.5 | The last morning has a jeep in it, into Jim Corbett National Park at first light | jim-corbett-national-park
belur > chikkamagaluru | 1.5 | Halebidu comes first, Hoysaleswara with a wall of soapstone with every god on it once | hoysaleswara-temple-halebidu | 30 1
panna > bandhavgarh | 3.5 | The jeep goes into Panna at first light, along the Ken | panna-national-park
kedarnath > guptkashi | 0.5 | You stand before Kedarnath's linga once more at first light | kedarnath-temple
kedarnath > rudraprayag | 0.5 | The doors of Kedarnath open before dawn, and you are there | kedarnath-temple
ayodhya > lucknow | 1.5 | Naimisharanya makes the detour: a round tank in the forest where the Puranas were told aloud | - | 120 2.5
`
