/** Circuits of the north and Rajasthan: slug, where it ends ("=" at the start, "." at the last stop), comfort, summary, why one goes, other stops. */
export const NORTHERN_CIRCUITS = `
golden-triangle | . | comfort | Three Mughal and Rajput capitals in six days, with the Taj at the hour it is quiet. | It is the first journey most people make in India, and it has earned that: one city for power, one for love, one for show
golden-triangle-with-ranthambore | . | comfort | Monuments in the morning papers, tigers in the morning mist: Delhi, Agra, Ranthambore, Jaipur. | Two days in a forest halfway round keep three cities from running into one another
golden-triangle-with-varanasi | . | comfort | The three capitals first, and then the river that is older than any of them. | Varanasi comes last, because nothing could follow it
golden-triangle-with-udaipur | . | comfort | Delhi, Agra and Jaipur at a walk, then two nights beside a lake in Udaipur. | After three loud cities the fourth is water, marble and swifts over the ghats
golden-triangle-with-khajuraho-and-orchha | . | comfort | From the Taj to the Ganga by way of two capitals the crowds forgot. | Orchha and Khajuraho lie on the straight line between Agra and Varanasi, and most people fly over both
taj-mahal-weekend | new-delhi | standard | Delhi on Friday, the Taj at sunrise on Sunday, home for dinner. | The expressway has put the Taj four hours from Delhi, which makes it a weekend
royal-rajasthan | . | premium | Five forts, five cities and one desert, with a palace lake to finish on. | Marwar, the Thar and Mewar in one line, each with its own colour of stone
rajasthan-desert-trail | . | comfort | Blue Jodhpur, gold Jaisalmer and a night on the dunes between them and Bikaner. | Jaipur and Udaipur are left for another year, and the desert gets all seven days
mewar-lakes-and-forts | udaipur | comfort | Lake, wall, marble and citadel: Mewar's four great things within a day of each other. | Mewar never bowed to Delhi, and its hills are full of the walls that made that possible
mount-abu-and-udaipur | udaipur | standard | Two lakes: one with palaces in it, one with pedal boats, and Dilwara's marble between. | A city of lakes and the one hill station Rajasthan has, three hours apart
shekhawati-and-bikaner | . | comfort | Painted merchants' houses, then a fort that was never taken. | Shekhawati's merchants painted trains and motor cars on their walls before they had seen either
jaipur-pushkar-ajmer | jaipur | standard | A pink city, a holy lake and a saint's shrine, none more than three hours apart. | Three faiths' worth of Rajasthan within an afternoon's drive of Jaipur
kashmir-paradise | . | comfort | A houseboat on Dal, two meadows and a gondola, in no hurry. | The first night is on the lake, the next four among meadows, and the last one back by the water
kashmir-with-sonamarg | srinagar | comfort | Four valleys, one after another, each higher and quieter than the last. | Sonamarg is added for its glacier, which one can still walk up to and touch
kashmir-winter-snow | srinagar | comfort | Fresh snow in Gulmarg, ice on the Lidder, kangri under every pheran. | In January the valley belongs to those who came for snow, and there is a great deal of it
kashmir-with-vaishno-devi | srinagar | standard | Up to the cave at Trikuta first, then over the tunnel into Kashmir. | The shrine is a walk of twelve kilometres; the valley afterwards asks nothing
vaishno-devi-darshan | jammu | standard | Twelve kilometres up to the cave and twelve down, with a night in Katra on either side. | A night in Jammu before and two in Katra leave time to climb at one's own pace
gurez-and-doodhpathri-offbeat | srinagar | comfort | Log villages on the Kishanganga and a meadow of milky streams, without the queue. | Gurez was closed to visitors for decades, which is why it still looks like itself
leh-nubra-pangong | = | comfort | Three valleys of Ladakh in a week, with two quiet days first for the height. | It is a loop: out over Khardung La, back over Chang La, and never the same road twice | leh:2 nubra-valley:2 pangong-tso:1 leh:1
ladakh-with-tso-moriri | leh | comfort | Three high lakes, one dark-sky village, and a week to take them in order of height. | East of Leh the valleys widen into Changthang, where nomads and cranes share the water | leh:3 nubra-valley:1 pangong-tso:1 hanle:1 tso-moriri:1
srinagar-to-leh-highway | leh | comfort | From a houseboat to a high desert by the road over Zoji La. | Coming by road from Srinagar gives the body five days to rise, and the eye something new each hour
manali-to-leh-highway | leh | comfort | Nine hundred kilometres, five passes, and a night in tents at Sarchu. | It is the most famous road in the country, and open for about four months
zanskar-expedition | . | comfort | Into Zanskar by Pensi La, out by the new road, and three nights with the monasteries. | Until lately Padum was two days from anywhere; the roads have come but the valley has not noticed yet
shimla-manali | = | standard | The Ridge and the Mall, then deodars and snow up the Beas. | Two hill stations that do not resemble each other, joined by a day along two rivers
shimla-manali-dharamshala-dalhousie | pathankot | comfort | All four of Himachal's hill towns in one line, from the Ridge to Khajjiar's meadow. | Ten days let each of the four be more than a photograph
manali-and-kasol | = | standard | Two valleys by night coach: the Beas for snow, the Parvati for pines and momos. | The coach does the driving while you sleep, so four nights make a whole holiday
dharamshala-dalhousie | = | standard | Prayer wheels under the Dhauladhar, then Dalhousie's five quiet hills. | One town keeps a government in exile, the other a Raj that went home
spiti-valley-circuit | manali | comfort | Up through Kinnaur's orchards, down by Chandratal, and all of Spiti between. | Going in by Kinnaur means the height comes slowly; going out by Kunzum means you see the lake
winter-spiti | shimla | comfort | Twenty below, a stove in the middle of the room, and perhaps a snow leopard. | From January the Kunzum road is shut and the villages have time for guests | shimla:1 kalpa:1 kaza:2 nako:1 sarahan:1
kinnaur-valley | = | comfort | Apple villages, wooden temples and Kinner Kailash at the end of the bed. | Kinnaur is an hour too far for weekenders, and that hour has saved it
tirthan-and-jibhi | = | standard | A trout river, a pine village and one pass with a lake behind it. | There is nothing to tick off here, which is the point of coming
bir-billing-and-mcleod-ganj | = | standard | Tibetan Himachal from above and below: a wing at Billing, a circuit of the kora. | Bir has the sky and McLeod Ganj has the tea shops, and a toy train runs between their valleys
char-dham-yatra | = | standard | Four shrines in the old order, west to east, with the night at Kedarnath beside the temple. | The order is fixed by tradition: Yamunotri, Gangotri, Kedarnath, Badrinath, following the sun's right hand | barkot:2 uttarkashi:2 sitapur-kedarnath:1 kedarnath:1 guptkashi:1 badrinath:1 rudraprayag:1
do-dham-kedarnath-badrinath | = | standard | Shiva's shrine and Vishnu's, with the walk to Kedarnath given two days of its own. | Those with six days choose these two, and the road between them goes through Chopta's forest | sitapur-kedarnath:1 kedarnath:1 guptkashi:1 badrinath:1 rudraprayag:1
gangotri-yamunotri | = | standard | Where the Ganga and the Yamuna come down to people, one valley after the other. | Two rivers, two temples and two very different walks: six kilometres for one, none for the other
valley-of-flowers-and-hemkund | = | comfort | Monsoon flowers one day, a lake at 4,300 m the next, boots throughout. | The valley flowers because it rains, so pack for both | rishikesh:1 jyotirmath:1 ghangaria:3 pipalkoti:1
haridwar-rishikesh-mussoorie | = | standard | Lamps on the Ganga, a footbridge or two, then up to the Mall for the view. | The river and the hills in one short loop from Delhi
nainital-mussoorie-corbett | = | comfort | The queen of hills, a tiger forest and a lake, in one loop from Delhi. | Taking Mussoorie first makes one loop of it instead of a day lost on the plains | mussoorie:2 ramnagar:1 nainital:2
kumaon-hills | = | comfort | A lake, a snow view, an army town and a tiger forest, all within Kumaon. | Corbett, the man, wrote about these hills as home, and they have changed less than most
munsiyari-and-binsar | = | comfort | Five peaks called Panchachuli, seen from a village most people have not heard of. | The further one goes in Kumaon the nearer the snow comes
rishikesh-adventure | = | standard | Rapids before lunch, a tent by the Ganga, and bells across the water at dusk. | From September to June the river is a beginner's friend and still a river
auli-ski-holiday | rishikesh | comfort | Three days on the slopes with Nanda Devi standing at the end of each run. | India's easiest slopes to learn on, above oak forest, with a ropeway up to them | rishikesh:1 auli:3
varanasi-prayagraj-ayodhya | . | standard | Kashi, the Sangam and Ram Janmabhoomi, in the order the rivers suggest. | Three cities that people save a lifetime to see, within a morning's drive of each other
kashi-spiritual-retreat | . | standard | Three dawns by the Ganga, and one of them has no plan at all. | One stays three nights so that the second and third mornings can be spent sitting still
mathura-vrindavan-braj | = | standard | Krishna's country on foot: birthplace, groves, and the hill he lifted. | Braj is best at walking pace and by its own calendar of small festivals
buddhist-circuit | lucknow | comfort | Enlightenment, first sermon, rains retreats and last rest, in one long eastward line. | The Buddha walked these distances; a car takes a day for what took him a season | bodh-gaya:2 rajgir:1 varanasi:2 kushinagar:1 shravasti:1
bodh-gaya-rajgir-nalanda | . | standard | The tree, the peak and the university, within seventy-five kilometres. | Four days in Bihar that explain what half of Asia believes
golden-temple-amritsar | . | standard | The Golden Temple by night, langar at noon, the border at sunset. | Forty-eight hours are enough to be fed, humbled and fed again
amritsar-dharamshala-dalhousie | = | comfort | From a sacred pool on the plain to deodars at two thousand metres. | The temple's kitchen feeds whoever comes; the hills behind do the rest
panch-takht-yatra | . | standard | The thrones of the Khalsa, from Amritsar to Nanded, with flights where the map is long. | Few people outside the faith know how far apart these thrones stand
`
export const CENTRAL_AND_WESTERN_CIRCUITS = `
heart-of-madhya-pradesh | . | comfort | A stupa, a hill station and a marble gorge, across the middle of the map. | Madhya Pradesh is where India keeps what it did not have time to advertise
khajuraho-and-panna | khajuraho | comfort | Sculptured temples, gharial on the Ken at dusk, and hardly any road. | The temples were lost in this forest for six hundred years, so it is right to see both
central-india-tiger-trail | jabalpur | premium | Nine drives in three parks, and a naturalist who counts birds too. | Teak in Pench, sal in Kanha, bamboo in Bandhavgarh: each forest teaches you to look differently
malwa-spiritual-trail | = | standard | Two Jyotirlingas, one queen's ghats, one abandoned city, all an hour or three apart. | Ahilyabai rebuilt half the temples of India from a small house in Maheshwar
tadoba-safari | = | comfort | Four gates, two days, and better odds than most forests will offer you. | Tadoba's tigers walk on the roads because the roads are cooler than the rocks
ajanta-ellora | . | comfort | Paint at Ajanta, stone at Ellora, and a day between them to let it settle. | One is two thousand years of brushwork, the other a temple cut downwards from a hill
maharashtra-jyotirlinga | . | standard | Three of the twelve lingas, through the Sahyadri and across the Deccan. | Bhimashankar, Trimbakeshwar and Grishneshwar make a triangle that pilgrims drive in a working week
shirdi-nashik-trimbakeshwar | = | standard | Sai Baba's kakad aarti, a Jyotirlinga at the Godavari's source, and home in three nights. | A pilgrim weekend that Mumbai families have made for generations
konkan-coast | panaji | comfort | Sea forts, coconut lanes and fried bombil, southward with the sea on the right. | The Konkan has no famous beach, so it has kept a hundred good ones
mahabaleshwar-panchgani | = | standard | Cliff points at sunset, strawberries with cream, one fort that changed history. | At thirteen hundred metres the plateau looks down on the whole Konkan
lonavala-khandala-monsoon | = | standard | Fort steps running with water, hot corn in your hand, clouds at the window. | It is a plain enough hill town until the rain arrives, and then it is all waterfall
goa-beach-holiday | . | standard | Three nights by the sea at Calangute, with one day when you do not move at all. | The easiest beach holiday in India is easy for good reasons
north-and-south-goa | panaji | comfort | Two nights where the music is, two where it is not. | Goa is two coasts, and the second one makes sense only after the first
gokarna-and-goa | panaji | standard | A temple town with a beach habit, then Palolem's half-moon bay. | Cliff paths join the coves of Gokarna, and the border is an hour north
saurashtra-dwarka-somnath | rajkot | standard | Krishna's city, Shiva's shore temple, and the last lions in Asia. | Two great shrines stand at two corners of Saurashtra, and the lions live between
gujarat-complete | ahmedabad | standard | Round the whole of Saurashtra: walls, shrines, lions, a Portuguese fort and a hill of marble. | Gujarat rewards the patient driver with a different country each afternoon
rann-utsav | = | comfort | Two nights in tents on the salt, timed for a white moon if you can. | The sea leaves this desert every autumn, and the salt it forgets is what you came for
statue-of-unity-weekend | vadodara | standard | A palace of the Gaekwads, a statue that fills the sky, and Sunday evening at home. | The lift goes to the chest of the tallest statue in the world; the valley is the surprise
gujarat-heritage | vadodara | comfort | Stepwells, sun temples and a walled city that UNESCO listed whole. | Gujarat built downwards, for water, with the care that others spent on towers
twelve-jyotirlinga-highlights | rajkot | standard | Five of the twelve lingas, from the Narmada to the western sea. | The long middle of the journey is flown, so that the days are spent in temples and not on tyres
`
