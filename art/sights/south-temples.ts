import { bays, course, openings, plinth, portal, stone, wall, windows, type Stone } from '#art/sights/masonry.ts'
import type { Sight } from '#art/sights/sight.ts'
import { gopuramTower } from '#art/strokes/towers.ts'
import { circle, line, num, path, place, rect } from '#art/strokes/svg.ts'

/** A stepped Dravidian tower of square storeys under its dome stone. */
function vimana(s: Stone, x: number, y: number, half: number, h: number, tiers: number): string {
  let out = ''
  let top = y
  for (let i = 0; i < tiers; i++) {
    const w = half * (1 - (i / tiers) * 0.74)
    const rise = (h * 0.84) / tiers
    out +=
      wall(s, x - w, top, w * 2, rise * 0.72, 0.62) +
      path(
        bays(Math.max(3, 9 - i), x - w, x + w)
          .map((at) => `M${num(at - 2.4)},${num(top)}v${num(-rise * 0.42)}h4.800v${num(rise * 0.42)}Z`)
          .join(''),
        s.shade,
      ) +
      rect(x - w - 2, top - rise * 0.86, w * 2 + 4, rise * 0.2, s.lit)
    top -= rise * 0.86
  }
  const r = half * 0.34
  return (
    out +
    path(
      `M${num(x - r)},${num(top)}C${num(x - r * 1.3)},${num(top - r * 0.9)} ${num(x - r * 0.5)},${num(top - r * 1.3)} ${num(x)},${num(top - r * 1.4)}C${num(x + r * 0.5)},${num(top - r * 1.3)} ${num(x + r * 1.3)},${num(top - r * 0.9)} ${num(x + r)},${num(top)}Z`,
      s.lit,
    ) +
    path(
      `M${num(x + r * 0.1)},${num(top)}C${num(x + r * 0.4)},${num(top - r)} ${num(x + r * 0.2)},${num(top - r * 1.3)} ${num(x)},${num(top - r * 1.4)}C${num(x + r * 0.5)},${num(top - r * 1.3)} ${num(x + r * 1.3)},${num(top - r * 0.9)} ${num(x + r)},${num(top)}Z`,
      s.shade,
    ) +
    rect(x - 1.4, top - r * 1.4 - 12, 2.8, 13, s.gold)
  )
}

/** Brihadisvara: the granite vimana of Thanjavur, the bull's pavilion in its court. */
export const brihadisvara: Sight = {
  kind: 'gopuram',
  behind: 'plain',
  ground: 'court',
  wide: 320,
  high: 260,
  draw(sheet) {
    const s = stone(sheet, '#D9A77C')
    return (
      wall(s, -158, 0, 316, 30, 0.74) +
      openings(s, bays(22, -156, 156), 0, 8, 20) +
      course(s, -160, 160, -30) +
      wall(s, 24, -28, 112, 38) +
      vimana(s, 80, -64, 54, 178, 11) +
      wall(s, -76, -28, 102, 34, 0.7) +
      openings(s, bays(7, -72, 22), -28, 9, 26) +
      course(s, -80, 28, -62) +
      wall(s, -146, -28, 46, 26) +
      openings(s, bays(3, -144, -102), -28, 9, 20) +
      course(s, -150, -96, -54)
    )
  },
}

/** The Shore Temple: two spires of weathered stone at the edge of the sea. */
export const shoreTemple: Sight = {
  kind: 'beach',
  behind: 'sea',
  ground: 'shore',
  wide: 270,
  high: 190,
  draw(sheet) {
    const s = stone(sheet, '#B99A7C')
    const bulls = bays(7, -124, 124)
      .map((x) =>
        path(
          `M${x - 12},-16C${x - 12},-26 ${x - 2},-27 ${x + 4},-25C${x + 6},-31 ${x + 13},-31 ${x + 14},-25C${x + 13},-21 ${x + 10},-19 ${x + 9},-16Z`,
          s.mid,
        ),
      )
      .join('')
    return (
      wall(s, -130, 0, 260, 16, 0.7) +
      wall(s, -8, -14, 84, 34) +
      portal(s, 34, -14, 16, 26) +
      vimana(s, 34, -46, 38, 132, 7) +
      wall(s, -86, -14, 52, 22) +
      vimana(s, -60, -34, 24, 76, 5) +
      bulls
    )
  },
}

