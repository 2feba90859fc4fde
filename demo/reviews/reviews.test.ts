import { describe, expect, it } from 'vitest'
import { demoId } from '#demo/ids.ts'
import { planDemo } from '#demo/plan.ts'

const { packages, reviews } = planDemo(process.cwd(), '2026-11-20')
const byId = new Map(packages.map((pkg) => [demoId('package', pkg.slug), pkg]))
const rated = [...Map.groupBy(reviews, ({ packageId }) => packageId)].map(([id, told]) => ({
  pkg: byId.get(id)!,
  told,
}))

const sentencesOf = (text: string) => text.split(/(?<=[.!?]) /)
const repeated = (list: string[]) => list.filter((one, i) => list.indexOf(one) !== i)

type Pkg = (typeof packages)[number]
const roof = ({ itinerary }: Pkg, stay: RegExp) => itinerary.some((day) => day.stay !== null && stay.test(day.stay))
const isForTwo = ({ name, summary, intro }: Pkg) =>
  /honeymoon|for two\b(?! nights)|one bedroom/i.test(`${name} ${summary} ${intro}`)
const isHard = ({ kind, difficulty }: Pkg) => kind === 'trek' && difficulty?.startsWith('easy') !== true

/** What a reviewer says of the party, and the packages such a party cannot have gone on. */
const PARTIES: [says: RegExp, cannot: (pkg: Pkg) => boolean][] = [
  [
    /friends from|two couples|four\b|Six of us|[Mm]y sister|children are|parents|mother-in-law|my uncle|daughters|Our son/,
    isForTwo,
  ],
  [/children are|youngest seven|daughters|Our son/, (pkg) => isHard(pkg) || pkg.rates.ageBands.youngest > 8],
  [/children are|youngest seven/, (pkg) => pkg.grid.childWithBed === null],
  [/parents|mother-in-law|my uncle/, (pkg) => isHard(pkg) || (pkg.maxAltitudeM ?? 0) >= 4500],
  [/Six of us|group of friends/, (pkg) => pkg.groupMax < 6],
  [/alone|by myself/, (pkg) => pkg.kind !== 'trek'],
  [/first trek/, (pkg) => pkg.kind !== 'trek' || isHard(pkg)],
  [/[Tt]ents? |every camp|sleeping bag/, (pkg) => !roof(pkg, /[Tt]ent/)],
  [/driver|The car/, (pkg) => pkg.kind === 'trek'],
]

describe('the sample reviews of a package', () => {
  it('have no title twice (caught: 198 of 309 packages)', () => {
    expect(
      rated.flatMap(({ pkg, told }) => repeated(told.map(({ title }) => title)).map((t) => [pkg.slug, t])),
    ).toEqual([])
  })

  it('have no sentence twice (caught: 279 of 309 packages)', () => {
    expect(
      rated.flatMap(({ pkg, told }) =>
        repeated(told.flatMap(({ text }) => sentencesOf(text))).map((t) => [pkg.slug, t]),
      ),
    ).toEqual([])
  })

  it('come from parties that could have gone (caught: college friends on a boat with one bedroom)', () => {
    const wrong = rated.flatMap(({ pkg, told }) =>
      told.flatMap(({ text }) =>
        PARTIES.filter(([says, cannot]) => says.test(text) && cannot(pkg)).map(([says]) => [
          pkg.slug,
          String(says),
          text,
        ]),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('praise a sleeping room only where one sleeps in a room', () => {
    const rooms = rated.flatMap(({ pkg, told }) =>
      told.flatMap(({ text }) =>
        [...text.matchAll(/The room in (.+?) (?:was|looked)/g)].map(([, place]) => ({ pkg, place })),
      ),
    )
    expect(rooms.length).toBeGreaterThan(50)
    const wrong = rooms.filter(({ pkg, place }) =>
      pkg.itinerary.some(({ overnight, stay }) => overnight?.name === place && /tent|boat|seat|camp/i.test(stay ?? '')),
    )
    expect(wrong.map(({ pkg, place }) => `${pkg.slug}: ${place}`)).toEqual([])
  })
})
