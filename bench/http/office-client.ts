import { DEMO_PASSWORD } from '#demo/accounts.server.ts'
import { formIn } from '#tests/form-in.ts'

export type Office = Awaited<ReturnType<typeof enterOffice>>

/** The demo's owner, signed in, in a browser without a script. */
export async function enterOffice(siteUrl: string) {
  const entered = await fetch(`${siteUrl}/api/authentication/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'owner@padav.test', password: DEMO_PASSWORD }),
  })
  if (!entered.ok) throw new Error(`the owner was answered ${entered.status}`)
  const cookies = new Map(entered.headers.getSetCookie().map(cookieOf))

  async function ask(path: string, form?: Record<string, string>) {
    const answer = await fetch(siteUrl + path, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        Accept: 'text/html',
        Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(form ? { Origin: siteUrl, 'Sec-Fetch-Site': 'same-origin' } : {}),
      },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    })
    for (const set of answer.headers.getSetCookie()) cookies.set(...cookieOf(set))
    return { status: answer.status, location: answer.headers.get('location') ?? '', html: await answer.text() }
  }

  return {
    page: async (path: string) => (await ask(path)).html,
    /** Sends the form of a page that does a deed, with this typed over what it shows. Throws unless it was done. */
    send: async (path: string, intent: string, typed: Record<string, string>): Promise<void> => {
      const form = { ...formIn((await ask(path)).html, `name="intent" value="${intent}"`), intent, ...typed }
      const first = await ask(path, form)
      // What is worth a second look has had it.
      const [, seenHints] = /name="seenHints"[^>]*value="([^"]*)"/.exec(first.html) ?? []
      const { status, location, html } = seenHints === undefined ? first : await ask(path, { ...form, seenHints })
      if (status === 302 && location.includes('done=')) return
      const [, why = ''] = /role="alert"[^>]*>(.{0,300})/.exec(html) ?? []
      throw new Error(`${intent} of ${path} was answered ${status}: ${why.replaceAll(/<[^>]*>/g, ' ')}`)
    },
  }
}

function cookieOf(set: string): [string, string] {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
  return [name, value]
}
