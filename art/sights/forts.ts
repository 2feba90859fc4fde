import {
  bastion,
  battlement,
  bays,
  cap,
  course,
  kiosk,
  openings,
  portal,
  stone,
  wall,
  windows,
} from '#art/sights/masonry.ts'
import type { Sight } from '#art/sights/sight.ts'
import { jharokha } from '#art/strokes/architecture.ts'
import { line, path, place, rect } from '#art/strokes/svg.ts'

/** Red Fort: the Lahore Gate with its two octagon towers, the long red wall, the flag. */
export const redFort: Sight = {
  kind: 'mausoleum',
  behind: 'plain',
  ground: 'lawn',
  wide: 420,
  high: 190,
  share: 1.06,
  draw(sheet) {
    const s = stone(sheet, '#B84E38')
    const pale = stone(sheet, '#F1E3CB')
    const tower = (x: number) =>
      bastion(s, x, 0, 27, 112) + windows(s, [x - 8, x + 8], -84, 4, 12) + kiosk(pale, x, -114, 0.34)
    const little = bays(7, -24, 24)
      .map((x) => cap(pale, x, -118, 0.055))
      .join('')
    return (
      wall(s, -210, 0, 420, 66, 0.7) +
      course(s, -210, 210, -62) +
      battlement(s, -210, 212, -66, 8) +
      windows(s, bays(20, -206, 206), -34, 2, 10) +
      bastion(s, -158, 0, 20, 80) +
      bastion(s, 158, 0, 20, 80) +
      wall(s, -34, 0, 68, 108) +
      portal(s, 0, 0, 36, 70) +
      course(pale, -34, 34, -80, 3) +
      openings(s, bays(5, -26, 26), -84, 6, 16) +
      course(s, -36, 36, -112) +
      little +
      tower(-50) +
      tower(50) +
      line('M0,-118V-186', sheet.tones.ink, 1.6) +
      flag(sheet.tones.see('#E58A2E'), sheet.tones.see('#F7F2E4'), sheet.tones.see('#3B8A4C'))
    )
  },
}

const flag = (saffron: string, white: string, green: string) =>
  rect(0, -186, 36, 8, saffron) + rect(0, -178, 36, 8, white) + rect(0, -170, 36, 8, green)

/** Agra Fort: two rings of red rampart stepping up to the Amar Singh gate, a white pavilion on the wall. */
export const agraFort: Sight = {
  kind: 'mausoleum',
  behind: 'trees',
  ground: 'river',
  wide: 400,
  high: 160,
  share: 1.04,
  draw(sheet) {
    const s = stone(sheet, '#AE4A36')
    const marble = stone(sheet, '#F4ECDC')
    return (
      wall(s, -200, 0, 400, 58, 0.7) +
      wall(s, -180, -54, 360, 40, 0.7) +
      battlement(s, -180, 182, -94, 8) +
      battlement(s, -200, 202, -58, 8) +
      windows(s, bays(18, -196, 196), -30, 2, 9) +
      wall(marble, -60, -94, 80, 24) +
      openings(marble, bays(6, -58, 18), -96, 8, 18) +
      kiosk(marble, -60, -118, 0.2) +
      kiosk(marble, 20, -118, 0.2) +
      cap(marble, -20, -118, 0.22) +
      bastion(s, -150, 0, 26, 104) +
      bastion(s, 74, 0, 24, 112) +
      bastion(s, 142, 0, 24, 112) +
      wall(s, 84, 0, 50, 104) +
      portal(s, 109, 0, 28, 62) +
      course(marble, 84, 134, -74, 3) +
      kiosk(s, 74, -114, 0.28) +
      kiosk(s, 142, -114, 0.28) +
      kiosk(s, -150, -106, 0.3)
    )
  },
}

