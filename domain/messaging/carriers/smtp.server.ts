import { createTransport } from 'nodemailer'
import type { NodemailerError, Transporter } from 'nodemailer'
import { SECOND } from '#platform/clock.ts'
import type { Carrier, Delivery } from './carrier.ts'

/**
 * Mail through a server that speaks SMTP. `url` as smtp://user:password@host:587 or smtps://…;
 * `from` is the address (and name) mails come from.
 */
export function openSmtpCarrier({ url, from }: { url: string; from: string }): Carrier {
  const transport = createTransport({
    url,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 20 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return { channels: ['email'], leavesBodies: [], deliver: (message) => send(transport, from, message) }
}

type OutgoingMail = Parameters<Carrier['deliver']>[0]

async function send(transport: Transporter, from: string, message: OutgoingMail): Promise<Delivery> {
  if (message.channel !== 'email') return { ok: false, reason: 'refused', detail: `SMTP carries no ${message.channel}` }
  if (!isPlainAddress(message.to)) return { ok: false, reason: 'refused', detail: 'not one plain address' }
  const { to, subject, body: text, html, replyTo, files = [] } = message
  const mail = { from, to: plain(to), subject, text, html, messageId: messageId(message.id, from) }
  // Without it the office still has the address in the mail; with a wrong one its answer could go to anybody.
  const answers = replyTo !== undefined && isPlainAddress(replyTo) ? { replyTo: plain(replyTo) } : {}
  const attachments = files.map(({ name: filename, type: contentType, bytes }) => ({
    filename,
    contentType,
    content: Buffer.from(bytes),
  }))
  const headers = { 'Auto-Submitted': 'auto-generated' }
  return transport.sendMail({ ...mail, ...answers, headers, attachments }).then(() => ({ ok: true }), explain)
}

/** One address and nothing beside it: neither a second one nor a header of its own. */
function isPlainAddress(address: string): boolean {
  return /^[^\s,;:<>"()]+@[^\s,;:<>"()@]+$/.test(address)
}

function plain(address: string) {
  return { name: '', address }
}

function messageId(id: string, from: string): string {
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${id}@${host}>`
}

/** Only what the server says about this address or this mail is final; a wrong password is the operator's to mend. */
function explain(error: NodemailerError): Delivery {
  const aboutThisMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  const final = aboutThisMail && (error.responseCode ?? 0) >= 500
  return { ok: false, reason: final ? 'refused' : 'unreachable', detail: error.message.slice(0, 500) }
}
