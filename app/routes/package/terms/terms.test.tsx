import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { BUILT_IN_TERMS } from '#domain/pricing/terms.ts'
import { Terms } from './terms.tsx'

function draw(holdsSeats: boolean): string {
  const element = <Terms kind="tour" terms={BUILT_IN_TERMS} holdsSeats={holdsSeats} />
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

test('a share to hold seats with is promised where the operator holds seats, and nowhere else', () => {
  expect(draw(true)).toMatch(/Payment plan.*to hold your seats/s)
  expect(draw(false)).not.toMatch(/Paying|Payment plan|hold your seats/)
  expect(draw(false)).toContain('Cancellation charges of this')
})
