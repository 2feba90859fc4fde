/** Licences a site may be run and passed on under, as SPDX writes them. */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  // A library beside ours that anybody may replace: libvips inside sharp.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  // As it comes, unchanged.
  'MPL-2.0',
])
/** What a package says in a file of its own and not where it is looked for. */
const READ_BY_HAND: Record<string, string> = { 'png-js': 'MIT' }

/** The licence a library comes under, where one may choose the first of which all is accepted; undefined where nobody may use it without asking. */
export function acceptedLicence(name: string, said: string | undefined): string | undefined {
  const choices = (said ?? READ_BY_HAND[name] ?? '').replace(/^\(|\)$/g, '').split(' OR ')
  return choices.find((choice) => choice.split(' AND ').every((licence) => ACCEPTED.has(licence)))
}
