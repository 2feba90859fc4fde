import { expect, test } from 'vitest'
import { sectionOf } from './site-section.ts'

const experiences = [{ path: '/speciality-tours/backwaters' }]

test.each([
  ['/', { section: 'home', exact: true }],
  ['/india', { section: 'gateways', exact: true }],
  ['/india/kerala-tour-packages', { section: 'gateways', exact: false }],
  ['/speciality-tours/backwaters', { section: 'holiday', exact: false }],
  ['/speciality-tours/hill-station-tours', { section: 'speciality', exact: false }],
  ['/travel-guide', { section: 'travel', exact: true }],
  ['/blog', { section: 'travel', exact: false }],
  ['/package/kerala-classic', { exact: false }],
  ['/search', { exact: false }],
])('%s', (path, section) => {
  expect(sectionOf(path, experiences)).toEqual(section)
})
