/**
 * Legs the distance facts do not have: from, to, kilometres, hours, and how when it is not by road.
 * Rounded road distances and fair daytime hours; a night coach has no hours, since one sleeps in it.
 */
export const ROADS = `
agra varanasi 575 7 train · khajuraho varanasi 380 8.5 · sam bikaner 370 6.5 · kumbhalgarh ranakpur 50 1.5 · ranakpur chittorgarh 205 4.5
mandawa bikaner 190 3.75 · mandawa jaipur 170 3.5 · gulmarg pahalgam 140 4 · sonamarg gulmarg 130 3.75 · sonamarg pahalgam 165 4.75
patnitop srinagar 165 4.5 · srinagar gurez 130 5.5 · gurez doodhpathri 165 7 · srinagar doodhpathri 45 1.75 · srinagar yusmarg 50 1.75 · pahalgam yusmarg 110 3.5
srinagar kokernag 75 2 · pahalgam kokernag 45 1.5 · pangong-tso hanle 165 6 · hanle tso-moriri 150 5.5 · padum leh 250 9
kalpa tabo 165 6 · chandratal manali 115 5 · shimla kalpa 225 8.5 · shimla chitkul 245 9 · kaza nako 113 4
nako sarahan 185 7 · nako kalpa 105 4 · kaza kibber 18 0.75 · sarahan sangla 95 4 · sarahan kalpa 95 4
chitkul kalpa 70 3 · tirthan-valley jibhi 35 1.25 · new-delhi tirthan-valley 480 0 coach · new-delhi jibhi 470 0 coach · new-delhi kasol 515 0 coach
new-delhi naggar 520 0 coach · chandigarh kasol 270 7.5 · chandigarh tirthan-valley 240 6.5 · chandigarh jibhi 250 7 · chandigarh kalpa 335 9
chandigarh barot 230 6.5 · chandigarh palampur 230 5.5 · chandigarh mandi 195 4.75 · chandigarh chail 105 3.25 · chandigarh narkanda 175 5.5
chandigarh nahan 85 2.25 · chandigarh morni-hills 45 1.5 · chandigarh patiala 70 1.5 · chandigarh anandpur-sahib 85 2 · chandigarh kurukshetra 100 1.75
kasol tosh 22 1.25 · pathankot mcleod-ganj 90 2.75 · pathankot chamba 120 4 · pathankot palampur 115 3.25 · mcleod-ganj bir 70 2.5
bir pathankot 140 4 · bir palampur 30 1 · bir barot 45 2 · palampur dharamshala 35 1.25 · dharamshala mcleod-ganj 9 0.5
amritsar mcleod-ganj 205 5 · chamba dalhousie 56 2 · kasauli chail 62 2.25 · chail shimla 45 1.75 · narkanda shimla 62 2.25
narkanda sarahan 105 3.75 · haridwar guptkashi 200 7.5 · haridwar mussoorie 85 2.75 · haridwar uttarkashi 190 6.5 · rishikesh uttarkashi 165 5.5
rishikesh chopta 205 7.5 · rishikesh kanatal 75 2.5 · rishikesh devprayag 72 2 · rishikesh new-tehri 80 2.75 · rishikesh rudraprayag 140 4.5
rishikesh lansdowne 105 3.25 · rishikesh auli 265 9 · sitapur-kedarnath badrinath 215 8.5 · guptkashi sitapur-kedarnath 28 1.25 · guptkashi chopta 45 1.75
chopta rishikesh 205 7.5 · chopta badrinath 140 5.5 · chopta rudraprayag 65 2.5 · chopta auli 120 4.75
pipalkoti rishikesh 220 7.5 · pipalkoti haridwar 240 8.25 · rishikesh pipalkoti 220 7.5
uttarkashi harsil 75 3 · harsil gangotri 25 1 · harsil rishikesh 245 8.5 · harsil dehradun 215 8
dehradun barkot 125 4.5 · dehradun uttarkashi 145 5.5 · dehradun chakrata 90 3 · dehradun harsil 215 8 · dehradun kanatal 75 2.75
dehradun new-tehri 105 3.75 · dehradun gangotri 240 9 · dehradun chopta 225 8 · dehradun guptkashi 220 7.75 · rishikesh mussoorie 77 2.5
mussoorie ramnagar 235 6.5 · mussoorie new-tehri 70 2.5 · mussoorie kanatal 40 1.5 · mussoorie chakrata 82 3 · nainital mussoorie 300 9
kathgodam nainital 35 1.25 · kathgodam bhimtal 22 0.75 · kathgodam mukteshwar 62 2.25 · kathgodam almora 85 3 · kathgodam binsar 120 4
kathgodam ranikhet 80 2.75 · kathgodam kausani 130 4.5 · kathgodam ramnagar 65 2 · kathgodam chaukori 175 6 · kathgodam munsiyari 275 9
kathgodam pithoragarh 190 7 · kathgodam lohajung 215 8.5 · kathgodam jageshwar 120 4.25 · kausani ranikhet 60 2 · kausani binsar 55 2
kausani chaukori 85 3.25 · ranikhet ramnagar 95 3 · ranikhet binsar 75 2.5 · binsar munsiyari 185 7 · binsar jageshwar 45 1.75
binsar chaukori 90 3.5 · munsiyari chaukori 100 4 · munsiyari almora 195 7.5 · munsiyari pithoragarh 130 5 · pithoragarh jageshwar 90 3.5
almora jageshwar 36 1.25 · mukteshwar binsar 75 2.75 · mukteshwar nainital 50 1.75 · bhimtal nainital 22 0.75 · bhimtal ramnagar 85 2.75
mathura vrindavan 15 0.5 · vrindavan govardhan 25 0.75 · govardhan agra 75 1.75 · govardhan new-delhi 165 3.5 · vrindavan agra 75 1.5
rajgir varanasi 290 6.5 · rajgir sarnath 285 6.5 · bodh-gaya nalanda 85 2.25 · varanasi kushinagar 265 6 · varanasi chitrakoot 250 6
sarnath kushinagar 260 5.75 · kushinagar shravasti 240 5.5 · kushinagar vaishali 195 4.25 · patna vaishali 60 1.5 · vaishali kesaria 55 1.25
shravasti lucknow 170 3.75 · shravasti ayodhya 110 2.5 · prayagraj chitrakoot 125 3.25 · lucknow dudhwa 215 5 · lucknow naimisharanya 90 2
lucknow varanasi 320 5.5 · ayodhya varanasi 220 4.5 · sanchi pachmarhi 215 5 · pachmarhi jabalpur 240 5.5 · pachmarhi satpura 60 1.75
satpura bhopal 145 3.25 · bhopal satpura 145 3.25 · bhopal bhimbetka 45 1 · jabalpur bhedaghat 22 0.75 · jabalpur amarkantak 225 5
jabalpur pench 195 4 · khajuraho chitrakoot 180 4.25 · khajuraho orchha 175 4 · khajuraho satna 115 2.5 · panna bandhavgarh 215 5
gwalior shivpuri 115 2.25 · gwalior new-delhi 350 6 · orchha chanderi 130 3 · chanderi gwalior 215 4.5 · chanderi shivpuri 130 3
ujjain omkareshwar 140 3.25 · ujjain mandu 155 3.25 · maheshwar mandu 40 1.25 · maheshwar indore 95 2.25 · mandu indore 98 2.25
omkareshwar trimbak 390 8.5 · omkareshwar burhanpur 90 2.25 · trimbak somnath 700 8 flight · trimbak chhatrapati-sambhajinagar 225 5 · trimbak shirdi 115 2.75
trimbak mumbai 180 4 · trimbak grishneshwar 190 4.5 · calangute palolem 82 2.25 · panaji anjuna 22 0.75 · panaji morjim 30 1
panaji arambol 38 1.25 · panaji candolim 14 0.5 · panaji colva 38 1 · panaji old-goa 10 0.5 · panaji tarkarli 115 2.75
panaji amboli 85 2.25 · panaji dandeli 120 3 · palolem karwar 38 1 · palolem colva 38 1 · anjuna palolem 90 2.25
candolim palolem 82 2 · gokarna palolem 75 1.75 · gokarna karwar 60 1.25 · gokarna panaji 150 3.25 · gokarna sirsi 75 2
gokarna dandeli 130 3.25 · gokarna hubballi 145 3.25 · alibag murud 50 1.5 · alibag kashid 32 1 · murud ganpatipule 260 6.5
kashid ganpatipule 270 6.75 · ganpatipule tarkarli 190 4.5 · ganpatipule ratnagiri 28 0.75 · ratnagiri malvan 165 3.75 · malvan tarkarli 8 0.25
ratnagiri tarkarli 170 4 · mumbai kashid 125 3.25 · mumbai diveagar 170 4.25 · mumbai dapoli 220 5.5 · mumbai ratnagiri 335 7.5
mumbai bhandardara 185 4 · mumbai igatpuri 120 2.5 · mumbai khandala 80 1.75 · mumbai lavasa 190 4.25 · mumbai karjat 65 1.75
mumbai daman 170 3.25 · mumbai silvassa 175 3.5 · mumbai trimbak 180 4 · diveagar dapoli 100 3.25 · pune satara 115 2.25
pune panhala 250 4.75 · pune bhimashankar 110 3.25 · pune matheran 125 3 · pune mumbai 150 3 · satara mahabaleshwar 55 1.75
kolhapur panhala 20 0.75 · kolhapur amboli 120 3 · mahabaleshwar satara 55 1.75 · bhimashankar trimbak 200 5 · bhimashankar shirdi 170 4.25
bhandardara nashik 75 2 · bhandardara shirdi 90 2.25 · chhatrapati-sambhajinagar lonar 150 3.25 · sasan-gir diu 100 2.25 · sasan-gir junagadh 60 1.25
sasan-gir rajkot 165 3.5 · diu palitana 175 4.25 · diu somnath 85 1.75 · palitana ahmedabad 215 4.5 · palitana bhavnagar 55 1.25
palitana velavadar 85 1.75 · velavadar ahmedabad 145 2.75 · bhavnagar velavadar 45 1 · ahmedabad zainabad 105 2.25 · ahmedabad modhera 100 2
ahmedabad champaner 145 2.75 · zainabad bhuj 260 4.75 · zainabad patan 85 1.75 · patan modhera 35 0.75 · patan ambaji 110 2.25
ambaji mount-abu 45 1.25 · modhera champaner 245 5 · champaner vadodara 50 1.25 · bhuj mandvi 60 1.25 · bhuj dholavira 135 2.75
dhordo dholavira 100 2.25 · dhordo mandvi 140 2.75 · mandvi bhuj 60 1.25 · kevadia champaner 110 2.25 · kevadia saputara 215 5
rajkot jamnagar 92 1.75 · rajkot junagadh 102 2 · rajkot ahmedabad 215 4 · jamnagar dwarka 130 2.5 · dwarka porbandar 105 1.75
porbandar somnath 130 2.25 · porbandar rajkot 180 3.25 · surat daman 120 2.25 · surat silvassa 130 2.5 · munnar alappuzha 165 4.75
munnar kumarakom 145 4.25 · munnar kochi 130 4 · munnar vagamon 95 3.25 · munnar thekkady 90 3.25 · vagamon thekkady 45 1.75
vagamon kumarakom 75 2.5 · vagamon kochi 100 3 · thekkady kovalam 215 6 · thekkady varkala 185 5.25 · kovalam varkala 60 1.75
kovalam poovar 15 0.5 · kovalam kanyakumari 85 2.25 · poovar kumarakom 190 5 · alappuzha varkala 115 3 · alappuzha mararikulam 18 0.5
varkala kollam 26 0.75 · kollam alappuzha 85 2.25 · kumarakom kochi 52 1.5 · mararikulam kochi 45 1.25 · kochi guruvayur 88 2.5
kochi mararikulam 45 1.25 · kochi nelliyampathy 130 3.75 · kochi thrissur 75 2 · kochi valparai 110 4 · kochi agatti 460 1.5 flight
kozhikode kannur 92 2.75 · kannur bekal 75 2 · kannur wayanad 95 3.25 · kannur madikeri 115 3.5 · bekal mangaluru 65 1.75
wayanad ooty 105 3.5 · wayanad kabini 65 2 · ooty wayanad 105 3.5 · ooty masinagudi 36 1.5 · ooty kotagiri 28 1
masinagudi bandipur 25 0.75 · masinagudi coimbatore 120 3.75 · coonoor kotagiri 21 0.75 · coonoor coimbatore 70 2.5 · kotagiri coimbatore 65 2.25
coimbatore valparai 105 3.75 · coimbatore yercaud 190 4.5 · coimbatore ooty 86 3 · madikeri kabini 105 3 · madikeri wayanad 115 3.5
madikeri mangaluru 140 3.75 · chikkamagaluru belur 25 0.75 · chikkamagaluru sringeri 90 2.5 · chikkamagaluru sakleshpur 65 1.75 · chikkamagaluru kudremukh 95 3
chikkamagaluru madikeri 155 4 · belur bengaluru 220 4.5 · belur sakleshpur 38 1 · halebidu belur 16 0.5 · sakleshpur bengaluru 225 4.5
sakleshpur madikeri 90 2.5 · sakleshpur mangaluru 130 3 · bengaluru belur 220 4.5 · bengaluru sakleshpur 225 4.5 · bengaluru yercaud 230 5
bengaluru lepakshi 120 2.25 · bengaluru horsley-hills 150 3.25 · bengaluru shravanabelagola 145 2.75 · bengaluru kabini 215 4.75 · bengaluru br-hills 180 4.25
bengaluru masinagudi 245 5.75 · bengaluru chitradurga 200 3.5 · bengaluru gandikota 280 5.5 · bengaluru puttaparthi 155 3 · chitradurga hampi 150 3
kabini bandipur 60 1.75 · bandipur mysuru 78 1.75 · mysuru br-hills 85 2.25 · mysuru srirangapatna 18 0.5 · mysuru belur 150 3.25
mysuru chikkamagaluru 175 3.75 · agumbe udupi 55 1.75 · udupi kollur 75 1.75 · udupi sringeri 85 2.5 · sringeri agumbe 28 0.75
murudeshwar kollur 65 1.5 · mangaluru dharmasthala 75 1.75 · dharmasthala kukke-subramanya 55 1.5 · kukke-subramanya mangaluru 105 2.75 · shivamogga agumbe 65 1.75
shivamogga bengaluru 300 6 · bengaluru shivamogga 300 6 · badami hubballi 105 2.5 · badami vijayapura 130 3 · badami aihole 35 1
hubballi badami 105 2.5 · hubballi dandeli 75 1.75 · hubballi sirsi 105 2.5 · vijayapura bidar 245 5 · bidar hyderabad 145 2.75
hyderabad bidar 145 2.75 · vijayapura kalaburagi 165 3.25 · kalaburagi bidar 115 2.5 · mahabalipuram puducherry 97 2 · mahabalipuram kanchipuram 65 1.5
kanchipuram vellore 75 1.5 · kanchipuram tiruvannamalai 120 2.5 · vellore chennai 140 2.75 · puducherry tiruvannamalai 110 2.5 · puducherry chidambaram 65 1.5
puducherry kumbakonam 130 3.25 · puducherry chennai 150 3 · chidambaram kumbakonam 75 2 · kumbakonam velankanni 80 2 · velankanni thanjavur 95 2.25
thanjavur karaikudi 105 2.25 · tiruchirappalli thanjavur 58 1.25 · tiruchirappalli karaikudi 92 2 · tiruchirappalli madurai 135 2.25 · tiruchirappalli kolli-hills 95 3
karaikudi madurai 95 2 · karaikudi rameswaram 140 2.75 · madurai meghamalai 140 4.25 · madurai palani 120 2.5 · kodaikanal palani 65 2.25
kodaikanal madurai 117 3.5 · kodaikanal munnar 170 5.25 · madurai munnar 155 4.5 · madurai kumbakonam 220 4.25 · kanyakumari tiruchendur 90 2.25
tiruchendur madurai 175 3.25 · tirunelveli tiruchendur 60 1.5 · tirunelveli courtallam 62 1.5 · kanyakumari tirunelveli 85 1.75 · chennai vellore 140 2.75
chennai tiruvannamalai 195 4 · chennai yelagiri 230 4.5 · chennai srikalahasti 115 2.75 · tirupati vellore 110 2.5 · tirupati gandikota 215 4.5
hyderabad vikarabad 75 2 · hyderabad bhadrachalam 310 6.5 · hyderabad yadagirigutta 65 1.5 · srisailam hyderabad 215 5 · visakhapatnam lambasingi 130 3.75
visakhapatnam annavaram 110 2.25 · visakhapatnam rajahmundry 195 3.75 · araku-valley lambasingi 95 3.5 · araku-valley koraput 95 3 · visakhapatnam koraput 205 5.75
koraput jagdalpur 110 2.75 · rajahmundry maredumilli 85 2.25 · rajahmundry bhadrachalam 165 4.5 · vijayawada amaravati 38 1 · vijayawada rajahmundry 155 3
bhubaneswar chilika 100 2.25 · bhubaneswar bhitarkanika 140 3.75 · bhubaneswar cuttack 28 0.75 · bhubaneswar chandipur 215 4 · bhubaneswar daringbadi 250 6
bhubaneswar sambalpur 280 5.5 · chandipur baripada 65 1.75 · baripada kolkata 235 5 · kolkata baripada 235 5 · chilika gopalpur 120 2.5
chilika bhubaneswar 100 2.25 · gopalpur bhubaneswar 175 3.5 · gopalpur daringbadi 130 3.75 · bhitarkanika puri 195 4.75 · konark bhubaneswar 65 1.5
kolkata mandarmani 180 4 · kolkata bakkhali 130 3.75 · kolkata gangasagar 110 4.5 · kolkata mayapur 130 3.5 · kolkata murshidabad 200 5
santiniketan murshidabad 110 3 · santiniketan bishnupur 95 2.5 · bishnupur kolkata 140 3.5 · siliguri aritar 115 4 · siliguri mirik 52 2
siliguri kurseong 35 1.5 · siliguri cooch-behar 145 3.25 · siliguri ravangla 120 4.5 · siliguri pelling 135 5 · siliguri namchi 95 3.5
siliguri yuksom 150 5.75 · siliguri silery-gaon 95 3.75 · siliguri lava 100 3.5 · aritar zuluk 50 2.5 · zuluk gangtok 90 4.5
lataguri madarihat 75 1.75 · madarihat siliguri 125 3 · madarihat cooch-behar 60 1.5 · kalimpong lava 33 1.25 · kalimpong loleygaon 52 2
kalimpong silery-gaon 25 1.25 · kalimpong gangtok 75 3 · lava rishyap 10 0.75 · lava loleygaon 24 1.25 · lava lataguri 60 2.25
loleygaon siliguri 90 3.25 · rishyap siliguri 110 4 · darjeeling mirik 49 2 · darjeeling kurseong 32 1.25 · darjeeling siliguri 65 2.75
pelling yuksom 32 1.5 · pelling ravangla 52 2.25 · pelling namchi 75 3 · ravangla gangtok 65 2.5 · ravangla namchi 26 1
yuksom siliguri 150 5.75 · guwahati itanagar 325 7 · guwahati barpeta-road 140 3 · guwahati nameri 220 4.75 · guwahati haflong 310 7
guwahati tura 220 5.5 · guwahati hajo 28 1 · guwahati dawki 180 5 · itanagar ziro 115 4 · itanagar kaziranga 150 3.75
itanagar guwahati 325 7 · ziro aalo 200 8 · ziro itanagar 115 4 · aalo mechuka 180 7.5 · aalo pasighat 105 3.75
aalo dibrugarh 215 6 · pasighat dibrugarh 140 3.5 · dibrugarh roing 145 3.75 · dibrugarh miao 150 4 · pune bhira 105 3 · dibrugarh pasighat 140 3.5
dibrugarh mon 165 5 · roing anini 230 9 · kohima khonoma 20 1 · khonoma dimapur 75 3 · kohima touphema 41 1.75
kohima mokokchung 150 5.5 · kohima imphal 135 4.5 · touphema dimapur 70 2.75 · mokokchung jorhat 105 3.5 · mon jorhat 145 4.75
mon sivasagar 95 3.25 · kaziranga majuli 110 4.5 · jorhat majuli 20 2 boat · majuli sivasagar 95 3.75 · majuli jorhat 20 2 boat
sivasagar jorhat 55 1.25 · sivasagar dibrugarh 80 2 · kaziranga nameri 90 2.25 · nameri bhalukpong 40 1 · nameri tezpur 38 1
tezpur guwahati 180 3.75 · bomdila bhalukpong 100 4 · bomdila tezpur 155 5.5 · bhalukpong guwahati 235 5.5 · shillong mawlynnong 90 3
shillong guwahati 100 3 · shillong jowai 65 1.75 · cherrapunji dawki 80 2.75
cherrapunji guwahati 150 4.75 · dawki shillong 82 2.5 · dawki jowai 55 1.75 · mawlynnong dawki 30 1 · mawlynnong shillong 90 3
mawlynnong guwahati 190 5.5 · imphal ukhrul 80 3 · moirang imphal 45 1.25 · aizawl champhai 190 7 · aizawl reiek 30 1.25
aizawl lunglei 170 6 · agartala kailashahar 178 5.5 · agartala udaipur-tripura 52 1.5 · kailashahar melaghar 180 5.5 · melaghar agartala 52 1.5
melaghar udaipur-tripura 28 0.75 · port-blair havelock-island 70 2 boat · port-blair neil-island 45 1.5 boat · havelock-island neil-island 25 1 boat · port-blair baratang 105 3.5
baratang diglipur 200 7 · agatti bangaram 15 1 boat · agatti kadmat 75 2.5 boat · deoghar parasnath 115 3 · deoghar ranchi 250 5.5
parasnath ranchi 165 4.5 · parasnath hazaribagh 85 2.25 · netarhat betla 95 3 · betla ranchi 170 4.25 · ranchi hazaribagh 95 2.25
ranchi jamshedpur 130 2.75 · jamshedpur ghatshila 48 1 · ghatshila kolkata 215 4.25 · kolkata ghatshila 215 4.25 · raipur sirpur 80 1.75
raipur kawardha 120 2.5 · raipur kanha 215 5 · raipur mainpat 355 7.5 · kawardha amarkantak 140 3.75 · kawardha kanha 100 2.75
jagdalpur dantewada 85 2 · amarkantak bandhavgarh 135 3.25 · bilaspur amarkantak 120 3 · bilaspur mainpat 240 5.5 · amritsar anandpur-sahib 200 4
amritsar kapurthala 65 1.25 · amritsar pathankot 110 2.25 · anandpur-sahib patna 1250 6 flight · patna nanded 1450 6.5 flight · patiala amritsar 235 4.25
patiala chandigarh 70 1.5 · nagpur kanha 265 5.5 · nagpur pachmarhi 255 5.5 · nagpur chikhaldara 230 5 · nagpur satpura 290 6
tadoba nagpur 140 3 · tadoba pench 205 4.5 · bandhavgarh jabalpur 170 4 · bandhavgarh khajuraho 230 5 · jaipur abhaneri 95 2
jaipur sariska 115 2.5 · jaipur mandawa 170 3.5 · jaipur nagaur 250 4.5 · jaipur ranthambore 160 3.5 · jaipur new-delhi 280 5
jaipur neemrana 155 2.75 · jaipur alwar 150 3 · jaipur kota 250 4.5 · jaipur salasar 170 3.25 · bundi kota 40 1
bundi chittorgarh 155 3 · bundi pushkar 180 3.5 · kota sawai-madhopur 140 3.5 · khatu salasar 105 2.25 · mandawa new-delhi 250 5.5
sariska alwar 38 1 · alwar bharatpur 115 2.5 · alwar neemrana 60 1.5 · bharatpur sawai-madhopur 200 4.25 · bharatpur jaipur 190 3.5
fatehpur-sikri jaipur 205 4 · fatehpur-sikri bharatpur 25 0.75 · pushkar jodhpur 185 3.75 · pushkar jaipur 150 3 · pushkar udaipur 275 5
ajmer jaipur 135 2.5 · ajmer udaipur 265 4.5 · nagaur bikaner 115 2 · nagaur jodhpur 140 2.5 · bikaner nagaur 115 2
bikaner deshnoke 32 0.75 · bikaner jodhpur 250 4.5 · osian jaisalmer 230 4.25 · sam jaisalmer 42 1 · jaisalmer barmer 155 2.75
barmer jodhpur 200 3.5 · jodhpur jawai 145 2.75 · jawai udaipur 135 3 · jawai ranakpur 45 1.25 · jawai kumbhalgarh 85 2.25
ranakpur kumbhalgarh 50 1.5 · kumbhalgarh nathdwara 50 1.25 · kumbhalgarh jodhpur 180 4 · kumbhalgarh udaipur 85 2.25 · chittorgarh udaipur 115 2
nathdwara udaipur 48 1 · udaipur jawai 135 3 · mount-abu udaipur 165 3.25 · mount-abu jawai 120 2.75 · new-delhi chakrata 320 8
new-delhi kanatal 310 8 · new-delhi bharatpur 185 3.5 · new-delhi sariska 200 4 · new-delhi mukteshwar 340 8.5 · new-delhi gwalior 350 6
new-delhi kurukshetra 160 3 · new-delhi pilibhit 290 6.5 · new-delhi auli 520 0 coach · new-delhi patnitop 660 1.5 flight · dehradun lansdowne 130 4
jammu bhaderwah 175 5.5 · jammu srinagar 250 6 · jammu patnitop 112 3 · katra jammu 48 1.25 · srinagar bhaderwah 230 7.5
patnitop bhaderwah 95 3.5 · leh hemis 45 1.25 · leh alchi 65 1.75 · leh turtuk 205 7 · leh kargil 215 5.5
leh hanle 255 7.5 · leh sarchu 250 8 · alchi lamayuru 60 1.75 · lamayuru kargil 105 2.75 · turtuk pangong-tso 235 7.5
nubra-valley hunder 8 0.25 · hunder pangong-tso 170 5.5 · hunder turtuk 78 2.25 · kargil drass 60 1.5 · drass sonamarg 65 2.5
drass srinagar 145 4.5 · keylong manali 71 2.25 · sissu keylong 30 1 · jispa leh 335 9.5 · keylong sarchu 107 4
sarchu manali 180 7 · kalpa kaza 210 7.5 · haridwar sitapur-kedarnath 225 8.5 · panchgani pune 102 2.5 · lachung siliguri 225 8.5
lachung darjeeling 190 7.5 · bomdila guwahati 340 9 · bangaram kochi 475 4 flight · kadmat kochi 535 4.5 flight · nathdwara mount-abu 190 4
katra srinagar 200 5.5 · sonamarg kargil 125 4.25 · narkanda sangla 150 5.75 · tosh new-delhi 540 0 coach · sissu chandigarh 330 9
barot pathankot 150 5 · badrinath auli 58 2.75 · auli rudraprayag 125 5
badrinath pipalkoti 80 3.25 · munsiyari jageshwar 200 7.5 · mechuka pasighat 285 9 · khonoma mokokchung 165 6 · mokokchung mon 150 6.5
dibrugarh jorhat 140 3 · ukhrul moirang 125 4.5 · vaishali bodh-gaya 175 4.25 · sarnath bodh-gaya 265 5.5 · ayodhya chitrakoot 265 6
malvan panaji 120 3 · zuluk silery-gaon 90 4 · nameri dirang 155 5.5 · mount-abu ahmedabad 225 4.5
ahmedabad ambaji 180 3.5 · bakkhali gangasagar 65 3.5 boat · warangal bhadrachalam 200 4.5 · hyderabad ahobilam 340 7 · srisailam yadagirigutta 270 6
dholavira mandvi 200 4.25 · nagarjuna-sagar warangal 215 4.75 · similipal baripada 25 1 · anandpur-sahib patiala 115 2.5 · diu rajkot 225 4.75
somnath rajkot 200 4 · pithoragarh dharchula 95 4 · dharchula gunji 65 4.5 · gunji kuthi 19 1.5 · jolingkong dharchula 98 6.5 · mud kaza 50 2 · baltal srinagar 95 3
kathgodam dharchula 285 9 · dharchula dantu 70 5 · rishikesh jyotirmath 255 9 · rishikesh badrinath 295 9 · dehradun badrinath 320 9
dehradun sankri 200 7.5 · dehradun ghuttu 185 6.5 · kathgodam lohajung 215 8.5 · kathgodam khati 180 7.5 · kathgodam pithoragarh 190 7
rishikesh sari 190 7 · rishikesh ghuttu 125 4.75 · guptkashi sitapur 28 1.25 · uttarkashi barsu 42 1.75 · dehradun barsu 185 7
dehradun raithal 185 7 · dehradun bhangeli 200 7.5 · manali sissu 40 1.25 · manali keylong 71 2.25 · keylong bharatpur-camp 75 2.75
jaon shimla 160 6 · guwahati dirang 355 9 · dirang jang 95 4 · dirang thembang 22 1 · siliguri uttarey 145 5.5
siliguri okhrey 130 5 · siliguri manebhanjan 80 3.25 · siliguri yuksom 150 5.75 · siliguri gangtok 115 4 · gangtok lachen 112 5.5
jammu kishtwar 215 7 · srinagar inshan 125 5 · srinagar dawar 130 5.5 · pahalgam aru 12 0.75 · srinagar aru 104 3.25
shimla janglik 150 6.5 · shimla kafnu 185 7 · leh korzok 220 7 · korzok leh 220 7 · kargil leh 215 5.5
chitkul shimla 245 9 · kaza kibber 18 0.75
guwahati tawang 510 15 · visakhapatnam jagdalpur 300 8 · chennai kodaikanal 520 9.5 · guwahati dimapur 280 6.5 · guwahati kohima 350 8.5 · leh rumtse 75 2 · jyotirmath pulna 24 1.25 · sitapur gaurikund 7 0.5 · gaurikund guptkashi 35 1.75 · pahalgam chandanwari 16 0.75
sankri taluka 12 1 · mana badrinath 4 0.25 · lilam munsiyari 15 0.75 · nagling dharchula 50 3.5 · lohajung ghes 50 2.5 · gangi ghuttu 20 1.25 · batal manali 115 5 · chatru chandratal 65 3 · janki-chatti barkot 45 1.75 · hanuman-chatti barkot 35 1.5
suraj-tal keylong 65 2.5 · naranag sonamarg 75 2.5 · naranag srinagar 50 2 · sonamarg shitkadi 4 0.25 · triyuginarayan rishikesh 185 7
manali barshaini 90 3.5 · barshaini kasol 16 0.75 · panikhar kargil 67 2.5 · jang tawang 42 1.5 · kolukkumalai madurai 140 4.25 · rishikesh sagar 220 8
nainital almora 64 2.25 · nainital pithoragarh 186 6.75 · nainital lucknow 400 9 · nainital haridwar 245 6.25 · nainital dehradun 295 7.5
almora kausani 52 2 · new-delhi almora 370 9.5 · haridwar ramnagar 165 4 · shimla haridwar 310 9 · shimla kasauli 75 2.5
shimla kullu 210 6.75 · shimla dharamshala 235 7.25 · chandigarh dalhousie 325 8.5 · chandigarh dehradun 170 4.25 · chandigarh srinagar 560 13
new-delhi jammu 590 11.5 · new-delhi srinagar 815 17.5 · new-delhi dalhousie 565 12.5 · jammu amritsar 215 4.5 · jammu pahalgam 245 6.5
pangong-tso tso-moriri 230 8 · new-delhi patna 1080 18 · new-delhi kolkata 1510 27 · patna nalanda 85 2.25 · bodh-gaya kolkata 480 9.75
jaipur mount-abu 490 9 · jaipur gwalior 345 6.75 · gwalior jhansi 103 2.25 · jhansi khajuraho 175 4 · bhopal ujjain 190 3.75
indore mumbai 590 11.5 · nagpur raipur 285 5.75 · nagpur pune 715 13.5 · raipur bilaspur 118 2.5 · mumbai hyderabad 705 13
mumbai ganpatipule 345 8 · mumbai tarkarli 495 11 · mumbai murud 150 4 · mumbai saputara 250 5.5 · mumbai somnath 890 16.5
mumbai dwarka 940 17.5 · mumbai diu 780 15 · pune hyderabad 555 10.5 · pune bengaluru 840 14.5 · kolhapur panaji 210 5
rajkot bhuj 232 4.75 · bengaluru hyderabad 570 10 · bengaluru panaji 560 11 · bengaluru hubballi 410 7.25 · bengaluru coimbatore 365 7
bengaluru kochi 550 11 · bengaluru munnar 490 11 · bengaluru kodaikanal 465 10 · bengaluru thiruvananthapuram 700 13.5 · mangaluru kochi 415 10
coimbatore kochi 190 4.5 · coimbatore munnar 160 5 · coimbatore madurai 215 4.5 · kochi kozhikode 185 5 · madurai thiruvananthapuram 295 6
munnar thiruvananthapuram 280 8 · panaji margao 34 1 · chennai tiruchirappalli 330 6 · chennai madurai 460 8.5 · chennai thanjavur 345 7
chennai rameswaram 565 11 · chennai yercaud 365 7.5 · chennai ooty 560 11.5 · chennai munnar 590 13 · chennai kochi 690 13.5
bhubaneswar kolkata 440 8.5 · bhubaneswar visakhapatnam 440 8.5 · kolkata siliguri 570 13 · kolkata darjeeling 625 15 · kolkata jamshedpur 285 6
siliguri guwahati 470 10.5 · kolkata guwahati 1035 23 · gangtok namchi 78 3 · jorhat dimapur 120 3 · imphal dimapur 210 7
imphal guwahati 487 13 · shillong agartala 450 12 · guwahati agartala 550 14.5 · guwahati aizawl 460 13 · agartala aizawl 340 11
new-delhi mumbai 1420 25 · mumbai ahmedabad 530 9.5 · mumbai vadodara 420 7.75 · mumbai surat 285 5.5 · bengaluru gokarna 490 10
chennai coimbatore 505 9.5 · itanagar dibrugarh 230 5.75 · itanagar tezpur 155 4 · imphal aizawl 435 14 · mysuru kochi 365 9.5
new-delhi bengaluru 2150 38 · new-delhi hyderabad 1580 27 · new-delhi chennai 2190 39 · mumbai chennai 1340 24 · mumbai kolkata 1960 36
kolkata chennai 1670 29.5 · new-delhi ahmedabad 940 16
kullu kasol 40 1.5 · kullu tosh 60 2.5 · kullu jibhi 62 2.25 · kullu bir 140 4.75 · kullu sarahan 190 7.5 · manali bir 175 6 · leh hunder 125 5 · pune dapoli 190 5.5
jibhi sarahan 140 5.5 · jibhi narkanda 95 3.75 · kullu barot 130 4.5 · dharamshala chamba 145 5 · shivamogga chikkamagaluru 100 2.75
`
