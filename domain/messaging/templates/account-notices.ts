import { escapeHtml } from './escape-html.ts'
import { mailSheet } from './mail-sheet.ts'
import type { MailText } from './mail-sheet.ts'

/** What every notice knows: whom it addresses, whose site it is, and when the change was made, in words. */
export type NoticeFacts = { name: string; siteName: string; when: string }

const UNLESS_YOU =
  'If it was not you, open our site at once, choose Forgot Password and set a new password. That signs everyone out.'
const UNLESS_YOU_CALL =
  'If it was not you, call or write to us at once. How to reach us stands on the Contact page of our site.'

/** The password was changed, and every other device signed out. */
export function passwordChangedNotice(facts: NoticeFacts): MailText {
  const what = `the password of your ${facts.siteName} account was changed on ${facts.when}.`
  return notice(facts, 'Your password was changed', [what, 'All other devices were signed out.', UNLESS_YOU])
}

/** Another mobile stands on the account now; both are given masked. */
export function mobileChangedNotice(
  facts: NoticeFacts,
  { before, after }: { before: string | null; after: string },
): MailText {
  const from = before === null ? '' : ` from ${before}`
  const what = `the mobile number of your ${facts.siteName} account was changed${from} to ${after} on ${facts.when}.`
  return notice(facts, 'Your mobile number was changed', [what, UNLESS_YOU_CALL])
}

/** To the old address: another one stands on the account now, given masked. */
export function emailChangedNotice(facts: NoticeFacts, { after }: { after: string }): MailText {
  const what = `the e-mail address of your ${facts.siteName} account was changed to ${after} on ${facts.when}.`
  const last = 'This is the last message about it to this address.'
  return notice(facts, 'Your e-mail address was changed', [what, last, UNLESS_YOU_CALL])
}

/** An identity provider opens the account from now on. */
export function identityLinkedNotice(facts: NoticeFacts, { provider }: { provider: string }): MailText {
  const what = `${provider} was linked to your ${facts.siteName} account on ${facts.when}. You can sign in with it from now on.`
  const unless = 'If it was not you, sign in, open My Profile, remove it and change your password.'
  return notice(facts, 'A new way to sign in', [what, unless])
}

/** The account will be deleted on the day in `on`, in words. */
export function deletionRequestedNotice(facts: NoticeFacts, { on }: { on: string }): MailText {
  const what = `you asked us on ${facts.when} to delete your ${facts.siteName} account. We will delete it on ${on}.`
  const undo = 'Until then you can keep it: sign in, open My Profile and choose Keep my account.'
  const kept =
    'Invoices and what the tax laws ask us to keep stay with us as long as the law says, and for nothing else.'
  return notice(facts, 'Your account will be deleted', [what, undo, kept])
}

/** The person keeps the account after all. */
export function deletionUndoneNotice(facts: NoticeFacts): MailText {
  const what = `your ${facts.siteName} account stays. The request to delete it was taken back on ${facts.when}.`
  return notice(facts, 'Your account stays', [what, UNLESS_YOU])
}

function notice({ name, siteName }: NoticeFacts, subject: string, paragraphs: string[]): MailText {
  const lines = [`Dear ${name},`, ...paragraphs]
  return {
    subject: `${subject}: ${siteName}`,
    body: `${lines.join('\n\n')}\n\n${siteName}\n`,
    html: mailSheet(
      siteName,
      lines.map((line) => `<p style="margin:0 0 20px">${escapeHtml(line)}</p>`),
    ),
  }
}
