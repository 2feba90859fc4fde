import { ripeStamp } from '#tests/ripe-stamp.ts'

/** Posts from somewhere of its own, through a proxy the site believes. */
export function postFrom(siteUrl: string, path: string, body: unknown, from: string): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json', 'X-Forwarded-For': from }
  return fetch(siteUrl + path, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** The enquiry of one of many people, typed for as long as a person takes at least. */
export function postEnquiry(siteUrl: string, n: number): Promise<Response> {
  const form = {
    about: 'contact:',
    page: '/contact-us',
    name: 'Asha Rao',
    adults: '2',
    ages: '',
    month: '12',
    stamp: ripeStamp('contact:'),
    email: `asha${n}@example.org`,
    mobile: `98${10_000_000 + n * 7919}`,
    message: `In May, ${n}`,
  }
  return postFrom(siteUrl, '/enquiries', form, `10.1.${n >> 8}.${n & 255}`)
}