/** Tirumala: the gilded vimana behind its gate tower, on the seven hills. */
export const tirumala: Sight = {
  kind: 'gopuram',
  behind: 'hills',
  ground: 'court',
  wide: 320,
  high: 210,
  draw(sheet) {
    const s = stone(sheet, '#E9DEC6')
    const gold = stone(sheet, '#DDAA3A')
    const gate = gopuramTower(176, s.lit, s.mid, s.shade, s.dark, s.gold, [
      sheet.tones.see('#C98A3A'),
      sheet.tones.see('#B4654A'),
    ])
    return (
      wall(s, -156, 0, 312, 44, 0.72) +
      openings(s, bays(19, -152, 152), 0, 9, 26) +
      course(s, -160, 160, -44) +
      wall(gold, 66, -42, 58, 24) +
      vimana(gold, 95, -64, 30, 80, 3) +
      place(-40, 0, 1, gate) +
      rect(26, -120, 4, 78, gold.lit) +
      circle(28, -122, 5, gold.lit)
    )
  },
}

/** Halebidu and Belur: the star-shaped Hoysala temple, low, turned and carved to its last course. */
export const hoysala: Sight = {
  kind: 'ruins',
  behind: 'trees',
  ground: 'lawn',
  wide: 330,
  high: 130,
  draw(sheet) {
    const s = stone(sheet, '#A88F76')
    const star = (x: number, y: number, half: number, h: number) =>
      bays(7, x - half, x + half)
        .map((at, i) =>
          rect(
            at - half / 7,
            y - h,
            (half * 2) / 7,
            h,
            [s.lit, s.mid, s.lit, s.lit, s.mid, s.shade, s.mid][i] ?? s.mid,
          ),
        )
        .join('')
    const frieze = [-18, -26, -34].map((y) => line(`M-132,${y}H132`, s.shade, 2.4, ' stroke-dasharray="5 3"')).join('')
    return (
      plinth(s, 146, 0, 14, 2, 8) +
      star(-80, -12, 54, 66) +
      star(80, -12, 54, 66) +
      wall(s, -30, -12, 60, 62) +
      frieze +
      windows(s, bays(5, -122, -44), -44, 7, 18) +
      windows(s, bays(5, 44, 122), -44, 7, 18) +
      portal(s, 0, -12, 24, 42) +
      path('M-142,-76H142L134,-86H-134Z', s.lit) +
      path('M40,-76H142L134,-86H40Z', s.mid) +
      vimana(s, -80, -84, 30, 40, 4) +
      vimana(s, 80, -84, 30, 40, 4)
    )
  },
}

