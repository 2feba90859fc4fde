import type { SmsTemplate } from './kind.ts'
import { piecesOf } from './words.ts'

/** What the register lets stand in a gap by its tag; `{#var#}` is a gap of before tags, of thirty signs. Checked 23 Nov 2026 with MSG91's page on variable tags. */
const TAGS: Record<string, RegExp> = {
  var: /^.{1,30}$/su,
  numeric: /^\d{1,30}$/,
  number: /^\d{1,30}$/,
  alphanumeric: /^[\p{L}\p{N} ]{1,40}$/u,
  cbn: /^\+?\d{3,15}$/,
  email: /^[^\s@]+@[^\s@]+$/,
  url: /^[\w.:/?=&%-]{1,60}$/,
  urlott: /^[\w.:/?=&%-]{1,60}$/,
}
/** What a gap without a tag takes. */
const MOST_SIGNS = 30
const TAG = /\{#([a-zA-Z]+)#\}/g

type WordedTemplate = Pick<SmsTemplate, 'variables' | 'words'>

/** As much of a text as the register takes in a gap. */
export function inGap(text: string): string {
  return text.slice(0, MOST_SIGNS).trim()
}

/** The words as they are to be registered on DLT: `{#var#}` in the place of each gap. */
export function dltTextOf({ words }: Pick<SmsTemplate, 'words'>): string {
  return piecesOf(words)
    .map((piece) => ('gap' in piece ? '{#var#}' : piece.text))
    .join('')
}

/** The words as they are to be entered at MSG91: `##name##` in the place of each gap. */
export function msg91TextOf({ words }: Pick<SmsTemplate, 'words'>): string {
  return piecesOf(words)
    .map((piece) => ('gap' in piece ? `##${piece.gap}##` : piece.text))
    .join('')
}

/** What the register would not take in the words themselves. */
export function unregistrable({ words }: Pick<SmsTemplate, 'words'>): string[] {
  return [
    ...(/[<>]/.test(words) ? ['The register takes no < and no >.'] : []),
    ...(/\s\s|^\s|\s$|\n/.test(words) ? ['The register takes one line, with one space between two words.'] : []),
    ...(/\}\{/.test(words) ? ['Two gaps need a sign between them: nobody could tell where one ends.'] : []),
  ]
}

/** Where a registered text says something else than the words, or has a gap that does not take what we put there; undefined where they agree. */
export function disagreement(template: WordedTemplate, registered: string): string | undefined {
  const [ours, theirs] = [dltTextOf(template), registered.replace(TAG, '{#var#}')]
  if (ours !== theirs) return differenceOf(ours, theirs)
  const gaps = piecesOf(template.words).flatMap((piece) => ('gap' in piece ? [piece.gap] : []))
  for (const [at, [, tag = '']] of [...registered.matchAll(TAG)].entries()) {
    const name = gaps[at] ?? ''
    const sample = template.variables[name]?.sample
    const takes = TAGS[tag.toLowerCase()]
    if (!takes) return `The register knows no {#${tag}#}.`
    if (typeof sample === 'string' && !takes.test(sample))
      return `{#${tag}#} does not take what {${name}} holds, as “${sample}”.`
  }
  return undefined
}

function differenceOf(ours: string, theirs: string): string {
  const count = (text: string) => text.split('{#var#}').length - 1
  if (count(ours) !== count(theirs))
    return `It has ${gapsText(count(theirs))}; the words above have ${gapsText(count(ours))}.`
  const letters = [...ours]
  const at = [...theirs, ''].findIndex((letter, place) => letter !== letters[place])
  const there = [...theirs].slice(Math.max(0, at - 8), at + 12).join('')
  return `It differs from the words above at sign ${at + 1}: “…${there}…”. Networks drop what is not word for word registered.`
}

function gapsText(count: number): string {
  return count === 1 ? '1 gap' : `${count} gaps`
}
