import { Hono } from 'hono'
import { readAppIcon } from '#domain/media/app-icon.server.ts'
import type { Services } from '#domain/services.server.ts'
import { APP_ICON_SIDES, initialOf } from '#domain/settings/app-icon.ts'
import { findOperatorName } from '#domain/settings/operator-name.server.ts'
import { onlyRead } from '#server/middleware/only-read.ts'
import { readLogo } from './logo.ts'
import { refusal } from '#web/refusals.ts'

const KEEP_A_DAY = 'public, max-age=86400'

/** GET `/brand/icon-{side}.png`: what a phone that installs the site shows of it, of the operator's logo or else of their name; the house's own where it can be drawn of neither. */
export function createAppIcons({ db, renditions, config }: Pick<Services, 'db' | 'renditions' | 'config'>): Hono {
  const app = new Hono()
  app.get('/brand/:file', async (c) => {
    const side = APP_ICON_SIDES.find((known) => c.req.param('file') === `icon-${known}.png`)
    if (!side) return c.json(...refusal('unknown-file'))
    const [logo, name] = [await readLogo({ db, renditions }), await findOperatorName(db)]
    const initial = initialOf(name)
    if (!logo && !initial) return c.redirect(`/icons/icon-${side}.png`)
    const places = { storage: renditions.storage, projectDir: config.projectDir }
    const bytes = await readAppIcon(places, { side, initial, logo })
    // A logo that could not be made just now stands at this address a moment later.
    const isWhatItSays = c.req.query('v') === (logo?.id ?? initial)
    c.header('Cache-Control', isWhatItSays ? KEEP_A_DAY : 'no-store')
    return c.body(new Uint8Array(bytes), 200, { 'Content-Type': 'image/png' })
  })
  onlyRead(app)
  return app
}
