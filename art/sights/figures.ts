import { bays, cap, openings, plinth, portal, shaft, stone, wall } from '#art/sights/masonry.ts'
import type { Sight } from '#art/sights/sight.ts'
import { gopuramTower } from '#art/strokes/towers.ts'
import { circle, ellipse, line, path, place, rect } from '#art/strokes/svg.ts'

/** Statue of Unity: the standing bronze of a man in dhoti and shawl, far over the valley of the Narmada. */
export const statueOfUnity: Sight = {
  kind: 'stupa',
  behind: 'hills',
  ground: 'river',
  wide: 200,
  high: 300,
  draw(sheet) {
    const s = stone(sheet, '#8F7A62')
    const base = stone(sheet, '#C9BFAE')
    return (
      path('M-90,0L-66,-30H66L90,0Z', base.mid) +
      path('M-52,-26L-44,-66H44L52,-26Z', base.lit) +
      path('M14,-26V-66H44L52,-26Z', base.shade) +
      openings(base, bays(5, -40, 40), -28, 7, 22) +
      path(
        'M-30,-66C-32,-120 -30,-150 -34,-190C-36,-224 -26,-240 -10,-246H12C28,-240 36,-222 34,-190C32,-150 32,-110 30,-66Z',
        s.lit,
      ) +
      path('M6,-66C10,-130 8,-190 4,-246H12C28,-240 36,-222 34,-190C32,-150 32,-110 30,-66Z', s.mid) +
      path('M-34,-190C-30,-160 -4,-132 32,-126L33,-150C8,-158 -16,-190 -18,-240C-28,-236 -36,-222 -34,-190Z', s.mid) +
      path('M20,-236C26,-190 22,-110 20,-66H30C32,-110 32,-150 34,-190C36,-216 32,-230 20,-236Z', s.shade) +
      line(
        'M-20,-70C-18,-100 -20,-120 -16,-140M-8,-70C-8,-100 -8,-110 -6,-128M8,-70C8,-96 8,-104 10,-120',
        s.shade,
        2,
      ) +
      path('M-12,-244C-14,-262 -10,-276 1,-278C12,-276 15,-262 13,-244Z', s.lit) +
      path('M3,-244C8,-256 8,-270 1,-278C12,-276 15,-262 13,-244Z', s.shade)
    )
  },
}

/** Gommateshwara: the great still figure on Vindhyagiri, creepers about its limbs. */
export const gommateshwara: Sight = {
  kind: 'ruins',
  behind: 'plain',
  ground: 'court',
  wide: 260,
  high: 250,
  draw(sheet) {
    const s = stone(sheet, '#CFC3AE')
    return (
      wall(s, -128, 0, 256, 40, 0.7) +
      openings(s, bays(11, -126, 126), 0, 12, 30) +
      rect(-132, -48, 264, 9, s.lit) +
      rect(-132, -40, 264, 4, s.shade) +
      path('M-46,-46C-50,-70 -42,-92 -34,-100H36C44,-90 50,-70 46,-46Z', sheet.tones.at(0.5)) +
      path(
        'M-22,-46C-24,-90 -26,-110 -22,-140L-40,-96C-44,-104 -46,-150 -38,-184C-32,-198 -16,-202 0,-202C18,-202 32,-198 38,-184C46,-150 44,-104 40,-96L22,-140C26,-110 24,-90 22,-46H4L1,-110L-3,-46Z',
        s.lit,
      ) +
      path(
        'M8,-202C32,-200 36,-190 38,-184C46,-150 44,-104 40,-96L34,-112C38,-150 28,-160 26,-176C20,-150 22,-130 22,-140C26,-110 24,-90 22,-46H12C14,-110 12,-160 8,-202Z',
        s.shade,
      ) +
      line(
        'M-24,-60C-10,-80 -26,-96 -18,-120M24,-60C12,-82 26,-98 20,-124M-40,-130C-34,-140 -44,-156 -38,-168',
        sheet.tones.see('#6E8F5A'),
        2.2,
      ) +
      ellipse(0, -220, 17, 21, s.lit) +
      path('M2,-241C14,-238 18,-228 17,-218C14,-206 8,-200 2,-199C8,-212 8,-228 2,-241Z', s.shade) +
      circle(-17, -218, 4, s.mid) +
      circle(17, -218, 4, s.shade) +
      path('M-17,-226C-16,-244 16,-244 17,-226C8,-234 -8,-234 -17,-226Z', s.mid)
    )
  },
}

