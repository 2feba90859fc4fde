import { createRoute, z } from '@hono/zod-openapi'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { listApprovedScripts } from '#domain/settings/scripts.server.ts'
import type { ScriptPlace } from '#domain/settings/scripts.server.ts'
import { FALLBACK_LOGO, logoPicture } from '#domain/settings/logo.ts'
import { UNKNOWN_SITE } from '#domain/settings/settings.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import type { ApiServices } from './api-services.ts'
import { always, good } from './shapes/answers.ts'
import { Id } from './shapes/ids.ts'

const script = '<script async src="https://www.googletagmanager.com/gtm.js?id=GTM-PADAV1"></script>'
const code = z.string().openapi({ description: 'HTML with a script tag.', example: script })

const footerScriptCall = createRoute({
  method: 'get',
  path: '/api/header/footer-script',
  tags: ['Header and footer'],
  summary: 'Approved scripts for the end of public pages',
  responses: {
    200: good(z.object({ data: z.array(z.object({ _id: Id, footercode: code })) }), 'The scripts, oldest first.'),
    ...always,
  },
})

const headerScriptCall = createRoute({
  method: 'get',
  path: '/api/header/header-script',
  tags: ['Header and footer'],
  summary: 'Approved scripts for the head of public pages',
  responses: {
    200: good(z.object({ data: z.array(z.object({ _id: Id, headercode: code })) }), 'The scripts, oldest first.'),
    ...always,
  },
})

const Band = z.object({
  number: z
    .string()
    .nullable()
    .openapi({ description: 'Phone number; null while none is set.', example: '+91 00000 00000' }),
})

const bandCall = createRoute({
  method: 'get',
  path: '/api/header/band',
  tags: ['Header and footer'],
  summary: 'The phone number of the band above the header',
  responses: { 200: good(z.object({ data: Band }), 'The number.'), ...always },
})

const Logo = z.object({ _id: Id, path: z.string().openapi({ example: FALLBACK_LOGO }) })

const logoCall = createRoute({
  method: 'get',
  path: '/api/logo/logo1',
  tags: ['Header and footer'],
  summary: 'The logo of the header',
  responses: { 200: good(z.object({ data: z.array(Logo) }), 'One logo.'), ...always },
})

/** The calls about what stands above and below every page. */
export function addHeader(api: OpenAPIHono, { db, config, log }: Pick<ApiServices, 'db' | 'config' | 'log'>): void {
  const approved = (place: ScriptPlace) => listApprovedScripts(db, place, { ...config.injectedScripts, log })
  api.openapi(footerScriptCall, async (c) => {
    const scripts = await approved('footer')
    return c.json({ data: scripts.map(({ id, code }) => ({ _id: id, footercode: code })) }, 200)
  })
  api.openapi(headerScriptCall, async (c) => {
    const scripts = await approved('header')
    return c.json({ data: scripts.map(({ id, code }) => ({ _id: id, headercode: code })) }, 200)
  })
  api.openapi(bandCall, async (c) => {
    const site = await findSetting(db, 'site')
    return c.json({ data: { number: site?.bandPhone ?? null } }, 200)
  })
  api.openapi(logoCall, async (c) => {
    const site = (await findSetting(db, 'site')) ?? UNKNOWN_SITE
    return c.json({ data: [{ _id: 'logo1', path: logoPicture(site) }] }, 200)
  })
}
