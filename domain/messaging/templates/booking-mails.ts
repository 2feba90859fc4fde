import { escapeHtml } from './escape-html.ts'
import { mailSheet } from './mail-sheet.ts'
import type { MailText } from './mail-sheet.ts'

/** What a mail about a booking says: paragraphs, a table of facts, and the one link to it. `url` is absolute. */
export type BookingMail = {
  siteName: string
  subject: string
  paragraphs: readonly string[]
  facts: readonly (readonly [name: string, value: string])[]
  url: string
  action: string
}

/** A mail about somebody's booking, whole as plain text and as HTML. */
export function bookingMail({ siteName, subject, paragraphs, facts, url, action }: BookingMail): MailText {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td style="padding:6px 16px 6px 0;color:#4B5060;vertical-align:top">${escapeHtml(name)}</td><td style="padding:6px 0;font-weight:600">${escapeHtml(value)}</td></tr>`,
  )
  return {
    subject,
    body:
      [...paragraphs, facts.map(([name, value]) => `${name}: ${value}`).join('\n'), `${action}:\n${url}`].join('\n\n') +
      '\n',
    html: mailSheet(siteName, [
      ...paragraphs.map((text) => `<p style="margin:0 0 20px">${escapeHtml(text)}</p>`),
      `<table role="presentation" style="margin:0 0 24px;border-collapse:collapse">${rows.join('')}</table>`,
      `<p style="margin:0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:#C4361A;color:#FFFFFF;font-weight:600;text-decoration:none">${escapeHtml(action)}</a></p>`,
    ]),
  }
}
