import { escapeHtml } from './escape-html.ts'
import { mailSheet } from './mail-sheet.ts'
import type { MailText } from './mail-sheet.ts'

/** The mail that asks whether an address really wants the newsletter. Both addresses are absolute. */
export function newsletterConfirmation({
  confirmUrl,
  leaveUrl,
  siteName,
}: {
  confirmUrl: string
  leaveUrl: string
  siteName: string
}): MailText {
  const words = {
    asked: `Somebody, we hope you, asked for the ${siteName} newsletter at this address.`,
    confirm: 'To receive it, please confirm within seven days:',
    ignore: 'If it was not you, do nothing. Without your confirmation we send no newsletter.',
    leave: 'You can leave at any time:',
  }
  return {
    subject: `Please confirm: the ${siteName} newsletter`,
    body:
      [words.asked, `${words.confirm}\n${confirmUrl}`, words.ignore, `${words.leave}\n${leaveUrl}`].join('\n\n') + '\n',
    html: mailSheet(siteName, [
      `<p style="margin:0 0 20px">${escapeHtml(words.asked)}</p>`,
      `<p style="margin:0 0 12px">${escapeHtml(words.confirm)}</p>`,
      `<p style="margin:0 0 24px"><a href="${escapeHtml(confirmUrl)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:#C4361A;color:#FFFFFF;font-weight:600;text-decoration:none">Confirm my address</a></p>`,
      `<p style="margin:0 0 20px;color:#4B5060">${escapeHtml(words.ignore)}</p>`,
      `<p style="margin:0;color:#4B5060">${escapeHtml(words.leave)} <a href="${escapeHtml(leaveUrl)}" style="color:#0E6668">leave the newsletter</a></p>`,
    ]),
  }
}
