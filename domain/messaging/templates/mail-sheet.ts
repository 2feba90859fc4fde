import { HOUSE_ACCENTS } from '#domain/messaging/mail-accents.ts'
import type { MailAccents } from '#domain/messaging/mail-accents.ts'
import { escapeHtml } from './escape-html.ts'

export type MailText = { subject: string; body: string; html: string }

/** A mail's HTML around its paragraphs, which are HTML already: styles in place, nothing loaded from anywhere. */
export function mailSheet(siteName: string, paragraphs: string[], accents: MailAccents = HOUSE_ACCENTS): string {
  return `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>${inTheDark(accents)}</style><title>${escapeHtml(siteName)}</title></head>
<body class="ink" style="margin:0;background:#FBF7F0;color:#1B1F2A;font:17px/1.5 'Anek Latin','Noto Sans',system-ui,sans-serif">
<p style="margin:0 0 24px;padding:18px 24px 15px;border-bottom:5px solid ${accents.band};background:#161A2F;color:#FBF7F0;text-align:center;font:700 22px/1.2 Georgia,serif"><span style="display:inline-block;width:100%;max-width:520px;text-align:left">${escapeHtml(siteName)}</span></p>
<div style="max-width:520px;margin:0 auto;padding:0 24px 24px">
${paragraphs.join('\n')}
</div>
</body>
</html>
`
}

function inTheDark({ actionDark = '#F2714F' }: MailAccents): string {
  return `@media (prefers-color-scheme:dark){.ink{background:#10131F!important;color:#F4ECDD!important}.soft{color:#BDB9B4!important}.go{background:${actionDark}!important;color:#1A0C07!important}.in{color:#7CCFC6!important}}`
}
