import { bays, course, openings, stone, wall } from '#art/sights/masonry.ts'
import type { Sight } from '#art/sights/sight.ts'
import { vimana } from '#art/sights/temple-parts.ts'
import { line, path, rect } from '#art/strokes/svg.ts'

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
