import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** What the site spends on each password it is given (OWASP's least), and what a test of everything around it needs to. */
const [DEAR, LIGHT] = [19_456, 64]

const dear = crypto.argon2
type Argon2 = typeof dear & { isLight?: true }

// The tests beside the code look at hundreds of passwords, a tenth of a second each. What is asked for is counted as it was asked for
// (`hashes.ts`), hashes of other costs are the real ones, and the tests of the site pay in full.
if (!(dear as Argon2).isLight) {
  const light: typeof dear = (algorithm, cost, done) =>
    dear(algorithm, cost.memory === DEAR ? { ...cost, memory: LIGHT } : cost, done)
  crypto.argon2 = Object.assign(light, { isLight: true as const })
  syncBuiltinESMExports()
}
