/** What one does in places of the centre, the west and the south; columns as in places/north. */
export const SOUTHERN_PLACES = `
bhopal | New Market for poha, the upper lake for sunset / Chowk's lanes sell bridal zari and a bitter, bright paan
sanchi | When the buses go, the hill is yours and the stone turns pink / Each gateway is read like a comic strip, bottom to top
pachmarhi | Sunset at Dhupgarh, by the park's own jeeps / Bee Falls, Pandav caves, and lunch on a flat rock / Reechgarh's natural arch and a walk to Apsara pool
jabalpur | The Narmada at Gwarighat has its own, smaller aarti / Marble Rocks by rowing boat, with a boatman who rhymes
satpura | Canoes at dusk, on a reservoir with crocodiles who know the route / On foot with a ranger: pug marks, scat, the smell of gaur / Jeep at dawn for sloth bear, the best odds there are
khajuraho | A sound and light show walks you through the Chandelas in an hour / The eastern and Jain temples are reached by bicycle, through the village / Evenings in Khajuraho are for the bazaar by the western temples
panna | The Ken at dusk: gharial, mugger, and a fish eagle at the bend / A drive along the escarpment, with vultures at eye level
orchha | Cenotaphs along the Betwa catch the last sun; wade a little / At Ram Raja the god is a king and is saluted by armed police each evening / Palace upon palace, and hardly a rope
gwalior | Tansen's tomb is under a tamarind whose leaves singers still chew / The fort road passes Jain figures cut into the cliff, taller than a bus
indore | Sarafa, where jewellers close at eight and cooks open at nine / Chhappan Dukan for breakfast: poha, jalebi, and no argument
ujjain | The Shipra's steps at dusk, with lamps / Bhasma aarti is at four in the morning by prior booking; dress as the temple asks
omkareshwar | By footbridge to the island, by boat round it / The parikrama of the island is seven kilometres, mostly shade
maheshwar | Sit on Ahilya ghat until someone rows past / Rehwa's looms work from ten; a sari takes a month
mandu | Roopmati's pavilion at sunset, with the Nimar plain going blue / Bicycles are the way between Jahaz Mahal, Hoshang's tomb and baobab trees / The great mosque and the marble tomb behind it in the morning, Nilkanth's spring in the rock after lunch
pench | The forest road at dusk has jackals and, once a week, Bagheera / Teak leaves as large as plates, and the langur's alarm that drivers live by / Between drives there is a pool and a bird list
kanha | Barasingha on the meadow against the light / Morning on one side of the park, afternoon on the other, with breakfast on the bonnet / The naturalist's slide show is short and good / A walk with Baiga villagers along the buffer
bandhavgarh | An evening drive; sal, bamboo, a great deal of looking / The fort hill stands over everything, with a sleeping Vishnu below / Dust, silence, a cough of deer: then sometimes the whole show
nagpur | Oranges in season, saoji curry for the brave
tadoba | Dinner early, jeep at half past five / Moharli one morning and Kolara the next / The lake at four o'clock, where tigers sit in water
jagdalpur | The haat in the valley is on; leaf cups, red ants, bell metal / Chitrakote at sunset, by boat if the water allows / Kondagaon's bell-metal casters break the mould as you watch
raipur | Purkhauti Muktangan at dusk, for an hour
mumbai | Marine Drive at nine, with bhel / From the Gateway by foot: Kala Ghoda, the university, Flora Fountain, a cutting chai / The Irani cafes are fewer each year, so one is on the plan
alibag | Kolaba fort can be walked to at low tide / Beach, fish thali, hammock
murud | Janjira by sailing boat, whose crew time the swell / Sunset from the headland with a coconut
ganpatipule | The temple opens straight on to the sand / Modak, solkadhi and a long beach to the south
tarkarli | Snorkel off Sindhudurg, when the sea is glass / Backwater by boat, dolphins by luck / Lunch is Malvani fish, hot, with rice bhakri
lonavala | Chikki for the office, corn for now / Khandala's Rajmachi point, then Tiger's Leap: clouds first, view after
mahabaleshwar | Venna lake, horses, strawberries and cream / Elphinstone and Arthur's Seat before ten, while they are empty / Mapro on the way, for everybody's fridge
panchgani | Table Land at sunset, a mile of flat rock
matheran | Charlotte lake, One Tree Hill, and horses at the corner / Thirty-eight viewpoints on foot, red to the knees
nashik | Panchvati at lamp time / A tasting, a cheese board, a nap
trimbak | Kushavarta's steps, where the Godavari begins / Brahmagiri's seven hundred steps, early
shirdi | Dwarkamai's fire has been kept in since he lit it / Kakad aarti at half past four, for those with passes
pune | Misal first, then the spiked gates of Shaniwar Wada / Camp's bakeries, and a cutting from Goodluck
bhimashankar | Giant squirrels in the trees over the queue
chhatrapati-sambhajinagar | Naan qalia, from one lane, is the city's own dish / Ellora takes the day: Buddhist first, Kailasa at noon, Jain last / Ajanta takes a day of its own; torches, steps, a bus for the last stretch / Himroo shawls, woven on the looms below Bibi ka Maqbara
satara | Kandi pedhe, and the fort at sunset
panaji | Fontainhas at six: blue, yellow, oxblood, a violin somewhere / Mangueshi's lamp tower, then a plantation lunch on a banana leaf / The river ferry to Betim costs nothing. On the other side fish is fried
calangute | The beach is busy, and a kilometre north it is less so / Do nothing before four; then Baga, then dinner with your feet in sand / Water sports by the licensed men, at the posted price / The sand runs unbroken to Baga on one side and to Candolim on the other: walk one way before breakfast, the other at dusk / Saligao's white church and its spring are a short ride inland, past paddy and cashew
candolim | Shacks, one quiet, one not / Aguada's wall at five / A boat up the Mandovi for crocodiles, if anybody feels like moving / Sinquerim's bastion stands in the sea: walk out to it at low sun, then eat bebinca
anjuna | Flea market on Wednesday, Chapora at sunset always / Ozran's small cove, reached by a goat's idea of a path / Assagao for lunch, a scooter for the lanes, the driver for the night
palolem | Dusk lays a bar of gold on the water / Butterfly beach by boat, Cola lagoon by car / The bay shelves so gently that children wade to the rocks
gokarna | Om to Half Moon by the cliff path / Temple before breakfast, in a dhoti lent at the door / Kudle at sunset, with a drum somewhere
ahmedabad | Manek Chowk turns from bulls to bullion to bhajipav as the day goes / Heritage walk at eight from Kalupur, through eleven pols / Sabarmati's spinning wheels, and the Calico's textiles if they will have you
dwarka | The flag is changed five times a day, and the crowd shouts each time / Bet Dwarka over the long bridge, Nageshwar on the way back / Gomti ghat at sunset, camels included
somnath | The temple, the sea and a searchlight / Triveni's three rivers, Bhalka, and Prabhas museum
sasan-gir | Sidi drummers dance on embers, for you and because they like it / Lions ignore the jeep, and one forgives them / Crocodile centre, mango orchard, nap
diu | Nagoa's palms, a cold drink without apology / Fort, St Paul's, Gangeshwar's lingas in the surf
palitana | 3,500 steps, so bed by nine / You start at five, you reach by eight, you are down before the heat; nothing leather, nothing to eat on the hill
bhuj | Prag Mahal's clock tower, Aina Mahal's mirrors / Bhujodi's weavers, Ajrakhpur's indigo vats, Nirona's bells and rogan / Kutchi dabeli in the square
dhordo | Folk songs, a fire, and the salt outside / Kala Dungar for the whole white floor; jackals are fed at noon / Whoever is up at dawn sees the edge of the world as a line
vadodara | Sayaji Baug and Ravi Varma's gods at the palace
kevadia | The laser show on the statue at half past seven / Valley of Flowers, jungle park, dam: it needs a morning and shoes
patan | Patola takes two families six months; one of them will show you
champaner | Mosques in the scrub, carved like ivory / Pavagadh by ropeway for Kali
mandvi | Dhows on the slip; a swim; dabeli
modhera | The tank's hundred and eight shrines when the sun is low
zainabad | Wild asses against the salt, at a gallop / Flamingos and cranes at the wetland's edge, by jeep
kochi | Chinese nets at dusk. The next stall cooks your fish / Jew Town, the Dutch Palace, St Francis: one flat walk / Kathakali is best watched from the make-up hour
munnar | Tea ends where the shola begins; walk as far as that / Tahr on Rajamala early, factory at eleven, dam and corn at four / Up to Top Station, where Tamil Nadu lies below in haze / Home-made chocolate in the bazaar, an hour on foot between the tea rows, and a wind that sends you back for a second bar / Christ Church, of 1910, has planters on its brass plates, and the bazaar below sells their tea
thekkady | Kalari, the old martial art, for an hour at six / The lake by boat at half past seven; elephants at their breakfast / A spice garden, where cinnamon is a bark and vanilla an orchid
alappuzha | At noon you board; by dusk the boat ties up under palms. Dinner is karimeen / Village canoe at seven, before the engines / A bell, kingfishers, children going to school by ferry
kumarakom | Vembanad, flat as a plate, and a slow fan / Canoe at dawn to the bird sanctuary / Toddy-shop lunch: duck roast, tapioca
kovalam | Lighthouse beach, grilled seer, a beam over the water / Morning swim between the flags, massage, nap, repeat / Vizhinjam's boats come in at six
varkala | Cliff path at sunset, with cafes on one side only / Papanasam's spring, then Edava's black sand
poovar | A boat from your steps to where the river meets the sea / Mangrove creeks at seven
mararikulam | Fishermen haul one net, fifty men, one song / Toddy tappers at eight, a canoe behind the dunes. Prawns at one
vagamon | Pine forest, echo point, a meadow to roll down
wayanad | Banasura's islands at five / Edakkal's cave early: it is a stair / Pepper, coffee, arecanut, and a treehouse or two / Chembra's shoulder, as far as the permit goes
kozhikode | Sweetmeat Street, halwa in nine colours / Beypore's yard, where urus are built from no drawing
kannur | Theyyam: drums, fire, and a god who takes questions / Muzhappilangad, the beach one drives on / A handloom shed, an Arakkal museum, halwa
bekal | The keyhole bastions at sunset / Houseboats on the Valiyaparamba backwater, with nobody else
thiruvananthapuram | The Padmanabhaswamy gold is below, the murals are above
bengaluru | Filter coffee at a counter, dosa with too much ghee / Lalbagh at seven, Cubbon Park at any time
mysuru | Palace lit on Sunday evenings, sandal oil and jasmine every evening / Chamundi's thousand steps going down, not up / Devaraja market: bananas, kumkum in cones, a bottle for each god
madikeri | Raja's Seat, then pandi curry and kadambuttu / Estate walk with the planter: robusta below, arabica above, pepper up every tree / Talacauvery, where the Kaveri comes up in a tank
ooty | Botanical lawns, then varkey and tea / Doddabetta early, the lake late, the train when seats allow / Toda munds, half-barrel temples on a green hill
coonoor | Sim's Park and Lamb's Rock / A tea factory where nobody hurries the leaf
kotagiri | Catherine Falls, Kodanad point, home
kodaikanal | Bicycle round the lake, five kilometres, all flat / Coaker's Walk before the cloud, Pillar Rocks before the next / Homemade cheese, eucalyptus oil, and a sweater after five / A morning among the pines, an afternoon at Bryant Park, and cloud for company in between
hampi | Sunset from Hemakuta, free and enough / Across the river by coracle, round by bicycle, back for Vittala at four / Matanga in the dark, with a torch, for the sunrise / The royal quarter by bicycle: the Queen's Bath, the Lotus Mahal, and stables built for eleven elephants / Anegundi across the river is older than the empire: banana-fibre craft, a painted ceiling, lunch on a leaf
badami | Red cliff, green tank, white cotton drying / The four caves, then Bhutanatha's temple on the water / North fort by a stair cut in a cleft
chikkamagaluru | Coffee blossom smells of jasmine, in March / Ridge of Baba Budan by jeep, Mullayanagiri by steps / Estate lunch, akki roti, honey
belur | The evening light rakes the bracket figures / Halebidu's elephants, then Doddagaddavalli for its quiet
sakleshpur | Manjarabad, a star-shaped fort in cloud
mangaluru | Ghee roast, neer dosa, Ideal ice cream
udupi | Krishna through nine holes; lunch with everyone / Malpe's boats to St Mary's basalt / Masala dosa in the town that claims it, the car street of the eight mutts, and the temple pond at lamp time
murudeshwar | The lift in the gopuram goes to the eighteenth floor
kabini | A boat before dusk: tuskers swim / Jeep at six: leopard on a rain tree, perhaps / The lodge was a Maharaja's, then a Viceroy's guest house / A coracle for kingfishers, between the drives
bandipur | Deer on the lawn's edge after dark / Gaur, dhole, once in three drives the tiger
chennai | Mylapore's tank, jasmine, sundal on the beach / Filter coffee at six, Kapaleeshwarar at seven
mahabalipuram | Stone-cutters until dark. Prawns at the beach / Five Rathas at opening time; Krishna's Butter Ball at any
puducherry | Beach road closes to cars at half past six / Bicycle, rue by rue; the Ashram's paper mill; a long lunch / Serenity beach for surf, market for jasmine
thanjavur | The vimana keeps its light longest / Bronzes in the palace museum: Shiva as a young hunter
kumbakonam | Brass lamps, degree coffee / Darasuram's stone chariot, where one stair sings
karaikudi | A mansion's third courtyard, and dinner of fifteen dishes / Athangudi tiles, poured on glass, dried in the sun / The cook's market at eight, her kitchen at eleven
madurai | Meenakshi is sung to sleep each night, and carried to Shiva / Jigarthanda, and the flower market for those up at dawn / Thousand-pillar hall when the queue is elsewhere
rameswaram | Twenty-two wells, bucket by bucket; you will be wet by eight / Dhanushkodi's end of the road: two seas, one horizon
kanyakumari | Sunset and moonrise together, on full-moon days / Ferry to the rock at eight, before the queue
chidambaram | The six o'clock lamp, when bells drown everything
tiruvannamalai | Ramana's ashram at dusk, peacocks and silence / Inner path, or the full fourteen kilometres
tirupati | Bus to the top at your slot, laddu at the end / The hill is its own town, and the queue its own country
visakhapatnam | RK beach, submarine lit, bhajji in paper / Kailasagiri for the bay; Simhachalam for sandal paste
araku-valley | Coffee, and Dhimsa by a fire. Supper is bamboo chicken / Padmapuram's gardens and a plantation that will let you pick
hyderabad | Irani chai and Osmania biscuits at Charminar, bangles after / Golconda at four: clap at the gate, hear it at the top / Film city takes all day and both legs / Salar Jung's clock at the hour, Chowmahalla's chandeliers after
warangal | Four gateways with no wall between them
srisailam | The ropeway to Patalganga, boats below the dam
bidar | Bidri smiths blacken silver with earth from the fort
`
