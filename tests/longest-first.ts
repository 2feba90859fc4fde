import { relative } from 'node:path'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/** A worker that goes on with a file of another project begins anew and imports everything once more; what is short comes last. */
const PROJECTS = ['site', 'rooms', 'app', 'alone']

/** What takes half a minute and more: begun last, one of them would keep one worker busy long after the other has nothing left to do. */
const LONG = [
  'demo/load.test.ts',
  'scripts/demo-clear.test.ts',
  'scripts/owner.test.ts',
  'scripts/reconcile.test.ts',
  'scripts/backup.test.ts',
  'scripts/places.test.ts',
  'scripts/pictures.test.ts',
  'domain/media/renditions.server.test.ts',
  'scripts/move-to-postgres.test.ts',
  'server/backup/restore-site.test.ts',
  'tests/accessibility.test.ts',
  'tests/security/access/matrix.test.ts',
  'tests/office-accessibility.test.ts',
  'tests/import-journey.test.ts',
  'tests/opening-journey.test.ts',
  'tests/development.test.ts',
  'tests/bad-days.test.ts',
  'tests/security/office-payloads.test.ts',
  'tests/accounts-profile.test.ts',
  'tests/empty-live.test.ts',
  'tests/chaos/chaos.test.ts',
  'tests/security/second-wall.test.ts',
  'tests/security/intruder.test.ts',
  'tests/security/passkeys.test.ts',
  'tests/departure-journey.test.ts',
  'tests/booking-journey.test.ts',
  'tests/security/otp-budget.test.ts',
  'tests/rolling-restart.test.ts',
  'tests/departure-desk.test.ts',
  'tests/asked-by-strangers.test.ts',
  'tests/every-page.test.ts',
  'tests/security/wire-protocol.test.ts',
  'tests/office-editor.test.ts',
  'tests/booking-phone.test.ts',
  'tests/whole-pages.test.ts',
]

/** Vitest begins with what took longest the last time; a clean clone knows of no last time, and would go by the size of the files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- Vitest's own, which gives a new list
    const known = await super.sort(files)
    return known.toSorted((one, other) => projectOf(one) - projectOf(other) || placeOf(one) - placeOf(other))
  }
}

function projectOf({ project }: TestSpecification): number {
  return PROJECTS.indexOf(project.name)
}

function placeOf({ moduleId }: TestSpecification): number {
  const at = LONG.indexOf(relative(process.cwd(), moduleId).replaceAll('\\', '/'))
  return at < 0 ? LONG.length : at
}
