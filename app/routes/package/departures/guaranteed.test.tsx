import { createElement } from 'react'
import { expect, test } from 'vitest'
import { renderOnSheet } from '#app/ui/sheet.server.tsx'
import type { Departure } from '#domain/departures/departure.ts'
import { Departures } from './departures.tsx'

/** What the board says of dates of which so many are sold, five being needed. */
function boardOf(...dates: Pick<Departure, 'sold' | 'status'>[]): string {
  const departures = dates.map((date, at) => ({
    id: `d${at}`,
    startsOn: `2026-12-0${at + 1}`,
    departureCity: 'Kochi',
    capacity: 12,
    held: 0,
    minToRun: 5,
    cutoffDays: 1,
    ...date,
  }))
  const board = departures.map((departure) => ({ departure, isOpen: true, isClosed: false, hasSeats: true }))
  const sale = { board, view: { per: 'total' }, price: { paise: 100, for: 'adult' } }
  const pkg = { name: 'Munnar', url: 'munnar', kind: 'tour', days: 3, startCity: 'Kochi' }
  return renderOnSheet(createElement(Departures, { pkg, departures, sale, festivals: {} } as never)).toString()
}

test('a date with its travellers is guaranteed by itself (caught: only what somebody had promised, the rest run "from 5")', () => {
  const board = boardOf({ sold: 5, status: 'scheduled' })
  expect(board).toContain('>Guaranteed<')
  expect(board).not.toContain('travellers; where we call one off')
  expect(boardOf({ sold: 4, status: 'scheduled' })).not.toContain('>Guaranteed<')
  expect(boardOf({ sold: 0, status: 'guaranteed' }, { sold: 4, status: 'scheduled' })).toMatch(
    />Guaranteed<[^]*The others run from (<!-- -->)?5/,
  )
})
