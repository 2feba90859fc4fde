import { expect } from 'vitest'
import { findQuote } from '#domain/bookings/quote/quotes.server.ts'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { differenceOf } from './difference.ts'

test('what changed of each line adds up to what changed of the total (caught: without what rounding did)', async ({
  db,
}) => {
  const bench = await bookingBench(db, { twinPaise: 20_002_75 })
  const priced = async (asked: object) => {
    const { data } = (await bench.quote(asked)).body
    return (await findQuote(db, String(data!['token'])))!.priced
  }
  const [two, three, same] = [await priced({}), await priced({ adults: 3 }), await priced({})]
  expect(two.roundOffPaise).not.toBe(three.roundOffPaise)
  for (const [was, is] of [
    [two, three],
    [three, two],
  ] as const) {
    const { lines, samePaise, wasTotal, isTotal } = differenceOf(was, is)
    expect(lines).toContainEqual({ name: 'Round off', was: was.roundOffPaise, is: is.roundOffPaise })
    // Caught: each column without the lines that stayed, above a total with them.
    expect(lines.reduce((sum, line) => sum + (line.was ?? 0), samePaise)).toBe(wasTotal)
    expect(lines.reduce((sum, line) => sum + (line.is ?? 0), samePaise)).toBe(isTotal)
    const names = lines.map(({ name }) => name)
    expect(names.findIndex((name) => name.includes('GST'))).toBeGreaterThan(0)
    expect(names.at(-1)).toBe('Round off')
  }
  // Caught: a sum for three beside the number of two.
  const four = await priced({ adults: 4, rooms: { twin: 2 } })
  expect(differenceOf(two, four).lines[0]).toMatchObject({ name: '4 × Twin sharing (was 2)' })
  expect(differenceOf(two, same)).toMatchObject({ lines: [], samePaise: two.totalPaise, facts: [] })
  await bench.services.printer.close()
})
