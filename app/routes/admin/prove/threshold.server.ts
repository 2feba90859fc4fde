import { lookIn, tokensOf } from '#app/routes/admin/look.server.ts'

/** How a page before the office looks: as its pages do on this device. */
export function loadThreshold(request: Request) {
  return { tokens: tokensOf(lookIn(request.headers.get('Cookie'))) }
}
