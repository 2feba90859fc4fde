import type { RouterContextProvider } from 'react-router'
import { visitContext } from '#web/contexts.ts'
import type { Visitor } from '#domain/accounts/sessions.server.ts'

/** Who is signed in, behind the middleware that lets nobody else pass. Throws when it stands on a page that has none. */
export function visitorOf(context: Readonly<RouterContextProvider>): Visitor {
  const { visitor } = context.get(visitContext)
  if (!visitor) throw new Error('a page that needs a person was shown to a guest')
  return visitor
}
