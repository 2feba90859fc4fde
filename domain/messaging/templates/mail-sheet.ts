import { escapeHtml } from './escape-html.ts'

export type MailText = { subject: string; body: string; html: string }

/** A mail's HTML around its paragraphs, which are HTML already: styles in place, nothing loaded from anywhere. */
export function mailSheet(siteName: string, paragraphs: string[]): string {
  return `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(siteName)}</title></head>
<body style="margin:0;padding:24px;background:#FBF7F0;color:#1B1F2A;font:17px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 24px;padding:0 0 12px;border-bottom:2px solid #1B1F2A;font:700 22px/1.2 Georgia,serif">${escapeHtml(siteName)}</p>
${paragraphs.join('\n')}
</div>
</body>
</html>
`
}