/** Ellora's Kailasa: a whole temple cut down out of the hill, the rock standing about it. */
export const kailasa: Sight = {
  kind: 'cave',
  behind: 'cliff',
  ground: 'court',
  wide: 360,
  high: 220,
  share: 1.1,
  draw(sheet) {
    const s = stone(sheet, '#B58E68')
    const rock = stone(sheet, '#9C7450')
    const pillar = (x: number) =>
      wall(s, x - 7, -6, 14, 118) + rect(x - 9, -126, 18, 6, s.lit) + rect(x - 4, -136, 8, 12, s.mid)
    return (
      path(
        'M-700,4V-150L-420,-176L-300,-166L-150,-196L-100,-180L-40,-206L40,-196L110,-212L160,-186L320,-170L460,-182L700,-150V4Z',
        rock.mid,
      ) +
      path('M-700,4V-150L-420,-176L-300,-166L-150,-196L-128,-150L-140,-80L-124,4Z', rock.lit) +
      path('M700,4V-150L460,-182L320,-170L160,-186L140,-140L148,-70L128,4Z', rock.shade) +
      path('M-128,0V-130H128V0Z', rock.shade) +
      wall(s, -92, 0, 184, 34, 0.68) +
      bays(6, -88, 88)
        .map((x) =>
          path(
            `M${x - 13},-2V-22C${x - 12},-30 ${x + 8},-30 ${x + 10},-22C${x + 14},-18 ${x + 14},-8 ${x + 12},-4L${x + 9},-2V-12H${x + 4}V-2H${x - 2}V-12H${x - 8}V-2Z`,
            s.shade,
          ),
        )
        .join('') +
      course(s, -98, 98, -34) +
      wall(s, -76, -36, 152, 36, 0.68) +
      openings(s, bays(7, -74, 74), -38, 9, 24) +
      course(s, -82, 82, -72) +
      vimana(s, 40, -74, 40, 88, 4) +
      vimana(s, -42, -74, 26, 34, 2) +
      pillar(-112) +
      pillar(112)
    )
  },
}

/** Elephanta: the three-faced bust in the half-light between the cut pillars. */
export const elephanta: Sight = {
  kind: 'cave',
  behind: 'cliff',
  ground: 'court',
  wide: 360,
  high: 230,
  share: 1.3,
  draw(sheet) {
    const s = stone(sheet, '#A98A6C')
    const deep = sheet.tones.ink
    const face = (x: number, k: number) =>
      path(
        `M${x - 26 * k},-78C${x - 28 * k},${-78 - 50 * k} ${x + 28 * k},${-78 - 50 * k} ${x + 26 * k},-78C${x + 22 * k},-50 ${x + 8 * k},-40 ${x},-40C${x - 8 * k},-40 ${x - 22 * k},-50 ${x - 26 * k},-78Z`,
        s.lit,
      ) +
      path(
        `M${x + 2},-116C${x + 28 * k},-114 ${x + 28 * k},-90 ${x + 26 * k},-78C${x + 22 * k},-50 ${x + 8 * k},-40 ${x + 2},-40Z`,
        s.mid,
      )
    const crown =
      path('M-30,-106C-34,-150 -14,-170 0,-174C14,-170 34,-150 30,-106C14,-118 -14,-118 -30,-106Z', s.mid) +
      line('M-22,-118C-18,-140 -10,-156 0,-164C10,-156 18,-140 22,-118', s.shade, 2.4)
    const pillar = (x: number) =>
      rect(x - 20, -60, 40, 64, s.lit) +
      rect(x + 6, -60, 14, 64, s.shade) +
      path(
        `M${x - 15},-60C${x - 20},-110 ${x - 14},-150 ${x - 14},-160H${x + 14}C${x + 14},-150 ${x + 20},-110 ${x + 15},-60Z`,
        s.lit,
      ) +
      path(
        `M${x + 4},-60C${x + 8},-110 ${x + 6},-150 ${x + 6},-160H${x + 14}C${x + 14},-150 ${x + 20},-110 ${x + 15},-60Z`,
        s.shade,
      ) +
      path(`M${x - 24},-160C${x - 30},-176 ${x + 30},-176 ${x + 24},-160Z`, s.mid) +
      rect(x - 26, -192, 52, 18, s.mid)
    return (
      rect(-900, -900, 1800, 904, s.mid) +
      rect(-900, -900, 1800, 710, s.shade) +
      rect(-78, -186, 156, 190, deep) +
      rect(-62, -30, 124, 34, s.shade) +
      path('M-70,-30C-66,-52 66,-52 70,-30Z', s.mid) +
      face(-46, 0.8) +
      face(46, 0.8) +
      face(0, 1.06) +
      crown +
      pillar(-118) +
      pillar(118) +
      rect(-330, -186, 150, 190, deep) +
      rect(180, -186, 150, 190, deep) +
      pillar(-250) +
      pillar(250)
    )
  },
}
