/** Circuits of the south, the east, the north-east and the islands; columns as in circuits-north. */
export const SOUTHERN_CIRCUITS = `
kerala-classic | kochi | comfort | Tea, spice and a night on the water: the Kerala everyone means, done gently. | In six days the road falls from 1,600 metres to sea level, and each night has a different smell
kerala-with-kovalam | . | comfort | Hills, forest and backwater, with two days of beach to remember them from. | It is the classic line with its proper ending, a warm sea and a lighthouse
munnar-alleppey-short-break | kochi | standard | Two nights among tea, one on a houseboat, back at your desk on the fifth morning. | Three nights are enough if one does not try for Thekkady
wayanad-escape | . | standard | Caves with writing older than writing, a lake behind an earth dam, pepper on every tree. | Wayanad is the part of Kerala that forgot to become famous
kerala-ayurveda | kochi | premium | A week of oil, rest and rice gruel, with a lake to look at. | A doctor sees you on the first day and the week is cut to fit
malabar-coast | mangaluru | comfort | Theyyam drums, Thalassery biryani and a fort shaped like a keyhole. | North Kerala has the old spice ports, the better biryani and a tenth of the visitors
mysore-coorg | bengaluru | comfort | A palace lit by ninety-seven thousand bulbs, then coffee, mist and pandi curry. | A royal city on the plain and a warrior country in the hills, three hours apart
mysore-ooty-kodaikanal | madurai | comfort | One palace and two hill stations, by the road through the elephants' forest. | Two ranges, the Nilgiris and the Palanis, with a plain to cross between them
ooty-coonoor-toy-train | coimbatore | standard | A rack railway, a botanical garden and the best tea you will not find exported. | The train climbs at the pace of a cyclist, which is the right pace for these hills
bangalore-mysore-ooty-wayanad | bengaluru | comfort | Three states in a loop: gardens, a palace, tea, and caves in a forest. | Schools in Bengaluru close and half the city makes this loop; there is a reason
hampi-badami-heritage | hubballi | comfort | An empire in boulders and a dynasty in red sandstone, two nights for each. | Hampi fell in six months of 1565; Badami has simply been left in peace
chikmagalur-coffee-trail | bengaluru | standard | Where seven smuggled beans became a country's habit, with Hoysala stone on the way back. | One walks through the coffee in the morning, drinks it at eleven, and climbs above it at four
coastal-karnataka | panaji | standard | Temple breakfasts and empty beaches, from Mangaluru to Gokarna. | The coast that gave the masala dosa to the world is also the coast nobody built on
kabini-and-bandipur-safari | mysuru | premium | Elephants by boat, leopards by jeep, and dinner to the sound of langurs. | Two forests on two sides of a reservoir, both good, each better at a different hour
tamil-nadu-temple-trail | madurai | comfort | From a temple in the surf to a corridor of a thousand pillars, southward in stone. | Pallava, Chola and Pandya built in that order, and the road can be driven in that order
madurai-rameswaram-kanyakumari | thiruvananthapuram | standard | Meenakshi's towers, Rama's island, and the end of the land. | The map of India comes to a point, and the road goes all the way to it
pondicherry-and-mahabalipuram | chennai | comfort | Stone chariots by the sea, then mustard walls and good bread. | Two nights of the French quarter are the right number: one to arrive and one to slow down
tirupati-balaji-darshan | chennai | standard | Seven hills, one darshan, and Srikalahasti for those who follow the rule. | The rule says one does not go straight home from Balaji; Vayu's temple is the next stop
kodaikanal-getaway | madurai | comfort | A star-shaped lake, pines, and three days with nothing to be on time for. | The Americans who founded Kodai wanted to be cold, and one still can be
chettinad-and-thanjavur | . | comfort | A Chola tower, merchants' mansions, and the pepper that paid for both. | The Chettiars bought Burmese teak and Italian marble, and taught the cook to use eleven spices
vizag-araku | visakhapatnam | standard | A submarine on the beach and coffee in the hills, with a cave halfway. | No other Indian city has hills, a harbour and a train like this one
hyderabad-and-ramoji | . | comfort | Four minarets, a fort with an echo, and a whole day pretending to be in films. | Biryani is the reason; the rest is to fill the time between meals
srisailam-jyotirlinga | hyderabad | standard | A Jyotirlinga above the Krishna gorge, reached through tiger forest by day. | A Jyotirlinga and a Shakti Peetha share one hill here, and the dam below it is the size of a town
warangal-ramappa | hyderabad | standard | Bricks that float and a gateway that outlived its fort. | The Kakatiyas are in no film, but they built this, and it stands
`
export const EASTERN_CIRCUITS = `
odisha-golden-triangle | bhubaneswar | standard | Lingaraj, Jagannath and the stone chariot of the Sun, with the sea in between. | Seven hundred years of temple building, all within an hour and a half
odisha-with-chilika | bhubaneswar | standard | Temples, then a lagoon of dolphins and a beach with an old lighthouse. | After Puri the coast empties, the water turns brackish and the birds begin
kolkata-sundarbans | kolkata | comfort | A day of trams and mishti, then two nights where the only road is the tide. | The Sundarbans has a tiger nobody sees and a silence everybody remembers
gangtok-darjeeling | = | comfort | A ridge capital and a tea town, with Kanchenjunga at both windows. | Two hill towns a morning apart: one tidy and Buddhist, one faded and full of schoolchildren
gangtok-pelling-darjeeling | = | comfort | The same mountain from three sides, and the best of them from Pelling. | From Pelling the Kanchenjunga range is close enough to count the ridges
north-sikkim | = | comfort | A valley of rhododendrons and a lake at 5,180 metres, by roads that earn it. | Two nights in Gangtok first, because the lake is high and the body should be asked | gangtok:2 lachen:1 lachung:1 gangtok:1
silk-route-sikkim | = | comfort | Thirty-two hairpins of a road that once carried wool over from Tibet. | The mule trains stopped in 1962; the loops they needed are still there
dooars-wildlife | = | comfort | Rhinos in tall grass, elephants on the tea roads, the Himalaya behind. | Where the hills end there is a belt of forest, and it is fuller than it looks
kalimpong-lava-offbeat | = | standard | Orchids, fir forest and a hamlet with nothing in it but a view. | Each night is higher, smaller and quieter than the one before
shillong-cherrapunji | guwahati | comfort | Falls, caves and a village that sweeps its own paths. | It rains here more than almost anywhere, and the hills have made an art of it
shillong-kaziranga | guwahati | comfort | Pine hills and jazz, then a grassland with most of the world's one-horned rhinos. | Two nights in each give both the hills and the grass a morning and an evening
tawang-circuit | guwahati | comfort | Over Sela to a monastery the size of a town, and back another way. | The road was built for an army, and is kept open by one
arunachal-ziro-mechuka | dibrugarh | comfort | Rice terraces with fish in them, then a valley at the end of the map. | The Apatani farm without a plough or an animal, and have the best yields in the hills | itanagar:1 ziro:1 aalo:1 mechuka:2 aalo:1
nagaland-hornbill | dimapur | comfort | The December festival where every Naga tribe cooks, sings and climbs a greased pole. | The festival is at Kisama, and the villages it comes from are an hour away
assam-tea-and-majuli | jorhat | comfort | Rhinos, masks and tea, along a river as wide as a sea. | The Brahmaputra makes the islands, takes them away, and is forgiven
manipur-loktak | imphal | comfort | A lake whose islands float, and a deer that lives only on them. | Three nights in a valley that invented polo and still plays it
mizoram-hills | = | comfort | A city on a ridge and a rice bowl at the Myanmar border. | Mizoram is the politest state in India, and the hilliest
tripura-heritage | = | comfort | A palace in a lake, and giant faces in a hillside that nobody can explain. | Two kingdoms' worth of buildings and hardly a visitor among them
andaman-islands | port-blair | comfort | A prison, a beach and a reef, by ferries that leave on time. | Three islands, three tempers: the town, the famous beach, and the one you will want to return to
andaman-adventure | port-blair | comfort | Mangrove creeks and limestone one day, a coral wall the next. | It is the Andamans with wet hair throughout | port-blair:1 baratang:1 port-blair:1 havelock-island:2
north-andaman | port-blair | comfort | Two islands joined by a sandbar, at the end of the Trunk Road. | It takes a day to get there, which is the whole secret | port-blair:1 baratang:1 diglipur:2 baratang:1
lakshadweep-lagoon | kochi | premium | A lagoon the colour of a swimming pool, and four nights to do very little in it. | Permits and the small aircraft keep the numbers down; the coral thanks them
jharkhand-pilgrim-trail | = | standard | A Jyotirlinga and the holiest hill of the Jains, on two ends of one plateau. | Twenty of twenty-four Tirthankaras reached nirvana on one hill, and it can be walked in a day | ranchi:1 deoghar:1 parasnath:2
netarhat-and-betla | = | standard | A sunset that has its own viewpoint, and elephants in a sal forest. | Ranchi goes here when it wants to hear nothing
bastar-tribal-trail | = | comfort | Chitrakote's horseshoe in spate, and a weekly haat where mahua is measured by the leaf. | Bastar's metalworkers and markets are the reason to come; the waterfalls are a gift
ramayana-trail | . | standard | Ayodhya, the Sangam, Chitrakoot's forests and Kashi: the epic in the order of its chapters. | One follows the exile from the palace gate to the first hermitage
lucknow-nawabi-food-trail | . | comfort | Galouti at noon, nihari at dawn, and an imambara to walk it off in. | The Nawabs lost a kingdom and kept the kitchen
chhota-char-dham-by-helicopter | = | premium | Four shrines by air in seven days, with a bed on the ground each night. | For parents whose knees have done enough: only Yamunotri has a path left to it, and palanquins wait at its foot | dehradun:1 barkot:1 harsil:1 kedarnath:1 badrinath:1 dehradun:1
`
