import { HOUSE_ACCENTS } from '#domain/messaging/mail-accents.ts'
import type { MailAccents } from '#domain/messaging/mail-accents.ts'
import { escapeHtml } from './escape-html.ts'
import type { MailText } from './mail-sheet.ts'

/** What the mail of a confirmed booking says, every figure and day in words already; addresses are absolute. */
export type ConfirmationMail = {
  siteName: string
  phone: string | null
  replyTo: string | null
  subject: string
  /** Before the mail is opened: "3 seats are yours. ₹16,052 has reached us." */
  preview: string
  title: string
  leads: readonly string[]
  poster: { url: string; alt: string } | null
  reference: string
  bookedOn: string
  from: string
  to: string
  halts: readonly { name: string; when: string }[]
  who: readonly string[]
  parts: readonly { name: string; sum: string; note: string; isPaid: boolean }[]
  lines: readonly { name: string; note: string; sum: string; isTotal: boolean }[]
  next: readonly string[]
  changing: string
  attached: readonly string[]
  url: string
  accents?: MailAccents | undefined
}

const TEXT = "font-family:'Anek Latin','Noto Sans',Arial,sans-serif;"
const DISPLAY = "font-family:'Besley',Rockwell,Georgia,serif;font-weight:700;"
const TABLE = 'cellpadding="0" cellspacing="0" border="0"'

/** The mail that says seats are booked: tables alone, whole without pictures, dark where the reader's screen is. */
export function confirmationMail(mail: ConfirmationMail): MailText {
  return { subject: mail.subject, body: bodyOf(mail), html: sheetOf(mail) }
}

function bodyOf(mail: ConfirmationMail): string {
  const { title, leads, reference, halts, who, parts, lines, next, changing, attached, url } = mail
  return `${[
    [title, ...leads].join('\n\n'),
    `Booking ${reference}\n${who.join('\n')}`,
    halts.map(({ name, when }) => [name, when].filter(Boolean).join(', ')).join('\n'),
    parts.map(({ name, sum, note }) => `${name}: ${sum}, ${note}`).join('\n'),
    lines.map(({ name, sum }) => `${name}: ${sum}`).join('\n'),
    `Open your trip:\n${url}`,
    next.map((step, at) => `${at + 1}. ${step}`).join('\n'),
    changing,
    ...(attached.length > 0 ? [`Attached: ${attached.join(', ')}.`] : []),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`
}

function sheetOf(mail: ConfirmationMail): string {
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(mail.subject)}</title>
<style>${STYLES}${inTheDark(mail)}</style></head>
<body class="bg" style="margin:0;background:#F3EADB">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(mail.preview)}</div>
<table role="presentation" class="bg" width="100%" ${TABLE} style="background:#F3EADB"><tr><td align="center" style="padding:0">
<table role="presentation" class="w card" width="600" ${TABLE} style="width:600px;max-width:600px;background:#FFFDF9">
${[head(mail), poster(mail), hello(mail), ticket(mail), button(mail), price(mail), nextSteps(mail), changes(mail), foot(mail)].filter(Boolean).join('\n')}
</table></td></tr></table></body></html>
`
}

/** A mail reads no tokens.css: these are its values; what stands inline is the light theme. */
const STYLES = `
body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; } img { border: 0; display: block; max-width: 100%; height: auto; } a { text-underline-offset: 4px; }
@media (max-width: 620px) { .w { width: 100% !important; } .px { padding-left: 18px !important; padding-right: 18px !important; } .st { display: block !important; width: auto !important; border-left: 0 !important; padding: 12px 18px 10px !important; } .h { font-size: 32px !important; line-height: 36px !important; } .bt a { display: block !important; text-align: center; } }
@media (prefers-color-scheme: dark) { .bg { background: #10131F !important; } .card { background: #191D2E !important; } .tk { background: #35280F !important; } .ink, .ink b { color: #F4ECDD !important; } .soft { color: #BDB9B4 !important; } .mi { color: #F8BE6E !important; } .good { color: #8BD3A0 !important; } .go { background: #F2714F !important; } .go a { color: #1A0C07 !important; } td { border-color: #4A5070 !important; } }
`

function row(style: string, inner: string, classes = 'px'): string {
  return `<tr><td class="${classes}" style="${style}">${inner}</td></tr>`
}

function paragraph(text: string, style: string, kind: 'ink' | 'soft' = 'ink'): string {
  const colour = kind === 'ink' ? '#1B1F2A' : '#4B5060'
  return `<p class="${kind}" style="${TEXT}margin:0;color:${colour};${style}">${text}</p>`
}

function inTheDark({ accents }: ConfirmationMail): string {
  if (!accents?.actionDark) return ''
  return `@media (prefers-color-scheme: dark) { .go { background: ${accents.actionDark} !important; } }`
}

function head({ siteName, phone, accents = HOUSE_ACCENTS }: ConfirmationMail): string {
  const call = phone
    ? `<a href="tel:${escapeHtml(phone.replaceAll(/[^\d+]/g, ''))}" style="color:#FBF7F0">${escapeHtml(phone)}</a>`
    : ''
  const name = `<td style="${DISPLAY}font-size:24px;line-height:30px;color:#FBF7F0">${escapeHtml(siteName)}</td>`
  const right = `<td align="right" style="${TEXT}font-size:15px;color:#C5C8D8">${call}</td>`
  return row(
    `background:#161A2F;padding:18px 32px 15px;border-bottom:5px solid ${accents.band} !important`,
    `<table role="presentation" width="100%" ${TABLE}><tr>${name}${right}</tr></table>`,
  )
}