/** Kanyakumari: the poet of stone and the memorial on their two rocks where the seas meet. */
export const vivekanandaRock: Sight = {
  kind: 'beach',
  behind: 'sea',
  ground: 'rock',
  wide: 330,
  high: 190,
  share: 0.86,
  draw(sheet) {
    const s = stone(sheet, '#B9AC9A')
    const red = stone(sheet, '#B9644E')
    return (
      path(
        'M-160,4C-150,-20 -120,-22 -100,-24H-40C-20,-20 -16,0 -10,4ZM6,4C20,-26 60,-22 90,-26C130,-30 150,-10 160,4Z',
        sheet.tones.at(0.6),
      ) +
      wall(s, -112, -20, 70, 34) +
      openings(s, bays(3, -108, -46), -20, 13, 24) +
      path('M-92,-54C-94,-100 -98,-118 -92,-140C-88,-150 -70,-150 -64,-140C-60,-116 -62,-90 -62,-54Z', s.lit) +
      path('M-78,-54C-74,-96 -76,-120 -78,-148C-70,-150 -66,-146 -64,-140C-60,-116 -62,-90 -62,-54Z', s.shade) +
      path('M-64,-128L-52,-120L-54,-150L-60,-150L-60,-132Z', s.mid) +
      ellipse(-78, -158, 9, 11, s.lit) +
      path('M-78,-169C-70,-168 -68,-160 -69,-154C-71,-148 -74,-147 -78,-147Z', s.shade) +
      circle(-78, -172, 5, s.mid) +
      plinth(s, 60, -20, 10, 2, 4) +
      wall(red, 30, -28, 104, 40) +
      openings(red, bays(7, 32, 132), -28, 9, 28) +
      rect(26, -74, 112, 6, red.lit) +
      wall(red, 62, -72, 40, 16) +
      cap(red, 82, -86, 0.4) +
      cap(red, 40, -74, 0.16) +
      cap(red, 124, -74, 0.16)
    )
  },
}

/** Murudeshwar: the seated Shiva above the sea, the tall gate tower before him. */
export const murudeshwar: Sight = {
  kind: 'gopuram',
  behind: 'sea',
  ground: 'rock',
  wide: 330,
  high: 220,
  share: 0.9,
  draw(sheet) {
    const s = stone(sheet, '#CFC9C2')
    const t = stone(sheet, '#D9B88A')
    const tower = gopuramTower(190, t.lit, t.mid, t.shade, t.dark, t.gold, [
      sheet.tones.see('#1F7F86'),
      sheet.tones.see('#C8321F'),
    ])
    return (
      path('M-160,4C-150,-40 -110,-50 -80,-66C-30,-84 30,-66 70,-40C120,-22 150,-10 164,4Z', sheet.tones.at(0.55)) +
      path('M-92,-58C-88,-84 -66,-92 -40,-92C-8,-92 12,-82 16,-56C-10,-46 -66,-46 -92,-58Z', s.mid) +
      path('M-66,-88C-70,-120 -62,-140 -40,-142C-18,-140 -8,-120 -12,-88Z', s.lit) +
      path('M-38,-88V-142C-18,-140 -8,-120 -12,-88Z', s.shade) +
      path(
        'M-72,-130C-86,-120 -88,-96 -76,-80L-66,-88C-72,-100 -70,-112 -64,-122ZM-10,-130C6,-122 6,-100 -4,-78L-14,-86C-8,-98 -10,-112 -16,-122Z',
        s.mid,
      ) +
      ellipse(-40, -156, 14, 17, s.lit) +
      path('M-38,-173C-28,-171 -26,-160 -27,-152C-30,-142 -34,-140 -38,-139Z', s.shade) +
      path('M-54,-160C-54,-184 -26,-184 -26,-160C-34,-168 -46,-168 -54,-160Z', sheet.tones.ink) +
      circle(-40, -184, 7, sheet.tones.ink) +
      line('M-84,-60V-178M-92,-178V-186Q-84,-176 -76,-186V-178', s.gold, 2.4) +
      place(104, -14, 1, tower)
    )
  },
}

