import { rows } from '#demo/packages/table.ts'

/** The highest point of a day's road, in metres: a leg ("from to", either way) or a sight. */
const HIGHEST = `
leh nubra-valley | 5359
nubra-valley leh | 5359
pangong-tso leh | 5360
leh pangong-tso | 5360
jispa sarchu | 4890
sarchu leh | 5328
kargil leh | 4108
leh kargil | 4108
kargil lamayuru | 3760
leh lamayuru | 3500
lamayuru leh | 3500
srinagar kargil | 3528
sonamarg kargil | 3528
kargil padum | 4400
padum leh | 5060
kaza chandratal | 4550
chandratal kaza | 4550
dirang tawang | 4170
tawang bomdila | 4170
zuluk gangtok | 4000
zuluk silery-gaon | 3350
srinagar gurez | 3560
gurez srinagar | 3560
gurez doodhpathri | 3560
shimla sarahan | 2710
shimla sangla | 2710
shimla kalpa | 2710
gurudongmar-lake | 5180
yumthang-valley | 3560
tsomgo-lake | 3750
hemkund-sahib | 4300
kedarnath-temple | 3580
yamunotri-temple | 3290
gangotri-temple | 3100
kibber-village | 4270
key-monastery | 4170
dhankar-monastery | 3890
madhuri-lake | 3710
tungnath-temple | 3680
thiksey-monastery | 3600
gulmarg-gondola | 3980
hatu-peak | 3400
jalori-pass | 3120
doddabetta-peak | 2637
solang-valley | 2560
rohtang-pass | 3978
atal-tunnel | 3100
khardung-la | 5359
nathula-pass | 4310
baba-harbhajan-singh-temple | 4000
sela-pass | 4170
tiger-hill | 2590
phugtal-monastery | 3850
mana-village | 3200
valley-of-flowers-national-park | 3600
`

/** Places a day goes by or to without one of them being a sight of its own, by their name in its words. */
export const NAMED_HEIGHTS: readonly [RegExp, number][] = [
  [/\bKomic\b/, 4587],
  [/\bHikkim\b/, 4440],
  [/\bLangza\b/, 4400],
  [/\bKunzum\b/, 4550],
]

export const HEIGHTS: ReadonlyMap<string, number> = new Map(
  rows(HIGHEST).map(([where = '', metres = '']) => [where, Number(metres)]),
)