function poster({ poster: shown }: ConfirmationMail): string {
  if (!shown) return ''
  const style = `${TEXT}width:100%;font-size:15px;color:#1B1F2A`
  return row(
    'background:#C9B79F',
    `<img src="${escapeHtml(shown.url)}" width="600" alt="${escapeHtml(shown.alt)}" style="${style}">`,
    '',
  )
}

function hello({ title, leads }: ConfirmationMail): string {
  const heading = `<h1 class="ink h" style="${DISPLAY}font-size:36px;line-height:40px;margin:0;color:#1B1F2A">${escapeHtml(title)}</h1>`
  return row(
    'padding:28px 32px 8px',
    heading +
      leads
        .map((lead) =>
          paragraph(escapeHtml(lead), 'font-size:18px;line-height:27px;padding-top:12px;white-space:pre-line'),
        )
        .join(''),
  )
}

function ticket({
  reference,
  bookedOn,
  from,
  to,
  halts,
  who,
  parts,
  accents = HOUSE_ACCENTS,
}: ConfirmationMail): string {
  const wide = `colspan="${Math.max(1, parts.length)}"`
  const line = halts.map((halt, at) => haltRow(halt, at === halts.length - 1)).join('')
  return row(
    'padding:18px 32px 8px',
    `<table role="presentation" class="tk" width="100%" ${TABLE} style="background:#FCEBCB;border-radius:8px">
<tr><td ${wide} style="background:${accents.band};border-radius:8px 8px 0 0;padding:8px 20px 5px;${TEXT}font-size:14px;font-weight:700;color:#1B1F2A">No. ${escapeHtml(reference)} &nbsp;&nbsp; booked ${escapeHtml(bookedOn)}</td></tr>
<tr><td ${wide} style="padding:18px 20px 4px"><p class="ink" style="${DISPLAY}font-size:30px;line-height:36px;margin:0;color:#1B1F2A">${escapeHtml(from)} <span class="soft" style="${TEXT}font-size:17px;font-weight:400;color:#4B5060">to</span> ${escapeHtml(to)}</p></td></tr>
<tr><td ${wide} style="padding:6px 20px 10px"><table role="presentation" ${TABLE}>${line}</table></td></tr>
<tr><td ${wide} class="ink" style="padding:4px 20px 14px;${TEXT}font-size:16px;line-height:23px;color:#1B1F2A">${who.map(escapeHtml).join('<br>')}</td></tr>
<tr>${parts.map(partCell).join('')}</tr></table>`,
  )
}

