import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Processor } from 'unified'

/** What a day has no use for stands as it was typed: a number sign, an ampersand and a tag are signs like others. */
const LEFT_OUT = [
  'autolink',
  'blockQuote',
  'characterReference',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'headingAtx',
  'htmlFlow',
  'htmlText',
  'labelStartImage',
  'setextUnderline',
  'thematicBreak',
]

/** Reads the text of a day as Markdown of four kinds: paragraphs, emphasis, lists and links. */
export const dayParser = unified().use(remarkParse).use(leaveOut).freeze()

function leaveOut(this: Processor): void {
  this.data('micromarkExtensions', [{ disable: { null: LEFT_OUT } }])
}

type Node = { type: string; value?: string; ordered?: boolean | null; start?: number | null; children?: Node[] }

// A large catalogue is read at every start, and hardly a day of it holds any of these.
const ANY_MARK = /[*_[\\]|^ {0,3}(?:[-+]|\d{1,9}[.)])(?:[ \t]|$)/m

/** The text of a day in plain words, for paper and for programs: its paragraphs, and each point on a line of its own. */
export function dayWords(text: string): string {
  return ANY_MARK.test(text) ? blocksOf(dayParser.parse(text)).join('\n\n') : text.trim()
}

function blocksOf({ children = [] }: Node): string[] {
  return children.map((node) => (node.type === 'list' ? pointsOf(node) : wordsOf(node)))
}

function pointsOf({ children = [], ordered, start }: Node): string {
  return children
    .map((point, at) => `${ordered ? `${(start ?? 1) + at}. ` : ''}${blocksOf(point).join('\n')}`)
    .join('\n')
}

function wordsOf({ type, value, children = [] }: Node): string {
  return type === 'break' ? '\n' : (value ?? children.map(wordsOf).join(''))
}
