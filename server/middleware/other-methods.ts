import type { Env, Hono, Schema } from 'hono'
import { refuse } from '#server/refuse.ts'

/**
 * Answers every other method on the paths of an app, or on those named, with 405 and what is allowed there. Called when all they answer has been
 * added; whatever reads answers HEAD too.
 */
export function refuseOtherMethods<E extends Env, S extends Schema, P extends string>(
  app: Hono<E, S, P>,
  paths: readonly string[] = [...new Set(app.routes.filter(({ method }) => method !== 'ALL').map(({ path }) => path))],
): void {
  for (const path of paths) {
    const answered = app.routes.filter((route) => route.path === path && route.method !== 'ALL')
    const Allow = withHead(answered.map(({ method }) => method)).join(', ')
    app.all(path, (c) => refuse(c, 'method-not-allowed', { headers: { Allow } }))
  }
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** The methods an app answers at an address by routes of their own. */
export function methodsAt(app: Hono, path: string): string[] {
  const answersBy = (method: string) => app.router.match(method, path)[0].some(([[, route]]) => route.method === method)
  return withHead(METHODS.filter(answersBy))
}

function withHead(methods: string[]): string[] {
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))]
}
