/** What stands before a form, of a site that is asked by one address. */
export function guardNeeds() {
  return { origin: 'https://padav.test', addressOf: () => '203.0.113.9' }
}
