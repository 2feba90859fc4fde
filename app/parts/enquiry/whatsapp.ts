type WhatsappContext = { site: string; about: string | undefined; time: string; party: string }

/** What a WhatsApp chat begins with: about what, when and for whom, as far as it is known. */
export function whatsappText({ site, about, time, party }: WhatsappContext): string {
  const lines = [
    `Hello ${site}, I would like to ask about ${about ?? 'a trip'}.`,
    time === '' ? '' : `When: ${time}.`,
    party === '' ? '' : `For: ${party}.`,
  ]
  return lines.filter(Boolean).join('\n')
}

/** The link that opens a chat with the operator; undefined while it has no number. */
export function whatsappLink(number: string | null, text: string): string | undefined {
  const digits = number?.replace(/\D/g, '') ?? ''
  return digits.length < 8 ? undefined : `https://wa.me/${digits}?text=${encodeURIComponent(text)}`
}
