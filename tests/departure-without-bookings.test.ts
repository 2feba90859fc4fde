import { expect, inject, test } from 'vitest'
import { readDocument } from './document.ts'
import { formIn } from './form-in.ts'
import { openDesks } from './open-desks.ts'

const departureWith = openDesks({ url: inject('siteUrl') }, ['Lucknow'])

/** The value of the first choice of a select box. */
function firstOf(html: string, name: string): string {
  const [, box = ''] = new RegExp(`<select[^>]*name="${name}"[^>]*>([^]*?)</select>`).exec(html) ?? []
  return /<option[^>]*value="([^"]+)"/.exec(box)?.[1] ?? ''
}

test('a departure that nobody booked here is sent a vehicle, and its driver has a slip (caught: a desk that shows cars only beside a manifest)', async () => {
  const { departure, owner } = await departureWith(0)
  const desk = `/admin/departures/${departure}/desk`
  const { html } = await owner(desk)
  const [vehicle, driver] = [firstOf(html, 'vehicle'), firstOf(html, 'driver')]
  expect([vehicle, driver]).not.toContain('')
  const sent = await owner(desk, { ...formIn(html, 'Assign to this departure'), vehicle, driver })
  expect(sent.location).toContain('done=car')
  const after = (await owner(desk)).html
  expect(after).toContain(`/admin/departures/${departure}/slips`)
  const slips = readDocument((await owner(`/admin/departures/${departure}/slips`)).html)
  expect(slips.text).toContain('A sheet for each driver')
  expect(slips.text).toContain('Nobody booked it here.')
  expect(slips.text).toContain('Where to')
  const { location } = await owner(desk, formIn(after, 'Take off'))
  expect(location).toContain('done=no-car')
})
