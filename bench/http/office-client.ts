import { formIn } from '#tests/form-in.ts'
import { signedIn } from '#tests/plain-browser.ts'

export type Office = Awaited<ReturnType<typeof enterOffice>>

/** The demo's owner, signed in, in a browser without a script. */
export async function enterOffice(siteUrl: string) {
  const ask = await signedIn({ url: siteUrl }, 'owner')
  return {
    page: async (path: string) => (await ask(path)).html,
    /** Sends the form of a page that does a deed, with this typed over what it shows. Throws unless it was done. */
    send: async (path: string, intent: string, typed: Record<string, string>): Promise<void> => {
      const form = { ...formIn((await ask(path)).html, `name="intent" value="${intent}"`), intent, ...typed }
      const first = await ask(path, form)
      // What is worth a second look has had it.
      const [, seenHints] = /name="seenHints"[^>]*value="([^"]*)"/.exec(first.html) ?? []
      const { status, location, html } = seenHints === undefined ? first : await ask(path, { ...form, seenHints })
      if (status === 302 && location?.includes('done=')) return
      const [, why = ''] = /role="alert"[^>]*>(.{0,300})/.exec(html) ?? []
      throw new Error(`${intent} of ${path} was answered ${status}: ${why.replaceAll(/<[^>]*>/g, ' ')}`)
    },
  }
}
