import { relative } from 'node:path'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/** What takes half a minute and more: begun last, one of them would keep one worker busy long after the other has nothing left to do. */
const LONG = [
  'scripts/demo-clear.test.ts',
  'demo/load.test.ts',
  'scripts/owner.test.ts',
  'scripts/reconcile.test.ts',
  'tests/accessibility.test.ts',
  'tests/security/access-matrix.test.ts',
  'tests/bad-days.test.ts',
  'tests/chaos/chaos.test.ts',
  'tests/development.test.ts',
  'tests/empty-live.test.ts',
  'tests/security/otp-budget.test.ts',
  'tests/accounts-profile.test.ts',
  'tests/every-page.test.ts',
  'tests/security/open-redirect.test.ts',
  'tests/whole-pages.test.ts',
  'tests/rolling-restart.test.ts',
]

/** Vitest begins with what took longest the last time; a clean clone knows of no last time, and would go by the size of the files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONG.indexOf(relative(process.cwd(), moduleId).replaceAll('\\', '/'))
      return at < 0 ? LONG.length : at
    }
    // oxlint-disable-next-line unicorn/no-array-sort -- Vitest's own, which gives a new list
    const known = await super.sort(files)
    return known.toSorted((one, other) => place(one) - place(other))
  }
}
