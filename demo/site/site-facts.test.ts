import { expect, test } from 'vitest'
import { factsOf, SITE_GROUPS } from '#domain/settings/site-groups.ts'
import { SAMPLE_SITE } from './site-facts.ts'

// Caught: a WhatsApp number the office refuses, so that nobody could save the hours beside it.
test('how the sample operator is reached can be saved as it stands', () => {
  const { salesPhones, openDays, whatsappNumber, showsBand, callIsFree, ...others } = factsOf('reach', SAMPLE_SITE)
  const typed = {
    ...others,
    showsBand: showsBand ? 'yes' : '',
    callIsFree: callIsFree ? 'yes' : '',
    salesPhones: salesPhones!.map(({ label, number }) => `${label}: ${number}`).join('\n'),
    whatsappNumber: `+${whatsappNumber}`,
    openDays: openDays!.join(','),
  }
  expect(SITE_GROUPS.reach.typed.parse(typed)).toEqual(factsOf('reach', SAMPLE_SITE))
})
