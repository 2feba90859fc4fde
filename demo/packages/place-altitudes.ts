import { rows } from './table.ts'

const METRES = `
leh 3500 · hemis 3600 · alchi 3100 · lamayuru 3400 · nubra-valley 3140 · hunder 3080 · turtuk 2900 · pangong-tso 4250 · tso-moriri 4520 · hanle 4270
kargil 2680 · drass 3230 · padum 3570 · sarchu 4290 · jispa 3200 · keylong 3080 · sissu 3120
srinagar 1585 · gulmarg 2650 · pahalgam 2200 · sonamarg 2740 · gurez 2400 · doodhpathri 2730 · yusmarg 2400 · kokernag 2000 · katra 875 · patnitop 2020 · bhaderwah 1610 · jammu 330
manali 2050 · naggar 1800 · kullu 1280 · kasol 1580 · manikaran 1760 · malana 2650 · tosh 2400 · kheerganga 2960 · mandi 760 · barot 1830 · rewalsar 1360
shimla 2200 · kufri 2600 · chail 2250 · kasauli 1900 · solan 1500 · parwanoo 550 · narkanda 2710 · sarahan 2160 · sangla 2680 · chitkul 3450 · kalpa 2960 · nako 3660
tabo 3280 · kaza 3650 · chandratal 4250 · tirthan-valley 1600 · jibhi 1800 · nahan 930 · morni-hills 1220
dharamshala 1450 · mcleod-ganj 2080 · bir 1500 · palampur 1220 · kangra 730 · dalhousie 1970 · khajjiar 1920 · chamba 1000 · bharmour 2190
dehradun 640 · mussoorie 2000 · dhanaulti 2280 · kanatal 2590 · chakrata 2120 · lansdowne 1700 · new-tehri 1550 · rishikesh 370 · haridwar 310 · devprayag 830
barkot 1220 · yamunotri 3290 · uttarkashi 1160 · harsil 2620 · gangotri 3100 · guptkashi 1320 · sitapur-kedarnath 1800 · sitapur 1800 · kedarnath 3580 · chopta 2680 · rudraprayag 895
srinagar-garhwal 560 · jyotirmath 1890 · auli 2800 · badrinath 3130 · pipalkoti 1260 · govindghat 1830 · ghangaria 3050 · sankri 1950 · lohajung 2300
nainital 2080 · bhimtal 1370 · mukteshwar 2170 · almora 1640 · binsar 2400 · jageshwar 1870 · ranikhet 1870 · kausani 1890 · chaukori 2010 · munsiyari 2200 · pithoragarh 1510 · ramnagar 345
darjeeling 2040 · kurseong 1460 · mirik 1500 · kalimpong 1250 · lava 2100 · rishyap 2590 · loleygaon 1680 · silery-gaon 1820 · siliguri 120
gangtok 1650 · pelling 2150 · ravangla 2130 · namchi 1370 · yuksom 1780 · lachen 2700 · lachung 2700 · aritar 1500 · zuluk 3050
tawang 3050 · dirang 1500 · bomdila 2420 · bhalukpong 210 · ziro 1690 · mechuka 1900 · anini 1970 · roing 390 · aalo 300 · itanagar 350
shillong 1500 · cherrapunji 1430 · mawsynram 1400 · jowai 1380 · mawlynnong 500 · kohima 1440 · khonoma 1540 · mokokchung 1325 · aizawl 1130 · champhai 1680 · lunglei 1200 · ukhrul 1850 · haflong 680
munnar 1600 · thekkady 900 · vagamon 1100 · wayanad 780 · idukki 750 · ponmudi 1100 · nelliyampathy 1400 · valparai 1070 · meghamalai 1500
ooty 2240 · coonoor 1850 · kotagiri 1790 · masinagudi 950 · kodaikanal 2100 · yercaud 1500 · yelagiri 1110 · kolli-hills 1200
madikeri 1150 · chikkamagaluru 1090 · sakleshpur 950 · kudremukh 850 · agumbe 640 · nandi-hills 1450 · br-hills 1400 · mysuru 760 · bengaluru 920
mahabaleshwar 1350 · panchgani 1300 · lonavala 620 · khandala 550 · matheran 800 · igatpuri 600 · bhandardara 740 · amboli 690 · panhala 970 · chikhaldara 1100 · saputara 875
mount-abu 1200 · pachmarhi 1070 · amarkantak 1050 · netarhat 1070 · mainpat 1080 · daringbadi 915 · koraput 870 · araku-valley 910 · lambasingi 1000 · horsley-hills 1260
`

/** Metres above the sea of the hill and mountain places whose height is well known, by place slug. */
export const PLACE_ALTITUDES: ReadonlyMap<string, number> = new Map(
  rows(METRES.replaceAll('·', '\n')).map(([cell = '']) => {
    const [slug = '', metres = ''] = cell.split(' ')
    return [slug, Number(metres)] as const
  }),
)

/** From this height a day of a tour says how high one sleeps. */
export const HIGH_PLACE_M = 1900