/** The great seated Buddha under the sky. */
export const greatBuddha: Sight = {
  kind: 'stupa',
  behind: 'trees',
  ground: 'lawn',
  wide: 220,
  high: 210,
  draw(sheet) {
    const s = stone(sheet, '#D8BC92')
    return (
      plinth(s, 74, 0, 22, 3, 8) +
      path(
        'M-78,-22C-70,-34 -60,-34 -50,-24C-40,-36 -28,-36 -20,-24C-8,-36 8,-36 20,-24C28,-36 40,-36 50,-24C60,-34 70,-34 78,-22Z',
        s.mid,
      ) +
      path('M-72,-30C-70,-52 -44,-58 0,-58C44,-58 70,-52 72,-30C50,-22 -50,-22 -72,-30Z', s.lit) +
      path('M14,-58C54,-58 70,-48 72,-30C58,-24 36,-24 14,-25Z', s.shade) +
      path('M-42,-52C-48,-90 -46,-116 -28,-126C-10,-132 10,-132 28,-126C46,-116 48,-90 42,-52Z', s.lit) +
      path('M6,-52C10,-90 10,-110 4,-130C14,-131 22,-129 28,-126C46,-116 48,-90 42,-52Z', s.mid) +
      path('M-26,-126C-10,-108 12,-84 38,-76L40,-62C10,-66 -26,-90 -34,-122Z', s.shade) +
      ellipse(0, -54, 22, 8, s.mid) +
      ellipse(0, -152, 20, 25, s.lit) +
      path('M2,-177C16,-174 20,-162 20,-150C18,-136 10,-128 2,-127C10,-142 10,-162 2,-177Z', s.shade) +
      path('M-21,-158C-20,-186 20,-186 21,-158C10,-168 -10,-168 -21,-158Z', sheet.tones.at(0.8)) +
      circle(0, -181, 8, sheet.tones.at(0.8))
    )
  },
}

/** Adiyogi: the dark steel bust under its crescent. */
export const adiyogi: Sight = {
  kind: 'rainforest',
  behind: 'hills',
  ground: 'lawn',
  wide: 250,
  high: 220,
  draw(sheet) {
    const s = stone(sheet, '#5B5F66')
    return (
      path('M-112,0C-110,-46 -84,-66 -40,-78H40C84,-66 110,-46 112,0Z', s.lit) +
      path('M10,0C20,-40 20,-60 14,-78H40C84,-66 110,-46 112,0Z', s.mid) +
      path('M-28,-70V-100H28V-70C14,-58 -14,-58 -28,-70Z', s.mid) +
      path(
        'M-48,-150C-50,-190 -26,-206 0,-206C26,-206 50,-190 48,-150C46,-116 24,-88 0,-86C-24,-88 -46,-116 -48,-150Z',
        s.lit,
      ) +
      path('M4,-206C30,-204 50,-188 48,-150C46,-116 24,-88 4,-86C18,-120 18,-170 4,-206Z', s.shade) +
      path(
        'M-50,-150C-56,-210 -20,-222 0,-222C22,-222 56,-208 50,-150C44,-180 24,-190 0,-190C-24,-190 -44,-180 -50,-150Z',
        sheet.tones.ink,
      ) +
      path(
        'M-50,-150C-66,-120 -66,-90 -58,-62C-48,-70 -46,-96 -48,-136ZM50,-150C66,-120 66,-90 58,-62C48,-70 46,-96 48,-136Z',
        sheet.tones.ink,
      ) +
      line('M-30,-148Q-20,-154 -10,-148M10,-148Q20,-154 30,-148M0,-150V-126M-10,-112Q0,-106 10,-112', s.shade, 2.4) +
      path('M30,-214A18,18 0 1 0 58,-196A15,15 0 1 1 30,-214Z', s.gold)
    )
  },
}

/** The Open Hand of Chandigarh, turning in the wind over its sunken court. */
export const openHand: Sight = {
  kind: 'oldcity',
  behind: 'hills',
  ground: 'court',
  wide: 280,
  high: 230,
  draw(sheet) {
    const s = stone(sheet, '#C4BDB1')
    const metal = stone(sheet, '#7E8A8E')
    return (
      wall(s, -136, 0, 96, 62, 0.7) +
      portal(s, -88, 0, 26, 40) +
      path('M-144,-62Q-88,-92 -32,-62L-38,-56H-138Z', s.mid) +
      wall(s, 60, 0, 76, 44, 0.4) +
      shaft(s, 10, 0, 26, 18, 26) +
      shaft(metal, 10, -24, 4, 3, 82) +
      path(
        'M-42,-140C-58,-150 -56,-164 -44,-160L-22,-150C-26,-176 -30,-200 -22,-206C-14,-208 -10,-190 -6,-176C-4,-196 -2,-214 8,-214C16,-212 16,-194 16,-178C20,-194 26,-206 34,-202C40,-196 36,-180 32,-168C40,-178 50,-182 54,-174C54,-158 40,-124 10,-104C-8,-110 -28,-130 -42,-140Z',
        metal.lit,
      ) +
      path(
        'M10,-104C22,-140 22,-150 16,-178C20,-194 26,-206 34,-202C40,-196 36,-180 32,-168C40,-178 50,-182 54,-174C54,-158 40,-124 10,-104Z',
        metal.shade,
      )
    )
  },
}
