import { data, href, redirectDocument } from 'react-router'
import type { MiddlewareFunction } from 'react-router'
import { may } from '#domain/policy/policy.ts'
import { visitContext } from '#web/contexts.ts'
import { signInPath } from '#web/sign-in-path.ts'
import { provePath } from './prove/prove-path.ts'
import { keepUnsaved } from './unsaved.server.ts'

/** Whoever works here, also before the second step: what stands before the office. Others are led to the sign-in, or refused. */
export const beforeOffice: MiddlewareFunction<Response>[] = [
  async ({ context, request, url }) => {
    const { visitor } = context.get(visitContext)
    if (!visitor) throw redirectDocument(signInPath(url), { headers: await keepUnsaved(context, request) })
    if (!may(visitor.appointed, 'office.enter')) throw data(null, { status: 403 })
  },
]

/**
 * The door of the office: whoever still lacks the second step is led to it, to nothing else. It only leads: what the office holds is refused to them by the policy, wherever it is asked
 * for.
 */
export const enterOffice: MiddlewareFunction<Response>[] = [
  ...beforeOffice,
  async ({ context, request, url }) => {
    const { visitor } = context.get(visitContext)
    const first = visitor?.awaits === 'enrolment' ? href('/admin/second-factor') : provePath(url)
    if (visitor?.awaits) throw redirectDocument(first, { headers: await keepUnsaved(context, request) })
    if (!may(visitor?.role, 'office.enter')) throw data(null, { status: 403 })
  },
]