function haltRow({ name, when }: ConfirmationMail['halts'][number], isLast: boolean): string {
  const mark = isLast ? ['mi', '#8A4B00', '&#9679;'] : ['ink', '#1B1F2A', '&#9675;']
  return `<tr><td width="26" align="center" valign="top" class="${mark[0]}" style="${TEXT}font-size:18px;line-height:24px;color:${mark[1]}">${mark[2]}</td><td class="ink" style="${TEXT}font-size:16px;line-height:24px;color:#1B1F2A;padding-left:8px"><b>${escapeHtml(name)}</b> <span class="soft" style="color:#4B5060">${escapeHtml(when)}</span></td></tr>`
}

function partCell({ name, sum, note, isPaid }: ConfirmationMail['parts'][number], at: number): string {
  const cut = at === 0 ? '' : 'border-left:2px dashed #857A66;'
  const tone = isPaid ? ['good', 'font-weight:700;color:#256A3C'] : ['soft', 'color:#4B5060']
  return `<td class="st" valign="top" style="border-top:2px dashed #857A66;${cut}padding:12px 14px 10px 20px;${TEXT}"><span class="ink" style="font-size:14px;color:#1B1F2A">${escapeHtml(name)}</span><br><b class="ink" style="font-size:21px;line-height:27px;color:#1B1F2A">${escapeHtml(sum)}</b><br><span class="${tone[0]}" style="font-size:14px;${tone[1]}">${escapeHtml(note)}</span></td>`
}

function button({ url, accents = HOUSE_ACCENTS }: ConfirmationMail): string {
  const link = `<a href="${escapeHtml(url)}" style="display:inline-block;padding:15px 26px 12px;${TEXT}font-size:18px;font-weight:700;color:#FFFFFF;text-decoration:none">Open your trip</a>`
  const mine =
    'This link is yours alone: whoever has it sees the booking. We never ask for an OTP or a PIN on the phone.'
  return row(
    'padding:16px 32px 6px',
    `<table role="presentation" ${TABLE} class="w"><tr><td class="go" style="background:${accents.action};border-radius:8px">${link}</td></tr></table>${paragraph(mine, 'font-size:15px;line-height:22px;padding-top:12px', 'soft')}`,
    'px bt',
  )
}

function section(title: string, inner: string): string {
  const heading = `<h2 class="ink" style="${DISPLAY}font-size:22px;line-height:28px;margin:0 0 6px;color:#1B1F2A">${title}</h2>`
  return row('padding:20px 32px 8px', heading + inner)
}

function price({ lines }: ConfirmationMail): string {
  const cell = `${TEXT}font-size:16px;line-height:22px;border-bottom:1px solid #DCCFB6;color:#1B1F2A;`
  const rows = lines.map(({ name, note, sum, isTotal }) => {
    const [open, close] = isTotal ? ['<b>', '</b>'] : ['', '']
    const below = note ? `<br><span class="soft" style="font-size:14px;color:#4B5060">${escapeHtml(note)}</span>` : ''
    return `<tr><td class="ink" style="${cell}padding:9px 0 7px">${open}${escapeHtml(name)}${close}${below}</td><td class="ink" align="right" valign="top" style="${cell}padding:9px 0 7px 12px;white-space:nowrap">${open}${escapeHtml(sum)}${close}</td></tr>`
  })
  return section('What it costs', `<table width="100%" ${TABLE}>${rows.join('')}</table>`)
}

function nextSteps({ next }: ConfirmationMail): string {
  if (next.length === 0) return ''
  const steps = next.map((step, at) => `${at + 1}. ${escapeHtml(step)}`).join('<br>')
  return section('What you do next', paragraph(steps, 'font-size:16px;line-height:24px'))
}

function changes({ changing }: ConfirmationMail): string {
  return section('If plans change', paragraph(escapeHtml(changing), 'font-size:16px;line-height:24px'))
}

function foot({ siteName, attached, replyTo }: ConfirmationMail): string {
  const brought = attached.length > 0 ? `Attached: ${escapeHtml(attached.join(', '))}.<br>` : ''
  const write = replyTo
    ? ` <a href="mailto:${escapeHtml(replyTo)}" style="color:#FBF7F0">${escapeHtml(replyTo)}</a>`
    : ''
  return row(
    `background:#161A2F;padding:20px 32px 18px;${TEXT}font-size:14px;line-height:21px;color:#C5C8D8`,
    `${brought}${escapeHtml(siteName)}. You get this because you booked; it is not a newsletter.${write}`,
  )
}
