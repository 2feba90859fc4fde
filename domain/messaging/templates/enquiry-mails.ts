import { escapeHtml } from './escape-html.ts'
import { mailSheet } from './mail-sheet.ts'
import type { MailText } from './mail-sheet.ts'

/**
 * The mail that says an enquiry has arrived. It goes to an address anybody may have typed, so nothing a visitor wrote stands in it:
 * `about` is a name of our own catalogue. `statusUrl` is absolute.
 */
export function enquiryMail({
  siteName,
  reference,
  about,
  statusUrl,
  phone,
  isEveryDay,
}: {
  siteName: string
  reference: string
  about: string | undefined
  statusUrl: string
  phone: string | undefined
  /** Whether the office is open on all days of the week. */
  isEveryDay: boolean
}): MailText {
  const words = {
    arrived: `Your enquiry${about ? ` about ${about}` : ''} has reached ${siteName}. Its reference is ${reference}.`,
    next: `A person reads it and answers between 10am and 6pm${isEveryDay ? ', any day of the week' : ''}.${phone ? ` If it cannot wait, call ${phone}.` : ''}`,
    status: 'This link shows what you asked and where it stands. You can also withdraw it there:',
    ignore: 'If you did not ask, somebody typed your address by mistake. Withdraw it by the link, or do nothing.',
  }
  return {
    subject: `Your enquiry ${reference}: ${siteName}`,
    body: [words.arrived, words.next, `${words.status}\n${statusUrl}`, words.ignore].join('\n\n') + '\n',
    html: mailSheet(siteName, [
      `<p style="margin:0 0 20px">${escapeHtml(words.arrived)}</p>`,
      `<p style="margin:0 0 20px">${escapeHtml(words.next)}</p>`,
      `<p style="margin:0 0 12px">${escapeHtml(words.status)}</p>`,
      `<p style="margin:0 0 24px"><a href="${escapeHtml(statusUrl)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:#C4361A;color:#FFFFFF;font-weight:600;text-decoration:none">See my enquiry</a></p>`,
      `<p style="margin:0;color:#4B5060">${escapeHtml(words.ignore)}</p>`,
    ]),
  }
}

/** The office's notice of an enquiry: the facts in their order, and what was written. */
export function officeMail({
  siteName,
  reference,
  facts,
  message,
}: {
  siteName: string
  reference: string
  facts: readonly (readonly [name: string, value: string])[]
  message: string
}): MailText {
  const lines = facts.map(([name, value]) => `${name}: ${value}`)
  const rows = facts.map(
    ([name, value]) =>
      `<p style="margin:0 0 6px"><span style="color:#4B5060">${escapeHtml(name)}</span> ${escapeHtml(value)}</p>`,
  )
  return {
    subject: `Enquiry ${reference}: ${siteName}`,
    body: [`Enquiry ${reference}`, lines.join('\n'), message].filter(Boolean).join('\n\n') + '\n',
    html: mailSheet(siteName, [
      `<p style="margin:0 0 20px;font-weight:600">${escapeHtml(`Enquiry ${reference}`)}</p>`,
      ...rows,
      `<p style="margin:20px 0 0;white-space:pre-line">${escapeHtml(message)}</p>`,
    ]),
  }
}
