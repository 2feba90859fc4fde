import { escapeHtml } from './escape-html.ts'
import { mailSheet } from './mail-sheet.ts'
import type { MailText } from './mail-sheet.ts'

/** The mail that brings the code which proves a new address. The code stands in the body only: the outbox keeps subjects. */
export function otpMail({ otp, siteName }: { otp: string; siteName: string }): MailText {
  const words = {
    use: `Use this code to confirm this address for your ${siteName} account:`,
    valid: 'It is valid for 2 minutes. Please do not share it with anyone.',
    ignore: 'If you did not ask for it, do nothing: without the code nothing changes.',
  }
  return {
    subject: `Your ${siteName} verification code`,
    body: [words.use, otp, words.valid, words.ignore].join('\n\n') + '\n',
    html: mailSheet(siteName, [
      `<p style="margin:0 0 12px">${escapeHtml(words.use)}</p>`,
      `<p style="margin:0 0 20px;font:700 32px/1.2 ui-monospace,monospace;letter-spacing:6px">${escapeHtml(otp)}</p>`,
      `<p style="margin:0 0 20px">${escapeHtml(words.valid)}</p>`,
      `<p style="margin:0;color:#4B5060">${escapeHtml(words.ignore)}</p>`,
    ]),
  }
}
