import { answered } from './answered.ts'

/** The newest code that was sent to a mobile or an e-mail. */
export async function codeSentTo(site: { url: string }, to: string): Promise<string> {
  const message = await messageTo(site, to, /\b\d{6}\b/)
  return /\b\d{6}\b/.exec(message)![0]
}

/** The newest message to somebody that fits; waits for it up to five seconds. */
export async function messageTo({ url }: { url: string }, to: string, pattern: RegExp): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await answered(`${url}/dev/outbox`, { headers: { Accept: 'application/json' } })
    const { data } = (await answer.json()) as { data: { to: string; subject: string; body: string }[] }
    const found = data.find(({ to: sentTo, subject, body }) => sentTo === to && pattern.test(`${subject}\n${body}`))
    if (found) return `${found.subject}\n${found.body}`
    await new Promise((resume) => setTimeout(resume, 50))
  }
  throw new Error(`nothing like ${pattern} was sent to ${to}`)
}
