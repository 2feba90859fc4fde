import { describe, expect, test } from 'vitest'
import { may, POLICY } from '#domain/policy/policy.ts'
import type { Action } from '#domain/policy/policy.ts'
import { ALLOWED, ASKED_FOR, PEOPLE } from './matrix.ts'
import { sourceOf } from './routes.ts'
import { ROWS, letterOf } from './rows.ts'

describe('the rows of the matrix', () => {
  test('says of every row what the policy says', () => {
    for (const row of ROWS)
      for (const who of PEOPLE) {
        const allowed = may(who === 'guest' ? undefined : who, row[2])
        expect([row[1], who, ALLOWED.has(letterOf(row, who))]).toEqual([row[1], who, allowed])
      }
  })

  test('knows where each action of the policy is asked for (caught: an action with a row that no code asks for)', async () => {
    const inRows = new Set<Action>(ROWS.map(([, , action]) => action))
    const code = await sourceOf('app', 'domain', 'server')
    const inCode = (action: Action) =>
      code.includes(`, '${action}')`) || (/(command|saveRows)\('/.test(code) && code.includes(`('${action}', {`))
    for (const action of Object.keys(POLICY) as Action[]) {
      const found = inRows.has(action) ? 'rows' : inCode(action) ? 'domain' : 'nowhere'
      expect([action, found]).toEqual([action, ASKED_FOR[action]])
      // What guests may do needs no asking.
      if (inRows.has(action) && !may(undefined, action)) expect([action, inCode(action)]).toEqual([action, true])
    }
  })
})
