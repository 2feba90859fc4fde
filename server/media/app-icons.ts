import { Hono } from 'hono'
import { readAppIcon } from '#domain/media/app-icon.server.ts'
import type { Services } from '#domain/services.server.ts'
import { APP_ICON_SIDES, initialOf } from '#domain/settings/app-icon.ts'
import { findOperatorName } from '#domain/settings/operator-name.server.ts'
import { readLogo } from './logo.ts'
import { refusal } from '#web/refusals.ts'

const KEEP_A_DAY = { 'Cache-Control': 'public, max-age=86400', 'Content-Type': 'image/png' }

/** GET `/brand/icon-{side}.png`: what a phone that installs the site shows of it, of the operator's logo or else of their name. */
export function createAppIcons({ db, renditions, config }: Pick<Services, 'db' | 'renditions' | 'config'>): Hono {
  const app = new Hono()
  app.get('/brand/:file', async (c) => {
    const side = APP_ICON_SIDES.find((known) => c.req.param('file') === `icon-${known}.png`)
    if (!side) return c.json(...refusal('unknown-file'))
    const [logo, name] = [await readLogo({ db, renditions }), await findOperatorName(db)]
    const places = { storage: renditions.storage, projectDir: config.projectDir }
    const bytes = await readAppIcon(places, { side, initial: initialOf(name), logo })
    return c.body(new Uint8Array(bytes), 200, KEEP_A_DAY)
  })
  return app
}
