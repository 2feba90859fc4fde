import type { MailFacts, MailTemplate, Variable } from './kind.ts'
import { escapeHtml } from './templates/escape-html.ts'
import { HOUSE_ACCENTS } from './mail-accents.ts'
import type { MailAccents } from './mail-accents.ts'
import { mailSheet } from './templates/mail-sheet.ts'
import type { MailText } from './templates/mail-sheet.ts'
import { fillWords, piecesOf } from './words.ts'
import { blocksOf } from './words-faults.ts'

/** How the words of a mail become one. */
export type DrawMail = (template: MailTemplate, values: GapValues, accents?: MailAccents) => MailText
export type GapValues = Readonly<Record<string, string | MailFacts>>

/** A mail in plain text and in HTML. Words and values are text in both: nothing of either is read as HTML, and no value as words. */
export function drawMail(template: MailTemplate, values: GapValues, accents: MailAccents = HOUSE_ACCENTS): MailText {
  const blocks = blocksOf(template.words)
    .map((block) => drawBlock(template, values, block, accents))
    .filter(({ text }) => text !== '')
  return {
    subject: subjectOf(template, values),
    body: `${blocks.map(({ text }) => text).join('\n\n')}\n`,
    html: mailSheet(
      plain(values['site']),
      blocks.map(({ html }) => html),
      accents,
    ),
  }
}

/** The subject in one line, whatever fills it. */
export function subjectOf({ subject }: Pick<MailTemplate, 'subject'>, values: GapValues): string {
  return lineOf(subject, values)
}

/** The blocks of a mail's words as plain text, filled, without those that came out empty. */
export function textsOf(template: MailTemplate, values: GapValues): string[] {
  return blocksOf(template.words)
    .map((block) => drawBlock(template, values, block).text)
    .filter(Boolean)
}

type Block = { text: string; html: string }

function drawBlock(template: MailTemplate, values: GapValues, block: string, accents = HOUSE_ACCENTS): Block {
  const [only, ...more] = piecesOf(block)
  const variable = only && 'gap' in only && more.length === 0 ? template.variables[only.gap] : undefined
  const value = only && 'gap' in only ? values[only.gap] : undefined
  if (variable?.is === 'facts') return drawFacts(Array.isArray(value) ? (value as MailFacts) : [])
  if (variable?.is === 'code') return drawCode(plain(value))
  if (variable?.is === 'link') return drawButton(plain(value), lineOf(template.action ?? '', values), accents)
  return drawParagraph(template.variables, values, block, accents)
}

function drawParagraph(
  variables: Record<string, Variable>,
  values: GapValues,
  block: string,
  { link }: MailAccents,
): Block {
  const text = fillWords(block, (gap) => plain(values[gap])).trim()
  const html = fillWords(
    block,
    (gap) => {
      const value = escapeHtml(plain(values[gap]))
      return variables[gap]?.is === 'link' ? `<a class="in" href="${value}" style="color:${link}">${value}</a>` : value
    },
    escapeHtml,
  )
  return { text, html: `<p style="margin:0 0 20px;white-space:pre-line">${html.trim()}</p>` }
}

function drawFacts(facts: MailFacts): Block {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td class="soft" style="padding:6px 16px 6px 0;color:#4B5060;vertical-align:top">${escapeHtml(name)}</td><td style="padding:6px 0;font-weight:600">${escapeHtml(value)}</td></tr>`,
  )
  return {
    text: facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    html: `<table role="presentation" style="margin:0 0 24px;border-collapse:collapse">${rows.join('')}</table>`,
  }
}

function drawCode(code: string): Block {
  const style = 'margin:0 0 20px;font:700 32px/1.2 ui-monospace,monospace;letter-spacing:6px'
  return { text: code, html: `<p style="${style}">${escapeHtml(code)}</p>` }
}

function drawButton(url: string, words: string, { action }: MailAccents): Block {
  const style = `display:inline-block;padding:12px 22px;border-radius:8px;background:${action};color:#FFFFFF;font-weight:600;text-decoration:none`
  return {
    text: `${words}:\n${url}`,
    html: `<p style="margin:0 0 24px"><a class="go" href="${escapeHtml(url)}" style="${style}">${escapeHtml(words)}</a></p>`,
  }
}

function lineOf(words: string, values: GapValues): string {
  return fillWords(words, (gap) => plain(values[gap]))
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function plain(value: string | MailFacts | undefined): string {
  return typeof value === 'string' ? value : ''
}