/** Amber: the honey palace on its ridge above the saffron garden of the lake, walls running up the hills. */
export const amberFort: Sight = {
  kind: 'fort',
  behind: 'hills',
  ground: 'river',
  wide: 420,
  high: 210,
  share: 1.08,
  draw(sheet) {
    const s = stone(sheet, '#E7BE84')
    const rock = sheet.tones.at(0.45)
    const ramp = 'M-210,0L-204,-52L-150,-66L-132,-84H140L166,-60L208,-44V0Z'
    return (
      path('M-214,0C-190,-120 -120,-130 -70,-152C0,-176 90,-150 140,-120C180,-96 206,-60 214,0Z', sheet.tones.at(0.3)) +
      line('M-204,-72C-150,-128 -90,-138 -50,-158M150,-126C180,-96 200,-70 210,-40', s.mid, 4) +
      path(ramp, sheet.fade(rock, sheet.tones.at(0.6))) +
      wall(s, -140, -80, 280, 34, 0.66) +
      battlement(s, -140, 142, -114, 8) +
      windows(s, bays(16, -136, 136), -92, 3, 10) +
      wall(s, -120, -112, 78, 40) +
      openings(s, bays(6, -118, -44), -116, 8, 20) +
      course(s, -124, -38, -152) +
      wall(s, -36, -112, 96, 28) +
      openings(s, bays(7, -32, 56), -114, 8, 20) +
      course(s, -40, 64, -140) +
      wall(s, 66, -112, 66, 48) +
      openings(s, bays(4, 68, 130), -116, 9, 22) +
      course(s, 62, 136, -160) +
      kiosk(s, -112, -152, 0.24) +
      kiosk(s, -50, -152, 0.24) +
      kiosk(s, 74, -160, 0.24) +
      kiosk(s, 124, -160, 0.24) +
      kiosk(s, 10, -140, 0.32) +
      bastion(s, -140, -66, 22, 62) +
      bastion(s, 146, -58, 22, 66) +
      portal(s, -88, -76, 22, 32)
    )
  },
}

/** Jaisalmer: the golden fort, bastion after bastion on its low hill above the sand. */
export const jaisalmerFort: Sight = {
  kind: 'desert',
  behind: 'plain',
  ground: 'sand',
  wide: 420,
  high: 190,
  share: 1,
  draw(sheet) {
    const s = stone(sheet, '#E5B45C')
    const hill = 'M-212,0L-190,-26L-160,-44H160L192,-24L212,0Z'
    let town = ''
    for (const [i, x] of bays(9, -150, 150).entries()) {
      const h = 26 + ((i * 17) % 23)
      town += wall(s, x - 17, -94, 34, h) + windows(s, bays(3, x - 15, x + 15), -94 - h + 14, 4, 9)
      if (i % 3 === 1) town += kiosk(s, x, -94 - h, 0.26)
    }
    const temple =
      path('M-34,-118C-32,-150 -22,-168 -16,-180C-10,-168 0,-150 2,-118Z', s.mid) +
      path('M-34,-118C-32,-150 -22,-168 -16,-180C-18,-150 -20,-130 -20,-118Z', s.lit)
    return (
      path(hill, sheet.fade(s.mid, sheet.tones.at(0.5))) +
      temple +
      town +
      place(96, -112, 0.5, jharokha(s.lit, s.shade, s.dark)) +
      wall(s, -170, -36, 340, 60, 0.7) +
      battlement(s, -170, 172, -96, 7) +
      bays(8, -172, 172)
        .map((x) => bastion(s, x, -32, 15, 72))
        .join('')
    )
  },
}

/** Gwalior: Man Singh's palace on the cliff, round towers banded with blue tiles under their cupolas. */
export const gwaliorFort: Sight = {
  kind: 'fort',
  behind: 'plain',
  ground: 'court',
  wide: 400,
  high: 200,
  share: 1,
  draw(sheet) {
    const s = stone(sheet, '#D6A870')
    const blue = sheet.tones.see('#2E7FA0')
    const tower = (x: number) =>
      bastion(s, x, -44, 18, 96) +
      rect(x - 16, -122, 32, 4, blue) +
      rect(x - 16, -98, 32, 3, blue) +
      kiosk(s, x, -144, 0.34)
    return (
      path('M-200,0L-196,-40L-150,-46H180L198,-36L204,0Z', sheet.fade(sheet.tones.at(0.4), sheet.tones.at(0.6))) +
      wall(s, -160, -42, 320, 78, 0.72) +
      rect(-160, -116, 320, 5, blue) +
      rect(-160, -100, 320, 3, blue) +
      openings(s, bays(18, -156, 156), -76, 8, 16) +
      course(s, -162, 162, -120) +
      battlement(s, -162, 164, -123, 7) +
      [-150, -76, 0, 76, 150].map(tower).join('') +
      portal(s, 114, -42, 28, 50)
    )
  },
}
