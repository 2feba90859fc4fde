import { RouterContextProvider } from 'react-router'
import type { MiddlewareFunction } from 'react-router'
import type { Role } from '#domain/policy/role.ts'
import type { Services } from '#domain/services.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import type { Visit } from '#web/contexts.ts'

const SITE = 'https://padav.example'
const CSRF = 'c'.repeat(64)

type Rows = { count: number | undefined; rows: readonly { id: string; stood?: string; stays: string | undefined }[] }
type Kept = { message: string; typed: Record<string, string>; faults: Record<string, string> }
/** A page of deeds for several things, as its module exports it. */
type SeveralPage = {
  middleware: MiddlewareFunction<Response>[]
  loader(args: never): Promise<Rows>
  action(args: never): Promise<unknown>
}

/** A page of the office for several things, as somebody of a role has it: asked who may, looked at, and its form sent. */
export function severalBench(page: SeveralPage, path: string, services: Partial<Services>, role: Role) {
  const ask = async (address: string, init: RequestInit = {}) => {
    const context = new RouterContextProvider()
    context.set(servicesContext, services as Services)
    context.set(visitContext, { visitor: { id: role, role }, csrfToken: CSRF, publicUrl: SITE } as unknown as Visit)
    return { context, request: new Request(SITE + address, init), params: {} } as never
  }
  const look = async (address: string) => page.loader(await ask(address))
  const sendForm = async (fields: Record<string, string>) => {
    const body = String(new URLSearchParams({ csrfToken: CSRF, ...fields }))
    const length = String(Buffer.byteLength(body))
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': length }
    return page.action(await ask(path, { method: 'POST', body, headers }))
  }
  return {
    /** The status the page answers before anything of it is looked at; undefined where it lets them in. */
    async keptOut(): Promise<number | undefined> {
      const asked = await ask(path)
      try {
        for (const one of page.middleware) await one(asked, async () => new Response())
        return undefined
      } catch (thrown) {
        return (thrown as { init?: { status: number } }).init?.status
      }
    },
    ask: (deed: string, ids: readonly string[]) =>
      look(`${path}?${new URLSearchParams([['deed', deed], ...ids.map((id) => ['id', id])])}`),
    /** What the page says once its form was sent; or the form again, with what is amiss. */
    async send(form: { deed: string; of: readonly string[]; [field: string]: string | readonly string[] }) {
      const { of, ...fields } = form
      const answer = await sendForm({ intent: 'several', of: of.join('\n'), ...(fields as Record<string, string>) })
      if (!(answer instanceof Response)) return { kept: (answer as { data: Kept }).data }
      const { count, rows } = await look(answer.headers.get('Location') ?? '')
      return { count, stays: Object.fromEntries(rows.map(({ id, stays }) => [id, stays])) }
    },
    /** Where a form of the page leads to. Throws where it is kept. */
    async post(fields: Record<string, string>): Promise<URL> {
      const answer = await sendForm(fields)
      if (!(answer instanceof Response)) throw new Error((answer as { data: Kept }).data.message)
      return new URL(answer.headers.get('Location') ?? '', SITE)
    },
  }
}

/** The lines of a form: each thing with what stood of it when it was shown. */
export function linesOf({ rows }: Rows): string[] {
  return rows.map(({ id, stood = '' }) => `${id} ${stood}`.trim())
}
