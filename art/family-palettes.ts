import type { Family } from '#art/families.ts'
import type { PosterHour } from '#art/kind.ts'

export type FourColours = [string, string, string, string]
type TwoColours = [string, string]

/** Sky from the top down; sun; land from far to near; lit and shaded faces; one accent; water far and near. */
export type Palette = {
  sky: FourColours
  sun: string
  land: FourColours
  lit: string
  shade: string
  accent: string
  water: TwoColours
}

const p = (
  sky: string,
  sun: string,
  land: string,
  lit: string,
  shade: string,
  accent: string,
  water: string,
): Palette => ({
  sky: sky.split(' ') as FourColours,
  sun,
  land: land.split(' ') as FourColours,
  lit,
  shade,
  accent,
  water: water.split(' ') as TwoColours,
})

/** The palette of each family of landscapes at each hour. */
export const PALETTES: Record<Family, Record<PosterHour, Palette>> = {
  snow: {
    dawn: p(
      '#7E9CA8 #C9BBAF #F2C6A0 #FBE3C0',
      '#FFF4DC',
      '#CFA6A2 #8F7390 #4C4E78 #23274F',
      '#FFF0DA',
      '#B98C9C',
      '#DE4F2B',
      '#E2BFA8 #8C86A0',
    ),
    day: p(
      '#2B8494 #5FAAA9 #A4CDBE #EDE6C8',
      '#FFF5DA',
      '#A9C9C6 #568F96 #245A66 #12343F',
      '#FCF6E6',
      '#86AFBE',
      '#DD4F2A',
      '#9CC8C2 #2F7480',
    ),
    dusk: p(
      '#33305F #7C4272 #D9675A #F5B56A',
      '#FFE3A6',
      '#A8678A #644479 #37305F #1A1A3B',
      '#FFCFA4',
      '#8A5A8C',
      '#F4A63C',
      '#D98068 #4A3A70',
    ),
    night: p(
      '#0C1633 #162750 #28497A #4E7C9E',
      '#F6EBC8',
      '#436A94 #274874 #152B52 #0A1733',
      '#CBDCE6',
      '#557BA4',
      '#F6B24C',
      '#3E6A92 #142A50',
    ),
  },
  lush: {
    dawn: p(
      '#D99E63 #EBBE7C #F5D9A0 #FBEDCB',
      '#FFF8E2',
      '#C3C29A #82A074 #3F7057 #173B38',
      '#EBDC8E',
      '#5B8A5C',
      '#CF4A28',
      '#E8CF9C #7F9B84',
    ),
    day: p(
      '#36929A #74B7AE #BBDABB #F3ECC8',
      '#FFF7DC',
      '#A2CBAE #5FA274 #2A6C50 #103C35',
      '#D3DF86',
      '#3C7F58',
      '#E0562B',
      '#93C9BD #2B7C7B',
    ),
    dusk: p(
      '#2E4068 #7F5275 #DE7658 #F7BE6C',
      '#FFE5A4',
      '#96727A #56606A #274650 #0F2430',
      '#F0B568',
      '#3B5157',
      '#F2B03C',
      '#D98A64 #33506A',
    ),
    night: p(
      '#0A1730 #11304C #1E526A #458A8C',
      '#F4ECC8',
      '#30697A #1E4C5C #113442 #071B26',
      '#8CB9A6',
      '#225866',
      '#F6B547',
      '#3A7C86 #10344A',
    ),
  },
  desert: {
    dawn: p(
      '#C98578 #E9A98A #F6CBA0 #FCE6C2',
      '#FFF5DC',
      '#E2AE8C #C67C60 #8E4A48 #45203A',
      '#FCE2B4',
      '#B9695A',
      '#1E7876',
      '#F0C6A0 #A8726C',
    ),
    day: p(
      '#1C7A88 #4FA09E #AACAAF #F4E3B6',
      '#FFF3CE',
      '#E8BF86 #D3924F #A65A31 #552826',
      '#F9DCA0',
      '#BC6F3D',
      '#C4331F',
      '#8FC0B0 #24707A',
    ),
    dusk: p(
      '#5A2244 #B23F38 #E9752F #FABB50',
      '#FFE79E',
      '#D47438 #A04034 #65253E #2C1230',
      '#FCCB72',
      '#8E3636',
      '#137070',
      '#E98A44 #6A2C48',
    ),
    night: p(
      '#0E1434 #1B2459 #37407F #75619A',
      '#F8E9C2',
      '#5C5694 #3C3974 #252154 #110F2F',
      '#B2A6CC',
      '#4A4580',
      '#F6AC3E',
      '#4D5490 #1C2152',
    ),
  },
  city: {
    dawn: p(
      '#D9776A #ECA283 #F6C79D #FCE5C4',
      '#FFF4DA',
      '#DDA58C #B3705F #71424F #33203D',
      '#FBE3BC',
      '#B4705F',
      '#17736F',
      '#EDBE9C #98706F',
    ),
    day: p(
      '#DDA63F #EBC062 #F4D891 #FAEBC6',
      '#FFF9E4',
      '#DDB07A #B4704A #74382F #35192A',
      '#FBE9C8',
      '#BB7A4E',
      '#0E6C70',
      '#D9C690 #2F7F80',
    ),
    dusk: p(
      '#3D2358 #8C3060 #DA5642 #F6A84E',
      '#FFE196',
      '#B4545A #753566 #422354 #1C1230',
      '#F9BE74',
      '#86385A',
      '#1C8A84',
      '#DF7650 #4A2A60',
    ),
    night: p(
      '#0B1332 #17275A #2A4680 #577FA4',
      '#F7EBC6',
      '#44618E #2B4170 #182850 #0A132E',
      '#BFC8D6',
      '#4A608C',
      '#F6AE42',
      '#3D5F92 #13244C',
    ),
  },
  coast: {
    dawn: p(
      '#7FA3A8 #D3BDA8 #F7CDA4 #FDE7C6',
      '#FFF6E0',
      '#C7B09C #7F9792 #3D6870 #163645',
      '#FAE2B2',
      '#C89C78',
      '#D94F2E',
      '#EBC9A6 #6F9AA0',
    ),
    day: p(
      '#1B8AA2 #52AEB6 #A5D5CA #F4ECCB',
      '#FFF8DE',
      '#8CC3BC #3F968F #196562 #0C3B42',
      '#F8E2AE',
      '#D3A66A',
      '#DE5129',
      '#6FC6BC #137684',
    ),
    dusk: p(
      '#2C376C #90477A #EA6C56 #FAB765',
      '#FFE49E',
      '#9A5F80 #58426E #2D2D58 #151836',
      '#FBC27C',
      '#A45A62',
      '#F6A83C',
      '#EC8A62 #3A3E78',
    ),
    night: p(
      '#091634 #122D58 #225580 #5491A2',
      '#F6EDC8',
      '#3A6C8C #204668 #102B48 #081A30',
      '#B8CBC8',
      '#54809A',
      '#F6B648',
      '#4583A0 #0F3058',
    ),
  },
}
