import { Hono } from 'hono'
import type { Db } from '#platform/db.server.ts'
import { findAttractionByUrl } from '#domain/catalogue/attractions.server.ts'
import { findCategoryByUrl } from '#domain/catalogue/categories.server.ts'
import { findCityByUrl } from '#domain/catalogue/cities.server.ts'
import { findPackageByUrl } from '#domain/catalogue/packages.server.ts'
import { findStateByUrl } from '#domain/catalogue/states.server.ts'
import type { Picture } from '#domain/media/picture.ts'
import { readShareCard } from '#domain/media/share-card.server.ts'
import type { Services } from '#domain/services.server.ts'
import { findOperatorName } from '#domain/settings/operator-name.server.ts'
import { onlyRead } from '#server/middleware/only-read.ts'
import { readLogo } from './logo.ts'
import { refusal } from '#web/refusals.ts'

type NamedPage = { name: string; summary: string; picture: Picture }

const FINDERS: Record<string, (db: Db, url: string) => Promise<NamedPage | undefined>> = {
  package: findPackage,
  state: findStateByUrl,
  city: findCityByUrl,
  attraction: findAttractionByUrl,
  category: findCategoryByUrl,
}
const FILE = /^([a-z0-9-]{1,120})\.jpg$/
const KEEP_A_DAY = { 'Cache-Control': 'public, max-age=86400', 'Content-Type': 'image/jpeg' }

/** GET `/share/{kind}/{url}.jpg`: the poster of a page with its name, as other sites show it when the page is shared. */
export function createShareCards({ db, renditions, config }: Pick<Services, 'db' | 'renditions' | 'config'>): Hono {
  const app = new Hono()
  app.get('/share/:kind/:file', async (c) => {
    const find = Object.hasOwn(FINDERS, c.req.param('kind')) ? FINDERS[c.req.param('kind')] : undefined
    const url = FILE.exec(c.req.param('file'))?.[1]
    const named = find && url ? await find(db, url) : undefined
    if (!named) return c.json(...refusal('unknown-page'))
    const card = {
      pictureId: named.picture.id,
      title: named.name,
      line: named.summary,
      siteName: await findOperatorName(db),
      logo: await readLogo({ db, renditions }),
    }
    const bytes = await readShareCard({ db, renditions, projectDir: config.projectDir }, card)
    return bytes
      ? c.body(new Uint8Array(bytes), 200, KEEP_A_DAY)
      : c.redirect(`/media/${named.picture.id}/1120.jpg`, 302)
  })
  onlyRead(app)
  return app
}

async function findPackage(db: Db, url: string): Promise<NamedPage | undefined> {
  const found = await findPackageByUrl(db, url)
  const picture = found?.pictures[0]
  return found && picture ? { name: found.name, summary: found.summary, picture } : undefined
}
