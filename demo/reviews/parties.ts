import type { DemoPackage } from '#demo/packages/demo-package.ts'

/** Who a reviewer travelled with. */
export type Party = 'couple' | 'two-couples' | 'sisters' | 'parents' | 'children' | 'friends' | 'alone'

/** Above it nobody past sixty-five walks or sleeps without a doctor’s word. */
const FOR_PARENTS_TREK_M = 3000
const FOR_PARENTS_TOUR_M = 4500
const OF_RAPIDS_AND_SNOW = ['adventure', 'winter-sports']
/** Grades of a walk that anybody in health can do. */
export const GENTLE = ['easy', 'easy-moderate']

/** The parties that could have gone on a package: two where it is made for two, children where they may come, parents where the way is gentle. */
export function partiesOf(pkg: DemoPackage): Party[] {
  if (isForTwo(pkg)) return ['couple']
  if (/\bfriends\b/i.test(pkg.name)) return ['friends', 'two-couples']
  if (/\bfamily\b/i.test(pkg.name)) return ['children']
  const also: [Party, boolean][] = [
    ['parents', isForParents(pkg)],
    ['children', areChildrenAtHome(pkg)],
    ['friends', pkg.groupMax >= 6],
    // A car of one’s own is a car for a party; on a trek who comes alone joins a group.
    ['alone', pkg.kind === 'trek'],
  ]
  return ['couple', 'two-couples', 'sisters', ...also.flatMap(([party, fits]) => (fits ? [party] : []))]
}

/** Whether a package says of itself that it is for a couple. */
function isForTwo({ name, summary, intro }: DemoPackage): boolean {
  return /honeymoon|\bfor two\b(?! nights)|one bedroom/i.test([name, summary, intro].join(' '))
}

function isForParents({ kind, difficulty, maxAltitudeM, categoryKeys }: DemoPackage): boolean {
  if (kind === 'trek') return GENTLE.includes(difficulty ?? '') && (maxAltitudeM ?? 0) < FOR_PARENTS_TREK_M
  return (maxAltitudeM ?? 0) < FOR_PARENTS_TOUR_M && !OF_RAPIDS_AND_SNOW.some((key) => categoryKeys.includes(key))
}

function areChildrenAtHome({ kind, difficulty, rates, grid }: DemoPackage): boolean {
  if (kind === 'trek') return GENTLE.includes(difficulty ?? '') && rates.ageBands.youngest <= 8
  return grid.childWithBed !== null && rates.ageBands.youngest <= 6
}
