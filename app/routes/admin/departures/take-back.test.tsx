import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SEVERAL_DEEDS } from '#domain/departures/planning/several.ts'
import { TakeBack } from './take-back.tsx'

const SEASON = { madeOn: '2026-11-01', takenBackAt: null, taken: 3 }

function formsOf(count: number): string[] {
  const aheadIds = Array.from({ length: count }, (_, at) => `date-${at}`)
  const html = renderToStaticMarkup(<TakeBack season={{ ...SEASON, id: 'winter', aheadIds }} />)
  return html.match(/<form.*?<\/form>/gs) ?? []
}

// What a deed makes of each is shown there, and what is another by then stays.
test('the dates of a season are changed where each is shown first (caught: one number over all of them at one press, also over what was changed one by one)', () => {
  const [form, ...others] = formsOf(3)
  expect(others).toEqual([])
  expect(form).toMatch(/^<form [^>]*action="\/admin\/departures\/several"/)
  expect(form).toMatch(/^<form [^>]*method="get"/)
  expect([...form!.matchAll(/name="id" value="([^"]*)"/g)].map((found) => found[1])).toEqual([
    'date-0',
    'date-1',
    'date-2',
  ])
  const buttons = form!.match(/<button[^>]*name="deed"[^>]*>/g) ?? []
  expect(buttons.map((button) => /value="(\w+)"/.exec(button)?.[1])).toEqual([...SEVERAL_DEEDS])
})

test('more dates than are changed at once are parted, none left out (caught: the 201st date of a season)', () => {
  const [first, second] = formsOf(201)
  expect([first!.match(/name="id"/g)?.length, second!.match(/name="id"/g)?.length]).toEqual([200, 1])
  expect(second).toContain('value="date-200"')
  expect(first).toContain('The first 200')
  expect(second).toContain('The last 1')
  expect(formsOf(0)).toEqual([])
})

test.each([401, 601, 1001])(
  'of %i dates no two buttons are called the same (caught: “The next 200” twice of more than 600)',
  (count) => {
    const forms = formsOf(count)
    expect(forms).toHaveLength(Math.ceil(count / 200))
    const names = forms.flatMap((form) =>
      [...form.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, inside = '']) => inside.replace(/<[^>]*>/g, '')),
    )
    expect(names).toHaveLength(forms.length * SEVERAL_DEEDS.length)
    expect([...new Set(names)]).toEqual(names)
    expect(forms[1]).toContain('Its dates 201 to 400')
  },
)
