import { z } from 'zod'
import { COMFORTS, PACKAGE_KINDS } from '#domain/catalogue/package.ts'
import { PACKAGE_VIEWS } from '#domain/departures/package-view.ts'
import type { PackagesAsked } from '#domain/departures/packages-desk.server.ts'
import { pageIn } from '#app/routes/admin/pages.tsx'

const Asked = z.object({
  view: z.enum(PACKAGE_VIEWS).catch('all'),
  q: z.string().trim().max(60).catch(''),
  state: z
    .string()
    .regex(/^IN-[A-Z]{2}$/)
    .catch(''),
  kind: z.enum(PACKAGE_KINDS).optional().catch(undefined),
  comfort: z.enum(COMFORTS).optional().catch(undefined),
  sort: z.enum(['name', 'changed']).catch('name'),
})

/** What an address of the list asks for; what cannot be meant is left out. */
export function packagesIn(asked: URLSearchParams): PackagesAsked {
  const { q: words, state: stateCode, view, kind, comfort, sort } = Asked.parse(Object.fromEntries(asked))
  return { view, kind, comfort, sort, words, stateCode, isDown: asked.has('down'), page: pageIn(asked) }
}

/** What of it narrows drafts too: one that was never public is in the list of all, and in no other view of it. */
export function narrowed({ words, stateCode, kind, comfort }: PackagesAsked) {
  return { words, stateCode, ...(kind ? { kind } : {}), ...(comfort ? { comfort } : {}) }
}
