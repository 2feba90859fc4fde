import { expect, test } from 'vitest'
import { askOf, askParams, readAskTyped, typedAgain } from './ask-address.ts'

const FORM = 'package=manali&departure=d1&adults=2&ages=9&extra-guide=1&pickup=kashmere-gate&coupon=FIVE'

test('where they get in stands in the address of the steps and is asked for, and is there again when a quote is changed (caught: lost between two steps)', () => {
  const typed = readAskTyped(new URLSearchParams(FORM))
  const asked = askOf(readAskTyped(askParams(typed)))
  expect(asked).toMatchObject({ ok: true, value: { pickup: 'kashmere-gate', extras: [{ id: 'guide', count: 1 }] } })
  expect(asked.ok && typedAgain(asked.value, 'a-token').pickup).toBe('kashmere-gate')
})

test('who gets in nowhere on the way asks for no pick-up', () => {
  const asked = askOf(readAskTyped(new URLSearchParams(FORM.replace('kashmere-gate', ''))))
  expect(asked.ok && 'pickup' in asked.value).toBe(false)
})
