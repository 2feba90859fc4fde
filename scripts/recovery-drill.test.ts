import { expect, test } from 'vitest'
import { recoveryDrill } from '#tests/recovery/drill.ts'

// (caught: the moment taken a booking later)
test(
  'a PostgreSQL that archives as deploy/recovery.md says goes back to a moment, and to its end',
  { timeout: 240_000 },
  async () => {
    const { sold, atMoment, atEnd } = await recoveryDrill()
    expect(atMoment.references.toSorted()).toEqual([sold.before, sold.until].toSorted())
    expect(atMoment.findings).toBe(0)
    // What was taken away was archived too.
    expect(atEnd.references).toEqual([])
  },
)
