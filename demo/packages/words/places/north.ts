/** What one does in a place, beside its sights: the place, then fragments for a first evening / a whole day / any other time. */
export const NORTHERN_PLACES = `
new-delhi | Dinner can be kebabs near Jama Masjid or a quiet table in Khan Market; your driver knows both / Old Delhi is seen by cycle rickshaw and New Delhi by car, with lunch between them / Lodhi Gardens is where the city walks before breakfast
agra | Petha, in a dozen flavours, is sold by the kilo in Sadar; the evening needs nothing else / You are at the Taj's east gate before it opens, because the first hour is the only quiet one / Marble inlay is still cut by hand in the lanes of Taj Ganj, and watching is free
jaipur | Evening is for lassi in a clay cup on MI Road and the bazaars after the heat has gone / Go through Tripolia and Johari bazaars on foot: bangles, quilts, brass, a temple on a first floor / Block printers at Sanganer and Bagru work through the morning and do not mind visitors
mandawa | The painted lanes are best in the last hour of light, with a local boy who has all the keys / A morning by bicycle to Nawalgarh's havelis shows you gods in motor cars and a bride in a train / Ask at any painted gate, step into the courtyard and look up: the ceilings are the story
bikaner | Bhujia is fried fresh behind the fort, and one paper bag leads to another / Old Bikaner's havelis of red sandstone stand in lanes that a cow can block
jaisalmer | From the terraces outside the wall you see the fort go from honey to amber to nothing / The fort is lived in, so go early, when the lanes belong to milkmen and schoolchildren / Ghotua laddoos by the gate are the proper breakfast
sam | Camels take you over the last dunes for sunset; after dinner there is a fire and a Manganiyar's voice / Before breakfast the sand is cold and printed all over by beetles
jodhpur | Omelettes and makhaniya lassi are both had beside the clock tower / Walk the blue lanes of Brahmpuri below the fort, where painted houses keep off heat and termites / A jeep goes out to the Bishnoi villages, where blackbuck feed beside the fields
udaipur | At sunset the lake fills with boats and the ghats with people doing nothing; join the second / The lanes between Jagdish temple and Gangaur Ghat are for miniature painters and leather-bound notebooks / Bagore ki Haveli's dancers and puppets fill an hour after seven / From the hill at Karni Mata all the lakes of the town are seen at once / Shilpgram in the morning for its potters and painted huts, Fateh Sagar after five for the walk and cold coffee
kumbhalgarh | After dark the wall is lit for half an hour, and you see how far it goes / You walk a stretch of the wall while it is cool; eight horsemen could once ride it abreast
ranakpur | The valley goes quiet when the day visitors leave, and langurs come down to the road / A forest path leads from the temple to a small sun shrine nobody photographs
chittorgarh | The sound and light show tells the three sieges better than any plaque / The fort is a plateau five kilometres long, so the car goes with you from gate to tower to pool
mount-abu | Nakki at dusk is pedal boats, rabri and honeymoon couples / A forest walk to Trevor's Tank gives crocodiles at a fair distance
pushkar | Sit on the steps for the evening aarti; shoes off, camera down / The climb to Savitri's temple takes an hour before breakfast and shows you the lake whole / Rose gardens, a camel cart, malpua at the sweet shop by the temple
ajmer | Qawwali at the dargah begins after the evening prayer, and strangers make room / Adhai Din ka Jhonpra, older than the dargah, has a screen of seven arches
bundi | Kipling's favourite palace turns gold at five; watch it from Nawal Sagar / Raniji ki Baori goes down forty-six metres, past carved elephants
nathdwara | The deity is dressed eight times a day and seen each time for minutes; we stand in the right queue / Pichwai painters sit in open doorways behind the haveli
jawai | The evening drive is over bare granite, and the tracker looks for ears / Rabari herders in red turbans pass the leopards every day and neither side minds
alwar | City Palace is half museum and half collectorate, with clerks under painted ceilings / Kalakand, the milk sweet, was born here
bharatpur | Cycle rickshaw pullers at the park gate know every species and three languages for it / At dusk the painted storks come home, and it is not quiet / A second loop by bicycle, this time for owls and the pythons' wall
sawai-madhopur | Dinner is early, for the jeep comes at half past five / One drive at dawn, one after lunch; between them you sleep as tigers do / The naturalist reads last night's tracks off the sand of the road
mathura | Vishram Ghat's aarti is small, fast and smoky, with turtles in the water / Peda and kachori-jalebi are the town's breakfast
vrindavan | At Banke Bihari the curtain is drawn every few minutes, lest he follow someone home / Walk the parikrama lane at six, with widows, peacocks and bells / Seva Kunj shuts at dusk, and no one stays to see why
govardhan | Half the town is walking round the hill at any hour, many of them barefoot / The twenty-one kilometres can be walked by night, when it is cool, or by rickshaw
lucknow | Tunday's galouti, then a paan, then a slow drive past the gates lit up / Morning nihari is a serious matter and over by ten / Chikan work is bought in Chowk, by the shade of white
varanasi | You are in a boat for the aarti, which means you see it and hear everyone else / By boat at half past five, upstream from Assi, while the sun comes over the empty bank / The lanes behind the ghats are too narrow for two cows, and full of silk, curd and philosophy / Kachori at Ram Bhandar, malaiyo if it is winter, then a sleep
sarnath | Sarnath is trees and brick and quiet, ten kilometres and a world from the ghats / The museum has Ashoka's lions, the very ones on your banknotes
prayagraj | A boat takes you to the line where brown water meets green / The banyan inside the fort is older than the fort, and the guards know the story
ayodhya | Evening on the Sarayu is lamps, ropes of bells and a ferry crossing / Kanak Bhawan and the old lanes are seen on foot, before the sun / Nageshwarnath by the river, Dasharath's palace, and pedas from the lane outside it
chitrakoot | Ramghat's aarti is rowed to, not walked to / Sphatik Shila, Gupt Godavari and the Hanuman spring make a full, wet day
kushinagar | Monasteries of five countries stand along one road, and all welcome a quiet visitor / The reclining figure is six metres long, and its face changes as you walk from head to foot
shravasti | Jetavana at closing time is monks, parrots and long shadows / The Ananda Bodhi tree is older than any building you will see here
patna | Litti with a great deal of ghee, on the Ganga side / The Bihar Museum, glass and rust-coloured steel, holds the best Mauryan stone there is
bodh-gaya | The temple is lit at dusk, and chanting comes from six traditions at once / One may simply sit: under the tree by seven, with a cushion lent at the gate / The monasteries of Bhutan, Japan and Thailand each copy home, in brick
rajgir | The hot springs are for bathing, and a local will show you the order / The ropeway is a single chair at a time, which people remember longer than the stupa
vaishali | Mango orchards and a lion who has looked north for two thousand years / The relic stupa's mound is small, fenced, and more moving than one expects
amritsar | After ten at night the marble is cool and the kirtan goes on; go again then / Langar is eaten on the floor, in rows, with a hundred thousand others that day / Kulcha with chole, at a shop that closes when the dough is finished
anandpur-sahib | Keshgarh Sahib on its hill is floodlit, and seen from every bed in town / The town is a week of history in one morning's walk
patiala | Paranda braids, juttis and pickles in Adalat Bazaar / Sheesh Mahal's mirror room has Krishna on the ceiling
srinagar | The shikara that takes you to the houseboat also sells saffron, on the way / The vegetable market floats, and is over by seven; someone will wake you / Nishat and Shalimar in the morning, noon chai after, the old city's wooden shrines when the light is low / A second, slower shikara goes through the back channels, where people live / Brick, timber and seven old bridges: the Jhelum through the old town, on foot from one to the next / Pari Mahal's terraces show the whole lake at once, and kahwa is poured on the way down / Papier mâché is painted in upstairs rooms at Zadibal: one is shown how, and nothing has to be bought / Walnut carvers and coppersmiths work with their doors open, and the bread of the lanes is eaten walking
gulmarg | When the day visitors have gone down you have the meadow to yourself / Tickets for the gondola are bought for you, by hour; go up early, before cloud / St Mary's, a stone church on a slope by itself, is a twenty-minute walk
pahalgam | The Lidder is outside the window and louder than the television / Ponies go up to Baisaran; a car of the local union goes to Aru, Betaab and Chandanwari / Trout is on every menu, and was this morning in the river
sonamarg | Evening comes down the Sindh valley early and blue / Ponies wait for the glacier; the walk is better and no longer
gurez | Dinner is by a bukhari stove, with a family, and there is no signal / Up to Tulail you meet log villages, potatoes and boys playing cricket on a slope / Down the river to Chakwali by jeep, with an identity card and time for tea
doodhpathri | A streamside lunch on the grass is the whole plan / You walk across the meadow to where the stream is white
katra | Register, eat, sleep early; the path is lit all night and cool before four / It is twelve kilometres each way by foot, less by pony or battery car; the queue for the cave moves by group number / Banganga, Charan Paduka, Ardhkuwari, Sanjichhat: twelve kilometres of paved path up, and as many down
patnitop | There is nothing to do but walk under the deodars, so do that / Nathatop is twenty minutes further and has the whole range
jammu | Bahu fort looks over the Tawi, and its garden fills at dusk / Rajma from Bhaderwah, with anardana chutney
leh | Ginger tea, water, an early bed; somebody looks in at six with an oximeter / Walk down through Changspa between poplars and prayer wheels, slowly, as far as you feel like / Leh's main street has apricots, pashmina and the best bakery east of Srinagar / A good day for monasteries: low passes, long corridors, butter tea
hemis | Monks' supper bells and a cold stream / A trail climbs an hour to the hermitage of Gotsang
alchi | Apricot trees, the Indus and one lane of homestays / The murals are small, blue and nearly a thousand years old; a torch is lent
lamayuru | The moonland is best in the last half-hour of light / Morning prayer is at six and visitors sit by the wall
nubra-valley | Bactrian camels go home across the dunes at Hunder by six / Diskit's great Maitreya looks down the Shyok; the hot springs at Panamik look after the rest / Willow, apricot and a stream through every guesthouse garden
turtuk | A Balti supper: buckwheat, apricot oil, river fish / Up the steps to Farol, over a wooden bridge, and everyone says hello
pangong-tso | Put on everything you have and go out once at night; the sky is the reason / The lake changes five times before lunch, and one need only sit
hanle | Lamps are shaded after dusk, and the field behind the homestay has the whole Milky Way / By day there is a monastery on a rock, kiang in the marsh, and silence
tso-moriri | Korzok's lane is one hundred metres, with a gompa at one end and the lake at the other / Bar-headed geese nest on the far shore in June
kargil | The Suru runs under the window, and apricots are sold by the crate / The old caravan museum has soap that was on its way to Yarkand
padum | Barley fields, a bazaar of forty shops, and glaciers at the end of each lane / Karsha's white steps climb the cliff across the river / Sani, the oldest gompa, and the lotus lake behind it / Down the valley to Zangla, where a Hungarian learnt Tibetan in a cold room
manali | Old Manali across the bridge has wooden houses, trout and one good bakery / Hadimba's cedar grove in the morning, Vashisht's hot springs when your legs ask / A paraglider's morning at Solang, or a lazy one by the Beas: nobody is counting / Half an hour on foot across the Manalsu stand the oldest houses, and a temple to Manu above the apple orchards / The path along the Beas goes on as long as you do, and every dhaba on it has rajma / The cedars of Van Vihar behind the Mall, then thukpa in the Tibetan lane and a monastery at the end of it / On foot through the orchards to Goshal, a village of slate roofs up the valley
kasol | Israeli breakfasts, river stones and pine shade / Cross the footbridge to Chalal, half an hour through forest / Manikaran's kitchen cooks its rice in the spring itself
jispa | The Bhaga goes by at the end of the lawn, and Lahaul's potatoes are on the table / Gemur gompa is a short climb, to get the lungs used to it
sarchu | Tents, hot soup and a very cold night; drink, eat, sleep in your hat / The plain runs on for ten kilometres, cut by a river canyon
shimla | The Mall is closed to cars, so the evening walk is long and level / Toy train to Summer Hill and back if the timing suits; or the Viceroy's lawns, which suit always / Lakkar Bazaar sells walking sticks, and on these hills one buys one
sangla | The Baspa, trout, and an apple garden to sit in / Kamru's wooden fort is twenty minutes of steps above the village / Chitkul, where the road ends, makes an easy half-day
kalpa | Kinner Kailash turns pink for four minutes; the rest of the evening is dinner / Roghi's cliff road is walked, not driven, with apple orchards above / For those up at dawn: the rock lingam catches the light first
sarahan | Bhimakali's evening drum is the loudest thing in the village / Pheasants, monals among them, are bred in the forest above
nako | Prayer flags, poplars and a small lake with the village in it / Four temples of clay and paint stand behind one low door
tabo | The monks' guesthouse does an honest dal / The caves above the village were monks' winter rooms
kaza | Kaza bazaar has momos, a fuel pump and a telephone that works / Key, Kibber and the high villages of Langza, Hikkim and Komic: post a card from the top post office / Pin valley is green where Spiti is bone; take the day for it / Snow leopard country begins where the Kibber road ends, and a tracker scans it for you / The new gompa at the edge of the bazaar, thukpa at noon, and a stove to read by
chandratal | You walk the last kilometre to the water; nobody camps on the shore / The lake is a crescent, blue, then green, then quite clear
tirthan-valley | Someone will teach you to cast, and the trout will not mind / A walk into the Great Himalayan National Park's edge at Gushaini, boots and packed lunch / Chhoie's waterfall is an hour up, past beehives in the walls
jibhi | Pine smoke, a stream under the balcony / Up to Jalori, and along the ridge to Serolsar, where a bird is said to lift out every fallen leaf / Chehni Kothi, a tower of wood and stone, has stood forty metres tall through every earthquake
dharamshala | The cricket ground with the mountains behind it is open to see / Norbulingka's painters and carvers work in a garden with streams / Tea at the edge of the gardens, snow above
mcleod-ganj | Butter tea at a Tibetan table, prayer flags against the wall of Dhauladhar / The kora round the temple takes an hour at the pace of a prayer / Bhagsu's fall, then the long lunch that the fall gives an excuse for
dalhousie | St John's, St Francis and the level walk between them round Garam Sarak / Khajjiar's meadow and little lake are 24 km off, an hour each way, and the car is yours for it / Panchpula's streams, and chana madra for supper / Subhash Baoli's spring under cedars, and Gandhi Chowk for momos
bir | The colony's monasteries chant at five, and the landing field has coffee / You fly when the wind says so, usually between eleven and three
palampur | Neugal's café stands over a very loud river / A tea factory will show you wither, roll and fire in one room / Andretta's potters, Baijnath's stone, the toy train if it is in a good mood
narkanda | Apple boxes, a small bazaar, a great deal of sky / Hatu Peak by jeep, then on foot, for the Himalaya in a full line
kasauli | Gilbert trail at dusk, Manki Point with its soldiers in the morning
chail | The palace has a billiards room and the cricket ground a high view
haridwar | Har Ki Pauri at six: find a step, buy a leaf boat, light the camphor / Mansa Devi by ropeway before the queue, then aloo-puri in Moti Bazaar
rishikesh | Parmarth's aarti has a choir; Triveni Ghat's has the crowd. Choose one, or one each evening / Rafts come down past the town all morning, and the bridge is the place to watch them from / Across the bridge for an ashram breakfast, then yoga on a terrace over the river / Everything in town is vegetarian, and the cafés above the river make the most of it
mussoorie | The Mall from Library to Picture Palace is one level kilometre, done in both directions / Landour's chukkar, above the crowds, has deodars, a bakery and an author or two
barkot | An early night above the Yamuna's rice terraces / You drive to Janki Chatti and walk six kilometres to the temple; rice is cooked in the hot spring and carried home
uttarkashi | Vishwanath's iron trident is taller than four people, and its temple is quiet by eight / Up the Bhagirathi by Harsil to Gangotri and back: seven hours of road and one of the best valleys in the range
harsil | Apple orchards, a stream at every path, and an army post office / Mukhba, the goddess's winter home, is across the river by a footbridge
sitapur-kedarnath | Registration, ponies and weather are settled tonight, for a start before dawn / Sixteen kilometres up from Gaurikund on foot, pony or palki, or by helicopter booked on the official site; down the same way by evening
kedarnath | Evening aarti in the snow light, then the cold drives you in / The Bhairav shrine is a short climb above the roofs, and sees the whole bowl
badrinath | The hot spring comes first, then the temple / Mana, the last village, sells tea with a signboard about it, and the Saraswati roars under a stone bridge
rudraprayag | Two rivers meet below the bazaar, loudly / Koteshwar's cave temple is three kilometres up the Alaknanda
jyotirmath | Shankara's mulberry tree and his cave / Narsingh's temple is where Badrinath winters
auli | The slope empties at four, and Nanda Devi goes pink at five / Lessons in the morning, ropeway in the afternoon, legs up by six / Gorson meadow is an oak-forest walk above the top station
pipalkoti | A roadside town with a river, hot water and clean sheets
ghangaria | One lane, mules, wood smoke and parathas, at 3,050 metres / Into the valley at seven, out by five; no one sleeps there but the flowers / The lake at Hemkund is a thousand metres up; the langar at the top has khichdi and sweet tea
chopta | No mains, many stars / The paved path to Tungnath climbs through rhododendron for four kilometres
nainital | Boats on the lake till six, then the Mall with corn and candles / Snow View by ropeway early; Tiffin Top on foot after tea / Kainchi, Bhowali's fruit and the small lakes make a round
ramnagar | Jungle sounds begin where the lodge lawn ends / The Dhikala road if permits allow, Bijrani if not; mornings for tigers, evenings for elephants
kausani | Trishul, Nanda Devi and Panchachuli stand in a row over breakfast / Baijnath's temples by the river, and a tea garden on the way back
ranikhet | A golf course with nine holes and a hundred deodars / Chaubatia's orchards and the regiment's museum
binsar | The sanctuary is for walking: oak, moss, and a barking deer's cough / For those up at dawn, Zero Point has three hundred kilometres of snow / No streetlight for miles
munsiyari | Panchachuli, five peaks, ten metres of verandah / Khaliya Top, or as far up it as you please / A village museum keeps the Bhotia traders' saddlebags
chaukori | Tea bushes, and snow at both ends of the day
mukteshwar | Chauli ki Jali's cliff at sunset, a railing and a wind / Apricot chutney, rhododendron squash, a walk through oak / Bhalu Gaad fall by an easy forest path
jageshwar | Deodars, bells, and a stream through the middle of a hundred shrines
almora | Bal mithai on the Lala Bazaar flagstones
lansdowne | Tip-in-Top, church, regimental museum: all on foot / Bhulla lake by pedal boat, St Mary's, an old soldier with a story
kanatal | Apple trees and a fire at nine / Surkanda Devi by ropeway, cider by the fire
`
